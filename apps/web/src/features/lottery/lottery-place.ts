import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import type { Settings } from '@besc/wire/settings/settings';
import { deployedToken } from '../../blocks/chain/deployed-token';

/** Where the lottery stands, what it is paid in, and the block since which it and its numbers are there. */
export interface LotteryPlace {
  readonly game: Address;
  readonly money: Token;
  readonly fromBlock: bigint;
}

/** Undefined on a chain without a lottery. */
export function lotteryPlace(settings: Settings): LotteryPlace | undefined {
  const game = contractIfAny(settings, 'lottery', 'game');
  const source = contractIfAny(settings, 'random', 'source');
  if (game === undefined) return undefined;
  return {
    game: game.address,
    money: deployedToken(settings, 'money'),
    fromBlock: BigInt(Math.min(game.startBlock, source?.startBlock ?? game.startBlock)),
  };
}
