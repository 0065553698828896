import { addressOf } from '@besc/contracts/deploy/address-of';
import { claimCall } from '@besc/sdk/prediction/prediction-calls';
import { actors } from '../history/actors';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { hasBet, payingEpochs, readGame } from './game-reads';
import { operatorRounds } from './operator-rounds';
import { historyRounds, operatorTimes, resumedTimes, shortRounds } from './round-times';
import { smallBet } from './small-bet';

/** No bet so shortly before a lock: its transaction could come too late. */
const lastBetSeconds = 20;
/** Of a round of this length each look of the actors is a bet: as many on a short round as on a long one, as far as there is time. */
const likelySeconds = 120;
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
  async begin(world) {
    const { chain, deployment, seed, isResumed } = world;
    const random = seededRandom(`${seed} players`);
    const { people, traders } = chainRoles(chain);
    const game = addressOf(deployment, 'prediction', 'game');
    // The person's own accounts leave what they won, but for account 1.
    const who = [...traders, ...people.slice(1, 2)].map(({ address: account }) => ({ account }));
    const players = actors({
      random,
      who,
      chance: { block: 1, live: 1 },
      calls: [
        {
          word: 'prediction claims',
          chance: 0.06,
          async call({ account }) {
            const epochs = await payingEpochs(chain, deployment, account);
            return epochs.length > 0 ? claimCall(game, epochs) : undefined;
          },
        },
        {
          word: 'bets',
          chance: 0.94,
          async call({ account }, now) {
            if (!isResumed) return undefined;
            const { epoch, isFailed, start, boundary } = await readGame(chain, deployment);
            const isOpen = !isFailed && now > start && now < boundary - lastBetSeconds;
            if (!isOpen || random.next() > likelySeconds / (boundary - start)) return undefined;
            if (await hasBet(chain, deployment, account, epoch)) return undefined;
            return smallBet(random, { game, epoch, isBear: random.next() < 0.5 });
          },
        },
      ],
    });
    return [operatorRounds(world), players];
  },
};
