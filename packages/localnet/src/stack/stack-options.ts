import type { ChainId } from '../chain';
import type { HistorySize } from '../history/block-schedule';
import type { WantedPorts } from './stack-ports';
import type { StackProgress } from './stack-progress';

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
  /** Which of the slugs' other paces it goes by (`HistoryWriter.paces`). */
  readonly paces: readonly string[];
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
