import { expect, test } from 'vitest';
import { csvText } from './csv-text';

test('each row ends its line, and what would break a cell is in quotes', () => {
  expect(
    csvText([
      ['Date', 'A, "B"'],
      ['two\nlines', ''],
    ]),
  ).toBe('Date,"A, ""B"""\r\n"two\nlines",\r\n');
});

test.each(['=1+1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '－1', '-', '-1e9'])(
  'a spreadsheet does not compute %j',
  (cell) => {
    const text = csvText([[cell]]);
    expect(text.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test.each([
  ['A;=1+1', `"A;'=1+1"`],
  ['A; =1', `"A;' =1"`],
  ['A\t@SUM(A1)', `"A\t'@SUM(A1)"`],
  ['A\n-1', `"A\n'-1"`],
  ['A\r\n+1', `"A\r\n'+1"`],
  ['A;"=1"', `"A;'""=1"""`],
  ['A;=1;＝2', `"A;'=1;'＝2"`],
  ['\t=1', `"'\t'=1"`],
])('%j is not computed where something else separates cells', (cell, text) => {
  expect(csvText([[cell]])).toBe(`${text}\r\n`);
});

test.each(['A;B', 'A;1', 'two\tcells'])('%j is one cell', (cell) => {
  expect(csvText([[cell]])).toBe(`"${cell}"\r\n`);
});

test.each(['-1.5', '0', '1234567890.000000000000000001', '2026-11-23', 'MONEY-WBESC LP'])(
  '%s stays as it is',
  (cell) => {
    expect(csvText([[cell]])).toBe(`${cell}\r\n`);
  },
);
