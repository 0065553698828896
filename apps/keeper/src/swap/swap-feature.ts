import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedFees } from './operated-fees';
import { swapTask } from './swap-task';

/** What operators do for the exchange. */
export const swapFeature: KeeperFeature = { order: 10, tasks: [swapTask], operated: [operatedFees] };
