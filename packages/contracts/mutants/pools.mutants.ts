import type { Mutant } from './mutant';

const pool = 'src/pools/RewardPool.sol';
const staking = 'src/pools/StakingPool.sol';
const native = 'src/pools/NativePool.sol';
const factory = 'src/pools/PoolFactory.sol';
const poolTests = 'test/pools/StakingPool.t.sol';
const attackTests = 'test/pools/PoolAttacks.t.sol';
const nativeTests = 'test/pools/NativePool.t.sol';

/** Defects of staking pools that products of this family have had, and what would bring them back. */
export const poolMutants: readonly Mutant[] = [
  {
    name: 'farms: a pool is not funded',
    file: factory,
    search: 'if (received < needed) revert NotFunded(received, needed);',
    replace: 'received;\n        needed;',
    killer: poolTests,
  },
  {
    name: 'farms: a pool credits what was asked for',
    file: staking,
    search: 'amount = stakedToken.take(amount);',
    replace: 'stakedToken.take(amount);',
    killer: poolTests,
  },
  {
    name: 'farms: a pool pays out its stakes',
    file: pool,
    search: 'if (rewardToken == stakedToken) {',
    replace: 'if (false) {',
    killer: poolTests,
  },
  {
    name: 'farms: an empty reward traps the stake',
    file: pool,
    search: 'if (LeanCalls.tryTransfer(rewardToken, msg.sender, amount)) return amount;',
    replace: 'IERC20(rewardToken).safeTransfer(msg.sender, amount);\n        return amount;',
    killer: poolTests,
  },
  {
    name: 'farms: what a pool could not pay is lost',
    file: pool,
    search: 'if (left != before) owedReward[msg.sender] = left;',
    replace: '',
    killer: poolTests,
  },
  {
    name: 'farms: the owner of a pool takes what is owed',
    file: pool,
    search: 'if (amount > free) revert ExceedsUnallocated(amount, free);',
    replace: 'free;',
    killer: poolTests,
  },
  {
    name: 'farms: wrong tokens include a second address of the stake',
    file: pool,
    search: 'if (isOurs || token == stakedToken',
    replace: 'isOurs;\n        if (token == stakedToken',
    killer: attackTests,
  },
  {
    name: 'farms: a harvest counts against the limit',
    file: pool,
    search: 'if (clock.hasUserLimit() && amount + entering > _limit)',
    replace: 'if (clock.hasUserLimit() && amount + entering >= _limit)',
    killer: poolTests,
  },
  {
    name: 'farms: a limit is lowered',
    file: pool,
    search: '(newHasUserLimit && newLimit <= _limit)',
    replace: 'false',
    killer: poolTests,
  },
  {
    name: 'farms: terms change after the start',
    file: pool,
    search: 'if (block.number >= _startBlock) revert PoolHasStarted(_startBlock);',
    replace: '',
    killer: poolTests,
  },
  {
    name: 'farms: new terms pass what a pool was given',
    file: pool,
    search: 'if (needed > given) revert InvalidTerms();\n        _unallocated = given - needed;',
    replace: 'given;\n        needed;',
    killer: poolTests,
  },
  {
    name: 'farms: a pool takes stakes after its end',
    file: pool,
    search: 'if (block.number >= clock.bonusEndBlock()) revert',
    replace: 'if (false) revert',
    killer: poolTests,
  },
  {
    name: 'farms: rewards without an earner are locked in the pool',
    file: pool,
    search: 'if (unshared > 0) _unallocated += unshared;',
    replace: '',
    killer: poolTests,
  },
  {
    name: 'farms: leaving a pool in haste locks the reward in it',
    file: pool,
    search: '_unallocated += rewards.earned(account, PRECISION_FACTOR);',
    replace: '',
    killer: poolTests,
  },
  {
    name: 'farms: leaving a pool in haste gives the others what was given up',
    file: pool,
    search: '(Clock clock, Stake rewards) = _advanced();\n        _unallocated += rewards.earned',
    replace: '(Clock clock, Stake rewards) = (_clock, _rewards);\n        _unallocated += rewards.earned',
    killer: poolTests,
  },
  {
    name: 'farms: the black list keeps rewards',
    file: native,
    search: 'if (msg.value > 0) {\n            if (_isListed[msg.sender]) revert InBlackList(msg.sender);',
    replace: 'if (_isListed[msg.sender]) revert InBlackList(msg.sender);\n        if (msg.value > 0) {',
    killer: nativeTests,
  },
  {
    name: 'farms: smart wallets get too little gas for their coin',
    file: native,
    search: 'msg.sender.call{value: amount}',
    replace: 'msg.sender.call{value: amount, gas: 2300}',
    killer: nativeTests,
  },
  {
    name: 'farms: a withdrawal of coin is not locked',
    file: pool,
    search: 'function withdraw(uint256 amount) external override lock {',
    replace: 'function withdraw(uint256 amount) external override {',
    killer: nativeTests,
  },
  {
    name: 'farms: what a staked token charges on top is taken from the others',
    file: staking,
    search: 'if (excess > 0) _bear(amount, stakedToken.missing(excess, _rewards.shares()));',
    replace: 'excess;',
    killer: attackTests,
  },
  {
    name: 'farms: a stake is kept for a wei of rounding',
    file: 'src/shared/MeasuredTransfer.sol',
    search: 'Math.min(excess, Math.saturatingSub(stakes, LeanCalls.tryBalanceOf(token, address(this))))',
    replace: 'stakes > 0 && token == address(0) ? 0 : excess',
    killer: attackTests,
  },
  {
    name: 'farms: a reward token charges the pool on top',
    file: factory,
    search: 'if (spent > needed) revert SenderCharged(spent - needed);',
    replace: 'spent;',
    killer: attackTests,
  },
  {
    name: 'farms: the owner of a pool takes unallocated reward that is not there',
    file: pool,
    search: 'Math.min(_unallocated, _payable())',
    replace: '_unallocated',
    killer: attackTests,
  },
  {
    name: 'farms: wrong tokens include a second address of the reward',
    file: pool,
    search: '\n            || LeanCalls.balanceOf(rewardToken, address(this)) < rewards',
    replace: ' || rewards == type(uint256).max',
    killer: attackTests,
  },
  {
    name: 'farms: the recovery of wrong tokens is not locked',
    file: pool,
    search: 'function recoverWrongTokens(address token, uint256 amount) external override lock onlyOwner {',
    replace: 'function recoverWrongTokens(address token, uint256 amount) external override onlyOwner {',
    killer: attackTests,
  },
  {
    name: 'farms: a deposit of coin is not locked',
    file: native,
    search: 'function deposit() external payable override lock {',
    replace: 'function deposit() external payable override {',
    killer: nativeTests,
  },
];
