import { mkdir } from 'node:fs/promises';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Settings } from '@besc/wire/settings/settings';
import type { Chain, ChainId } from '../chain';
import { type FaultProxy, startFaultProxy } from '../fault-proxy';
import { type LiveActors, startLiveActors } from '../market/live-actors';
import { marketRoles } from '../market/market-roles';
import { type ContentGateway, startContentGateway } from '../names/content-gateway';
import { publishedList } from '../names/published-list';
import { storeChain } from './chain-store';
import { openDataFolder } from './data-folder';
import type { Service } from './service-process';
import { type HistorySize, startStackChain } from './stack-chain';
import { startApi, startIndex, startKeeper, waitForIndex } from './stack-parts';
import { holdStackPorts, type WantedPorts } from './stack-ports';
import type { StackProgress } from './stack-progress';
import { stackSettings } from './stack-settings';
import { buildWeb, webFolder } from './web-build';
import { startWebServer } from './web-server';

/** What a stack consists of. */
export interface StackOptions {
  readonly chainId: ChainId;
  /** Where everything is kept; one stack at a time. */
  readonly dataFolder: string;
  /** Throws away what was kept. */
  readonly fresh: boolean;
  readonly history: HistorySize;
  readonly blockSeconds: number;
  readonly actors: boolean;
  readonly keeper: boolean;
  /** Ports that are taken when they are free, else higher ones. */
  readonly ports: WantedPorts;
  /** How many fault proxies stand between the page and the node; 0: the page asks the node itself. */
  readonly faultProxies: number;
  /** A built page to serve; without it the page of the repository is built when its sources changed. */
  readonly page?: string;
  readonly progress: StackProgress;
  /** Stops a start that is under way. */
  readonly signal?: AbortSignal;
}

/** A running stack. */
export interface RunningStack {
  readonly webUrl: string;
  readonly rpcUrl: string;
  readonly indexUrl: string;
  readonly apiUrl: string;
  readonly chain: Chain;
  readonly deployment: Deployment;
  readonly settings: Settings;
  readonly proxies: readonly FaultProxy[];
  /** Gateways to content by its hash, in the order the page tries them. */
  readonly gateways: readonly ContentGateway[];
  /** Settles with a sentence when a part ends by itself. */
  readonly failed: Promise<string>;
  /** Stops the index alone; `startIndex` brings it back at the same address, caught up. */
  stopIndex(): Promise<void>;
  startIndex(): Promise<void>;
  /** Ends everything in order and keeps the chain for the next start. */
  stop(): Promise<void>;
}

/** The chain is kept at this interval too, so that a crash loses little. */
const keepEveryMilliseconds = 5 * 60_000;

