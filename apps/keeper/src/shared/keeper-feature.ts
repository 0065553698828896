import type { KeeperTask } from './keeper-task';
import type { OperatedContract } from './operated-contract';

/** What a slug gives the operators. */
export interface KeeperFeature {
  /** What has less comes before it in what is told and listed. */
  readonly order: number;
  /** Duties of the service. */
  readonly tasks: readonly KeeperTask[];
  /** The contracts that the operators' command reads and changes. */
  readonly operated?: readonly OperatedContract[];
}
