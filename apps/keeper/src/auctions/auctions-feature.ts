import type { KeeperFeature } from '../shared/keeper-feature';
import { auctionsTask } from './auctions-task';
import { operatedAuctions } from './operated-auctions';

/** What operators do for auctions of farm slots. */
export const auctionsFeature: KeeperFeature = { order: 97, tasks: [auctionsTask], operated: [operatedAuctions] };
