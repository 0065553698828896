// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {OperatorRole} from "../../src/shared/OperatorRole.sol";
import {RoleTest} from "../support/RoleTest.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

contract Operated is OperatorRole {
    uint256 public work;

    constructor(address owner_, address operator_) Ownable(owner_) OperatorRole(operator_) {}

    function doWork() external onlyOperator {
        ++work;
    }
}

contract OperatorRoleTest is RoleTest {
    Operated private operated;

    function setUp() external {
        operated = new Operated(OWNER, HOLDER);
    }

    function test_OnlyOperator_OperatorAndOwner() external {
        vm.prank(HOLDER);
        operated.doWork();
        vm.prank(OWNER);
        operated.doWork();
        equal(operated.work(), 2, "work");
    }

    function testFuzz_OnlyOperator_RevertWhen_AnybodyElse(address stranger) external {
        if (stranger == OWNER || stranger == HOLDER) return;
        refused(stranger, IOperatorRole.Forbidden.selector);
        operated.doWork();
    }

    function test_OnlyOperator_RevertWhen_NobodyIsOperatorOrOwner() external {
        vm.prank(OWNER);
        operated.setOperator(address(0));
        vm.prank(OWNER);
        operated.renounceOwnership();
        refused(address(0), IOperatorRole.Forbidden.selector);
        operated.doWork();
    }

    function test_SetOperator_TheOwnerAlone_AndTheOldOneIsNone() external {
        refusedAsStranger(HOLDER);
        operated.setOperator(NEXT);
        vm.prank(OWNER);
        operated.setOperator(NEXT);
        equal(operated.operator(), NEXT, "operator");
        refused(HOLDER, IOperatorRole.Forbidden.selector);
        operated.doWork();
    }

    function test_Owner_ChangesInTwoSteps() external {
        vm.prank(OWNER);
        operated.transferOwnership(address(14));
        equal(operated.owner(), OWNER, "offered");
        vm.prank(address(14));
        operated.acceptOwnership();
        refused(OWNER, IOperatorRole.Forbidden.selector);
        operated.doWork();
    }
}
