import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { ExpectedRows } from '../support/expected-tables';
import { expectedSquad } from './expected-squad';

export const expectedRows: ExpectedRows = (chain, deployment) =>
  expectedSquad(
    chain,
    (['sale', 'rehearsal'] as const).flatMap((name) => contractIfAny(deployment, 'squad', name)?.address ?? []),
  );
