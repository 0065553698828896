import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSettings } from '@besc/wire/settings/settings';
import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import { headerFiles } from '../csp/header-files';
import { securityHeaders } from '../csp/headers';
import { siteFiles } from './site-files';

const sample = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../docs/samples/${name}`, import.meta.url)), 'utf8');
const files = () => siteFiles(JSON.parse(sample('deployment.json')), JSON.parse(sample('site.json')));

test('the samples for operators are what the command writes', () => {
  for (const [name, text] of Object.entries(files())) expect(sample(name), `docs/samples/${name}`).toBe(text);
});

test('every header is in every form, word for word', () => {
  const settings = parseSettings(JSON.parse(files()['settings.json'] ?? ''));
  expect(settings.chain.local).toBe(false);
  for (const [name, value] of Object.entries(securityHeaders(settings))) {
    expect(files()['headers.nginx.conf']).toContain(`\nadd_header ${name} "${value}" always;\n`);
    expect(files()['headers.caddy']).toContain(`\n\t${name} "${value}"\n`);
    expect(JSON.parse(files()['headers.json'] ?? '')[name]).toBe(value);
  }
});

test('no place of the settings can end a value or begin a variable of the server', () => {
  const settings = makeSettings();
  const hostile = 'https://evil.example/";add_header x "$host{env.HOME}';
  const written = headerFiles({ ...settings, index: { url: hostile }, api: { url: hostile } });
  expect(written['headers.nginx.conf']).not.toMatch(/add_header x|\$|\{/);
  expect(written['headers.caddy']?.match(/[{}$]/g)).toEqual(['{', '}']);
});

test('a field that is not known is refused by name', () => {
  const site = { ...JSON.parse(sample('site.json')), local: true };
  expect(() => siteFiles(JSON.parse(sample('deployment.json')), site)).toThrow('property');
});
