import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashFolder } from './hash-folder';
import { ReleaseError } from './release-error';
import type { FileHashes } from './root-of';

/** What was built: where it lies, its files, and the addresses on IPFS of what goes there. */
export interface BuiltPart {
  readonly folder: string;
  readonly files: FileHashes;
  readonly cids: Readonly<Record<string, string>>;
}

/** What of the surroundings a build may see: `more` is for tests. */
function surroundings(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot, TZ: 'UTC', LC_ALL: 'C', ...more };
}

/** The page of a copy of the sources. */
export async function buildPage(copy: string, more: Readonly<Record<string, string>> = {}): Promise<BuiltPart> {
  await run(join(copy, 'apps/web'), [join(copy, 'node_modules/vite/bin/vite.js'), 'build'], more);
  return partOf(join(copy, 'apps/web/dist'));
}

/** The contracts: all are compiled, and what is kept of them in the copy must be what comes out. */
export async function buildContracts(copy: string): Promise<BuiltPart> {
  const words = ['--import', 'tsx', 'tools/generate.ts', '--check', '--compile'];
  await run(join(copy, 'packages/contracts'), words, {});
  return partOf(join(copy, 'packages/contracts/generated'));
}

/** Art and metadata of the collections, as IPFS takes them. */
export async function buildArchives(copy: string): Promise<BuiltPart> {
  const folder = join(copy, 'archives');
  mkdirSync(folder);
  const words = ['--import', 'tsx', 'src/nfts/archive/write-archive.ts', 'all', folder];
  const told = await run(join(copy, 'apps/api'), words, {});
  const cids = [...told.matchAll(/portraits of (\w+) in .*\nCID (\w+)/g)].map(([, name = '', cid = '']) => [name, cid]);
  return { ...(await partOf(folder)), cids: Object.fromEntries(cids) };
}

async function partOf(folder: string): Promise<BuiltPart> {
  return { folder, files: await hashFolder(folder), cids: {} };
}

/** Runs a program of the copy and gives what it prints. Rejects with ReleaseError when it fails. */
function run(cwd: string, words: readonly string[], more: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd, env: surroundings(more), stdio: ['ignore', 'pipe', 'pipe'] });
    let told = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (told += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(told);
      else reject(new ReleaseError(`A clean build failed:\n${told.slice(-2000)}`));
    });
  });
}
