import { predictionAbi } from '@besc/contracts/abi/prediction';
import { type GameEvent, netPlace, recountedBets } from '@besc/domain/prediction/recounted-bets';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';

const names = ['BetBull', 'BetBear', 'LockRound', 'EndRound', 'RewardsCalculated', 'RoundsFailed', 'Claim'] as const;

/**
 * An account's bets from all events of the game: rounds played, total bet, net winnings (wei), and its place by them. Throws as
 * `readContractEvents` does.
 */
export async function computeBets(
  chain: ChainAt,
  game: { readonly address: Address; readonly fromBlock: bigint; readonly account: Address },
): Promise<Computed> {
  const { account, ...contract } = game;
  const logs = await readContractEvents(chain, { ...contract, abi: predictionAbi, names });
  const events = logs.map(({ name, args }): GameEvent<Address> => {
    const { epoch } = args;
    if (name === 'BetBull' || name === 'BetBear') {
      const position = name === 'BetBull' ? 'bull' : 'bear';
      return { kind: 'bet', account: checksumAddress(args.sender), epoch, position, amount: args.amount };
    }
    if (name === 'LockRound') return { kind: 'lock', epoch, price: args.price };
    if (name === 'EndRound') return { kind: 'end', epoch, price: args.price };
    if (name === 'RoundsFailed') return { kind: 'failed', epoch };
    if (name === 'Claim') return { kind: 'claim', account: checksumAddress(args.sender), epoch, amount: args.amount };
    return { kind: 'rewards', epoch, base: args.rewardBaseCalAmount, reward: args.rewardAmount };
  });
  const sums = recountedBets(events);
  const own = sums.get(account);
  const place = netPlace(sums, account);
  const values = [BigInt(own?.totalBets ?? 0), own?.totalAmount ?? 0n, own?.netAmount ?? 0n];
  return {
    values: [...values, place === undefined ? undefined : BigInt(place)],
    fromBlock: contract.fromBlock,
    events: events.length,
  };
}
