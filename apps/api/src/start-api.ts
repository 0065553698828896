import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './create-app';
import type { ApiConfig } from './shared/api-config';

/** A running API. */
export interface RunningApi {
  readonly url: string;
  /** Stops listening, answers what is under way, then settles. */
  stop(): Promise<void>;
}

/** Starts the API. Rejects with a readable error when the deployment file or the port cannot be used. */
export async function startApi(config: ApiConfig, log: Logger): Promise<RunningApi> {
  const deployment = parseDeployment(JSON.parse(await readFile(config.deploymentFile, 'utf8')));
  const { mtime } = await stat(config.deploymentFile);
  const endings: (() => void)[] = [];
  const onStop = (end: () => void) => endings.push(end);
  const app = createApp({ ...config, deployment, deployedAt: mtime, onStop, log });
  const server = createServer(getRequestListener(app.fetch));
  // Slow clients must not hold the server's connections.
  server.requestTimeout = 10_000;
  // A balancer that keeps an idle connection longer than we do sends its next request into a reset.
  server.keepAliveTimeout = config.keepAliveSeconds * 1000;
  server.headersTimeout = server.keepAliveTimeout + 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: config.host, port: config.port }, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  log.info({ port }, 'api listens');
  return {
    url: `http://${config.host}:${port}`,
    stop: async () => {
      await close(server);
      for (const end of endings) end();
    },
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
  });
}
