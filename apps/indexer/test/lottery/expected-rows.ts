import { addressOf } from '@besc/contracts/deploy/address-of';
import type { ExpectedRows } from '../support/expected-tables';
import { expectedLottery } from './expected-lottery';

export const expectedRows: ExpectedRows = (chain, deployment) =>
  expectedLottery(chain, {
    lottery: addressOf(deployment, 'lottery', 'game'),
    sources: [addressOf(deployment, 'random', 'source')],
  });
