# Two commands on a fresh machine: `make play` and `make test`.

SHELL := /bin/bash
PY := .venv/bin/python
export PATH := $(CURDIR)/.venv/bin:$(PATH)
# the tests start a few hundred processes: what one of them has compiled, the others find
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play site test programs rules test-house test-browser check lint venv bench gpu-check ray-check wasm-check site-check soak lock clean

play: .venv/ready          ## install everything and play in the browser
	spectacula

site: .venv/ready-test node_modules/ready ## the whole house as files for any web server, in site/
	spectacula site site

venv: .venv/ready          ## the package and its command in .venv

.venv/ready: requirements/run.lock pyproject.toml
	scripts/venv.sh requirements/run.lock
	@touch $@

.venv/ready-test: .venv/ready requirements/test.lock
	scripts/venv.sh requirements/test.lock
	@touch $@

node_modules/ready: .venv/ready-test package-lock.json
	npm ci --silent --no-audit --no-fund
	@touch $@

test: .venv/ready          ## everything CI runs: style, types, all tests, all gears, browser
	$(MAKE) --no-print-directory -j 3 programs rules lint
	$(MAKE) --no-print-directory test-house test-browser

programs:                  # that tests start; Debian brings them
	scripts/chromium.sh
	scripts/postgres.sh install
	scripts/valkey.sh install
	scripts/proxy.sh caddy >/dev/null
	scripts/proxy.sh nginx >/dev/null
	scripts/systemd.sh

rules: .venv/ready         # compiled for all tests; from src, as the environment is being completed meanwhile
	PYTHONPATH=src $(PY) scripts/warm.py

test-house: node_modules/ready   # all but the browser
	$(PY) -m pytest -n 3 --dist worksteal -p no:playwright --ignore tests/browser

test-browser: node_modules/ready # apart, for the browser's driver keeps an event loop of its own
	$(PY) -m pytest -n 3 --dist worksteal tests/browser

check: .venv/ready-test    ## while you work: style, types, rules; under a minute
	$(MAKE) --no-print-directory lint
	$(PY) -m pytest -n 2 tests/engine tests/games -k "not compiled and not rollout"

lint: .venv/ready-test node_modules/ready
	ruff format --check src tests benchmarks scripts
	ruff check src tests benchmarks scripts
	mypy
	node_modules/.bin/biome check
	djhtml --check --tabwidth 2 src/spectacula/web
	djlint --lint --quiet src/spectacula/web

bench: .venv/ready-test node_modules/ready requirements/bench.lock   ## side by side with peers and in all gears, one run
	scripts/venv.sh requirements/bench.lock
	scripts/chromium.sh
	spectacula bench
	$(PY) -m benchmarks.gears
	$(PY) benchmarks/house.py
	$(PY) -m benchmarks.show
	$(PY) -m benchmarks.site

gpu-check: .venv/ready requirements/gpu.lock ## compile every game's rules and nets for CUDA, without a GPU
	scripts/venv.sh requirements/gpu.lock
	$(PY) -m spectacula.lab.gpu

wasm-check: .venv/ready-test ## as WebAssembly in Node and in Chromium: thousands of games of every variant, 100,000 looks of every net
	scripts/chromium.sh
	$(PY) -m tests.wasm.check

site-check: .venv/ready-test node_modules/ready ## the house in a tab: whole games of all three, the coach, mishaps
	scripts/chromium.sh
	$(PY) -m pytest tests/browser/test_site.py tests/browser/site_check.py

.venv-ray/ready: requirements/ray-test.lock pyproject.toml
	scripts/venv.sh requirements/ray-test.lock .venv-ray
	@touch $@

.venv-lab/ready: requirements/train-test.lock pyproject.toml
	scripts/venv.sh requirements/train-test.lock .venv-lab
	@touch $@

soak: .venv/ready-test     ## five minutes of a large house while its parts are killed in turn
	scripts/postgres.sh install
	scripts/valkey.sh install
	scripts/proxy.sh caddy >/dev/null
	$(PY) -m tests.server.soak

lab-check: .venv-lab/ready ## TorchRL, RLlib, Stable-Baselines3 and our own training learn the games: 6 GB, in an environment of its own
	.venv-lab/bin/python -m pytest tests/lab/test_torchrl.py tests/lab/test_rllib.py tests/lab/test_stable_baselines3.py \
		tests/lab/test_learning.py tests/lab/test_teaching.py tests/lab/test_examples.py

ray-check: .venv-ray/ready ## the arena and simulations on a real Ray, a worker and a node of which are lost: 750 MB, in an environment of its own
	.venv-ray/bin/python -m pytest tests/lab/test_ray.py

lock:                      ## pin all dependencies anew
	scripts/lock.sh

clean:
	rm -rf .venv .venv-lab .venv-ray node_modules .mypy_cache .ruff_cache .pytest_cache
