import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedProfiles, operatedRoots } from './operated-profiles';

/** What operators do for profiles and achievements. */
export const profileFeature: KeeperFeature = { order: 90, tasks: [], operated: [operatedProfiles, operatedRoots] };
