import { expect, test } from 'vitest';
import { tokenTexts } from './token-texts';

test('TOKEN-31 TOKEN-32 fall back to UNKNOWN and Unknown Token', () => {
  expect(tokenTexts({ symbol: undefined, name: undefined })).toEqual({ symbol: 'UNKNOWN', name: 'Unknown Token' });
  expect(tokenTexts({ symbol: ' \u0000', name: '\u202e' })).toEqual({ symbol: 'UNKNOWN', name: 'Unknown Token' });
  const hostile = tokenTexts({ symbol: 'M\u202eONEY\u200b', name: 'x'.repeat(1_000_000) });
  expect(hostile.symbol).toBe('MONEY');
  expect(hostile.name.length).toBe(128);
});
