import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const web = resolve(import.meta.dirname, '..');
const page = readFileSync(`${web}/index.html`, 'utf8');
const manifestSchema = z.object({
  name: z.string(),
  start_url: z.literal('/'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.optional(z.string()) })),
});

/** Width and height of a PNG in pixels, from its header. */
function pngSize(path: string): string {
  const bytes = readFileSync(path);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('every picture the manifest names is there and as large as it says, one of them maskable', () => {
  const manifest = z.parse(manifestSchema, JSON.parse(readFileSync(`${web}/public/manifest.webmanifest`, 'utf8')));
  for (const { src, sizes, type } of manifest.icons) {
    if (type === 'image/png') expect(pngSize(`${web}/public${src}`), src).toBe(sizes);
    else expect(existsSync(`${web}/public${src}`), src).toBe(true);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

test('every file of ours that the page names is there', () => {
  const named = [...page.matchAll(/(?:href|src)="(\/[^"]+\.(?:svg|png|js|webmanifest))"/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(3);
  for (const path of named) expect(existsSync(`${web}/public${path}`), path).toBe(true);
  expect(existsSync(`${web}/public/robots.txt`)).toBe(true);
});

test('PLAT-03 I18N-01 the page starts in English, has a description, and nothing inline that the security policy refuses', () => {
  expect(page).toContain('<html lang="en" dir="ltr" translate="no">');
  expect(page).toMatch(/<meta name="description" content="[^"]+BESC[^"]*"/);
  expect(page).not.toMatch(/<script>|<style|\sstyle=|\son\w+=/);
});
