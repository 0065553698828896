import { expect, test } from 'vitest';
import { withKnownTexts } from './known-texts';

const place = (slug: string, language: string) => `apps/web/src/features/${slug}/messages/${language}.json`;

test('what another slug says already is said in its words, in each language', () => {
  const there: Record<string, string> = {
    [place('farms', 'de')]: '{ "Stake": "Einsatz", "Harvest": "Ernten" }',
    [place('farms', 'en')]: '{ "Stake": "Stake" }',
  };
  const made = { [place('tip-jar', 'de')]: '{ "Stake": "Stake", "Tip": "Tip" }', 'e2e/tip-jar.spec.ts': 'Stake' };
  const files = withKnownTexts(made, { existing: Object.keys(there), read: (file) => there[file] ?? '' });
  expect(JSON.parse(files[place('tip-jar', 'de')] ?? '')).toEqual({ Stake: 'Einsatz', Tip: 'Tip' });
  expect(files['e2e/tip-jar.spec.ts']).toBe('Stake');
});
