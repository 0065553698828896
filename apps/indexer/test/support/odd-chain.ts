import type { Chain } from '@besc/localnet/chain';
import { startExchange } from '@besc/localnet/start-exchange';
import type { Deployment } from '@besc/wire/settings/deployment';
import { type OddNode, startOddNode } from './odd-node';

/** A small chain with an exchange, and a node before it that answers in its own way. */
export interface OddChain {
  readonly chain: Chain;
  readonly deployment: Deployment;
  readonly node: OddNode;
  stop(): Promise<void>;
}

export async function startOddChain(): Promise<OddChain> {
  const { chain, exchange } = await startExchange({ blocks: 3 });
  const node = await startOddNode(chain.rpcUrl);
  return {
    ...{ chain, deployment: exchange.deployment, node },
    async stop() {
      await node.stop();
      await chain.stop();
    },
  };
}
