import { setTimeout as sleep } from 'node:timers/promises';
import type { Hex } from 'viem';
import type { Chain } from '../chain';
import { deploymentFile } from './chain-store';
import type { DataFolder } from './data-folder';
import { type Service, startService, waitForService } from './service-process';
import type { StackStep } from './stack-progress';

/** What a part of the stack needs to know to be started. */
export interface PartOptions {
  readonly folder: DataFolder;
  readonly chain: Chain;
  readonly port: number;
}

const indexTimeoutSeconds = 900;

/**
 * The page's server stands before the others. Whoever shares this machine, a browser or fifty tests, is one client. Nobody
 * outside of this machine is answered, whatever the environment of the one who starts says.
 */
const local = { HOST: '127.0.0.1', TRUSTED_PROXIES: '1', REQUESTS_PER_MINUTE: '100000' };

/** Starts the index; it is ready once `waitForIndex` has settled. */
export function startIndex({ folder, chain, port }: PartOptions, rpcUrl: string): Service {
  return startService({
    workspace: 'apps/indexer',
    entry: 'launch/start.ts',
    logFile: folder.path('logs', 'index.log'),
    env: {
      PONDER_RPC_URL: rpcUrl,
      CHAIN_ID: String(chain.chainId),
      DEPLOYMENT_FILE: deploymentFile(folder),
      DATA_DIR: folder.path('index'),
      DATABASE_URL: '',
      // Nobody reorganises this chain deeper by accident; each block that is not final yet is read again at a start.
      FINALITY_BLOCKS: '16',
      ...local,
      PORT: String(port),
    },
  });
}

interface IndexHealth {
  readonly indexedBlock: number | null;
  readonly lagBlocks: number | null;
}

/** Waits until the index has reached the head of the chain. */
export async function waitForIndex(options: {
  service: Service;
  url: string;
  step: StackStep;
  chain: Chain;
}): Promise<void> {
  const { service, url, step, chain } = options;
  const target = await chain.blockNumber();
  await waitForService({
    name: 'index',
    service,
    timeoutSeconds: indexTimeoutSeconds,
    async isReady() {
      const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) });
      const { indexedBlock, lagBlocks } = (await response.json()) as IndexHealth;
      if (indexedBlock !== null) step.update(`reads the chain: block ${indexedBlock} of ${target}`);
      return indexedBlock !== null && lagBlocks !== null && lagBlocks <= 3;
    },
  });
}

/** Starts the API and waits until it answers. */
export async function startApi(
  { folder, port }: PartOptions,
  page: { readonly origin: string; readonly gateways: readonly string[] },
): Promise<Service> {
  const service = startService({
    workspace: 'apps/api',
    entry: 'src/main.ts',
    logFile: folder.path('logs', 'api.log'),
    env: {
      PORT: String(port),
      DEPLOYMENT_FILE: deploymentFile(folder),
      PUBLIC_ORIGIN: page.origin,
      GATEWAYS: page.gateways.join(','),
      ...local,
      FETCHES_PER_MINUTE: '100000',
      // A newcomer tries lists and pictures from this machine; a public server never asks its own network.
      PRIVATE_LISTS: 'allowed',
      LOG_LEVEL: 'warn',
    },
  });
  await waitForService({
    name: 'API',
    service,
    timeoutSeconds: 60,
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok,
  });
  return service;
}

/** Starts the operators' service with the key of the fee collector's operator. */
export async function startKeeper({ folder, chain }: Omit<PartOptions, 'port'>, operatorKey: Hex): Promise<Service> {
  const service = startService({
    workspace: 'apps/keeper',
    entry: 'src/main.ts',
    logFile: folder.path('logs', 'keeper.log'),
    env: {
      RPC_URL: chain.rpcUrl,
      DEPLOYMENT_FILE: deploymentFile(folder),
      STATE_FILE: folder.path('keeper.json'),
      OPERATOR_KEY: operatorKey,
      // Nobody asks it here, and it must not take a port that something else is given.
      PORT: '0',
      LOG_LEVEL: 'info',
    },
  });
  // Its address is not asked: a service that is wrongly set up says so at once and ends.
  let ended = false;
  void service.exited.then(() => {
    ended = true;
  });
  await sleep(50);
  await waitForService({
    name: 'keeper',
    service,
    timeoutSeconds: 60,
    isReady: async () => !ended && service.lastWords().includes('keeper runs'),
  });
  return service;
}
