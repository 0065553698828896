import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedVault } from './operated-vault';
import { poolsTask } from './pools-task';

/** What operators do for the pools. */
export const poolsFeature: KeeperFeature = { order: 20, tasks: [poolsTask], operated: [operatedVault] };
