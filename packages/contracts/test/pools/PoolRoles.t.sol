// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INativePool} from "../../src/pools/INativePool.sol";
import {IPoolFactory} from "../../src/pools/IPoolFactory.sol";
import {IRewardPool} from "../../src/pools/IRewardPool.sol";
import {IStakingPool} from "../../src/pools/IStakingPool.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {PoolScene} from "./PoolScene.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title GOVERNANCE 1, 2 and 9 of pools and their factory: every function that changes something, by eight callers
contract PoolRolesTest is PoolScene {
    function setUp() external {
        setUpFactory();
        rewards.mint(address(this), 2000e18);
    }

    function test_GOVERNANCE2_RoleMatrix_StakingPool() external {
        IStakingPool pool = makePool(stakes, rewards, 10e18);
        mayCall(address(pool), abi.encodeCall(IStakingPool.deposit, (0)), BY_ALL);
        _common(address(pool));
    }

    function test_GOVERNANCE2_RoleMatrix_NativePool() external {
        INativePool pool = makeNativePool(address(rewards), 10e18);
        address target = address(pool);
        mayCall(target, abi.encodeCall(INativePool.deposit, ()), BY_ALL);
        mayCall(target, abi.encodeCall(INativePool.setLimitAmount, (20e18)), BY_OWNER | BY_OPERATOR);
        mayCall(target, abi.encodeCall(INativePool.setBlackList, (STAKER)), BY_OWNER | BY_OPERATOR);
        mayCall(target, abi.encodeCall(INativePool.removeBlackList, (STAKER)), BY_OWNER | BY_OPERATOR);
        mayCall(target, abi.encodeCall(IOperatorRole.setOperator, (STRANGER)), BY_OWNER);
        _common(target);
    }

    function test_GOVERNANCE2_RoleMatrix_Factory() external {
        address target = address(factory);
        Ownable2Step(target).transferOwnership(OWNER);
        vm.prank(OWNER);
        Ownable2Step(target).acceptOwnership();
        rewards.mint(OWNER, 2000e18);
        vm.prank(OWNER);
        rewards.approve(target, type(uint256).max);
        bytes memory data =
            abi.encodeCall(IPoolFactory.deployPool, (address(stakes), address(rewards), RATE, START, END, 0, OWNER));
        mayCall(target, data, BY_OWNER);
        data = abi.encodeCall(IPoolFactory.deployNativePool, (address(rewards), RATE, START, END, 0, OWNER, OPERATOR));
        mayCall(target, data, BY_OWNER);
        _ownership(target);
    }

    function _common(address target) private {
        ZooToken wrong = new ZooToken();
        wrong.mint(target, 5);
        mayCall(target, abi.encodeCall(IRewardPool.withdraw, (0)), BY_ALL);
        mayCall(target, abi.encodeCall(IRewardPool.emergencyWithdraw, ()), BY_ALL);
        mayCall(target, abi.encodeCall(IRewardPool.stopReward, ()), BY_OWNER);
        mayCall(target, abi.encodeCall(IRewardPool.updatePoolLimitPerUser, (false, 0)), BY_OWNER);
        mayCall(target, abi.encodeCall(IRewardPool.updateRewardPerBlock, (1)), BY_OWNER);
        mayCall(target, abi.encodeCall(IRewardPool.updateStartAndEndBlocks, (START, START + 1)), BY_OWNER);
        mayCall(target, abi.encodeCall(IRewardPool.emergencyRewardWithdraw, (0)), BY_OWNER);
        mayCall(target, abi.encodeCall(IRewardPool.recoverWrongTokens, (address(wrong), 1)), BY_OWNER);
        _ownership(target);
    }

    function _ownership(address target) private {
        vm.prank(OWNER);
        Ownable2Step(target).transferOwnership(PENDING_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.transferOwnership, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.acceptOwnership, ()), BY_PENDING_OWNER);
        mayCall(target, abi.encodeCall(Ownable.renounceOwnership, ()), BY_OWNER);
    }
}
