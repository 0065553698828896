import type { Mutant } from './mutant';

const file = 'src/ifo/Ifo.sol';
const killer = 'test/ifo/Ifo.t.sol';
const attacks = 'test/ifo/IfoAttacks.t.sol';

/** Defects of this family's sales: an owner who takes deposits, gaps at the first and last block, fees and shares that drift. */
export const ifoMutants: readonly Mutant[] = [
  {
    name: 'ifo: the owner takes money before the end',
    file,
    search: 'if (block.number <= _window.endBlock) return (0, 0);',
    replace: '',
    killer,
  },
  {
    name: 'ifo: the owner takes what comes back',
    file,
    search: 'return pool.total - pool.returned - Math.min(back, rest);',
    replace: 'return pool.total - pool.returned;',
    killer,
  },
  {
    name: 'ifo: an account below a wei of the offer is not counted',
    file,
    search: 'back += pool.accounts * ((pool.raising + all * rate / ALL) / pool.offering + 3);',
    replace: 'rate;',
    killer,
  },
  {
    name: 'ifo: who gets nothing pays',
    file,
    search: 'if (offering == 0) return (0, amount, 0);',
    replace: 'if (!isMet) return (0, amount, 0);',
    killer,
  },
  {
    name: 'ifo: a sale below its minimum sells',
    file,
    search: 'if (isMet && all != 0) offering',
    replace: 'if ((isMet || true) && all != 0) offering',
    killer,
  },
  {
    name: 'ifo: what came in counts for the minimum',
    file,
    search: 'uint256 raised = Math.min(pool.total, pool.raising);',
    replace: 'uint256 raised = pool.total;',
    killer,
  },
  {
    name: 'ifo: nothing is taken in the last block',
    file,
    search: 'if (block.number > window.endBlock) revert TooLate',
    replace: 'if (block.number >= window.endBlock) revert TooLate',
    killer,
  },
  {
    name: 'ifo: the cap counts one payment',
    file,
    search: 'if (paid > limit) revert',
    replace: 'if (amount > limit) revert',
    killer,
  },
  {
    name: 'ifo: a paused profile pays in',
    file,
    search: 'if (!_PROFILE.getUserStatus(msg.sender)) revert NoActiveProfile(msg.sender);',
    replace: '',
    killer,
  },
  {
    name: 'ifo: one harvests twice',
    file,
    search: 'if (user.hasHarvested) revert AlreadyHarvested(msg.sender, pid);',
    replace: '',
    killer,
  },
  {
    name: 'ifo: a token that refuses keeps the money',
    file,
    search: '!LeanCalls.tryTransfer(offeringToken, msg.sender, offering)',
    replace: '!IERC20(offeringToken).transfer(msg.sender, offering)',
    killer: attacks,
  },
  {
    name: 'ifo: terms change while it runs',
    file,
    search: 'if (block.number >= _window.startBlock) revert HasStarted(_window.startBlock);',
    replace: '',
    killer,
  },
  {
    name: 'ifo: a sale that is not funded',
    file: 'src/ifo/IfoFactory.sol',
    search: 'if (received < needed || spent > needed) revert IIfo.NotFunded(received, needed);',
    replace: 'spent; received;',
    killer: attacks,
  },
  {
    name: 'ifo: the raised token is recovered by another address',
    file,
    search: '&& LeanCalls.tryBalanceOf(lpToken, address(this)) >= held',
    replace: '&& held >= 0',
    killer: attacks,
  },
];
