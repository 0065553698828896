import { startContentGateway } from '../../content/content-gateway';
import { publishedList } from '../../content/published-list';
import type { StackPart } from '../run-parts';
import { givenBy, type StackWorld } from '../stack-world';

/** Gateways to content by its hash: two, so that one can fail. */
export const gatewaysPart: StackPart<StackWorld> = {
  name: 'gateways',
  needs: ['chain'],
  async start(world) {
    const { ports, given } = world;
    const published = publishedList(givenBy(world, 'chain').deployment);
    given.gateways = await Promise.all(
      [ports.gateway, ports.secondGateway].map(async (held) => {
        await held.release();
        return startContentGateway({
          contents: [published.content],
          keys: new Map([[published.key.id, published.list.id]]),
          port: held.port,
        });
      }),
    );
  },
  stop: async ({ given }) => {
    for (const gateway of given.gateways ?? []) await gateway.stop();
  },
};
