import type { Mutant } from './mutant';

const file = 'src/competition/Competition.sol';
const killer = 'test/competition/Competition.t.sol';

/** Defects of competitions: prizes that are not there, groups beyond their places, claims that another keeps back. */
export const competitionMutants: readonly Mutant[] = [
  {
    name: 'competition: claims open without their prizes',
    file,
    search: 'if (run.funded < owed) revert NotFunded(run.funded, owed);',
    replace: 'owed;',
    killer,
  },
  {
    name: 'competition: a paused profile registers',
    file,
    search: 'if (!isActive) revert NoActiveProfile(msg.sender);',
    replace: 'isActive;',
    killer,
  },
  {
    name: 'competition: a status is skipped',
    file,
    search: 'uint8(next) != uint8(status) + 1',
    replace: 'uint8(next) <= uint8(status)',
    killer,
  },
  {
    name: 'competition: a stranger need not wait',
    file,
    search: 'if (!_operates(msg.sender)) due += GRACE;',
    replace: '',
    killer,
  },
  {
    name: 'competition: a tier has no end of places',
    file,
    search: '            if (claimed[rewardGroup] >= _places(run.users[teamId - 1], rewardGroup)) {',
    replace: '            if (false) {',
    killer,
  },
  {
    name: 'competition: a failure of points keeps the prize back',
    file,
    search: '            user.hasPoints = false;',
    replace: '            revert ClaimFailed();',
    killer,
  },
  {
    name: 'competition: the remainder goes before the end',
    file,
    search:
      '        if (run.status != Status.Over) revert WrongStatus(run.status);\n        uint256 amount = run.funded;',
    replace: '        uint256 amount = run.funded;',
    killer,
  },
  {
    name: 'competition: a result that counts is struck',
    file,
    search: 'if (root == 0 || block.timestamp >= run.countsFrom) revert ResultStands();',
    replace: '',
    killer,
  },
  {
    name: 'competition: the remainder is all there is',
    file,
    search: '        uint256 amount = run.funded;\n        run.funded = 0;',
    replace: '        uint256 amount = IERC20(money).balanceOf(address(this));\n        run.funded = 0;',
    killer,
  },
];
