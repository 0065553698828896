// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Rewards shared among accounts by their shares, without a loop over them
/// @notice What arrives raises the reward of one share, which only grows; an account is owed its shares times the growth since
/// it was looked at last. Every division is rounded down, so all that is owed is never more than what arrived.
/// @dev Per share in units of 2^-128. Settle an account before its shares change: `settle` does both.
library RewardPerShare {
    uint256 private constant UNIT = 2 ** 128;

    struct Pool {
        uint256 perShare;
        uint256 shares;
        /// @dev Arrived while there was no share, or less than one unit for each: comes with the next reward.
        uint256 held;
    }

    struct Account {
        uint256 shares;
        uint256 perShare;
        uint256 owed;
    }

    /// @notice `amount` of reward has arrived for all who have shares now.
    /// @dev Reverts when the reward of one share would pass 2^128 in all.
    function reward(Pool storage pool, uint256 amount) internal {
        uint256 total = pool.held + amount;
        uint256 shares = pool.shares;
        uint256 growth = shares == 0 ? 0 : Math.mulDiv(total, UNIT, shares);
        pool.perShare += growth;
        // Whole wei that the rounding left come with the next reward.
        pool.held = growth == 0 ? total : total - Math.mulDiv(growth, shares, UNIT, Math.Rounding.Ceil);
    }

    /// @notice What an account is owed now.
    function owedTo(Pool storage pool, Account storage account) internal view returns (uint256) {
        return account.owed + Math.mulDiv(account.shares, pool.perShare - account.perShare, UNIT);
    }

    /// @notice Notes what an account is owed, then gives it `shares` in place of those it had.
    function settle(Pool storage pool, Account storage account, uint256 shares) internal {
        account.owed = owedTo(pool, account);
        account.perShare = pool.perShare;
        pool.shares = pool.shares - account.shares + shares;
        account.shares = shares;
    }

    /// @notice Takes what an account is owed; the caller pays it out.
    function take(Pool storage pool, Account storage account) internal returns (uint256 amount) {
        settle(pool, account, account.shares);
        amount = account.owed;
        account.owed = 0;
    }
}
