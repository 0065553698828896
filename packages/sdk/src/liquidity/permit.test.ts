import { expect, test } from 'vitest';
import { parsePermitSignature } from './permit';

test('OPEN-13 a signature that is none', () => {
  for (const text of [undefined, '', '0x', `0x${'11'.repeat(64)}`, 7]) {
    expect(parsePermitSignature(text)).toBeUndefined();
  }
  const body = `0x${'11'.repeat(32)}${'22'.repeat(32)}`;
  const parts = { r: `0x${'11'.repeat(32)}`, s: `0x${'22'.repeat(32)}` };
  for (const [end, v] of [
    ['00', 27],
    ['01', 28],
    ['1b', 27],
    ['1c', 28],
  ]) {
    expect(parsePermitSignature(`${body}${end}`)).toEqual({ ...parts, v });
  }
  for (const end of ['02', '1d', 'ff']) expect(parsePermitSignature(`${body}${end}`)).toBeUndefined();
});
