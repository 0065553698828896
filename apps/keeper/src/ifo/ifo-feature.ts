import type { KeeperFeature } from '../shared/keeper-feature';
import { capTask } from './cap-task';
import { operatedSales } from './operated-sales';

/** What operators do for sales. */
export const ifoFeature: KeeperFeature = { order: 95, tasks: [capTask], operated: [operatedSales] };
