// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RewardPerShare} from "../../src/shared/RewardPerShare.sol";
import {TestBase} from "../support/TestBase.sol";

contract RewardPerShareTest is TestBase {
    using RewardPerShare for RewardPerShare.Pool;

    RewardPerShare.Pool private pool;
    mapping(uint256 who => RewardPerShare.Account account) private accounts;

    function test_Reward_IsSharedByShares() external {
        pool.settle(accounts[1], 1e18);
        pool.settle(accounts[2], 3e18);
        pool.reward(4e18);
        equal(pool.owedTo(accounts[1]), 1e18, "one part");
        equal(pool.owedTo(accounts[2]), 3e18, "three parts");
    }

    function test_Reward_OfBeforeIsNotShared() external {
        pool.settle(accounts[1], 1e18);
        pool.reward(6e18);
        pool.settle(accounts[2], 1e18);
        equal(pool.owedTo(accounts[2]), 0, "came later");
        pool.reward(2e18);
        equal(pool.owedTo(accounts[1]), 7e18, "first");
        equal(pool.owedTo(accounts[2]), 1e18, "second");
    }

    function test_Reward_WithoutSharesWaitsForTheFirst() external {
        pool.reward(5);
        pool.settle(accounts[1], 4);
        equal(pool.owedTo(accounts[1]), 0, "nobody was there");
        pool.reward(7);
        equal(pool.owedTo(accounts[1]), 12, "both");
    }

    function test_Reward_IsRoundedDown() external {
        pool.settle(accounts[1], 10);
        pool.reward(12);
        equal(pool.owedTo(accounts[1]), 11, "the twelfth is part of a wei short");
    }

    function test_Settle_KeepsWhatIsOwedWhenSharesChange() external {
        pool.settle(accounts[1], 4);
        pool.reward(8);
        pool.settle(accounts[1], 0);
        equal(pool.shares, 0, "left");
        pool.reward(100);
        equal(pool.take(accounts[1]), 8, "kept");
        equal(pool.take(accounts[1]), 0, "once");
    }

    /// @dev Four accounts that come, go, change and take in any order.
    function testFuzz_OwedAndTaken_NeverMoreThanArrived_NorMuchLess(uint256 seed) external {
        uint256 arrived = 0;
        uint256 taken = 0;
        for (uint256 i = 0; i < 60; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 who = seed % 4;
            uint256 what = (seed >> 8) % 3;
            if (what == 0) {
                pool.settle(accounts[who], within(seed >> 16, 0, 1e30));
            } else if (what == 1) {
                uint256 amount = within(seed >> 16, 0, 1e27);
                pool.reward(amount);
                arrived += amount;
            } else {
                taken += pool.take(accounts[who]);
            }
        }
        uint256 owed = pool.held;
        for (uint256 who = 0; who < 4; ++who) {
            owed += pool.owedTo(accounts[who]);
        }
        if (taken + owed > arrived) revert("more than arrived");
        // Less than a wei is lost at each reward and each look at an account.
        if (arrived - taken - owed > 60 * 5) revert("much less than arrived");
    }
}
