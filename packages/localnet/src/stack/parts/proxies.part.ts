import { startFaultProxy } from '../../fault-proxy';
import type { StackPart } from '../run-parts';
import { givenBy, type StackWorld } from '../stack-world';

/** Fault proxies between the page and the node. */
export const proxiesPart: StackPart<StackWorld> = {
  name: 'proxies',
  needs: ['chain'],
  async start(world) {
    const target = givenBy(world, 'chain').chain.rpcUrl;
    const places = Array.from({ length: world.options.faultProxies });
    world.given.proxies = await Promise.all(places.map(() => startFaultProxy({ target })));
  },
  stop: async ({ given }) => {
    for (const proxy of given.proxies ?? []) await proxy.stop();
  },
};
