import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedFarms } from './operated-farms';

/** What operators do for the farms. */
export const farmsFeature: KeeperFeature = { order: 15, tasks: [], operated: [operatedFarms] };
