import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Release } from './read-release';
import { ReleaseError } from './release-error';

/** What of the contracts on a chain is not what the sources make: the audit of their package, of the code alone. */
export async function compareChain(
  release: Pick<Release, 'siteFile'>,
  sources: string,
  rpc: string | undefined,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'besc-chain-'));
  try {
    const files: string[] = [];
    for (const name of ['plan.json', 'deployment.json']) {
      const content = await release.siteFile(name);
      if (content === undefined) throw new ReleaseError(`The release has no ${name}, so it names no contracts.`);
      files.push(join(folder, name));
      writeFileSync(join(folder, name), content);
    }
    const words = ['--import', 'tsx', 'deploy/run-audit.ts', ...files, ...(rpc === undefined ? [] : [rpc]), '--code'];
    const cwd = join(sources, 'packages/contracts');
    const child = spawn(process.execPath, words, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const told = await text(child.stderr);
    if ((await ended) === 0) return [];
    return told
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.trim());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
