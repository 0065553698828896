// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmMaster} from "../../src/farms/IFarmMaster.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {FarmScene} from "./FarmScene.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

/// @title GOVERNANCE 1, 2, 8 and 9 of the farm master: every function that changes something, by eight callers
contract FarmRolesTest is FarmScene {
    function setUp() external {
        setUpFarms();
    }

    function test_GOVERNANCE2_RoleMatrix() external {
        ZooToken token = new ZooToken();
        address target = address(farms);
        stake(STAKER, 1, 1e18);
        vm.prank(OWNER);
        Ownable2Step(target).transferOwnership(PENDING_OWNER);
        mayCall(target, abi.encodeCall(IFarmMaster.deposit, (1, 0)), BY_ALL);
        mayCall(target, abi.encodeCall(IFarmMaster.withdraw, (1, 0)), BY_ALL);
        mayCall(target, abi.encodeCall(IFarmMaster.enterStaking, (0)), BY_ALL);
        mayCall(target, abi.encodeCall(IFarmMaster.leaveStaking, (0)), BY_ALL);
        mayCall(target, abi.encodeCall(IFarmMaster.emergencyWithdraw, (1)), BY_ALL);
        mayCall(target, abi.encodeCall(IFarmMaster.updatePool, (1)), BY_ALL);
        mayCall(target, abi.encodeCall(IFarmMaster.massUpdatePools, ()), BY_ALL);
        mayCall(target, abi.encodeCall(IFarmMaster.add, (1, address(token), true)), BY_OWNER);
        mayCall(target, abi.encodeCall(IFarmMaster.set, (1, 1, true)), BY_OWNER);
        mayCall(target, abi.encodeCall(IFarmMaster.setMoneyPerBlock, (0.008e18)), BY_OWNER);
        mayCall(target, abi.encodeCall(IGuardianPause.pause, ()), BY_GUARDIAN);
        mayCall(target, abi.encodeCall(IGuardianPause.unpause, ()), BY_OWNER);
        mayCall(target, abi.encodeCall(IGuardianPause.setGuardian, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.transferOwnership, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.acceptOwnership, ()), BY_PENDING_OWNER);
        mayCall(target, abi.encodeCall(Ownable.renounceOwnership, ()), BY_OWNER);
    }

    /// @dev Two steps into a timelock of two days: what it does waits so long, and the former owner can do nothing.
    function test_GOVERNANCE3_GOVERNANCE4_GOVERNANCE9_OwnedByATimelock() external {
        address[] memory council = new address[](1);
        council[0] = TREASURY;
        TimelockController timelock = new TimelockController(2 days, council, council, address(0));
        vm.prank(OWNER);
        Ownable2Step(address(farms)).transferOwnership(address(timelock));
        equal(Ownable2Step(address(farms)).owner(), OWNER, "offered");
        _execute(timelock, abi.encodeCall(Ownable2Step.acceptOwnership, ()));
        equal(Ownable2Step(address(farms)).owner(), address(timelock), "taken");
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, OWNER));
        farms.set(1, 1, true);
        _execute(timelock, abi.encodeCall(IFarmMaster.set, (1, 100, true)));
        equal(farms.totalAllocPoint(), 7100, "set");
    }

    function _execute(TimelockController timelock, bytes memory data) private {
        vm.prank(TREASURY);
        timelock.schedule(address(farms), 0, data, 0, 0, 2 days);
        vm.warp(block.timestamp + 2 days - 1);
        vm.prank(TREASURY);
        vm.expectRevert();
        timelock.execute(address(farms), 0, data, 0, 0);
        vm.warp(block.timestamp + 1);
        vm.prank(TREASURY);
        timelock.execute(address(farms), 0, data, 0, 0);
    }
}
