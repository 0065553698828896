import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SettingsError } from './settings';
import { parseSite } from './site';

const sample = () => JSON.parse(readFileSync(new URL('../../../../docs/samples/site.json', import.meta.url), 'utf8'));
const withExplorer = (explorerUrl: string) => {
  const site = sample();
  return { ...site, chain: { ...site.chain, explorerUrl } };
};

test('the sample is a site; a field that is not known is refused', () => {
  expect(parseSite(sample())).toMatchObject({ version: 1, chain: sample().chain });
  expect(() => parseSite({ ...sample(), colour: 'red' })).toThrow(SettingsError);
});

test('an explorer is what the page can put a path behind', () => {
  for (const url of ['', '/explorer', 'https://scan.example/besc/']) {
    expect(parseSite(withExplorer(url)).chain.explorerUrl).toBe(url);
  }
  for (const url of ['https://scan.example/?chain=besc', 'https://scan.example/#/besc']) {
    expect(() => parseSite(withExplorer(url))).toThrow(/chain\.explorerUrl.* must have no query and no fragment/);
  }
});
