// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {OperatorRole} from "../../src/shared/OperatorRole.sol";
import {TestBase} from "../support/TestBase.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

contract Operated is OperatorRole {
    uint256 public work;

    constructor(address owner_, address operator_) Ownable(owner_) OperatorRole(operator_) {}

    function doWork() external onlyOperator {
        ++work;
    }
}

contract OperatorRoleTest is TestBase {
    address private constant OWNER = address(11);
    address private constant OPERATOR = address(12);
    Operated private operated;

    function setUp() external {
        operated = new Operated(OWNER, OPERATOR);
    }

    function test_OnlyOperator_OperatorAndOwner() external {
        vm.prank(OPERATOR);
        operated.doWork();
        vm.prank(OWNER);
        operated.doWork();
        equal(operated.work(), 2, "work");
    }

    function testFuzz_OnlyOperator_RevertWhen_AnybodyElse(address stranger) external {
        if (stranger == OWNER || stranger == OPERATOR) return;
        vm.prank(stranger);
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        operated.doWork();
    }

    function test_OnlyOperator_RevertWhen_NobodyIsOperatorOrOwner() external {
        vm.prank(OWNER);
        operated.setOperator(address(0));
        vm.prank(OWNER);
        operated.renounceOwnership();
        vm.prank(address(0));
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        operated.doWork();
    }

    function test_SetOperator_TheOwnerAlone_AndTheOldOneIsNone() external {
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, OPERATOR));
        operated.setOperator(address(13));
        vm.prank(OWNER);
        operated.setOperator(address(13));
        equal(operated.operator(), address(13), "operator");
        vm.prank(OPERATOR);
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        operated.doWork();
    }

    function test_Owner_ChangesInTwoSteps() external {
        vm.prank(OWNER);
        operated.transferOwnership(address(14));
        equal(operated.owner(), OWNER, "offered");
        vm.prank(address(14));
        operated.acceptOwnership();
        vm.prank(OWNER);
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        operated.doWork();
    }
}
