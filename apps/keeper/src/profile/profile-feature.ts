import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedProfiles } from './operated-profiles';
import { operatedRoots } from './operated-roots';
import { rootsTask } from './roots-task';

/** What operators do for profiles and achievements. */
export const profileFeature: KeeperFeature = {
  order: 90,
  tasks: [rootsTask],
  operated: [operatedProfiles, operatedRoots],
};
