import { addressOf } from '../../address-of';
import { anyone, type SlugRoles } from './role-entry';

const calls = anyone(() => [[]]);
const tries = anyone(() => [false, []]);

/** The multicall is for everybody. */
export const roles: SlugRoles = {
  places: (deployment) => ({ multicall: addressOf(deployment, 'shared', 'multicall') }),
  tables: {
    multicall: {
      aggregate: calls,
      aggregate3: calls,
      aggregate3Value: calls,
      blockAndAggregate: calls,
      tryAggregate: tries,
      tryBlockAndAggregate: tries,
    },
  },
};
