import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256Stream } from './sha256-stream';

test('texts one after the other have the hash of all of them together', () => {
  const stream = sha256Stream();
  for (const text of ['<svg>', '', 'é', '</svg>']) stream.add(text);
  expect(stream.digest()).toBe(`0x${createHash('sha256').update('<svg>é</svg>').digest('hex')}`);
});
