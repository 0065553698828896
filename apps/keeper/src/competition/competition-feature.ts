import type { KeeperFeature } from '../shared/keeper-feature';
import { competitionTask } from './competition-task';
import { operatedCompetitions } from './operated-competitions';

/** What operators do for trading competitions. */
export const competitionFeature: KeeperFeature = {
  order: 97,
  tasks: [competitionTask],
  operated: [operatedCompetitions],
};
