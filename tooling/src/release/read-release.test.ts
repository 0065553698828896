import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { manifestText } from './manifest';
import { readRelease } from './read-release';
import { signText } from './signature';

const folder = mkdtempSync(join(tmpdir(), 'besc-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sum = (text: string) => createHash('sha256').update(text).digest('hex');
const newKey = () =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
const key = newKey();
const site = { 'plan.json': sum('{}') };
const parts = { page: { 'index.html': sum('page') }, contracts: {}, archives: {}, site };
const text = manifestText('a'.repeat(40), parts, { bunnies: 'bafy' });
const place = join(folder, 'release.json');

function write(manifest: string, signed = signText(manifest, key.privateKey)): void {
  mkdirSync(join(folder, 'site'), { recursive: true });
  writeFileSync(place, manifest);
  writeFileSync(`${place}.sig`, signed.signature);
  writeFileSync(join(folder, 'release.pub.pem'), signed.publicKey);
  writeFileSync(join(folder, 'site/plan.json'), '{}');
}

beforeEach(() => write(text));

test('a release is read with its signer, whom a key of one’s own confirms', async () => {
  const { manifest, signer, siteFile } = await readRelease(place, key.publicKey);
  expect(manifest.parts).toEqual(parts);
  expect(signer).toMatch(/^SHA256:[0-9a-f]{64}$/);
  expect(await siteFile('plan.json')).toBe('{}');
  expect(await siteFile('settings.json')).toBeUndefined();
  expect((await readRelease(folder, key.publicKey)).manifest).toEqual(manifest);
});

test.each([
  [
    'a hash',
    text.replace(sum('page'), sum('bad')),
    'The manifest was tampered with: its root is not that of its files.',
  ],
  ['the commit', text.replace('a'.repeat(40), 'b'.repeat(40)), 'The signature is not one of this manifest'],
  ['a path', text.replace('index.html', '../index.html'), 'This is no manifest of a release: parts.page'],
  ['the form', text.slice(1), 'it is not JSON'],
])('a manifest with %s changed is refused', async (_what, changed, problem) => {
  write(changed, signText(text, key.privateKey));
  await expect(readRelease(place)).rejects.toThrow(problem);
});

test('a manifest of another version is refused, however it is signed', async () => {
  write(text.replace('"version": 1', '"version": 2'));
  await expect(readRelease(place)).rejects.toThrow(
    'The manifest is of version 2, and these sources read version 1: take the sources of the release.',
  );
});

test('another key, a key of another kind and no key are refused', async () => {
  write(text, { ...signText(text, newKey().privateKey), publicKey: key.publicKey });
  await expect(readRelease(place)).rejects.toThrow('The signature is not one of this manifest');
  write(text, signText(text, newKey().privateKey));
  await expect(readRelease(place, key.publicKey)).rejects.toThrow('signed with another key than yours');
  await expect(readRelease(place, 'key')).rejects.toThrow('The key is no key in PEM.');
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  expect(() => signText(text, privateKey)).toThrow('The key is not of the kind Ed25519.');
});

test('a file beside the manifest is what was signed, and all of them are there', async () => {
  writeFileSync(join(folder, 'site/plan.json'), '{"chain":1}');
  await expect((await readRelease(place)).siteFile('plan.json')).rejects.toThrow(
    'site/plan.json beside the manifest was',
  );
  rmSync(`${place}.sig`);
  await expect(readRelease(place)).rejects.toThrow('release.json.sig cannot be read.');
  await expect(readRelease('http://127.0.0.1:9/release.json')).rejects.toThrow('does not answer');
});
