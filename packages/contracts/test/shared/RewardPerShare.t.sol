// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RewardPerShare, Stake} from "../../src/shared/RewardPerShare.sol";
import {TestBase} from "../support/TestBase.sol";

contract RewardPerShareTest is TestBase {
    using RewardPerShare for Stake;

    uint256 private constant UNIT = 2 ** 40;
    Stake private pool;
    uint256 private rest;
    mapping(uint256 who => Stake account) private accounts;

    function test_Rewarded_IsSharedByShares() external {
        _stake(1, 1e18);
        _stake(2, 3e18);
        _reward(4e18);
        equal(pool.earned(accounts[1], UNIT), 1e18, "one part");
        equal(pool.earned(accounts[2], UNIT), 3e18, "three parts");
    }

    function test_Rewarded_OfBeforeIsNotShared() external {
        _stake(1, 1e18);
        _reward(6e18);
        _stake(2, 1e18);
        equal(pool.earned(accounts[2], UNIT), 0, "came later");
        equal(accounts[2].debt(UNIT), 6e18, "of before");
        _reward(2e18);
        equal(pool.earned(accounts[1], UNIT), 7e18, "first");
        equal(pool.earned(accounts[2], UNIT), 1e18, "second");
    }

    function test_Rewarded_WhatCannotBeSharedComesWithTheNext() external {
        // A part for each of these is more than a wei.
        _stake(1, UNIT * 10);
        _reward(7);
        equal(pool.earned(accounts[1], UNIT), 0, "less than a part");
        equal(rest, 7, "kept");
        _reward(4);
        equal(pool.earned(accounts[1], UNIT), 10, "a part for each");
        equal(rest, 1, "kept again");
    }

    function test_Left_TakesSharesAndNothingElse() external {
        _stake(1, 10);
        _reward(10);
        equal(pool.left(4).shares(), 6, "shares");
        equal(pool.left(4).perShare(), UNIT, "the reward of a share stays");
        equal(pool.noted(6).shares(), 6, "of an account");
    }

    function test_Entered_RevertWhen_SharesDoNotFit() external {
        _stake(1, type(uint112).max - 1);
        equal(pool.entered(1).shares(), type(uint112).max, "the last");
        vm.expectRevert(RewardPerShare.TooManyShares.selector);
        this.enter(2);
        vm.expectRevert(RewardPerShare.TooManyShares.selector);
        this.enter(type(uint256).max);
    }

    /// @dev Four accounts that come, go and take in any order: nothing but less than a wei a look and a reward gets lost.
    function testFuzz_Earned_NeverMoreThanArrived_NorMuchLess(uint256 seed) external {
        uint256 arrived = 0;
        uint256 taken = 0;
        for (uint256 i = 0; i < 60; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 who = seed % 4;
            if ((seed >> 8) % 3 > 0) {
                taken += pool.earned(accounts[who], UNIT);
                _stake(who, (seed >> 8) % 3 == 1 ? within(seed >> 16, 0, 1e30) : accounts[who].shares());
            } else if (pool.shares() > 0) {
                uint256 amount = within(seed >> 16, 0, 1e27);
                _reward(amount);
                arrived += amount;
            }
        }
        uint256 owed = rest;
        for (uint256 who = 0; who < 4; ++who) {
            owed += pool.earned(accounts[who], UNIT);
        }
        if (taken + owed > arrived) revert("more than arrived");
        if (arrived - taken - owed > 60 * 5) revert("much less than arrived");
    }

    function enter(uint256 amount) external view returns (Stake) {
        return pool.entered(amount);
    }

    function _reward(uint256 amount) private {
        (pool, rest) = pool.rewarded(amount + rest, UNIT);
    }

    /// @dev Gives an account that is looked at `amount` shares in place of those it had.
    function _stake(uint256 who, uint256 amount) private {
        pool = pool.left(accounts[who].shares()).entered(amount);
        accounts[who] = pool.noted(amount);
    }
}
