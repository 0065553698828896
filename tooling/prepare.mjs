import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const noChromium =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.';

/** Root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Ends the process with one plain sentence. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Node 20.19 is the oldest version the tools run on. */
export function ensureNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Node ${version} is too old: install Node 20.19 or newer and run the command again.`);
  }
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex');
}

/** Installs exactly the locked packages when they are missing or the lock file has changed since the last time. */
export function ensureInstalled() {
  const mark = `${root}/node_modules/.installed-lock`;
  const wanted = lockHash();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing packages (once) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    stop(
      'The packages could not be installed: check the network or the npm registry setting and run the command again.',
    );
  }
  writeFileSync(mark, wanted);
}

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Path of the Chromium that drives the browser tests: the one that is named, else what Debian has. Its headless shell is
 * the same engine without a window around it, for three quarters of the time, and goes first.
 */
export function findChromium() {
  const places = [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place !== undefined && existsSync(place));
}

const patienceSeconds = 600;

/** apt-get, once any other run has ended: it waits by itself for the lock of the packages, not for that of the lists. */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const until = Date.now() + patienceSeconds * 1000;
  for (;;) {
    const wait = ['-o', `DPkg::Lock::Timeout=${patienceSeconds}`];
    const { stderr } = spawnSync('apt-get', [...wait, ...args], { env, encoding: 'utf8' });
    if (!/Could not get lock/.test(stderr ?? '') || Date.now() > until) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);
  }
}

/** The same; what is missing is installed where that is allowed. */
export function ensureChromium() {
  const found = findChromium();
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isWanted = found !== undefined && [shell, process.env.CHROMIUM_PATH].includes(found);
  if (isWanted || !mayInstall) return found ?? stop(noChromium);
  console.log('Installing Chromium (once) ...');
  apt('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    apt('install', '-y', '--no-install-recommends', name, 'fonts-noto-core');
    const now = findChromium();
    if (now !== undefined) return now;
  }
  return stop(noChromium);
}

/** Runs a TypeScript file of the repository with tsx and ends with its exit code. */
export function runTypeScript(file, args = [], env = {}) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `${root}/${file}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exit(status ?? 1);
}
