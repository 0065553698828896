import { addressOf } from '@besc/contracts/deploy/address-of';
import type { ExpectedRows } from '../support/expected-tables';
import { expectedOracle } from './expected-oracle';

/** No price is reported in the market of all slugs. */
export const expectedRows: ExpectedRows = (chain, deployment) =>
  expectedOracle(chain, addressOf(deployment, 'oracle', 'prices'), new Map());
