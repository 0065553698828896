// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardPool} from "./IRewardPool.sol";

/// @title A pool in which a token is staked
interface IStakingPool is IRewardPool {
    /// @notice Stakes what arrives of `amount`, and pays what was earned. An amount of 0 only pays.
    function deposit(uint256 amount) external;

    /// @return amount What the account has staked, in wei
    /// @return rewardDebt Reward that was earned by such an amount before the account was paid last
    function userInfo(address account) external view returns (uint256 amount, uint256 rewardDebt);
}
