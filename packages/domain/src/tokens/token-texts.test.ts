import { expect, test } from 'vitest';
import { displaySymbol } from './display-symbol';
import { tokenTexts } from './token-texts';

test('TOKEN-31 TOKEN-32 fall back to UNKNOWN and Unknown Token', () => {
  expect(tokenTexts({ symbol: undefined, name: undefined })).toEqual({ symbol: 'UNKNOWN', name: 'Unknown Token' });
  expect(tokenTexts({ symbol: ' \u0000', name: '\u202e' })).toEqual({ symbol: 'UNKNOWN', name: 'Unknown Token' });
  const hostile = tokenTexts({ symbol: 'M\u202eONEY\u200b', name: 'x'.repeat(1_000_000) });
  expect(hostile.symbol).toBe('MONEY');
  expect(hostile.name.length).toBe(128);
});

test('what is cleaned away takes no place of what is read', () => {
  expect(tokenTexts({ symbol: `${' '.repeat(1000)}ABC`, name: `${'\u200b'.repeat(5000)}A Name` })).toEqual({
    symbol: 'ABC',
    name: 'A Name',
  });
  const signs = tokenTexts({ symbol: '\u{1F98A}'.repeat(6000), name: `${'y'.repeat(127)} z` });
  expect([...signs.symbol]).toEqual(Array(64).fill('\u{1F98A}'));
  expect(signs.name).toBe('y'.repeat(127));
});

test('TOKEN-29 a symbol that is too long to keep is shown with its own end', () => {
  for (const middle of [51, 54, 90, 9_000]) {
    const { symbol } = tokenTexts({ symbol: `AAAA${'B'.repeat(middle)} VWXYZ`, name: undefined });
    expect([...symbol].length).toBeLessThanOrEqual(64);
    expect(displaySymbol(symbol)).toBe('AAAA…VWXYZ');
    expect(tokenTexts({ symbol, name: undefined }).symbol).toBe(symbol);
  }
  const spaced = tokenTexts({ symbol: `${'A'.repeat(58)} ${'B'.repeat(90)} END!`, name: undefined });
  expect(spaced.symbol).toBe(`${'A'.repeat(58)} END!`);
});
