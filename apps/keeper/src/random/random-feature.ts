import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedRandom } from './operated-random';
import { randomTask } from './random-task';

/** What operators do for the random. */
export const randomFeature: KeeperFeature = { order: 50, tasks: [randomTask], operated: [operatedRandom] };
