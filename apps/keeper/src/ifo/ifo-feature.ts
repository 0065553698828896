import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedSales } from './operated-sales';

/** What operators do for sales. */
export const ifoFeature: KeeperFeature = { order: 95, tasks: [], operated: [operatedSales] };
