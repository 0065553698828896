import { expect, test } from 'vitest';
import { languageOffers } from './language-offers';
import { languages } from './languages';
import { offeredLanguage } from './offered-language';

test.each([
  [['de-AT', 'en'], 'de'],
  [['nb-NO', 'en-GB', 'de'], 'en'],
  [['pt'], 'pt-BR'],
  [['pt-BR'], 'pt-BR'],
  [['pt-AO'], 'pt-PT'],
  [['zh'], 'zh-CN'],
  [['zh-Hans-HK'], 'zh-TW'],
  [['zh-Hant'], 'zh-TW'],
  [['zh-SG'], 'zh-CN'],
  [['tl-PH'], 'fil'],
  [['fil'], 'fil'],
  [['in'], 'id'],
  [['FI-fi'], 'fi'],
  [['th', 'xx'], undefined],
  [[], undefined],
])('%j is offered %s', (wanted, code) => {
  expect(offeredLanguage(wanted)).toBe(code);
});

test('I18N-01 every language but English, which the page begins in, has words to offer itself', () => {
  expect(Object.keys(languageOffers).sort()).toEqual(
    languages
      .map(({ code }) => code)
      .filter((code) => code !== 'en')
      .sort(),
  );
});
