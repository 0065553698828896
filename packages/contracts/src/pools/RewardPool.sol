// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LeanCalls} from "../shared/LeanCalls.sol";
import {RewardPerShare, Stake} from "../shared/RewardPerShare.sol";
import {IRewardPool} from "./IRewardPool.sol";
import {Clock, PoolClock} from "./PoolClock.sol";
import {ChainLock} from "@chain-lock/ChainLock.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title What pools have in common, whatever is staked in them
abstract contract RewardPool is IRewardPool, ChainLock, Ownable2Step {
    using PoolClock for Clock;
    using RewardPerShare for Stake;
    using SafeERC20 for IERC20;

    /// @dev Below this, all that rounding can leave fits into a clock's `rest`.
    uint256 private constant MAX_REWARD = type(uint112).max;

    address public immutable override stakedToken;
    address public immutable override rewardToken;
    uint256 public immutable override PRECISION_FACTOR;

    Stake internal _rewards;
    Clock private _clock;
    uint112 private _limit;
    uint32 private _startBlock;
    uint256 private _unallocated;
    mapping(address account => Stake) private _accounts;
    mapping(address account => uint256) public override owedReward;

    constructor(Terms memory terms) Ownable(terms.admin) {
        (stakedToken, rewardToken) = (terms.stakedToken, terms.rewardToken);
        uint256 total = _total(terms.rewardPerBlock, terms.startBlock, terms.bonusEndBlock);
        if (total == 0 || terms.stakedToken.code.length == 0 || terms.rewardToken.code.length == 0) {
            revert InvalidTerms();
        }
        PRECISION_FACTOR = type(uint144).max / total;
        _clock = _clock.limited(terms.poolLimitPerUser > 0);
        _limit = SafeCast.toUint112(terms.poolLimitPerUser);
        _setTerms(terms.rewardPerBlock, terms.startBlock, terms.bonusEndBlock);
    }

    function withdraw(uint256 amount) external override lock {
        (uint256 earned, bool owes) = _settle(0, amount);
        emit Withdraw(msg.sender, amount);
        if (amount > 0) _giveBack(amount);
        _pay(earned, owes);
    }

    function emergencyWithdraw() external override lock {
        Stake account = _accounts[msg.sender];
        uint256 amount = account.shares();
        // Up to now the leaver shares in the reward and gives that part up: no other staker earns it.
        (Clock clock, Stake rewards) = _advanced();
        _unallocated += rewards.earned(account, PRECISION_FACTOR);
        (_clock, _rewards) = (clock, rewards.left(amount));
        _accounts[msg.sender] = Stake.wrap(0);
        emit EmergencyWithdraw(msg.sender, amount);
        if (amount > 0) _giveBack(amount);
    }

    function stopReward() external override onlyOwner {
        (Clock clock, Stake rewards) = _advanced();
        uint256 end = clock.bonusEndBlock();
        if (block.number >= end) revert PoolHasEnded(end);
        // Now, or the start when it has not come.
        uint256 last = clock.lastRewardBlock();
        _unallocated += (end - last) * clock.rewardPerBlock();
        (_clock, _rewards) = (clock.ending(uint32(last)), rewards);
        emit RewardsStop(last);
    }

    function updatePoolLimitPerUser(bool newHasUserLimit, uint256 newLimit) external override onlyOwner {
        _setLimit(newHasUserLimit, newLimit);
    }

    function updateRewardPerBlock(uint256 newRewardPerBlock) external override onlyOwner {
        _changeTerms(newRewardPerBlock, _startBlock, _clock.bonusEndBlock());
        emit NewRewardPerBlock(newRewardPerBlock);
    }

    function updateStartAndEndBlocks(uint256 newStartBlock, uint256 newEndBlock) external override onlyOwner {
        _changeTerms(_clock.rewardPerBlock(), newStartBlock, newEndBlock);
        emit NewStartAndEndBlocks(newStartBlock, newEndBlock);
    }

    function emergencyRewardWithdraw(uint256 amount) external override onlyOwner {
        (_clock, _rewards) = _advanced();
        uint256 free = Math.min(_unallocated, _payable());
        if (amount > free) revert ExceedsUnallocated(amount, free);
        _unallocated -= amount;
        emit AdminTokenRecovery(rewardToken, amount);
        IERC20(rewardToken).safeTransfer(msg.sender, amount);
    }

    function recoverWrongTokens(address token, uint256 amount) external override lock onlyOwner {
        uint256 staked = LeanCalls.balanceOf(stakedToken, address(this));
        uint256 rewards = LeanCalls.balanceOf(rewardToken, address(this));
        emit AdminTokenRecovery(token, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
        bool isOurs = LeanCalls.balanceOf(stakedToken, address(this)) < staked
            || LeanCalls.balanceOf(rewardToken, address(this)) < rewards;
        // A token may have a second address.
        if (isOurs || token == stakedToken || token == rewardToken) revert NotAWrongToken(token);
    }

    function rewardPerBlock() external view override returns (uint256) {
        return _clock.rewardPerBlock();
    }

    function startBlock() external view override returns (uint256) {
        return _startBlock;
    }

    function bonusEndBlock() external view override returns (uint256) {
        return _clock.bonusEndBlock();
    }

    function hasUserLimit() external view override returns (bool) {
        return _clock.hasUserLimit();
    }

    function poolLimitPerUser() public view override returns (uint256) {
        return _limit;
    }

    function totalStaked() external view override returns (uint256) {
        return _rewards.shares();
    }

    function accTokenPerShare() external view override returns (uint256) {
        return _rewards.perShare();
    }

    function pendingReward(address account) external view override returns (uint256) {
        (, Stake rewards,) = _updated();
        return owedReward[account] + rewards.earned(_accounts[account], PRECISION_FACTOR);
    }

    function unallocated() external view override returns (uint256) {
        (,, uint256 unshared) = _updated();
        return _unallocated + unshared;
    }

    /// @dev Sends the caller what was staked.
    function _giveBack(uint256 amount) internal virtual;

    /// @dev What the staked token charged on top of `amount` leaves what the caller still has staked, not the stakes of others.
    function _bear(uint256 amount, uint256 charged) internal {
        if (charged == 0) return;
        Stake account = _accounts[msg.sender];
        if (charged > account.shares()) revert InsufficientStake(amount + charged, amount + account.shares());
        (_rewards, _accounts[msg.sender]) = (_rewards.left(charged), account.left(charged));
        emit Withdraw(msg.sender, charged);
    }

    function _userInfo(address account) internal view returns (uint256 amount, uint256 rewardDebt) {
        Stake stake = _accounts[account];
        return (stake.shares(), stake.debt(PRECISION_FACTOR));
    }

    /// @dev Brings pool and caller up to this block and changes the caller's stake; then `_pay` what was earned.
    function _settle(uint256 entering, uint256 leaving) internal returns (uint256 earned, bool owes) {
        Stake account = _accounts[msg.sender];
        uint256 amount = account.shares();
        if (leaving > amount) revert InsufficientStake(leaving, amount);
        (Clock clock, Stake rewards) = _advanced();
        earned = rewards.earned(account, PRECISION_FACTOR);
        unchecked {
            if (entering > 0) {
                if (block.number >= clock.bonusEndBlock()) revert PoolHasEnded(clock.bonusEndBlock());
                rewards = rewards.entered(entering);
                if (clock.hasUserLimit() && amount + entering > _limit) {
                    revert LimitExceeded(amount + entering, _limit);
                }
            }
            rewards = rewards.left(leaving);
            (_clock, _rewards) = (clock, rewards);
            _accounts[msg.sender] = rewards.noted(amount + entering - leaving);
        }
        owes = clock.owes();
    }

    /// @dev Pays the caller what was earned now and what is owed from before, and notes what could not be paid.
    function _pay(uint256 earned, bool owes) internal {
        uint256 before = owes ? owedReward[msg.sender] : 0;
        uint256 due;
        uint256 left;
        unchecked {
            due = earned + before;
            if (due == 0) return;
            left = due - _tryPay(due);
        }
        if (left != before) owedReward[msg.sender] = left;
        if (left == 0) return;
        if (!owes) _clock = _clock.owing();
        emit RewardOwed(msg.sender, left);
    }

    /// @dev Pays `amount` of the reward token, or what there is of it, or nothing.
    function _tryPay(uint256 amount) private returns (uint256) {
        if (rewardToken == stakedToken) {
            // Stakes must not be paid out, so of the same token it must be known what there is.
            amount = Math.min(amount, _payable());
            if (amount == 0) return 0;
        }
        if (LeanCalls.tryTransfer(rewardToken, msg.sender, amount)) return amount;
        uint256 part = _payable();
        return part < amount && part > 0 && LeanCalls.tryTransfer(rewardToken, msg.sender, part) ? part : 0;
    }

    /// @dev What the pool holds of the reward token, stakes apart.
    function _payable() private view returns (uint256) {
        uint256 held = LeanCalls.tryBalanceOf(rewardToken, address(this));
        return rewardToken == stakedToken ? Math.saturatingSub(held, _rewards.shares()) : held;
    }

    function _setLimit(bool newHasUserLimit, uint256 newLimit) internal {
        if (!newHasUserLimit) newLimit = 0;
        if (!_clock.hasUserLimit() || (newHasUserLimit && newLimit <= _limit)) revert InvalidLimit(newLimit);
        _clock = _clock.limited(newHasUserLimit);
        _limit = SafeCast.toUint112(newLimit);
        emit NewPoolLimit(newLimit);
    }

    function _changeTerms(uint256 newRewardPerBlock, uint256 newStart, uint256 newEnd) private {
        if (block.number >= _startBlock) revert PoolHasStarted(_startBlock);
        uint256 given = _total(_clock.rewardPerBlock(), _startBlock, _clock.bonusEndBlock()) + _unallocated;
        uint256 needed = _total(newRewardPerBlock, newStart, newEnd);
        if (needed > given) revert InvalidTerms();
        _unallocated = given - needed;
        _setTerms(newRewardPerBlock, newStart, newEnd);
    }

    function _setTerms(uint256 rate, uint256 start, uint256 end) private {
        if (start < block.number) revert InvalidTerms();
        _startBlock = SafeCast.toUint32(start);
        _clock = _clock.moved(start, 0).ending(SafeCast.toUint32(end)).paying(SafeCast.toUint96(rate));
    }

    function _total(uint256 rate, uint256 start, uint256 end) private pure returns (uint256 total) {
        if (end < start) revert InvalidTerms();
        total = rate * (end - start);
        if (total > MAX_REWARD) revert InvalidTerms();
    }

    /// @dev The pool as it is in this block, for the caller to store.
    function _advanced() private returns (Clock clock, Stake rewards) {
        uint256 unshared;
        (clock, rewards, unshared) = _updated();
        if (unshared > 0) _unallocated += unshared;
    }

    /// @dev The pool as it is in this block. While nothing is staked, what would have been paid is free again.
    function _updated() private view returns (Clock clock, Stake rewards, uint256 unshared) {
        (clock, rewards) = (_clock, _rewards);
        uint256 from = clock.lastRewardBlock();
        uint256 last = clock.bonusEndBlock();
        if (block.number < last) last = block.number;
        if (last <= from) return (clock, rewards, 0);
        unchecked {
            // Below 2^112: all that the pool was given.
            uint256 amount = (last - from) * clock.rewardPerBlock() + clock.rest();
            if (rewards.shares() == 0) return (clock.moved(last, 0), rewards, amount);
            uint256 rest;
            (rewards, rest) = rewards.rewarded(amount, PRECISION_FACTOR);
            clock = clock.moved(last, rest);
        }
    }

    function _revertLocked() internal pure override {
        revert Reentered();
    }
}
