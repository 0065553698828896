import { localSources } from '@besc/contracts/deploy/oracle.plan';
import { devAccounts } from '../dev-accounts';
import type { HistoryWriter } from '../history/history-writer';

/** On a running chain the keeper reports prices for all reporters. */
export const oracleHistory: HistoryWriter = {
  slug: 'oracle',
  order: 45,
  keeper: () => {
    const reporters = devAccounts(30 + localSources.length).slice(30);
    return {
      REPORTER_KEYS: reporters.map(({ privateKey }) => privateKey).join(),
      REPORTER_SOURCES: localSources.join(),
      REPORT_GRID_SECONDS: '30',
    };
  },
};
