import type { Logger } from 'pino';
import type { KeeperChain } from './keeper-chain';
import type { KeeperConfig } from './keeper-config';
import type { KeeperMetrics } from './keeper-metrics';

/** One duty of the service: prepared once, then run again and again. Every run must be safe to lose half way. */
export interface KeeperTask {
  readonly name: string;
  /** Throws when the service may not or cannot do this duty. */
  prepare(context: KeeperContext): Promise<() => Promise<void>>;
}

/** What a duty works with; at `signal` it begins nothing new. */
interface KeeperContext {
  readonly chain: KeeperChain;
  readonly config: KeeperConfig;
  readonly log: Logger;
  readonly metrics: KeeperMetrics;
  readonly signal: AbortSignal;
}
