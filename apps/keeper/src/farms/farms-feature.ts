import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedFarms } from './operated-farms';
import { slotsTask } from './slots-task';

/** What operators do for the farms. */
export const farmsFeature: KeeperFeature = { order: 15, tasks: [slotsTask], operated: [operatedFarms] };
