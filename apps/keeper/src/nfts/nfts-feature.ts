import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedSquad, operatedStarters } from './operated-collections';

/** What operators do for the collections. */
export const nftsFeature: KeeperFeature = { order: 80, tasks: [], operated: [operatedStarters, operatedSquad] };
