import { deploy } from '@besc/contracts/deploy/deploy';
import { localChain, localPlan } from '@besc/contracts/deploy/local-plan';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from './chain';
import { chainRoles } from './history/chain-roles';
import { type Exchange, type ExchangeOptions, exchangeOf, makeExchange } from './make-exchange';
import { startSavedChain } from './saved-chain';

/** A chain of its own with the whole deployment on it and nothing else; loaded, once it was made. */
export async function startDeployment(): Promise<{ chain: Chain; deployment: Deployment }> {
  const { chain, made } = await startSavedChain({
    name: 'deployment',
    make: (fresh) => deploy({ chain: localChain(fresh), plan: localPlan, deployer: chainRoles(fresh).owner }),
  });
  await setClock(chain);
  return { chain, deployment: made };
}

/** A chain of its own with what `makeExchange` makes of the same options; loaded, once it was made. */
export async function startExchange(options: ExchangeOptions = {}): Promise<{ chain: Chain; exchange: Exchange }> {
  const { chain, made } = await startSavedChain({
    name: ['exchange', ...Object.entries(options).sort().flat()].join('-'),
    make: async (fresh) => {
      const { deployment, totals } = await makeExchange(fresh, options);
      return { deployment, totals };
    },
  });
  await setClock(chain);
  return { chain, exchange: exchangeOf(made) };
}

/** As on a chain that was just made: it is now, or the time of the last block, when that is ahead. */
async function setClock({ rpc }: Chain): Promise<void> {
  const { timestamp } = await rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  await rpc.request('evm_setTime', [Math.max(Number(timestamp), Math.floor(Date.now() / 1000))]);
}
