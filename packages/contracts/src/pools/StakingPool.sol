// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LeanCalls} from "../shared/LeanCalls.sol";
import {IStakingPool} from "./IStakingPool.sol";
import {RewardPool} from "./RewardPool.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title A pool in which a token is staked
contract StakingPool is IStakingPool, RewardPool {
    using SafeERC20 for IERC20;

    constructor(Terms memory terms) RewardPool(terms) {}

    function deposit(uint256 amount) external override lock {
        if (amount > 0) {
            // What arrived counts, not what was asked for.
            uint256 held = LeanCalls.balanceOf(stakedToken, address(this));
            IERC20(stakedToken).safeTransferFrom(msg.sender, address(this), amount);
            amount = LeanCalls.balanceOf(stakedToken, address(this)) - held;
        }
        (uint256 earned, bool owes) = _settle(amount, 0);
        _pay(earned, owes);
        emit Deposit(msg.sender, amount);
    }

    function userInfo(address account) external view override returns (uint256 amount, uint256 rewardDebt) {
        return _userInfo(account);
    }

    function _giveBack(uint256 amount) internal override {
        IERC20(stakedToken).safeTransfer(msg.sender, amount);
    }
}
