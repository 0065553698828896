import type { KeeperFeature } from '../shared/keeper-feature';
import { operatedOracle } from './operated-oracle';
import { oracleTask } from './oracle-task';

/** What operators do for the oracle. */
export const oracleFeature: KeeperFeature = { order: 30, tasks: [oracleTask], operated: [operatedOracle] };
