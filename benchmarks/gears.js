// Simulations over some positions, as bots search; how many there were.
export function run(gear, { desks, simulations, times }) {
  for (let number = 0; number < times; number++)
    for (const { position, seat } of desks) {
      gear.lay(position, simulations, gear.layout.manner);
      gear.search(seat, 0, simulations, BigInt(number) << 32n);
    }
  return times * desks.length * simulations;
}
