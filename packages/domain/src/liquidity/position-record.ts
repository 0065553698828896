import { max, maxUint256, min, mulDivUp } from '../shared/math';
import { type Row, zeroOf } from '../shared/row-shape';
import { positionRecordShape } from './liquidity-rows';
import { oneX128, pairGrowthX128, type SharedReserves } from './pair-growth';

export type PositionRecord = Row<typeof positionRecordShape>;

export const noPositionRecord: PositionRecord = zeroOf(positionRecordShape);

/** Liquidity that was added, or taken out: the LP, and the tokens for it. */
interface Moved extends SharedReserves {
  readonly liquidity: bigint;
  readonly amount0: bigint;
  readonly amount1: bigint;
}

/** Of LP that left what had been added and not received, and its part of the basis. */
export interface LeftLiquidity {
  readonly liquidity: bigint;
  readonly known: bigint;
  readonly basis: bigint;
}

/** The record after liquidity was added. Reserves and supply are those after it. */
export function recordAfterAdd(record: PositionRecord, added: Moved, seconds: number): PositionRecord {
  const before = recordAt(record, seconds);
  return {
    ...before,
    liquidity: before.liquidity + added.liquidity,
    basis: before.basis + added.liquidity * pairGrowthX128(added),
    kept0: before.kept0 + added.amount0,
    kept1: before.kept1 + added.amount1,
    since: before.since === 0 ? seconds : before.since,
  };
}

/** The record after LP came by transfer. */
export function recordAfterReceipt(record: PositionRecord, liquidity: bigint, seconds: number): PositionRecord {
  const before = recordAt(record, seconds);
  return { ...before, liquidity: before.liquidity + liquidity, received: before.received + liquidity };
}

/**
 * The record after LP left, each part of it alike, and what left with it; nothing is said of LP that was the last. What stays is
 * rounded up, so that no fee is told that was not earned.
 */
export function recordAfterLeaving(
  record: PositionRecord,
  liquidity: bigint,
  seconds: number,
): { record: PositionRecord; left: LeftLiquidity | undefined } {
  const leaves = min(liquidity, record.liquidity);
  if (leaves === record.liquidity) return { record: { ...noPositionRecord, updatedAt: seconds }, left: undefined };
  const before = recordAt(record, seconds);
  const part = (value: bigint) => (value * leaves) / before.liquidity;
  const [received, basis] = [part(before.received), part(before.basis)];
  const after = {
    ...before,
    liquidity: before.liquidity - leaves,
    received: before.received - received,
    sent: before.sent + leaves,
    basis: before.basis - basis,
    kept0: before.kept0 - part(before.kept0),
    kept1: before.kept1 - part(before.kept1),
  };
  return { record: after, left: { liquidity: leaves, known: leaves - received, basis } };
}

/** The record after LP that had left was taken out of the pair. Reserves and supply are those before it. */
export function recordAfterRemoval(record: PositionRecord, left: LeftLiquidity, removed: Moved): PositionRecord {
  const now = left.known * pairGrowthX128(removed);
  const ofKnown = (amount: bigint) => (amount * left.known) / removed.liquidity;
  return {
    ...record,
    sent: max(record.sent - left.liquidity, 0n),
    paid0: record.paid0 + grownPart(ofKnown(removed.amount0), left.basis, now),
    paid1: record.paid1 + grownPart(ofKnown(removed.amount1), left.basis, now),
    grown: min(record.grown + max(now - left.basis, 0n), maxUint256),
  };
}

/** Of an amount what would not be there, had sqrt(k) stayed at its basis; rounded down. */
export function grownPart(amount: bigint, basis: bigint, now: bigint): bigint {
  return basis >= now ? 0n : amount - mulDivUp(amount, basis, now);
}

/** The record with the time until now in it. */
function recordAt(record: PositionRecord, seconds: number): PositionRecord {
  return { ...record, lent: lentUntil(record, seconds), updatedAt: seconds };
}

/** `lent` until a time. */
export function lentUntil({ lent, basis, updatedAt }: PositionRecord, seconds: number): bigint {
  return lent + (basis / oneX128) * BigInt(Math.max(0, seconds - updatedAt));
}
