// All that play a show: the director, the acts of every game, and what the audience can do.
import "./flights.js";
import "./lights.js";
import "./numbers.js";
import "./tracks.js";
import "./house.js";

export { director } from "./director.js";
