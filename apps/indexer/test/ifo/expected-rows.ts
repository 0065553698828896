import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { ExpectedRows } from '../support/expected-tables';
import { expectedIfos } from './expected-ifos';

export const expectedRows: ExpectedRows = (chain, deployment) =>
  expectedIfos(chain, contractIfAny(deployment, 'ifo', 'factory')?.address);
