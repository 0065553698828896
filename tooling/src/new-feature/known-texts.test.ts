import { expect, test } from 'vitest';
import { withLanguages } from './known-texts';

const place = (slug: string, language: string) => `apps/web/src/features/${slug}/messages/${language}.json`;

test('English texts are written in every language of the page, and what another slug says already is said in its words', () => {
  const there: Record<string, string> = {
    [place('farms', 'de')]: '{ "Stake": "Einsatz", "Harvest": "Ernten" }',
    [place('farms', 'en')]: '{ "Stake": "Stake" }',
    [place('pools', 'pt-BR')]: '{}',
  };
  const made = { [place('tip-jar', 'en')]: '{ "Stake": "Stake", "Tip": "Tip" }', 'e2e/tip-jar.spec.ts': 'Stake' };
  const files = withLanguages(made, { existing: Object.keys(there), read: (file) => there[file] ?? '' });
  expect(Object.keys(files).toSorted()).toEqual(
    ['de', 'en', 'pt-BR'].map((language) => place('tip-jar', language)).concat('e2e/tip-jar.spec.ts'),
  );
  expect(JSON.parse(files[place('tip-jar', 'de')] ?? '')).toEqual({ Stake: 'Einsatz', Tip: 'Tip' });
  expect(JSON.parse(files[place('tip-jar', 'pt-BR')] ?? '')).toEqual({ Stake: 'Stake', Tip: 'Tip' });
  expect(files['e2e/tip-jar.spec.ts']).toBe('Stake');
});
