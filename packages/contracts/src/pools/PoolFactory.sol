// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LeanCalls} from "../shared/LeanCalls.sol";
import {IPoolFactory} from "./IPoolFactory.sol";
import {IRewardPool} from "./IRewardPool.sol";
import {NativePool} from "./NativePool.sol";
import {StakingPool} from "./StakingPool.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title The pool factory
contract PoolFactory is IPoolFactory, Ownable2Step {
    using SafeERC20 for IERC20;

    address public immutable override wrapped;
    address[] public override pools;
    mapping(address account => bool) public override isPool;

    constructor(address wrapped_, address owner) Ownable(owner) {
        wrapped = wrapped_;
    }

    function deployPool(
        address stakedToken,
        address rewardToken,
        uint256 rewardPerBlock,
        uint256 startBlock,
        uint256 bonusEndBlock,
        uint256 poolLimitPerUser,
        address admin
    ) external override onlyOwner returns (address pool) {
        IRewardPool.Terms memory terms = IRewardPool.Terms(
            stakedToken, rewardToken, rewardPerBlock, startBlock, bonusEndBlock, poolLimitPerUser, admin
        );
        pool = address(new StakingPool(terms));
        _open(pool, terms);
    }

    function deployNativePool(
        address rewardToken,
        uint256 rewardPerBlock,
        uint256 startBlock,
        uint256 bonusEndBlock,
        uint256 poolLimitPerUser,
        address admin,
        address operator
    ) external override onlyOwner returns (address pool) {
        IRewardPool.Terms memory terms = IRewardPool.Terms(
            wrapped, rewardToken, rewardPerBlock, startBlock, bonusEndBlock, poolLimitPerUser, admin
        );
        pool = address(new NativePool(terms, operator));
        _open(pool, terms);
    }

    function poolLength() external view override returns (uint256) {
        return pools.length;
    }

    function _open(address pool, IRewardPool.Terms memory terms) private {
        pools.push(pool);
        isPool[pool] = true;
        emit NewSmartChefContract(pool);
        uint256 needed = terms.rewardPerBlock * (terms.bonusEndBlock - terms.startBlock);
        uint256 held = LeanCalls.balanceOf(terms.rewardToken, msg.sender);
        IERC20(terms.rewardToken).safeTransferFrom(msg.sender, pool, needed);
        uint256 spent = held - LeanCalls.balanceOf(terms.rewardToken, msg.sender);
        // The pool would be charged as well: its last rewards would be missing, or its stakes where they are of the same token.
        if (spent > needed) revert SenderCharged(spent - needed);
        uint256 received = LeanCalls.balanceOf(terms.rewardToken, pool);
        if (received < needed) revert NotFunded(received, needed);
    }
}
