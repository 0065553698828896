import { addressOf } from '@besc/contracts/deploy/address-of';
import type { ExpectedRows } from '../support/expected-tables';
import { expectedProfile } from './expected-profile';

export const expectedRows: ExpectedRows = (chain, deployment) =>
  expectedProfile(chain, {
    profile: addressOf(deployment, 'profile', 'profile'),
    claims: addressOf(deployment, 'profile', 'claims'),
    history: addressOf(deployment, 'profile', 'history'),
    pointCenter: addressOf(deployment, 'profile', 'pointCenter'),
  });
