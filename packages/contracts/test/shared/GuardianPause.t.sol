// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GuardianPause} from "../../src/shared/GuardianPause.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {RoleTest} from "../support/RoleTest.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

contract Guarded is GuardianPause {
    uint256 public entries;

    constructor(address owner_, address guardian_) Ownable(owner_) GuardianPause(guardian_) {}

    function enter() external whenNotPaused {
        ++entries;
    }
}

contract GuardianPauseTest is RoleTest {
    uint256 private constant NOW = 1_000_000_000;
    Guarded private guarded;

    function setUp() external {
        vm.warp(NOW);
        guarded = new Guarded(OWNER, HOLDER);
    }

    function test_Pause_StopsForSevenDaysAndNoSecondLonger() external {
        guarded.enter();
        vm.prank(HOLDER);
        guarded.pause();
        uint256 until = NOW + 7 days;
        equal(guarded.pausedUntil(), until, "until");
        vm.warp(until - 1);
        vm.expectRevert(abi.encodeWithSelector(IGuardianPause.IsPaused.selector, until));
        guarded.enter();
        vm.warp(until);
        guarded.enter();
        equal(guarded.entries(), 2, "entries");
    }

    function test_Pause_RevertWhen_TheGuardianComesAgain() external {
        vm.prank(HOLDER);
        guarded.pause();
        vm.warp(NOW + 7 days - 1);
        refused(HOLDER, IGuardianPause.NotGuardian.selector);
        guarded.pause();
    }

    function testFuzz_Pause_RevertWhen_AnybodyElse(address stranger) external {
        if (stranger == HOLDER) return;
        refused(stranger, IGuardianPause.NotGuardian.selector);
        guarded.pause();
    }

    function test_Unpause_TheOwnerAlone() external {
        vm.prank(HOLDER);
        guarded.pause();
        refusedAsStranger(HOLDER);
        guarded.unpause();
        vm.prank(OWNER);
        guarded.unpause();
        guarded.enter();
        equal(guarded.entries(), 1, "entries");
    }

    function test_SetGuardian_TheOwnerAlone_AndOneMoreCanPause() external {
        refusedAsStranger(HOLDER);
        guarded.setGuardian(HOLDER);
        vm.prank(OWNER);
        guarded.setGuardian(NEXT);
        refused(HOLDER, IGuardianPause.NotGuardian.selector);
        guarded.pause();
        vm.prank(NEXT);
        guarded.pause();
        equal(guarded.pausedUntil(), NOW + 7 days, "paused");
    }
}
