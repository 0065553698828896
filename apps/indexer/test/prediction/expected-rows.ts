import { addressOf } from '@besc/contracts/deploy/address-of';
import type { ExpectedRows } from '../support/expected-tables';
import { expectedPrediction } from './expected-prediction';

export const expectedRows: ExpectedRows = (chain, deployment) =>
  expectedPrediction(chain, addressOf(deployment, 'prediction', 'game'));
