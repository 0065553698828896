import type { KeeperFeature } from '../shared/keeper-feature';
import { timelockTask } from './timelock-task';

/** What operators watch of the timelock; its calls are those of the contracts that it owns. */
export const governanceFeature: KeeperFeature = { order: 100, tasks: [timelockTask] };
