import { devAccounts } from '../dev-accounts';
import type { HistoryWriter } from '../history/history-writer';

/**
 * Each reporter has a key and a source of its own. None looks back further than a fifth of a round: a longer mean goes on
 * towards a price that everybody can see while bets are taken.
 */
const sources = ['spot', 'mean:10', 'mean:20', 'mean:30', 'mean:60'];

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
