import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { betCall, claimCall } from '@besc/sdk/prediction/prediction-calls';
import { executeRoundCall } from '@besc/sdk/prediction/prediction-operator-calls';
import { parseEther } from 'viem';
import type { HistoryTransaction } from '../history/block-writer';
import { chainRoles } from '../history/chain-roles';
import { currentPrices } from '../history/current-prices';
import type { BlockPart, HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { sentCall } from '../history/sent-call';
import { hasBet, payingEpochs, readGame } from './game-reads';
import { executionDelay, historyRounds, operatorTimes, resumedTimes, shortRounds } from './round-times';
import { signedPrice } from './signed-price';

/** Rounds that are played in a way of their own, by their place in a row. */
const tieAt = 3;
const oneSidedAt = 2;
const emptyAt = 5;
/** The first of the person's accounts bets in each fourth round. */
const personEvery = 4;
const placesInCycle = 40;
/** No bet so shortly before a lock, lest the transaction come too late. */
const lastBetSeconds = 20;
/** Of a round of this length each look of the actors is a bet. */
const likelySeconds = 120;
const claimGas = 3_000_000n;
/** Seconds after a boundary in which a round can be executed, as the documents have it. */
const longestBuffer = 60;

/** Rounds of bets in the past, run by the operator; on a running chain only bets and claims, for the keeper runs the rounds. */
export const predictionHistory: HistoryWriter = {
  slug: 'prediction',
  order: 50,
  paces: { [shortRounds]: 'prediction rounds of 1 minute' },
  settings: (scale) => {
    const { seconds } = historyRounds(scale);
    return { intervalSeconds: seconds, bufferSeconds: Math.min(longestBuffer, seconds / 2) };
  },
  times: (world, scale) => operatorTimes(world, historyRounds(scale)),
  resumedTimes: async (world) => resumedTimes(world, await readGame(world.chain, world.deployment)),
  async begin({ chain, deployment, seed }) {
    const random = seededRandom(`${seed} prediction`);
    const { operator, people, traders } = chainRoles(chain);
    const game = addressOf(deployment, 'prediction', 'game');
    const oracle = addressOf(deployment, 'oracle', 'prices');
    const counts = { 'prediction rounds': 0, bets: 0, 'prediction claims': 0 };
    /** The boundary's place in the row of rounds; 0 is its begin. */
    let place = 0;

    const bet = (from: Address, epoch: number, isBear: boolean): HistoryTransaction => {
      // Most bets are small, a few are ten times as high.
      const amount = parseEther(Math.min(5, 0.1 * Math.exp(random.normal())).toFixed(4));
      return sentCall(from, betCall(game, { epoch, position: isBear ? 'bear' : 'bull', amount }), 300_000n);
    };
    const claims = async (account: Address): Promise<HistoryTransaction[]> => {
      const epochs = await payingEpochs(chain, deployment, account);
      if (epochs.length === 0) return [];
      return [sentCall(account, claimCall(game, epochs.map(Number)), claimGas)];
    };
    const execution = sentCall(operator.address, executeRoundCall(game), 500_000n);
    /** The pools' price with some noise, within what the oracle takes after the last one; 8 decimals. */
    const nextPrice = async (last: bigint): Promise<bigint> => {
      const market = (await currentPrices(chain, deployment)).get('WBESC') ?? 0;
      const price = BigInt(Math.round(market * (1 + 0.002 * random.normal()) * 1e8));
      if (last === 0n) return price;
      const [low, high] = [(last * 95n) / 100n, (last * 105n) / 100n];
      return price < low ? low : price > high ? high : price;
    };
    /** Who bets on the round that begins at a place; the second bets against the first, unless all bet the same. */
    const betsAt = (epoch: number): HistoryTransaction[] => {
      const at = place % placesInCycle;
      if (at === emptyAt) return [];
      const isPersons = at % personEvery === 0;
      const players = [...traders, ...people].map(({ address }) => {
        return { address, rank: isPersons && address === people[0]?.address ? 0 : random.next() };
      });
      const count = 2 + random.below(5);
      const chosen = players.toSorted((a, b) => a.rank - b.rank).slice(0, count);
      return chosen.map(({ address }, index) =>
        bet(address, epoch, at !== oneSidedAt && (index < 2 ? index === 1 : random.next() < 0.5)),
      );
    };
    const counted = (
      part: { rounds: number; bets: number; claims: HistoryTransaction[] },
      all: HistoryTransaction[],
    ) => ({
      transactions: all,
      settle({ failed }: { failed: number }) {
        if (failed > 0) return;
        counts['prediction rounds'] += part.rounds;
        counts.bets += part.bets;
        counts['prediction claims'] += part.claims.length;
      },
    });
    // The person's own accounts leave what they won, but for account 1.
    const claimants = [...traders, ...people.slice(1, 2)].map(({ address }) => address);

    return {
      async block({ timestamp, askedBy }): Promise<BlockPart> {
        if (!askedBy?.includes('prediction')) return { transactions: [] };
        const state = await readGame(chain, deployment);
        const isDue = !state.isFailed && timestamp === state.boundary + executionDelay;
        const claim = await claims(random.pick(claimants));
        if (!isDue) {
          place = 0;
          return counted({ rounds: 0, bets: 0, claims: claim }, [execution, ...claim]);
        }
        place += 1;
        const price = place % placesInCycle === tieAt ? state.price : await nextPrice(state.price);
        const report = await signedPrice({
          from: operator.address,
          oracle,
          chainId: chain.chainId,
          price,
          time: state.boundary,
        });
        const bets = betsAt(state.epoch + 1);
        return counted({ rounds: 1, bets: bets.length, claims: claim }, [report, execution, ...bets, ...claim]);
      },
      async live(now): Promise<BlockPart> {
        const kind = random.next();
        const account = random.pick(traders).address;
        if (kind < 0.08) {
          const claim = await claims(account);
          return counted({ rounds: 0, bets: 0, claims: claim }, claim);
        }
        const { epoch, isFailed, start, boundary } = await readGame(chain, deployment);
        const isOpen = !isFailed && now > start && now < boundary - lastBetSeconds;
        // As many bets on a short round as on a long one, as far as there is time.
        if (!isOpen || kind > likelySeconds / (boundary - start)) return { transactions: [] };
        if (await hasBet(chain, deployment, { account, epoch })) return { transactions: [] };
        const one = bet(account, epoch, random.next() < 0.5);
        return counted({ rounds: 0, bets: 1, claims: [] }, [one]);
      },
      counts: () => counts,
    };
  },
};
