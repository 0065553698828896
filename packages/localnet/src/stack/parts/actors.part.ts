import { startLiveActors } from '../../timeline/live-actors';
import type { StackPart } from '../run-parts';
import { givenBy, type StackWorld } from '../stack-world';
import { keepChain } from './chain.part';

/** The chain is kept at this interval too, so that a crash loses little. */
const keepEveryMilliseconds = 5 * 60_000;

/** Keeps the chain from time to time. */
export const keepingPart: StackPart<StackWorld> = {
  name: 'keeping',
  needs: ['page'],
  async start(world) {
    let underWay = Promise.resolve();
    const timer = setInterval(() => {
      underWay = underWay.then(() => keepChain(world)).catch(() => {});
    }, keepEveryMilliseconds);
    world.given.keeping = {
      // The chain is kept once more when it ends: two at once would write into one file.
      async stop() {
        clearInterval(timer);
        await underWay;
      },
    };
  },
  stop: async ({ given }) => given.keeping?.stop(),
};

/** Those who go on trading; without the page they would go unseen. */
export const actorsPart: StackPart<StackWorld> = {
  name: 'actors',
  needs: ['page'],
  async start(world) {
    const { chain, deployment } = givenBy(world, 'chain');
    const seed = `actors ${Date.now()}`;
    world.given.actors = startLiveActors({ chain, deployment, seed, pauseSeconds: 18, onProblem: () => {} });
  },
  stop: async ({ given }) => given.actors?.stop(),
};
