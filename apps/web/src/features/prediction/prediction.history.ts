import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Address } from '@besc/domain/shared/address';
import { computeBets } from '@besc/sdk/prediction/compute-bets';
import { fetchLeaderboard, fetchPredictionAccount, leaderboardPage } from '@besc/wire/prediction/fetch-leaderboard';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import type { MakeFigure } from '../../blocks/check/figure';
import type { AccountHistory } from '../../blocks/feature/account-history';

const coin = { decimals: 18, symbol: 'BESC' } as const;
/** Places that are looked for. */
const mostPages = 5;

/** What an account did in the game; nothing on a chain without it. */
export const betHistory: AccountHistory = (settings, account) =>
  contractIfAny(settings, 'prediction', 'game') ? [betFigure(account)(settings)] : [];

/** An account's bets, and its place by what they won. */
export const betFigure =
  (account: Address): MakeFigure =>
  (settings) => {
    const game = contractOf(settings, 'prediction', 'game');
    return {
      name: { text: 'Prediction' },
      formula: {
        text: 'All bets of the account, and what ended rounds gave for them.',
      },
      sources: [
        { contract: game.address, events: ['BetBull', 'BetBear', 'RewardsCalculated', 'RoundsFailed', 'Claim'] },
      ],
      parts: [
        { name: { text: 'Rounds Played' }, unit: 'count' },
        { name: { text: 'Total bet' }, unit: coin },
        { name: { text: 'Net Winnings' }, unit: coin },
        { name: { text: 'Rank' }, unit: 'count' },
      ],
      told: async (request, now) => {
        const row = await fetchPredictionAccount({ ...request, account, period: 'all', now });
        const { totalBets = 0, totalAmount = 0n, netAmount = 0n } = row ?? {};
        return [BigInt(totalBets), totalAmount, netAmount, await toldPlace(request, { account, now })];
      },
      compute: async (chain) => {
        const { address, startBlock } = game;
        const computed = await computeBets(chain, { address, fromBlock: BigInt(startBlock), account });
        const [place] = computed.values.slice(-1);
        // Nor is it told of a place beyond those that are looked for.
        const isFar = place !== undefined && place > mostPages * leaderboardPage;
        return isFar ? { ...computed, values: [...computed.values.slice(0, -1), undefined] } : computed;
      },
    };
  };

/** The place on the leaderboard as it is told; those who won as much share the better one. */
async function toldPlace(
  request: IndexRequest,
  { account, now }: { readonly account: Address; readonly now: number },
): Promise<bigint | undefined> {
  const nets: bigint[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const skip = page * leaderboardPage;
    const rows = await fetchLeaderboard({ ...request, period: 'all', now, orderBy: 'netAmount', skip });
    nets.push(...rows.map(({ netAmount }) => netAmount));
    const own = rows.find((row) => row.account === account);
    if (own !== undefined) return BigInt(nets.indexOf(own.netAmount) + 1);
    if (rows.length < leaderboardPage) return undefined;
  }
  return undefined;
}
