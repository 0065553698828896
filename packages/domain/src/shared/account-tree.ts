import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import type { Address } from './address';
import type { Hex } from './hex';

/** A Merkle tree of accounts, each with a number, as our contracts read it. */
export interface AccountTree {
  /** Undefined when there is no account: nothing is published then. */
  readonly root: Hex | undefined;
  /** How many accounts there are. */
  readonly count: number;
  /** keccak256 of what stands for the accounts in the input, in the order of their leaves. */
  readonly inputHash: Hex;
  /** Undefined for an account that is not among them. */
  proofOf(account: Address): readonly Hex[] | undefined;
}

/** An account in a tree. */
export interface AccountLeaf {
  readonly account: Address;
  /** What the leaf says of it. */
  readonly number: bigint;
}

interface Leaf {
  readonly account: Address;
  readonly bytes: Uint8Array;
  readonly hash: Uint8Array;
}

/** So many hashes are a step: some milliseconds. */
const hashesOfStep = 400;

/**
 * The standard tree of OpenZeppelin over pairs of a uint256 and an address. Leaves are hashed twice and in the order of their
 * hashes; pairs are sorted. In the input an account is its 20 bytes after `numberBytes` of its number. The tree comes in steps of
 * some milliseconds: who has something else to do between them can. An account that comes twice counts once.
 */
export function* accountTreeSteps(leaves: Iterable<AccountLeaf>, numberBytes = 0): Generator<void, AccountTree> {
  const word = new Uint8Array(64);
  const number = new DataView(word.buffer);
  // By the first byte, so that no step sorts them all.
  const drawers = Array.from({ length: 256 }, (): Leaf[] => []);
  const seen = new Set<Address>();
  for (const leaf of leaves) {
    if (seen.has(leaf.account)) continue;
    seen.add(leaf.account);
    number.setBigUint64(24, leaf.number);
    word.set(hexToBytes(leaf.account.slice(2)), 44);
    const hash = keccak_256(keccak_256(word));
    const bytes = new Uint8Array(numberBytes + 20);
    bytes.set(word.subarray(32 - numberBytes, 32));
    bytes.set(word.subarray(44), numberBytes);
    drawers[hash[0] ?? 0]?.push({ account: leaf.account, bytes, hash });
    if ((2 * seen.size) % hashesOfStep === 0) yield;
  }
  const input = keccak_256.create();
  const places = new Map<Address, number>();
  const count = seen.size;
  const nodes = new Uint8Array(Math.max(0, 2 * count - 1) * 32);
  const nodeAt = (place: number) => nodes.subarray(place * 32, place * 32 + 32);
  let next = 2 * count - 2;
  for (const drawer of drawers) {
    for (const { account, bytes, hash } of drawer.sort((a, b) => order(a.hash, b.hash))) {
      input.update(bytes);
      nodeAt(next).set(hash);
      places.set(account, next);
      next -= 1;
    }
    yield;
  }
  for (let place = count - 2; place >= 0; place -= 1) {
    nodeAt(place).set(pairHash(nodeAt(2 * place + 1), nodeAt(2 * place + 2)));
    if (place % hashesOfStep === 0) yield;
  }
  return {
    root: count === 0 ? undefined : hexOf(nodeAt(0)),
    count,
    inputHash: hexOf(input.digest()),
    proofOf(account) {
      let place = places.get(account);
      if (place === undefined) return undefined;
      const proof: Hex[] = [];
      while (place > 0) {
        proof.push(hexOf(nodeAt(place % 2 === 0 ? place - 1 : place + 1)));
        place = (place - 1) >> 1;
      }
      return proof;
    },
  };
}

function pairHash(a: Uint8Array, b: Uint8Array): Uint8Array {
  const pair = new Uint8Array(64);
  const [first, second] = order(a, b) < 0 ? [a, b] : [b, a];
  pair.set(first);
  pair.set(second, 32);
  return keccak_256(pair);
}

function order(a: Uint8Array, b: Uint8Array): number {
  for (let at = 0; at < 32; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const hexOf = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`;
