import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import type { AccountTree } from '../shared/account-tree';
import { emptyResultRoot, resultTreeSteps } from './result-tree';
import type { Tier } from './tiers';

const account = (number: number) => testAddress(`0x${bytesToHex(keccak_256(`${number}`)).slice(24)}`);
const hash = (text: string) => bytesToHex(keccak_256(hexToBytes(text)));

function treeOf(competitionId: number, list: readonly (readonly [number, Tier])[]): AccountTree {
  const steps = resultTreeSteps(
    competitionId,
    list.map(([number, tier]) => ({ account: account(number), tier })),
  );
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

test('a proof leads to the root for the account, its tier and its competition alone', () => {
  const tree = treeOf(3, [
    [1, 'gold'],
    [2, 'silver'],
    [3, 'teal'],
  ]);
  const leaf = (competition: number, tier: number, of: number) =>
    hash(hash(((competition << 8) | tier).toString(16).padStart(64, '0') + account(of).slice(2).padStart(64, '0')));
  const walk = (proof: readonly string[], from: string) =>
    `0x${proof.reduce((node, other) => hash([node, other.slice(2)].sort().join('')), from)}`;
  const proof = tree.proofOf(account(2)) ?? [];
  expect(walk(proof, leaf(3, 3, 2).toLowerCase())).toBe(tree.root);
  for (const other of [leaf(3, 4, 2), leaf(4, 3, 2), leaf(3, 3, 1)]) expect(walk(proof, other)).not.toBe(tree.root);
  expect(tree.proofOf(account(4))).toBeUndefined();
});

test('another tier is another input', () => {
  expect(treeOf(1, [[1, 'gold']]).inputHash).not.toBe(treeOf(1, [[1, 'silver']]).inputHash);
});

test('COMP-13 a competition without trades has a root of its own, to which no proof leads', () => {
  const tree = treeOf(1, []);
  expect(tree).toMatchObject({ root: emptyResultRoot, count: 0 });
  expect(emptyResultRoot).toBe('0x810789c8f6692824116092dd5da6b7ff9cd0c9faa4fb14b8eaae84a5fcce5305');
  expect(tree.proofOf(account(1))).toBeUndefined();
});
