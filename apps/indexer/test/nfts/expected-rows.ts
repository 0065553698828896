import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { ExpectedRows } from '../support/expected-tables';
import { expectedNfts } from './expected-nfts';

export const expectedRows: ExpectedRows = (chain, deployment) =>
  expectedNfts(chain, {
    bunnies: addressOf(deployment, 'nfts', 'bunnies'),
    squad: addressOf(deployment, 'nfts', 'squad'),
    starters: addressOf(deployment, 'nfts', 'starters'),
    market: contractIfAny(deployment, 'nfts', 'market')?.address,
  });
