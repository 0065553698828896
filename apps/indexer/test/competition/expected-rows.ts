import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { ExpectedRows } from '../support/expected-tables';
import { expectedBattles } from './expected-battles';

/** On these chains no trade counts: `competition.test.ts` is about those that do. */
export const expectedRows: ExpectedRows = (chain, deployment) =>
  expectedBattles(chain, {
    competition: contractIfAny(deployment, 'competition', 'competition')?.address,
    deployment,
    hasTrades: false,
  });
