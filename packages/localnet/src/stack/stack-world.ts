import type { Settings } from '@besc/wire/settings/settings';
import type { ContentGateway } from '../content/content-gateway';
import type { FaultProxy } from '../fault-proxy';
import type { ServiceWorld } from '../history/history-writer';
import type { LiveActors } from '../timeline/live-actors';
import type { DataFolder } from './data-folder';
import type { Service } from './service-process';
import type { StackChain } from './stack-chain';
import type { StackOptions } from './stack-options';
import type { StackPorts } from './stack-ports';

/** What parts give each other. */
interface StackResults {
  readonly chain: StackChain;
  readonly proxies: readonly FaultProxy[];
  readonly gateways: readonly ContentGateway[];
  /** That no rows are left of blocks that are gone. */
  readonly indexFits: true;
  readonly index: Service;
  readonly api: Service;
  readonly keeper: Service;
  readonly settings: Settings;
  readonly page: { stop(): Promise<void> };
  readonly actors: LiveActors;
  readonly keeping: { stop(): Promise<void> };
  readonly posting: { stop(): Promise<void> };
}

/** What all parts of a stack know. */
export interface StackWorld {
  readonly options: StackOptions;
  readonly folder: DataFolder;
  readonly ports: StackPorts;
  /** Whether the last stop kept the chain as it was. */
  readonly wasClean: boolean;
  /** Origins on this machine. */
  readonly urls: { readonly page: string; readonly index: string; readonly api: string };
  /** What parts have given so far; a part reads what those it needs have given. */
  readonly given: Partial<{ -readonly [Name in keyof StackResults]: StackResults[Name] }>;
  /** Tells the person of a part whose process ended by itself. */
  watch(name: string, exited: Promise<number>, isWanted?: () => boolean): void;
}

/** What the slugs of a service are set up by. */
export function serviceWorld(world: StackWorld): ServiceWorld {
  const { history, paces } = world.options;
  const { chain } = givenBy(world, 'chain');
  return { chain, size: history, paces, indexUrl: `${world.urls.index}/graphql`, apiUrl: world.urls.api };
}

/** What a part that is ready has given. Throws RangeError when there is none: the list of needs is wrong. */
export function givenBy<Name extends keyof StackResults>({ given }: StackWorld, name: Name): StackResults[Name] {
  const result = given[name];
  if (result === undefined) throw new RangeError(`The part ${name} has given nothing yet`);
  return result as StackResults[Name];
}
