import { expect, test } from 'vitest';
import { fillIn } from './fill-in';
import { findMessage } from './find-message';
import { isRightToLeft } from './is-right-to-left';
import { languages } from './languages';
import { sayFrom } from './translator';

test.each([
  ['Swap %amount% %symbol%', { amount: '1.5', symbol: 'BESC' }, 'Swap 1.5 BESC'],
  ['5% of %amount%', { amount: 7 }, '5% of 7'],
  ['more than %slippage% of it', { slippage: '0.5%' }, 'more than 0.5% of it'],
  ['%a%%b%', { a: 1, b: 2 }, '12'],
  ['%unknown% stays', {}, '%unknown% stays'],
  ['%symbol%', { symbol: '%amount% <b>$&' }, '%amount% <b>$&'],
  ['%constructor%', {}, '%constructor%'],
])('%s is filled in once, exactly', (text, values, said) => {
  expect(fillIn(text, values)).toBe(said);
});

test.each([
  ['بدّل %amount% %symbol%', { amount: '1.5', symbol: 'BESC' }, 'بدّل 1.5 \u2068BESC\u2069'],
  ['أقل من %slippage%', { slippage: '0.5%' }, 'أقل من \u20680.5%\u2069'],
  ['الأثر %impact%', { impact: '<0.01%' }, 'الأثر \u2068<0.01%\u2069'],
  [
    'Swap %amount% %symbol% for %other%',
    { amount: 5, symbol: 'ريال', other: 'BESC' },
    'Swap 5 \u2068ريال\u2069 for BESC',
  ],
])('I18N-10 in %s a value keeps its own direction', (text, values, said) => {
  expect(fillIn(text, values)).toBe(said);
});

test.each([
  [0, 'صفر'],
  [1, 'واحد'],
  [2, 'اثنان'],
  [3, 'قليل'],
  [11, 'كثير'],
  [100, 'آخر'],
])('Arabic has six forms: %i', (count, said) => {
  const messages = {
    '%count% pending_zero': 'صفر',
    '%count% pending_one': 'واحد',
    '%count% pending_two': 'اثنان',
    '%count% pending_few': 'قليل',
    '%count% pending_many': 'كثير',
    '%count% pending_other': 'آخر',
  };
  expect(findMessage({ messages, locale: 'ar', message: { text: '%count% pending', values: { count } } })).toBe(said);
});

test('a missing or empty text falls back to English, key by key, with English’s own plural form', () => {
  const loaded = {
    en: { Close: 'Close', '%count% tokens_one': 'one token', '%count% tokens_other': '%count% tokens' },
    de: { Close: 'Schließen', Settings: '' },
  };
  expect(sayFrom(loaded, 'de', { text: 'Close' })).toBe('Schließen');
  expect(sayFrom(loaded, 'de', { text: 'Settings' })).toBe('Settings');
  expect(sayFrom(loaded, 'de', { text: '%count% tokens', values: { count: 1 } })).toBe('one token');
  expect(sayFrom(loaded, 'de', { text: '%count% tokens', values: { count: 4 } })).toBe('4 tokens');
  expect(sayFrom({}, 'fr', { text: '%count% tokens', values: { count: 4 } })).toBe('4 tokens');
});

test('SWAP-103 I18N-10 what stands inside a sentence is said in its language too, with its own values', () => {
  const loaded = {
    en: {},
    de: { 'Swap failed: %message%': 'Tausch fehlgeschlagen: %message%', 'Wait %count% s': 'Warte %count% s' },
  };
  const part = { text: 'Wait %count% s', values: { count: 3 } };
  const message = { text: 'Swap failed: %message%', parts: { message: part } };
  expect(sayFrom(loaded, 'de', message)).toBe('Tausch fehlgeschlagen: Warte 3 s');
  expect(sayFrom(loaded, 'en', message)).toBe('Swap failed: Wait 3 s');
});

test('a key called like an object member is only a key', () => {
  expect(sayFrom({ en: {} }, 'en', { text: 'constructor' })).toBe('constructor');
});

test('I18N-03 I18N-04 I18N-05 28 languages, both Portuguese and both Chinese, each a tag that Intl knows', () => {
  const codes = languages.map(({ code }) => code);
  expect(codes).toHaveLength(28);
  expect(new Set(codes).size).toBe(28);
  expect(codes).toEqual(expect.arrayContaining(['en', 'ar', 'pt-BR', 'pt-PT', 'zh-CN', 'zh-TW', 'fil', 'ta']));
  expect(codes[0]).toBe('en');
  expect(Intl.getCanonicalLocales(codes)).toEqual(codes);
});

test.each(['ar', 'ar-EG', 'he', 'fa', 'ur'])('%s is written from right to left', (code) => {
  expect(isRightToLeft(code)).toBe(true);
});

test('OPEN-48 of the offered languages only Arabic is, and one that merely begins alike is not', () => {
  expect(languages.filter(({ code }) => isRightToLeft(code)).map(({ code }) => code)).toEqual(['ar']);
  expect(isRightToLeft('hei')).toBe(false);
});

test('every language writes amounts with the same ten digits', () => {
  for (const { code } of languages) {
    const locale = `${code}-u-nu-latn`;
    const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1234567.5);
    expect(text.replace(/\P{Nd}/gu, ''), code).toBe('123456750');
    expect(new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).format(0), code).toMatch(/[0-9]/);
  }
});
