import { addressOf } from '@besc/contracts/deploy/address-of';
import { max, min } from '@besc/domain/shared/math';
import { executeRoundCall } from '@besc/sdk/prediction/prediction-operator-calls';
import { type Act, actsPart } from '../history/acts-part';
import { chainRoles } from '../history/chain-roles';
import { currentPrices } from '../history/current-prices';
import type { HistoryStretch, HistoryWorld } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { sentCall } from '../history/sent-call';
import { readGame } from './game-reads';
import { executionDelay } from './round-times';
import { signedPrice } from './signed-price';
import { smallBet } from './small-bet';

/** Rounds that are played in a way of their own, by their place in a row. */
const tieAt = 3;
const oneSidedAt = 2;
const emptyAt = 5;
/** The first of the person's accounts bets in each fourth round. */
const personEvery = 4;
const placesInCycle = 40;

/** Rounds in the past, executed by the operator at prices of all reporters, with the bets on each. */
export function operatorRounds({ chain, deployment, seed }: HistoryWorld): HistoryStretch {
  const random = seededRandom(`${seed} prediction`);
  const { operator, people, traders } = chainRoles(chain);
  const game = addressOf(deployment, 'prediction', 'game');
  const oracle = addressOf(deployment, 'oracle', 'prices');
  const execution = sentCall(operator.address, executeRoundCall(game));
  const counts = { 'prediction rounds': 0, bets: 0 };
  /** The boundary's place in the row of rounds; 0 is its begin. */
  let place = 0;

  /** The pools' price with some noise, within what the oracle takes after the last one; 8 decimals. */
  const nextPrice = async (last: bigint): Promise<bigint> => {
    if (place % placesInCycle === tieAt) return last;
    const market = (await currentPrices(chain, deployment)).get('WBESC') ?? 0;
    const price = BigInt(Math.round(market * (1 + 0.002 * random.normal()) * 1e8));
    return last === 0n ? price : max((last * 95n) / 100n, min(price, (last * 105n) / 100n));
  };
  /** Who bets on the round that begins at a place; the second bets against the first, unless all bet the same. */
  const betsOn = (epoch: number): Act[] => {
    const at = place % placesInCycle;
    if (at === emptyAt) return [];
    const players = [...traders, ...people].map(({ address }) => {
      return { address, rank: at % personEvery === 0 && address === people[0]?.address ? 0 : random.next() };
    });
    const chosen = players.toSorted((a, b) => a.rank - b.rank).slice(0, 2 + random.below(5));
    return chosen.map(({ address }, index) => {
      const isBear = at !== oneSidedAt && (index < 2 ? index === 1 : random.next() < 0.5);
      return { word: 'bets', transactions: [sentCall(address, smallBet(random, { game, epoch, isBear }))] };
    });
  };
  const planned = async (now: number): Promise<Act[]> => {
    const { isFailed, boundary, epoch, price: last } = await readGame(chain, deployment);
    if (isFailed || now !== boundary + executionDelay) {
      place = 0;
      return [{ transactions: [execution] }];
    }
    place += 1;
    const price = await nextPrice(last);
    const at = { from: operator.address, oracle, chainId: chain.chainId };
    const report = await signedPrice({ ...at, price, time: boundary });
    return [{ word: 'prediction rounds', transactions: [report, execution] }, ...betsOn(epoch + 1)];
  };
  return {
    block: async ({ timestamp, askedBy }) =>
      actsPart(askedBy?.includes('prediction') ? await planned(timestamp) : [], counts),
    live: async () => actsPart([], counts),
    counts: () => counts,
  };
}
