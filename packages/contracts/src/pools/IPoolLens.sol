// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolFactory} from "./IPoolFactory.sol";

/// @title Reads a factory's pools, and what an account has in them, in one call
/// @notice Keeps nothing and owns nothing. Made for a page that shows hundreds of pools: a pool or a token that does not answer,
/// or that answers with too much or too little, never stops the others.
interface IPoolLens {
    /// @notice A pool in this block. Amounts are in wei, blocks are numbers; a limit of 0 is none.
    struct PoolView {
        address pool;
        /// @dev False when the pool did not answer; all that follows is zero then.
        bool isRead;
        bool isNative;
        address stakedToken;
        address rewardToken;
        uint256 rewardPerBlock;
        uint256 startBlock;
        uint256 bonusEndBlock;
        /// @dev Zero when the pool did not tell it; `isLimitRead` is false then.
        uint256 poolLimitPerUser;
        bool isLimitRead;
        uint256 totalStaked;
        /// @dev Of the account, like all that follows; zero for the zero address.
        uint256 staked;
        uint256 pendingReward;
        uint256 owedReward;
        bool inBlackList;
        /// @dev False when the staked token did not tell balance and allowance. Of a native pool it is the coin.
        bool isTokenRead;
        uint256 balance;
        uint256 allowance;
    }

    /// @param first Index of the first pool, in the factory's order
    /// @param count The most to read
    /// @return length How many pools the factory has in all
    /// @return pools Those from `first` on, none beyond the last
    function readPools(IPoolFactory factory, address account, uint256 first, uint256 count)
        external
        view
        returns (uint256 length, PoolView[] memory pools);

    /// @notice One pool; reverts when it does not answer.
    function readPool(address pool, address account) external view returns (PoolView memory read);
}
