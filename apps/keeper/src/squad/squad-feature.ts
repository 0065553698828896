import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedSale } from './operated-squad';
import { squadTask } from './squad-task';

/** What operators do for the sale of Squad. */
export const squadFeature: KeeperFeature = { order: 85, tasks: [squadTask], operated: [operatedSale] };
