import type { KeeperFeature } from '../shared/keeper-feature';
import { logsTask } from './logs-task';
import { operatedLog } from './operated-log';

/** What operators do for votes. */
export const votingFeature: KeeperFeature = {
  order: 95,
  tasks: [logsTask],
  operated: [operatedLog],
};