/** Starts everything and settles when the page works. On any failure, all that was started is stopped again. */
export async function runStack(options: StackOptions): Promise<RunningStack> {
  const { chainId, progress } = options;
  const folder = await openDataFolder(options.dataFolder, { fresh: options.fresh });
  const ports = await holdStackPorts(options.ports).catch(async (error: unknown) => {
    await folder.release();
    throw error;
  });
  // Undone in reverse order, at the end or when the start fails half way.
  const endings: (() => Promise<void>)[] = [() => folder.release(), () => ports.release()];
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      for (const ending of endings.reverse()) await ending();
    })();
    return stopping;
  };
  const proceed = () => options.signal?.throwIfAborted();
  let tellFailure: (sentence: string) => void = () => {};
  const failed = new Promise<string>((resolve) => {
    tellFailure = resolve;
  });
  const guard = (name: string, exited: Promise<number>) => {
    void exited.then((code) => {
      if (!stopping) tellFailure(`The ${name} ended by itself (code ${code}). Its log is in ${folder.path('logs')}.`);
    });
  };

  try {
    await mkdir(folder.path('logs'), { recursive: true });
    const wasClean = (await folder.readJson('running.json')) === undefined;
    await folder.writeJson('running.json', { since: new Date().toISOString() });

    const chainStep = progress.step('chain');
    const webStep = progress.step('page');
    const built = options.page === undefined ? buildWeb() : Promise.resolve(false);
    built.then((didBuild) => webStep.done(didBuild ? 'built' : 'built before')).catch(() => {});
    await ports.rpc.release();
    const stackChain = await startStackChain({
      folder,
      chainId,
      port: ports.rpc.port,
      size: options.history,
      blockSeconds: options.blockSeconds,
      progress,
      step: chainStep,
    });
    const { chain, deployment, history, resumed } = stackChain;
    let written = { ...history };
    let actors: LiveActors | undefined;
    const keep = async () => {
      const done = actors?.totals() ?? { trades: 0, liquidityChanges: 0 };
      await storeChain({
        folder,
        chain,
        seed: 'besc',
        history: {
          ...written,
          trades: written.trades + done.trades,
          liquidityChanges: written.liquidityChanges + done.liquidityChanges,
        },
      });
    };
    endings.push(() => chain.stop());
    endings.push(async () => {
      await chain.setIntervalMining(0);
      await keep();
      await folder.remove('running.json');
    });
    guard('chain', chain.exited);
    chainStep.done(
      `${resumed ? 'resumed' : 'new'}, ${await chain.blockNumber()} blocks, ${history.trades} trades by ${history.accounts} accounts`,
    );
    proceed();

    // After a crash the chain is back at what was kept last: rows made of later blocks would be wrong.
    if (!resumed || !wasClean) await folder.remove('index');

    const proxies = await Promise.all(
      Array.from({ length: options.faultProxies }, () => startFaultProxy({ target: chain.rpcUrl })),
    );
    for (const proxy of proxies) endings.push(() => proxy.stop());

    // Two, so that one can fail.
    const published = publishedList(deployment);
    const gateways = await Promise.all(
      [ports.gateway, ports.secondGateway].map(async (held) => {
        await held.release();
        return startContentGateway({
          contents: [published.content],
          keys: new Map([[published.key.id, published.list.id]]),
          port: held.port,
        });
      }),
    );
    for (const gateway of gateways) endings.push(() => gateway.stop());

    const webUrl = `http://127.0.0.1:${ports.page.port}`;
    const indexOrigin = `http://127.0.0.1:${ports.index.port}`;
    const apiUrl = `http://127.0.0.1:${ports.api.port}`;
    await Promise.all([ports.index.release(), ports.api.release()]);

    let index: Service | undefined;
    const beginIndex = async (step = progress.step('index')) => {
      const service = startIndex({ folder, chain, port: ports.index.port }, chain.rpcUrl);
      index = service;
      void service.exited.then((code) => {
        if (!stopping && index === service) tellFailure(`The index ended by itself (code ${code}).`);
      });
      await waitForIndex({ service, url: indexOrigin, step, chain });
      step.done('at the head of the chain');
    };
    const endIndex = async () => {
      const service = index;
      index = undefined;
      await service?.stop();
    };
    endings.push(endIndex);

    const indexed = beginIndex();
    indexed.catch(() => {});
    const apiStep = progress.step('api');
    const api = await startApi(
      { folder, chain, port: ports.api.port },
      { origin: webUrl, gateways: gateways.map(({ url }) => url) },
    );
    endings.push(() => api.stop());
    guard('API', api.exited);
    apiStep.done('token lists and pictures');
    proceed();

    if (options.keeper) {
      const keeperStep = progress.step('keeper');
      const keeper = await startKeeper({ folder, chain }, marketRoles(chain).operator.privateKey);
      endings.push(() => keeper.stop());
      guard('keeper', keeper.exited);
      keeperStep.done('converts collected fees');
      proceed();
    }

    const settings = stackSettings(deployment, {
      rpcUrls: proxies.length > 0 ? proxies.map(({ url }) => url) : [chain.rpcUrl],
      indexUrl: '/graphql',
      apiUrl: '/api',
      gatewayUrls: gateways.map(({ url }) => url),
      webUrl,
    });
    await folder.writeJson('settings.json', settings);
    await built;
    await indexed;
    const web = startWebServer({
      folder: options.page ?? webFolder,
      held: ports.page,
      settings,
      upstreams: [
        { prefix: '/graphql', target: indexOrigin },
        { prefix: '/health', target: indexOrigin },
        { prefix: '/api', target: apiUrl, strip: true },
        { prefix: '/lists', target: apiUrl },
        { prefix: '/images', target: apiUrl },
      ],
    });
    endings.push(() => web.stop());

    const keeping = setInterval(() => void keep().catch(() => {}), keepEveryMilliseconds);
    endings.push(async () => clearInterval(keeping));
    if (options.actors) {
      actors = startLiveActors({
        chain,
        deployment,
        seed: `actors ${Date.now()}`,
        pauseSeconds: 18,
        onProblem: () => {},
      });
      endings.push(async () => {
        const ended = actors;
        await ended?.stop();
        const done = ended?.totals() ?? { trades: 0, liquidityChanges: 0 };
        written = {
          ...written,
          trades: written.trades + done.trades,
          liquidityChanges: written.liquidityChanges + done.liquidityChanges,
        };
        actors = undefined;
      });
    }
    proceed();
    return {
      webUrl,
      rpcUrl: chain.rpcUrl,
      indexUrl: `${indexOrigin}/graphql`,
      apiUrl,
      chain,
      deployment,
      settings,
      proxies,
      gateways,
      failed,
      stopIndex: endIndex,
      startIndex: () => beginIndex(),
      stop,
    };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}
