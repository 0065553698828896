import { rootShape } from '@besc/domain/profile/profile-rows';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { pad, zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { rootVerdict } from './root-check';

const told = pad('0x1', { size: 32 });
const root = { ...zeroOf(rootShape), root: told, inputHash: zeroHash, hash: zeroHash, uri: '' };
const good = {
  root,
  tree: { root: told },
  claim: { countsFrom: 5, canClaim: true },
  hasTreeFailed: false,
  hasChainFailed: false,
};

test('a root is good when the list gives it and the chain has it', () => {
  expect(rootVerdict(good)).toEqual({ kind: 'good' });
  expect(rootVerdict({ ...good, tree: undefined })).toEqual({ kind: 'checking' });
  expect(rootVerdict({ ...good, claim: undefined })).toEqual({ kind: 'checking' });
});

test('a list that gives another root, a root that the chain does not have, and what cannot be read are told', () => {
  const other = rootVerdict({ ...good, tree: { root: pad('0x2', { size: 32 }) } });
  expect(other).toMatchObject({ kind: 'bad', why: { text: expect.stringContaining('another root') } });
  expect(rootVerdict({ ...good, tree: { root: undefined } })).toEqual(other);
  const struck = rootVerdict({ ...good, claim: { countsFrom: 0, canClaim: false } });
  expect(struck).toMatchObject({ kind: 'bad', why: { text: 'The chain does not have this root.' } });
  expect(rootVerdict({ ...good, tree: undefined, hasTreeFailed: true }).kind).toBe('bad');
  expect(rootVerdict({ ...good, claim: undefined, hasChainFailed: true }).kind).toBe('bad');
});
