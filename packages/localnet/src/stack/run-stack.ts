import { mkdir } from 'node:fs/promises';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Settings } from '@besc/wire/settings/settings';
import type { Chain } from '../chain';
import type { ContentGateway } from '../content/content-gateway';
import type { FaultProxy } from '../fault-proxy';
import { openDataFolder } from './data-folder';
import { actorsPart, keepingPart } from './parts/actors.part';
import { apiPart } from './parts/api.part';
import { chainPart } from './parts/chain.part';
import { gatewaysPart } from './parts/gateways.part';
import { indexPart, startIndex, stopIndex, waitForIndex } from './parts/index.part';
import { keeperPart } from './parts/keeper.part';
import { pageFilesPart, pagePart } from './parts/page.part';
import { postingPart } from './parts/posting.part';
import { proxiesPart } from './parts/proxies.part';
import { runParts, type StackPart } from './run-parts';
import type { StackOptions } from './stack-options';
import { holdStackPorts } from './stack-ports';
import { givenBy, type StackWorld } from './stack-world';

/** A running stack. */
export interface RunningStack {
  readonly webUrl: string;
  readonly rpcUrl: string;
  readonly indexUrl: string;
  readonly apiUrl: string;
  readonly chain: Chain;
  readonly deployment: Deployment;
  /** Whether it goes on with the chain that its folder kept. */
  readonly isResumed: boolean;
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

/** The parts that the options ask for. */
function partsOf({ keeper, actors }: StackOptions): readonly StackPart<StackWorld>[] {
  const services = [chainPart, pageFilesPart, proxiesPart, gatewaysPart, indexPart, apiPart, pagePart];
  const always = [...services, keepingPart, postingPart];
  return [...always, ...(keeper ? [keeperPart] : []), ...(actors ? [actorsPart] : [])];
}

/** Starts everything and settles when the page works. On any failure, all that was started is stopped again. */
export async function runStack(options: StackOptions): Promise<RunningStack> {
  const folder = await openDataFolder(options.dataFolder, { fresh: options.fresh });
  const ports = await holdStackPorts(options.ports).catch(async (error: unknown) => {
    await folder.release();
    throw error;
  });
  const release = async () => {
    await ports.release();
    await folder.release();
  };
  let isStopping = false;
  let tellFailure: (sentence: string) => void = () => {};
  const failed = new Promise<string>((resolve) => {
    tellFailure = resolve;
  });
  try {
    await mkdir(folder.path('logs'), { recursive: true });
    const wasClean = (await folder.readJson('running.json')) === undefined;
    await folder.writeJson('running.json', { since: new Date().toISOString() });
    const origin = (port: number) => `http://127.0.0.1:${port}`;
    const world: StackWorld = {
      options,
      folder,
      ports,
      wasClean,
      urls: { page: origin(ports.page.port), index: origin(ports.index.port), api: origin(ports.api.port) },
      given: {},
      watch(name, exited, isWanted = () => true) {
        void exited.then((code) => {
          if (isStopping || !isWanted()) return;
          tellFailure(`The ${name} ended by itself (code ${code}). Its log is in ${folder.path('logs')}.`);
        });
      },
    };
    const stopParts = await runParts(partsOf(options), {
      world,
      ...(options.signal ? { signal: options.signal } : {}),
    });
    const { chain, deployment, resumed } = givenBy(world, 'chain');
    let stopped: Promise<void> | undefined;
    return {
      webUrl: world.urls.page,
      rpcUrl: chain.rpcUrl,
      indexUrl: `${world.urls.index}/graphql`,
      apiUrl: world.urls.api,
      chain,
      deployment,
      isResumed: resumed,
      settings: givenBy(world, 'settings'),
      proxies: givenBy(world, 'proxies'),
      gateways: givenBy(world, 'gateways'),
      failed,
      stopIndex: () => stopIndex(world),
      startIndex: async () => {
        startIndex(world);
        await waitForIndex(world);
      },
      stop() {
        isStopping = true;
        stopped ??= stopParts().finally(release);
        return stopped;
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
