import type { Mutant } from './mutant';

const log = { file: 'src/voting/VoteLog.sol', killer: 'test/voting/VoteLog.t.sol' };

/** What would let a published log be changed, or make a head worth nothing. */
export const votingMutants: readonly Mutant[] = [
  {
    name: 'voting: a head is published again',
    ...log,
    search: 'if (_heads[proposal].hash != 0) revert AlreadyPublished(proposal);',
    replace: '',
  },
  {
    name: 'voting: the head of an empty log does not stand',
    ...log,
    search: 'if (_heads[proposal].hash != 0) revert AlreadyPublished(proposal);',
    replace: 'if (_heads[proposal].length != 0) revert AlreadyPublished(proposal);',
  },
  {
    name: 'voting: anybody publishes',
    ...log,
    search: 'external override onlyOperator {',
    replace: 'external override {',
  },
  {
    name: 'voting: no head is a head',
    ...log,
    search: 'head != 0 && length <= type(uint128).max',
    replace: 'length <= type(uint128).max',
  },
  {
    name: 'voting: a length is cut off',
    ...log,
    search: 'head != 0 && length <= type(uint128).max',
    replace: 'head != 0',
  },
  {
    name: 'voting: a log without entries has a head of its own',
    ...log,
    search: ' && (length == 0) == (head == proposal);',
    replace: ';',
  },
  {
    name: 'voting: the time of a head is not kept',
    ...log,
    search: 'uint128(block.timestamp));',
    replace: '0);',
  },
];
