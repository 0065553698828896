import { type EarnedFees, earnedFees } from '@besc/domain/liquidity/earned-fees';
import type { PositionRecord } from '@besc/domain/liquidity/position-record';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from 'viem';
import { ReadError } from '../shared/errors/read-error';
import type { ChainAt } from '../shared/replay/chain-at';
import { readSuppliedPairs } from './read-supplied-pairs';

/** The fees of a position by its record and the pair as of the chain's block. Rejects with ReadError where that is not told whole. */
export async function readEarnedFees(
  { reader, time }: ChainAt,
  place: {
    readonly factory: Address;
    readonly initCodeHash: Hex;
    readonly tokens: readonly [Address, Address];
    readonly record: PositionRecord;
  },
): Promise<EarnedFees | undefined> {
  const { record, tokens, ...exchange } = place;
  const { pairs } = await readSuppliedPairs({ reader, ...exchange, tokens: [tokens] });
  const [supplied] = pairs;
  if (supplied === undefined || supplied.kLast === undefined || supplied.isFeeOn === undefined) {
    throw new ReadError('READ_REVERTED', 'The pair does not tell all');
  }
  return earnedFees(record, supplied, time);
}
