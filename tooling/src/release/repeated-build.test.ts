import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { copyRepository } from '../copy/copy-repository';
import { buildPage } from './build-part';
import { pageRoot } from './page-root';

const root = resolve(import.meta.dirname, '../../..');

test('two places, clocks, languages and orders of files give the same bytes of page, which hold their own hash', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'besc-repeat-'));
  try {
    const other = pathToFileURL(join(import.meta.dirname, 'test/another-world.mjs')).href;
    const build = async (place: string, more: Record<string, string>) => {
      copyRepository(root, join(folder, place));
      return await buildPage(join(folder, place), more);
    };
    const [first, second] = await Promise.all([
      build('a', {}),
      build('another place/b', { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', NODE_OPTIONS: `--import ${other}` }),
    ]);
    expect(second.files).toEqual(first.files);
    expect(Object.keys(first.files).length).toBeGreaterThan(100);
    const told: unknown = JSON.parse(readFileSync(join(second.folder, 'build.json'), 'utf8'));
    expect(told).toEqual({ root: pageRoot(first.files) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
