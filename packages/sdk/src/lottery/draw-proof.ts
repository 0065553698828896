import { numberBase } from '@besc/domain/lottery/ticket-numbers';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { encodeAbiParameters, keccak256, maxUint256 } from 'viem';
import { commitmentOf } from '../shared/writes/commitment-of';
import type { DrawRecord } from './read-draw';

/** What a draw is made from. */
export interface DrawInputs {
  readonly secret: Hex;
  readonly blockHash: Hex;
  readonly consumer: Address;
  readonly randomId: bigint;
}

/** What the computation of a draw comes to. */
export interface ComputedDraw {
  /** keccak256 of the secret, which must be the commitment. */
  readonly commitment: Hex;
  /** keccak256 of secret, block hash, consumer and number of the word. */
  readonly word: bigint;
  /** 10000 and the digits. */
  readonly number: number;
}

/** The draw as `CommitRandom` and `RandomRange` compute it, from its inputs alone. */
export function computeDraw({ secret, blockHash, consumer, randomId }: DrawInputs): ComputedDraw {
  const bytes = { type: 'bytes32' } as const;
  const number = { type: 'uint256' } as const;
  const packed = encodeAbiParameters(
    [bytes, bytes, { type: 'address' }, number],
    [secret, blockHash, consumer, randomId],
  );
  const word = BigInt(keccak256(packed));
  const limit = BigInt(numberBase);
  const end = maxUint256 - (maxUint256 % limit);
  let last = word;
  // It would make some numbers likelier.
  while (last >= end) last = BigInt(keccak256(encodeAbiParameters([number], [last])));
  return { commitment: commitmentOf(secret), word, number: numberBase + Number(last % limit) };
}

/** One thing that must hold for a draw to be fair. */
export type DrawCheck = 'committed-first' | 'secret' | 'block-after' | 'block-hash' | 'word' | 'number';

/** `unknown`: what it would be compared with cannot be had. */
export type CheckResult = 'right' | 'wrong' | 'unknown';

/** A recomputed draw, and what each comparison says. */
export interface DrawProof {
  readonly computed: ComputedDraw;
  readonly checks: readonly { readonly check: DrawCheck; readonly result: CheckResult }[];
  /** Nothing is wrong and nothing that decides is unknown. */
  readonly isRight: boolean;
}

/**
 * Recomputes a draw and compares it with what the chain says: the commitment stood before the first ticket was sold, the
 * secret is the one committed to, the block came after the sales, its hash is the chain's, and word and number come out the
 * same. Undefined before the secret is told. `finalNumber`: the round's, as the lottery says.
 */
export function drawProof(record: DrawRecord, finalNumber: number | undefined): DrawProof | undefined {
  const { secret, blockHash, consumer, randomId, requestedBlock, targetBlock } = record;
  if (secret === undefined || blockHash === undefined) return undefined;
  const computed = computeDraw({ secret, blockHash, consumer, randomId });
  const checks: DrawProof['checks'] = [
    { check: 'committed-first', result: resultOf(record.committedBlock <= record.openedBlock) },
    { check: 'secret', result: resultOf(computed.commitment === record.commitment) },
    {
      check: 'block-after',
      result: resultOf(requestedBlock !== undefined && targetBlock !== undefined && targetBlock > requestedBlock),
    },
    {
      check: 'block-hash',
      result: record.chainBlockHash === undefined ? 'unknown' : resultOf(record.chainBlockHash === blockHash),
    },
    { check: 'word', result: resultOf(computed.word === record.word) },
    { check: 'number', result: finalNumber === undefined ? 'unknown' : resultOf(computed.number === finalNumber) },
  ];
  return {
    computed,
    checks,
    isRight: checks.every(({ check, result }) => result === 'right' || isMinor(check, result)),
  };
}

/** Old nodes forget blocks; the source has kept the hash while it was known. */
function isMinor(check: DrawCheck, result: CheckResult): boolean {
  return check === 'block-hash' && result === 'unknown';
}

function resultOf(isRight: boolean): CheckResult {
  return isRight ? 'right' : 'wrong';
}
