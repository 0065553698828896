// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardPool} from "./IRewardPool.sol";

/// @title A pool in which the chain's coin is staked
/// @notice The coin lies in the pool wrapped, so that what is staked is the pool's balance of the wrapped coin.
interface INativePool is IRewardPool {
    event BlackListSet(address indexed account, bool isListed);

    /// @notice The account may take out what it has, and stake no more.
    error InBlackList(address account);
    error NativeTransferFailed(address account);
    /// @notice Coin comes with `deposit`.
    error UnexpectedCoin();

    /// @notice Stakes the coin sent with the call, and pays what was earned. Without coin it only pays.
    function deposit() external payable;

    /// @return amount What the account has staked, in wei
    /// @return rewardDebt Reward that was earned by such an amount before the account was paid last
    /// @return inBlackList Whether it may stake no more
    function userInfo(address account) external view returns (uint256 amount, uint256 rewardDebt, bool inBlackList);

    /// @notice The same as `poolLimitPerUser`.
    function limitAmount() external view returns (uint256);

    /// @notice Raises the limit; the owner and the operator. Only the owner takes it away.
    function setLimitAmount(uint256 newLimit) external;

    /// @notice Keeps an account from staking more; operator or owner.
    function setBlackList(address account) external;

    /// @notice Lets an account stake again; operator or owner.
    function removeBlackList(address account) external;
}
