import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { historyTreeOf } from '../../test/profile/history-tree-of';
import type { Address } from '../shared/address';
import { historyTreeSteps } from './history-tree';

const account = (number: number) => testAddress(`0x${bytesToHex(keccak_256(`${number}`)).slice(24)}`);
const accounts = (count: number) => Array.from({ length: count }, (_, number) => account(number));

/** As the contract has it, written another way. */
const hash = (text: string) => bytesToHex(keccak_256(hexToBytes(text)));
const leaf = (campaign: number, of: Address) =>
  hash(hash(campaign.toString(16).padStart(64, '0') + of.slice(2).padStart(64, '0')));
const walk = (proof: readonly string[], from: string) =>
  `0x${proof.reduce((node, other) => hash([node, other.slice(2)].sort().join('')), from)}`;

test('each account has a proof that leads to the root, and it fits no other account and no other campaign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 999_999_999 }), (count, campaign) => {
      const tree = historyTreeOf(campaign, accounts(count));
      expect(tree.count).toBe(count);
      for (const one of accounts(count)) {
        const proof = tree.proofOf(one) ?? [];
        expect(walk(proof, leaf(campaign, one))).toBe(tree.root);
        expect(walk(proof, leaf(campaign + 1, one))).not.toBe(tree.root);
        expect(walk(proof, leaf(campaign, account(count)))).not.toBe(tree.root);
      }
      expect(tree.proofOf(account(count))).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

test('the order of the accounts, and one that comes twice, change nothing', () => {
  const tree = historyTreeOf(7, accounts(21));
  const other = historyTreeOf(7, [...accounts(21).reverse(), account(3), account(3)]);
  expect([other.root, other.inputHash, other.count]).toEqual([tree.root, tree.inputHash, 21]);
  expect(historyTreeOf(7, accounts(20)).inputHash).not.toBe(tree.inputHash);
  expect(historyTreeOf(8, accounts(21)).root).not.toBe(tree.root);
});

test('no account is no root, and one account is its leaf with an empty proof', () => {
  expect(historyTreeOf(7, [])).toMatchObject({ root: undefined, count: 0 });
  const tree = historyTreeOf(7, [account(1)]);
  expect([tree.root, tree.proofOf(account(1))]).toEqual([`0x${leaf(7, account(1))}`, []]);
});

test('a hundred thousand accounts come in many steps, each a small part of the work', { timeout: 60_000 }, () => {
  const steps = historyTreeSteps(7, accounts(100_000));
  let count = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    count += 1;
    if (!step.done) continue;
    expect(step.value.count).toBe(100_000);
    expect(step.value.proofOf(account(99_999))).toHaveLength(17);
    break;
  }
  expect(count).toBeGreaterThan(1000);
});
