import { expect, test } from 'vitest';
import { hasAtomicBatch } from './batch-support';

const supported = { atomic: { status: 'supported' } };

test('a wallet says of one chain whether it carries out several calls as one, or of all of them', () => {
  expect(hasAtomicBatch({ '0x944': supported }, 2372)).toBe(true);
  expect(hasAtomicBatch({ '0x0944': { atomic: { status: 'ready' } } }, 2372)).toBe(true);
  expect(hasAtomicBatch({ '0x0': supported }, 2372)).toBe(true);
  expect(hasAtomicBatch({ '0x0': supported, '0x944': { atomic: { status: 'unsupported' } } }, 2372)).toBe(false);
  expect(hasAtomicBatch({ '0x1': supported }, 2372)).toBe(false);
  for (const answer of [undefined, null, [], {}, 'yes']) expect(hasAtomicBatch(answer, 2372)).toBe(false);
});

test('what a wallet says of another chain in a form of its own does not count against this one', () => {
  const others = { '0x1': null, '0xa': { atomic: true }, '0x89': { atomicBatch: { supported: true } } };
  expect(hasAtomicBatch({ ...others, '0x944': supported }, 2372)).toBe(true);
  expect(hasAtomicBatch(others, 10)).toBe(false);
});
