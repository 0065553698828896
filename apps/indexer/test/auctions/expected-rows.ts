import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { ExpectedRows } from '../support/expected-tables';
import { expectedAuctions } from './expected-auctions';

export const expectedRows: ExpectedRows = (chain, deployment) =>
  expectedAuctions(chain, contractIfAny(deployment, 'auctions', 'auction')?.address);
