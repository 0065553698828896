import { expect, test } from 'vitest';
import { settledTexts } from './settled-texts';
import { textProblems } from './text-problems';

const file = 'dice/a.tsx';
const said = [
  { text: 'Close', file, isPlural: false },
  { text: 'Round', file, isPlural: false },
  { text: '%count% throws', file, isPlural: true },
];
const written = new Set([...said.map(({ text }) => text), 'Kind']);

test('a folder gets what it says in every language and loses unused texts, and nothing is left to complain of', () => {
  const messages = new Map([
    ['en', { Close: 'Close', Round: 'Round', Kind: 'Kind', Old: 'Old' }],
    ['de', { Close: 'Schließen', Round: 'Runde', Old: 'Alt' }],
    ['pl', {}],
  ]);
  // Close is in a shared folder, Round in another feature, Kind is said by way of a table.
  const settled = settledTexts({
    kept: { Kind: 'Kind', Old: 'Old' },
    said,
    near: new Set(['Close', 'Kind', 'Old']),
    written,
    messages,
  });
  const [one, other] = ['%count% throws_one', '%count% throws_other'];
  const english = { Kind: 'Kind', Round: 'Round', [one]: '%count% throws', [other]: '%count% throws' };
  expect(settled.get('en')).toEqual(english);
  expect(settled.get('de')).toEqual({ ...english, Round: 'Runde' });
  const forms = ['%count% throws_few', '%count% throws_many'];
  expect(settled.get('pl')).toEqual({
    ...english,
    ...Object.fromEntries(forms.map((form) => [form, '%count% throws'])),
  });
  const own = said.filter(({ text }) => text !== 'Close');
  expect(textProblems({ said: own, written, messages: settled })).toEqual([]);
});
