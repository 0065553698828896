import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnManaged } from '../managed-process';
import { repository, sourceFingerprint } from '../source-fingerprint';
import { waitForLock } from '../wait-for-lock';

/** The page could not be built; the message holds the end of what the build said. */
export class WebBuildError extends Error {
  readonly code = 'WEB_BUILD_FAILED';
  constructor(output: string) {
    super(`The page could not be built:\n${output.trim().split('\n').slice(-15).join('\n')}`);
    this.name = 'WebBuildError';
  }
}

/** Everything that ends up in the page. */
const sources = [
  'package-lock.json',
  'apps/web',
  'packages/ui',
  'packages/domain',
  'packages/sdk',
  'packages/wire',
  'packages/contracts/generated',
];

/** Folder of the built page. */
export const webFolder = join(repository, 'apps/web/dist');

const lockFolder = join(repository, '.localnet', 'build');

/** Builds the page when its sources have changed since the last build. True when it built. Throws WebBuildError. */
export async function buildWeb(): Promise<boolean> {
  await mkdir(lockFolder, { recursive: true });
  // Two stacks that start at once must not write into one folder: the second waits, and then finds the work done.
  const release = await waitForLock(join(lockFolder, 'lock.json'));
  try {
    const mark = join(webFolder, '.sources');
    const wanted = sourceFingerprint(sources);
    if (existsSync(join(webFolder, 'index.html')) && (await readText(mark)) === wanted) return false;
    await runBuild();
    await writeFile(mark, wanted);
    return true;
  } finally {
    await release();
  }
}

async function runBuild(): Promise<void> {
  const build = spawnManaged({
    command: 'npm',
    args: ['run', 'build', '--workspace', '@besc/web', '--loglevel=error'],
    cwd: repository,
    // The first to build, a test included, builds it for all.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-8000);
    });
  }
  if ((await build.exited) !== 0) throw new WebBuildError(output);
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}
