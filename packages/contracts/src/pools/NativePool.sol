// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWBESC} from "../shared/IWBESC.sol";
import {OperatorRole} from "../shared/OperatorRole.sol";
import {INativePool} from "./INativePool.sol";
import {RewardPool} from "./RewardPool.sol";

/// @title A pool in which the chain's coin is staked
contract NativePool is INativePool, RewardPool, OperatorRole {
    mapping(address account => bool) private _isListed;

    /// @param terms With the wrapped coin as what is staked
    constructor(Terms memory terms, address operator_) RewardPool(terms) OperatorRole(operator_) {}

    receive() external payable {
        if (msg.sender != stakedToken) revert UnexpectedCoin();
    }

    function deposit() external payable override lock {
        if (msg.value > 0) {
            if (_isListed[msg.sender]) revert InBlackList(msg.sender);
            IWBESC(stakedToken).deposit{value: msg.value}();
        }
        (uint256 earned, bool owes) = _settle(msg.value, 0);
        _pay(earned, owes);
        emit Deposit(msg.sender, msg.value);
    }

    function setLimitAmount(uint256 newLimit) external override onlyOperator {
        _setLimit(true, newLimit);
    }

    function setBlackList(address account) external override onlyOperator {
        _list(account, true);
    }

    function removeBlackList(address account) external override onlyOperator {
        _list(account, false);
    }

    function userInfo(address account)
        external
        view
        override
        returns (uint256 amount, uint256 rewardDebt, bool inBlackList)
    {
        (amount, rewardDebt) = _userInfo(account);
        inBlackList = _isListed[account];
    }

    function limitAmount() external view override returns (uint256) {
        return poolLimitPerUser();
    }

    function _list(address account, bool isListed) private {
        _isListed[account] = isListed;
        emit BlackListSet(account, isListed);
    }

    /// @dev With all gas, so that smart wallets can receive: what is staked is settled, and the pool is locked.
    function _giveBack(uint256 amount) internal override {
        IWBESC(stakedToken).withdraw(amount);
        (bool sent,) = msg.sender.call{value: amount}("");
        if (!sent) revert NativeTransferFailed(msg.sender);
    }
}
