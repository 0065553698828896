import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

/** Path of a Chromium the browser tests can drive; installs Debian's when it is missing and that is allowed. */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && existsSync(named)) return named;
  const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = () => places.find((place) => existsSync(place));
  if (found() !== undefined) return found();
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (once) ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      execFileSync('apt-get', ['update'], { stdio: 'ignore', env });
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core'], {
        stdio: 'ignore',
        env,
      });
    } catch {
      stop('Chromium could not be installed with apt-get: install it by hand or set CHROMIUM_PATH, then run again.');
    }
    if (found() !== undefined) return found();
  }
  return stop('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
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
