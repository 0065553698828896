// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INativePool} from "./INativePool.sol";
import {IPoolFactory} from "./IPoolFactory.sol";
import {IPoolLens} from "./IPoolLens.sol";
import {IRewardPool} from "./IRewardPool.sol";
import {IStakingPool} from "./IStakingPool.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// @title The pool lens
contract PoolLens is IPoolLens {
    /// @dev More than an honest pool needs for all its answers, and a bound for one that burns what it is given.
    uint256 private constant POOL_GAS = 1_000_000;
    /// @dev The same for one answer of a token.
    uint256 private constant TOKEN_GAS = 200_000;

    function readPools(IPoolFactory factory, address account, uint256 first, uint256 count)
        external
        view
        override
        returns (uint256 length, PoolView[] memory pools)
    {
        length = factory.poolLength();
        if (first >= length) return (length, pools);
        if (count > length - first) count = length - first;
        pools = new PoolView[](count);
        for (uint256 i; i < count; ++i) {
            address pool = factory.pools(first + i);
            try this.readPool{gas: POOL_GAS}(pool, account) returns (PoolView memory read) {
                pools[i] = read;
            } catch {
                pools[i].pool = pool;
            }
        }
    }

    function readPool(address pool, address account) external view override returns (PoolView memory read) {
        IStakingPool one = IStakingPool(pool);
        (read.pool, read.isRead) = (pool, true);
        (read.stakedToken, read.rewardToken) = (one.stakedToken(), one.rewardToken());
        (read.rewardPerBlock, read.startBlock) = (one.rewardPerBlock(), one.startBlock());
        (read.bonusEndBlock, read.totalStaked) = (one.bonusEndBlock(), one.totalStaked());
        (read.isLimitRead, read.poolLimitPerUser) = _ask(pool, abi.encodeCall(IRewardPool.poolLimitPerUser, ()));
        (read.isNative,) = _ask(pool, abi.encodeCall(INativePool.limitAmount, ()));
        if (account == address(0)) return read;
        if (read.isNative) (read.staked,, read.inBlackList) = INativePool(pool).userInfo(account);
        else (read.staked,) = one.userInfo(account);
        (read.pendingReward, read.owedReward) = (one.pendingReward(account), one.owedReward(account));
        if (read.isNative) {
            (read.isTokenRead, read.balance, read.allowance) = (true, account.balance, type(uint256).max);
            return read;
        }
        bool isAllowanceRead;
        (read.isTokenRead, read.balance) = _ask(read.stakedToken, abi.encodeCall(IERC20.balanceOf, (account)));
        (isAllowanceRead, read.allowance) = _ask(read.stakedToken, abi.encodeCall(IERC20.allowance, (account, pool)));
        if (!isAllowanceRead) read.isTokenRead = false;
    }

    /// @dev One word of an answer, however long it is; false when there is none.
    function _ask(address target, bytes memory data) private view returns (bool isAnswered, uint256 value) {
        assembly ("memory-safe") {
            let done := staticcall(TOKEN_GAS, target, add(data, 0x20), mload(data), 0x00, 0x20)
            isAnswered := and(done, gt(returndatasize(), 0x1f))
            if isAnswered { value := mload(0x00) }
        }
    }
}
