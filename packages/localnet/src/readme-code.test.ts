import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** The TypeScript of a README's code blocks. */
const blocksOf = (folder: string) =>
  [...readFileSync(`${root}/${folder}/README.md`, 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code);

// Here, because two of them start chains.
test.each(['domain', 'localnet', 'sdk', 'wire'])('the code in the README of %s runs', async (name) => {
  const blocks = blocksOf(`packages/${name}`);
  expect(blocks).not.toEqual([]);
  // Where all packages are found, and where no saved chain counts it among its sources.
  const folder = `${root}/node_modules/.cache`;
  const file = `${folder}/readme-${name}.mts`;
  mkdirSync(folder, { recursive: true });
  // An idle connection to a stopped chain would hold the process for some seconds.
  writeFileSync(file, [...blocks, 'process.exit();'].join('\n'));
  try {
    const [code] = await once(spawn(`${root}/node_modules/.bin/tsx`, [file], { cwd: root, stdio: 'inherit' }), 'exit');
    expect(code).toBe(0);
  } finally {
    rmSync(file);
  }
});
