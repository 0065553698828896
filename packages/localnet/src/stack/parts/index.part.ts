import { deploymentFile } from '../chain-store';
import type { StackPart } from '../run-parts';
import { type Service, startService, waitForService } from '../service-process';
import type { StackWorld } from '../stack-world';
import { givenBy } from '../stack-world';
import { localService } from './local-service';

const indexTimeoutSeconds = 900;

/** The index; it is ready when it has reached the head of the chain. Between start and end it can be stopped and started. */
export const indexPart: StackPart<StackWorld> = {
  name: 'index',
  needs: ['chain'],
  async start(world) {
    const { folder, ports, wasClean } = world;
    // After a crash the chain is back at what was kept last: rows made of later blocks would be wrong.
    if (!givenBy(world, 'chain').resumed || !wasClean) await folder.remove('index');
    world.given.indexFits = true;
    await ports.index.release();
    startIndex(world);
  },
  ready: waitForIndex,
  stop: stopIndex,
};

/** Starts the index; it is ready once `waitForIndex` has settled. */
export function startIndex(world: StackWorld): void {
  const { folder, ports, given } = world;
  const { chain } = givenBy(world, 'chain');
  const service = startService({
    workspace: 'apps/indexer',
    entry: 'launch/start.ts',
    logFile: folder.path('logs', 'index.log'),
    env: {
      RPC_URL: chain.rpcUrl,
      CHAIN_ID: String(chain.chainId),
      DEPLOYMENT_FILE: deploymentFile(folder),
      DATA_DIR: folder.path('index'),
      DATABASE_URL: '',
      // This chain never reorganises deeper by accident; each block that is not final yet is read again at a start.
      FINALITY_BLOCKS: '16',
      ...localService,
      PORT: String(ports.index.port),
    },
  });
  given.index = service;
  world.watch('index', service.exited, () => given.index === service);
}

/** Ends the index alone. */
export async function stopIndex({ given }: StackWorld): Promise<void> {
  const service: Service | undefined = given.index;
  delete given.index;
  await service?.stop();
}

interface IndexHealth {
  readonly indexedBlock: number | null;
}

/** Waits until the index has reached what is now the head of the chain, which may go on faster than a busy machine reads. */
export async function waitForIndex(world: StackWorld): Promise<void> {
  const step = world.options.progress.step('index');
  const target = await givenBy(world, 'chain').chain.blockNumber();
  await waitForService({
    name: 'index',
    service: givenBy(world, 'index'),
    timeoutSeconds: indexTimeoutSeconds,
    async isReady() {
      const response = await fetch(`${world.urls.index}/health`, { signal: AbortSignal.timeout(2_000) });
      const { indexedBlock } = (await response.json()) as IndexHealth;
      if (indexedBlock !== null) step.update(`reads the chain: block ${indexedBlock} of ${target}`);
      return indexedBlock !== null && indexedBlock >= target;
    },
  });
  step.done('at the head of the chain');
}
