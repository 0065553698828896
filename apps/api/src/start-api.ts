import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connectNodes } from '@besc/sdk/shared/nodes/connect-nodes';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { type Environment, EnvironmentError } from '@besc/wire/settings/environment';
import { endStalled } from '@besc/wire/shared/end-stalled';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './create-app';
import { parseApiConfig } from './shared/api-config';
import type { ApiContext, ApiFeature } from './shared/api-feature';
import { serverEnd } from './shared/end-server';
import { openStore } from './shared/open-store';
import { makeRemote } from './shared/remote';
import { serviceHealth } from './shared/service-health';

/** How long a client may take nothing of its answer. */
const stalledMs = 30_000;
/** How often it is looked for requests that take too long to come. */
const lookMs = 5_000;
/** A picture may be fetched for 10 s and drawn for 10 s, after it waited for its turn. */
const endTimes = { graceMs: 2_000, longestMs: 30_000 };

/** A running API. */
export interface RunningApi {
  readonly url: string;
  /** Stops listening, answers what is under way, then settles. */
  stop(): Promise<void>;
}

/**
 * Starts the API. Rejects with a readable error when a setting is wrong, or the deployment file, the database or the port
 * cannot be used.
 */
export async function startApi(
  env: Environment,
  log: Logger,
  features: readonly ApiFeature[],
  nowMs: () => number = Date.now,
): Promise<RunningApi> {
  const config = parseApiConfig(env);
  const configured = features.map((feature) => feature.configure(env));
  const deployment = parseDeployment(JSON.parse(await readFile(config.deploymentFile, 'utf8')));
  const { mtime } = await stat(config.deploymentFile);
  const { store, close: closeStore } = await openStore(config, features);
  const { chainId, genesisHash } = deployment;
  const chain = { chainId, genesisHash };
  const health = serviceHealth(store);
  const endings: (() => void)[] = [];
  const onStop = (ending: () => void) => void endings.push(ending);
  const end = async () => {
    for (const ending of endings) ending();
    await closeStore();
  };
  try {
    const context: ApiContext = {
      deployment,
      deployedAt: mtime,
      publicOrigin: config.publicOrigin,
      nowMs,
      get store() {
        if (store) return store;
        throw new EnvironmentError('DATABASE_URL', 'is for features that name their migrations');
      },
      get client() {
        if (config.rpcUrls.length === 0)
          throw new EnvironmentError('RPC_URL', 'must be given for features that ask the chain');
        return connectNodes({ ...chain, urls: config.rpcUrls, timeoutMs: 5_000 });
      },
      remote: makeRemote({ config, nowMs, onStop }),
      onStop,
    };
    const routes = configured.flatMap((routesOf) => routesOf(context));
    const app = createApp({ ...config, routes, chain, log, checkHealth: health.check });
    const server = createServer({ connectionsCheckingInterval: lookMs }, getRequestListener(app.fetch));
    server.requestTimeout = config.requestSeconds * 1000;
    // Of two limits Node takes the longer one for the whole request, whichever it is called.
    server.headersTimeout = server.requestTimeout;
    // A balancer that keeps an idle connection longer than we do sends its next request into a reset.
    server.keepAliveTimeout = config.keepAliveSeconds * 1000;
    endStalled(server, stalledMs);
    const endServer = serverEnd(server, endTimes);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      // More connections at once than Node's 511 would be dropped by the kernel, and some of them reset.
      server.listen({ host: config.host, port: config.port, backlog: 4096 }, resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    log.info({ port }, 'api listens');
    return {
      url: `http://${config.host}:${port}`,
      stop: async () => {
        health.stopping();
        await endServer();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
