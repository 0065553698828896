// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MeasuredTransfer} from "../shared/MeasuredTransfer.sol";
import {RewardPerShare, Stake} from "../shared/RewardPerShare.sol";
import {IStakingPool} from "./IStakingPool.sol";
import {RewardPool} from "./RewardPool.sol";

/// @title A pool in which a token is staked
contract StakingPool is IStakingPool, RewardPool {
    using MeasuredTransfer for address;
    using RewardPerShare for Stake;

    constructor(Terms memory terms) RewardPool(terms) {}

    function deposit(uint256 amount) external override lock {
        if (amount > 0) amount = stakedToken.take(amount);
        (uint256 earned, bool owes) = _settle(amount, 0);
        _pay(earned, owes);
        emit Deposit(msg.sender, amount);
    }

    function userInfo(address account) external view override returns (uint256 amount, uint256 rewardDebt) {
        return _userInfo(account);
    }

    function _giveBack(uint256 amount) internal override {
        uint256 excess = stakedToken.send(msg.sender, amount);
        if (excess > 0) _bear(amount, stakedToken.missing(excess, _rewards.shares()));
    }
}
