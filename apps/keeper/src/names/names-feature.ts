import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedNames } from './operated-names';

/** What operators do for the names. */
export const namesFeature: KeeperFeature = { order: 70, tasks: [], operated: [operatedNames] };
