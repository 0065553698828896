import { expect, test } from 'vitest';
import { textsIn } from './texts-in';

const english = { Close: 'Close', '%count% left_one': '%count% is left', '%count% left_other': '%count% are left' };

test('what a language has not got begins as the English text, each plural in the forms of the language', () => {
  const known = { Close: 'Zamknij', '%count% left_one': '', '%count% left_many': 'zostało %count%', Old: 'stary' };
  expect(textsIn('pl', english, known)).toEqual({
    Close: 'Zamknij',
    '%count% left_one': '%count% is left',
    '%count% left_few': '%count% are left',
    '%count% left_many': 'zostało %count%',
    '%count% left_other': '%count% are left',
  });
  expect(textsIn('ja', english, {})).toEqual({ Close: 'Close', '%count% left_other': '%count% are left' });
});

test('English is as it is, and what ends like a form without being one is a text', () => {
  const texts = { ...english, 'A list_one': 'A list' };
  expect(textsIn('en', texts, texts)).toEqual(texts);
  expect(textsIn('de', texts, {})).toEqual(texts);
});
