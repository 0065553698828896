import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedSquad, operatedStarters } from './operated-collections';
import { operatedMarket } from './operated-market';

/** What operators do for the collections and their market. */
export const nftsFeature: KeeperFeature = {
  order: 80,
  tasks: [],
  operated: [operatedStarters, operatedSquad, operatedMarket],
};
