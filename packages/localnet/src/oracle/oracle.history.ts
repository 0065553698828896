import { devAccounts } from '../dev-accounts';
import type { HistoryWriter } from '../history/history-writer';

/** Each reporter has a key and a source of its own. */
const sources = ['spot', 'mean:3600', 'trades:900', 'mean:300', 'trades:3600'];

/** On a running chain the keeper reports prices for all reporters. */
export const oracleHistory: HistoryWriter = {
  slug: 'oracle',
  order: 45,
  keeper: () => {
    const reporters = devAccounts(30 + sources.length).slice(30);
    return {
      REPORTER_KEYS: reporters.map(({ privateKey }) => privateKey).join(),
      REPORTER_SOURCES: sources.join(),
      REPORT_GRID_SECONDS: '30',
    };
  },
};
