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
    world.given.keeping = setInterval(() => void keepChain(world).catch(() => {}), keepEveryMilliseconds);
  },
  stop: async ({ given }) => clearInterval(given.keeping),
};

/** Those who go on trading; without the page nobody would see them. */
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
