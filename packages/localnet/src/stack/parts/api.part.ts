import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { joinRecords } from '@besc/domain/shared/join-records';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { HistoryWriter } from '../../history/history-writer';
import { historyWriters } from '../../history-writers';
import { deploymentFile } from '../chain-store';
import type { DataFolder } from '../data-folder';
import type { StackPart } from '../run-parts';
import { startSeconds, startService, waitForService } from '../service-process';
import { givenBy, type StackWorld, serviceWorld } from '../stack-world';
import { localService } from './local-service';

/** Stands in the API's folder once everything has been posted, and names the chain: a start that ended before leaves none. */
const postedFile = join('api', 'posted.json');

async function isPosted(folder: DataFolder, { genesisHash }: Pick<Deployment, 'genesisHash'>): Promise<boolean> {
  const posted = (await folder.readJson(postedFile)) as { genesisHash?: unknown } | undefined;
  return posted?.genesisHash === genesisHash;
}

/** The API, with what the slugs add to its environment and, on a new chain, post to it. */
export const makeApiPart = (writers: readonly HistoryWriter[]): StackPart<StackWorld> => ({
  name: 'api',
  needs: ['chain', 'gateways'],
  async start(world) {
    const { folder, ports, urls, given } = world;
    const { chain, deployment, resumed } = givenBy(world, 'chain');
    const slugs = writers.map(({ api }) => api?.(serviceWorld(world)));
    // What accounts signed was for a chain that is no more, or is not all that they were to post.
    if (!resumed || !(await isPosted(folder, deployment))) await folder.remove('api');
    await mkdir(folder.path('api'), { recursive: true });
    await ports.api.release();
    given.api = startService({
      workspace: 'apps/api',
      entry: 'src/main.ts',
      logFile: folder.path('logs', 'api.log'),
      env: joinRecords('settings of the API', [
        {
          PORT: String(ports.api.port),
          DEPLOYMENT_FILE: deploymentFile(folder),
          PUBLIC_ORIGIN: urls.page,
          RPC_URL: chain.rpcUrl,
          INDEX_URL: `${urls.index}/graphql`,
          DATABASE_URL: '',
          DATA_DIR: folder.path('api', 'store'),
          GATEWAYS: givenBy(world, 'gateways')
            .map(({ url }) => url)
            .join(','),
          ...localService,
          FETCHES_PER_MINUTE: '100000',
          // A newcomer tries lists and pictures from this machine; a public server never asks its own network.
          PRIVATE_LISTS: 'allowed',
          LOG_LEVEL: 'warn',
        },
        ...slugs,
      ]),
    });
    world.watch('API', given.api.exited);
  },
  async ready(world) {
    const step = world.options.progress.step('api');
    const isReady = async () => (await fetch(`${world.urls.api}/health`)).ok;
    await waitForService({ name: 'API', service: givenBy(world, 'api'), timeoutSeconds: startSeconds, isReady });
    const { chain, deployment } = givenBy(world, 'chain');
    if (!(await isPosted(world.folder, deployment))) {
      for (const { post } of writers) await post?.({ chain, deployment, apiUrl: world.urls.api });
      const { genesisHash } = deployment;
      await world.folder.writeJson(postedFile, { genesisHash, at: new Date().toISOString() });
    }
    step.done('token lists and pictures');
  },
  stop: async ({ given }) => given.api?.stop(),
});

export const apiPart = makeApiPart(historyWriters);
