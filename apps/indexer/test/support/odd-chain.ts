import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chain } from '@besc/localnet/chain';
import { startExchange } from '@besc/localnet/start-exchange';
import type { Deployment } from '@besc/wire/settings/deployment';
import { vi } from 'vitest';
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
    chain,
    deployment: exchange.deployment,
    node,
    async stop() {
      await node.stop();
      await chain.stop();
    },
  };
}

/** The same; until it is stopped, what reads the settings of an index in this process finds its deployment and its node. */
export async function startOddChainForIndex(): Promise<OddChain> {
  const odd = await startOddChain();
  const folder = await mkdtemp(join(tmpdir(), 'besc-odd-'));
  const file = join(folder, 'deployment.json');
  await writeFile(file, JSON.stringify(odd.deployment));
  vi.stubEnv('DEPLOYMENT_FILE', file);
  vi.stubEnv('RPC_URL', odd.node.url);
  return {
    ...odd,
    async stop() {
      vi.unstubAllEnvs();
      await odd.stop();
      await rm(folder, { recursive: true });
    },
  };
}
