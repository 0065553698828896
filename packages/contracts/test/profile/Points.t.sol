// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProfile} from "../../src/profile/IProfile.sol";
import {Vm} from "../support/Vm.sol";
import {ProfileScene} from "./ProfileScene.sol";

/// @title Points of users and teams
contract PointsTest is ProfileScene {
    function setUp() external {
        setUpProfiles();
        join(ANNA, 1);
        join(BEN, 2);
    }

    function test_PROFILE8_IncreaseUserPoints_OnceForEachUserAndCampaign() external {
        vm.startPrank(GIVER);
        require(profile.increaseUserPoints(ANNA, 100, 511_010_000), "given");
        require(!profile.increaseUserPoints(ANNA, 100, 511_010_000), "not twice");
        require(!profile.increaseUserPoints(ANNA, 900, 511_010_000), "not more");
        require(profile.increaseUserPoints(ANNA, 50, 511_020_000), "another campaign");
        require(profile.increaseUserPoints(BEN, 100, 511_010_000), "another user");
        require(!profile.increaseUserPoints(GIVER, 100, 511_010_000), "no profile");
        vm.stopPrank();
        equal(pointsOf(ANNA), 150, "anna");
        equal(pointsOf(BEN), 100, "ben");
        (bool isGiven, uint256 points) = profile.awardOf(ANNA, 511_010_000);
        require(isGiven && points == 100, "award");
        (isGiven,) = profile.awardOf(GIVER, 511_010_000);
        require(!isGiven, "can still be earned");
    }

    function test_ROLE08_IncreaseUserPointsMultiple_SkipsStrangersAndRepeats() external {
        address[] memory users = new address[](5);
        (users[0], users[1], users[2], users[3], users[4]) = (ANNA, GIVER, BEN, ANNA, address(0));
        vm.recordLogs();
        vm.prank(GIVER);
        profile.increaseUserPointsMultiple(users, 10, 7);
        equal(pointsOf(ANNA), 10, "once");
        equal(pointsOf(BEN), 10, "ben");
        Vm.Log[] memory logs = vm.getRecordedLogs();
        equal(logs.length, 2, "told for those who got them");
        vm.prank(GIVER);
        vm.expectRevert(abi.encodeWithSelector(IProfile.TooManyUsers.selector, 1001));
        profile.increaseUserPointsMultiple(new address[](1001), 10, 7);
        vm.prank(GIVER);
        vm.expectRevert(abi.encodeWithSelector(IProfile.TooManyUsers.selector, 1001));
        profile.removeUserPointsMultiple(new address[](1001), 10, 7);
        vm.prank(GIVER);
        profile.increaseUserPointsMultiple(new address[](1000), 10, 7);
    }

    function test_PROFILE9_RemoveUserPoints_TakesWhatTheCampaignGaveAndTellsIt() external {
        vm.startPrank(GIVER);
        profile.increaseUserPoints(ANNA, 100, 7);
        profile.increaseUserPoints(ANNA, 40, 8);
        vm.recordLogs();
        profile.removeUserPoints(ANNA, 30, 7);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        equal(logs.length, 1, "told");
        equal(uint256(logs[0].topics[0]), uint256(IProfile.UserPointDecrease.selector), "as a decrease");
        equal(abi.decode(logs[0].data, (uint256)), 30, "of so many");
        equal(pointsOf(ANNA), 110, "less");
        // No more than it gave, and nothing of another campaign.
        profile.removeUserPoints(ANNA, 1000, 7);
        equal(pointsOf(ANNA), 40, "of the other one");
        vm.recordLogs();
        profile.removeUserPoints(ANNA, 5, 7);
        profile.removeUserPoints(GIVER, 5, 7);
        equal(vm.getRecordedLogs().length, 0, "nothing to tell");
        require(!profile.increaseUserPoints(ANNA, 100, 7), "not again");
        address[] memory users = new address[](2);
        (users[0], users[1]) = (GIVER, ANNA);
        profile.removeUserPointsMultiple(users, 15, 8);
        equal(pointsOf(ANNA), 25, "of many");
    }

    function test_ROLE08_TeamPoints_RiseAndFall() external {
        vm.startPrank(GIVER);
        profile.increaseTeamPoints(2, 100, 7);
        profile.increaseTeamPoints(2, 100, 7);
        profile.removeTeamPoints(2, 50, 7);
        (,,, uint256 points,) = profile.getTeamProfile(2);
        equal(points, 150, "sum");
        profile.removeTeamPoints(2, 500, 7);
        (,,, points,) = profile.getTeamProfile(2);
        equal(points, 0, "not below");
        vm.expectRevert(abi.encodeWithSelector(IProfile.UnknownTeam.selector, 4));
        profile.increaseTeamPoints(4, 1, 7);
        vm.expectRevert(abi.encodeWithSelector(IProfile.UnknownTeam.selector, 0));
        profile.removeTeamPoints(0, 1, 7);
    }

    function test_Points_RevertWhenNoneOrBeyondAllSums() external {
        vm.startPrank(GIVER);
        vm.expectRevert(IProfile.ZeroPoints.selector);
        profile.increaseUserPoints(ANNA, 0, 7);
        vm.expectRevert(IProfile.ZeroPoints.selector);
        profile.increaseTeamPoints(1, 0, 7);
        vm.expectRevert(abi.encodeWithSelector(IProfile.TooManyPoints.selector, 2 ** 64));
        profile.increaseUserPoints(ANNA, 2 ** 64, 7);
        profile.increaseUserPoints(ANNA, 2 ** 64 - 1, 7);
    }

    function test_ROLE08_Points_RevertWhenNotPointRole() external {
        bytes32 role = profile.POINT_ROLE();
        address[] memory users = new address[](1);
        users[0] = ANNA;
        refusedRole(OWNER, role);
        profile.increaseUserPoints(ANNA, 1, 1);
        refusedRole(OWNER, role);
        profile.increaseUserPointsMultiple(users, 1, 1);
        refusedRole(OWNER, role);
        profile.removeUserPoints(ANNA, 1, 1);
        refusedRole(OWNER, role);
        profile.removeUserPointsMultiple(users, 1, 1);
        refusedRole(OWNER, role);
        profile.increaseTeamPoints(1, 1, 1);
        refusedRole(OWNER, role);
        profile.removeTeamPoints(1, 1, 1);
    }

    function test_Points_OfAPausedProfileCountAndStay() external {
        vm.prank(ANNA);
        profile.pauseProfile();
        vm.prank(GIVER);
        require(profile.increaseUserPoints(ANNA, 10, 7), "given");
        equal(pointsOf(ANNA), 10, "kept");
    }
}
