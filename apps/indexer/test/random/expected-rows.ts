import { addressOf } from '@besc/contracts/deploy/address-of';
import type { ExpectedRows } from '../support/expected-tables';
import { readLogs } from '../support/raw-logs';
import { expectedWords, wordTables } from './expected-words';

export const expectedRows: ExpectedRows = async (chain, deployment) =>
  wordTables(expectedWords(await readLogs(chain, [addressOf(deployment, 'random', 'source')])));
