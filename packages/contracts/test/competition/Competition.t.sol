// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICompetition} from "../../src/competition/ICompetition.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {CompetitionScene} from "./CompetitionScene.sol";

contract CompetitionTest is CompetitionScene {
    function setUp() external {
        setUpCompetition();
    }

    function test_COMP06_COMP09_Register_KeepsTheTeamOfThen() external {
        register(ANNA);
        (uint256 group, uint256 teamId, bool isIn, bool hasClaimed) = competition.userTradingStats(id, ANNA);
        require(group == 0 && teamId == 1 && isIn && !hasClaimed, "stats");
        vm.prank(HOLDER);
        profile.changeTeam(ANNA, 3);
        (, teamId,,) = competition.userTradingStats(id, ANNA);
        equal(teamId, 1, "the team of then");
        equal(competition.competitions(id).users[0], 1, "counted there");
        refusedAs(ANNA, abi.encodeWithSelector(ICompetition.AlreadyRegistered.selector, ANNA));
        competition.register(id);
        (, teamId, isIn,) = competition.userTradingStats(id, BEN);
        require(teamId == 0 && !isIn, "not another");
    }

    function test_COMP09_Register_NeedsAnActiveProfileOfATeamThatTakesPart() external {
        refusedAs(CLARA, abi.encodeWithSelector(ICompetition.NoActiveProfile.selector, CLARA));
        competition.register(id);
        vm.prank(BEN);
        profile.pauseProfile();
        refusedAs(BEN, abi.encodeWithSelector(ICompetition.NoActiveProfile.selector, BEN));
        competition.register(id);
        vm.prank(OWNER);
        profile.addTeam("Fourth team", "Four");
        join(CLARA, 4);
        refusedAs(CLARA, abi.encodeWithSelector(ICompetition.NoTeam.selector, 4));
        competition.register(id);
        refusedAs(ANNA, abi.encodeWithSelector(ICompetition.UnknownCompetition.selector, 2));
        competition.register(2);
    }

    function test_Register_UntilTheEnd_AndWhileItIsNotPaused() external {
        vm.prank(GUARDIAN);
        competition.pause();
        refusedAs(ANNA, abi.encodeWithSelector(IGuardianPause.IsPaused.selector, competition.pausedUntil()));
        competition.register(id);
        vm.prank(OWNER);
        competition.unpause();
        open();
        register(ANNA);
        vm.warp(END);
        refusedAs(BEN, abi.encodeWithSelector(ICompetition.RegistrationOver.selector, END));
        competition.register(id);
        close();
        refusedAs(BEN, abi.encodeWithSelector(ICompetition.WrongStatus.selector, ICompetition.Status.Close));
        competition.register(id);
    }

    function test_COMP08_COMP13_Status_GoesOneWay_AtItsTimes() external {
        require(competition.currentStatus(id) == ICompetition.Status.Registration, "registration");
        refused(ANNA, ICompetition.TooEarly.selector, START + 1 days);
        competition.updateCompetitionStatus(id, ICompetition.Status.Open);
        refused(OPERATOR, ICompetition.TooEarly.selector, START);
        competition.updateCompetitionStatus(id, ICompetition.Status.Open);
        refusedNext(ICompetition.Status.Close, ICompetition.Status.Registration);
        open();
        refusedNext(ICompetition.Status.Open, ICompetition.Status.Open);
        refused(OPERATOR, ICompetition.TooEarly.selector, END);
        competition.updateCompetitionStatus(id, ICompetition.Status.Close);
        // A day later anybody may do it.
        vm.warp(END + 1 days);
        vm.prank(BEN);
        competition.updateCompetitionStatus(id, ICompetition.Status.Close);
        refusedAs(OPERATOR, abi.encodeWithSelector(ICompetition.NoResult.selector));
        competition.updateCompetitionStatus(id, ICompetition.Status.Claiming);
        publish(bytes32(uint256(1)), [2, 1, 3]);
        refused(OPERATOR, ICompetition.TooEarly.selector, END + 2 days);
        competition.updateCompetitionStatus(id, ICompetition.Status.Claiming);
        vm.warp(END + 2 days);
        change(ICompetition.Status.Claiming);
        refused(OWNER, ICompetition.TooEarly.selector, END + 32 days);
        competition.updateCompetitionStatus(id, ICompetition.Status.Over);
        vm.warp(END + 32 days);
        change(ICompetition.Status.Over);
        refusedNext(ICompetition.Status.Over, ICompetition.Status.Over);
    }

    function test_Claiming_NeedsEverythingThatCanBeWon() external {
        register(ANNA);
        register(BEN);
        equal(competition.owedOf(id), 750e18, "Gold of the first and the second");
        open();
        close();
        publish(leafOf(BEN, 4), [3, 2, 1]);
        equal(competition.owedOf(id), 375e18, "Gold of the second and the third");
        competition.fund(id, 375e18 - 1);
        vm.warp(END + 1 days);
        refusedAs(OPERATOR, abi.encodeWithSelector(ICompetition.NotFunded.selector, 375e18 - 1, 375e18));
        competition.updateCompetitionStatus(id, ICompetition.Status.Claiming);
        competition.fund(id, 1);
        change(ICompetition.Status.Claiming);
        equal(competition.winningTeamId(id), 3, "winner");
    }

    function test_Owed_CountsEachRankOfATeam() external {
        for (uint160 i = 0; i < 12; ++i) {
            join(address(0x1000 + i), 3);
            register(address(0x1000 + i));
        }
        // Of the third team: one Gold, nine Silver, two Bronze.
        equal(competition.owedOf(id), 125e18 + 9 * 62.5e18 + 2 * 31.25e18, "owed");
    }

    function test_COMP07_COMP10_COMP11_COMP12_ClaimReward_GivesAllThatComes() external {
        toClaims();
        bytes32[] memory proof = only(leafOf(BEN, 4));
        ICompetition.ClaimInformation memory told = competition.claimInformation(id, ANNA, 4, proof);
        require(told.canClaim && !told.hasClaimed && told.cakeReward == 500e18, "shown");
        require(told.points == 500 && told.campaignId == 1004 && told.bunnyId == 5, "shown too");
        (uint256 had, uint256 points) = (money.balanceOf(ANNA), pointsOf(ANNA));
        uint256 items = bunnies.balanceOf(ANNA);
        claim(ANNA, 4, proof);
        equal(money.balanceOf(ANNA) - had, 500e18, "MONEY");
        equal(pointsOf(ANNA) - points, 500, "points");
        equal(bunnies.balanceOf(ANNA) - items, 1, "bunny");
        (uint256 group,,, bool hasClaimed) = competition.userTradingStats(id, ANNA);
        require(group == 4 && hasClaimed, "stats");
        require(!competition.claimInformation(id, ANNA, 4, proof).canClaim, "once");
        refusedAs(ANNA, abi.encodeWithSelector(ICompetition.AlreadyClaimed.selector, ANNA));
        competition.claimReward(id, 4, proof);
        claim(BEN, 4, only(leafOf(ANNA, 4)));
        equal(competition.competitions(id).funded, 0, "all paid");
        equal(competition.viewRewardTeams(id)[1].cakeRewards[4], 250e18, "of the second");
    }

    function test_ClaimReward_WithAForeignProof_Refused() external {
        toClaims();
        join(CLARA, 1);
        bytes32[] memory proof = only(leafOf(BEN, 4));
        refusedAs(CLARA, abi.encodeWithSelector(ICompetition.NotRegistered.selector, CLARA));
        competition.claimReward(id, 4, proof);
        refusedAs(BEN, abi.encodeWithSelector(ICompetition.BadProof.selector, BEN, 4));
        competition.claimReward(id, 4, proof);
        refusedAs(ANNA, abi.encodeWithSelector(ICompetition.BadProof.selector, ANNA, 3));
        competition.claimReward(id, 3, proof);
        refusedAs(ANNA, abi.encodeWithSelector(ICompetition.BadProof.selector, ANNA, 260));
        competition.claimReward(id, 260, proof);
        require(!competition.claimInformation(id, BEN, 4, proof).canClaim, "shown");
    }

    function test_ClaimReward_OfAPausedProfile_AndOneThatChangedItsTeam() external {
        register(CLARA, 1);
        toClaims();
        vm.prank(ANNA);
        profile.pauseProfile();
        vm.prank(HOLDER);
        profile.changeTeam(BEN, 1);
        uint256 had = money.balanceOf(BEN);
        claim(ANNA, 4, only(leafOf(BEN, 4)));
        claim(BEN, 4, only(leafOf(ANNA, 4)));
        equal(money.balanceOf(BEN) - had, 250e18, "as of the team of then");
    }

    function test_ClaimReward_WhenPointsAndBunnyFail_PaysAndGivesTheRestLater() external {
        toClaims();
        (bytes32 giver, bytes32 minter) = (profile.POINT_ROLE(), station.MINTER_ROLE());
        vm.startPrank(OWNER);
        profile.revokeRole(giver, address(competition));
        station.revokeRole(minter, address(competition));
        vm.stopPrank();
        bytes32[] memory proof = only(leafOf(BEN, 4));
        uint256 had = money.balanceOf(ANNA);
        claim(ANNA, 4, proof);
        equal(money.balanceOf(ANNA) - had, 500e18, "MONEY");
        refusedAs(ANNA, abi.encodeWithSelector(ICompetition.ClaimFailed.selector));
        competition.claimReward(id, 4, proof);
        vm.warp(END + 40 days);
        change(ICompetition.Status.Over);
        vm.startPrank(OWNER);
        profile.grantRole(giver, address(competition));
        station.grantRole(minter, address(competition));
        vm.stopPrank();
        uint256 points = pointsOf(ANNA);
        claim(ANNA, 0, new bytes32[](0));
        equal(pointsOf(ANNA) - points, 500, "points of Gold");
        equal(money.balanceOf(ANNA) - had, 500e18, "MONEY once");
        refusedAs(ANNA, abi.encodeWithSelector(ICompetition.AlreadyClaimed.selector, ANNA));
        competition.claimReward(id, 4, proof);
    }

    function test_ClaimReward_WithTooLittleGas_Refused() external {
        toClaims();
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ICompetition.TooLittleGas.selector));
        competition.claimReward{gas: 380_000}(id, 4, only(leafOf(BEN, 4)));
    }

    function test_ClaimReward_OfAResultWithTooManyOfATier_NeverPaysBeyondTheirPlaces() external {
        register(CLARA, 1);
        register(ANNA);
        open();
        close();
        publish(node(leafOf(ANNA, 4), leafOf(CLARA, 4)), [1, 2, 3]);
        competition.fund(id, competition.owedOf(id));
        vm.warp(END + 1 days);
        change(ICompetition.Status.Claiming);
        claim(ANNA, 4, only(leafOf(CLARA, 4)));
        refusedAs(CLARA, abi.encodeWithSelector(ICompetition.TierIsFull.selector, 1, 4));
        competition.claimReward(id, 4, only(leafOf(ANNA, 4)));
    }

    function test_Result_IsStruckBeforeItCounts_AndStandsAfterwards() external {
        register(ANNA);
        refusedAs(OPERATOR, wrong(ICompetition.Status.Registration));
        competition.publishResult(id, bytes32(uint256(1)), [1, 2, 3], 0, "");
        open();
        close();
        refusedAs(ANNA, abi.encodeWithSelector(IOperatorRole.Forbidden.selector));
        competition.publishResult(id, bytes32(uint256(1)), [1, 2, 3], 0, "");
        refusedAs(OPERATOR, abi.encodeWithSelector(ICompetition.BadResult.selector));
        competition.publishResult(id, 0, [1, 2, 3], 0, "");
        refusedAs(OPERATOR, abi.encodeWithSelector(ICompetition.BadResult.selector));
        competition.publishResult(id, bytes32(uint256(1)), [1, 1, 3], 0, "");
        publish(bytes32(uint256(1)), [3, 2, 1]);
        refusedAs(OPERATOR, abi.encodeWithSelector(ICompetition.ResultStands.selector));
        competition.publishResult(id, bytes32(uint256(2)), [1, 2, 3], 0, "");
        refusedAs(OPERATOR, abi.encodeWithSelector(IOperatorRole.Forbidden.selector));
        competition.strikeResult(id);
        vm.prank(GUARDIAN);
        competition.strikeResult(id);
        equal(competition.winningTeamId(id), 0, "no winner");
        publish(leafOf(ANNA, 4), [1, 2, 3]);
        vm.warp(END + 1 days);
        refusedAs(GUARDIAN, abi.encodeWithSelector(ICompetition.ResultStands.selector));
        competition.strikeResult(id);
    }

    function test_ClaimRemainder_OnlyWhenItIsOver() external {
        toClaims();
        competition.fund(id, 7e18);
        refusedAs(OWNER, wrong(ICompetition.Status.Claiming));
        competition.claimRemainder(id, TREASURY);
        claim(ANNA, 4, only(leafOf(BEN, 4)));
        vm.warp(END + 31 days);
        change(ICompetition.Status.Over);
        refusedAs(BEN, wrong(ICompetition.Status.Over));
        competition.claimReward(id, 4, only(leafOf(ANNA, 4)));
        refusedAsStranger(OPERATOR);
        competition.claimRemainder(id, OPERATOR);
        uint256 had = money.balanceOf(TREASURY);
        vm.prank(OWNER);
        competition.claimRemainder(id, TREASURY);
        equal(money.balanceOf(TREASURY) - had, 257e18, "what is left");
        vm.expectRevert(wrong(ICompetition.Status.Over));
        competition.fund(id, 1);
    }

    function test_ClaimRemainder_TakesNothingOfAnother() external {
        ICompetition.Terms memory terms = usual();
        vm.prank(OWNER);
        uint256 other = competition.addCompetition(terms);
        competition.fund(other, 40e18);
        toClaims();
        vm.warp(END + 31 days);
        change(ICompetition.Status.Over);
        vm.startPrank(OWNER);
        competition.claimRemainder(id, TREASURY);
        competition.claimRemainder(id, TREASURY);
        vm.stopPrank();
        equal(money.balanceOf(address(competition)), 40e18, "the other's");
        equal(competition.numberCompetitions(), 2, "two");
    }

    function test_AddCompetition_RefusesTermsThatCannotHold() external {
        ICompetition.Terms memory terms = usual();
        refusedAsStranger(OPERATOR);
        competition.addCompetition(terms);
        terms.startTime = uint64(block.timestamp);
        refusedTerms(terms);
        terms = usual();
        terms.endTime = terms.startTime;
        refusedTerms(terms);
        terms = usual();
        terms.claimSeconds = 30 days - 1;
        refusedTerms(terms);
        terms = usual();
        terms.rewards[2].cakeRewards[3] = terms.rewards[2].cakeRewards[4] + 1;
        refusedTerms(terms);
        terms = usual();
        terms.rewards[2].cakeRewards[4] = uint256(type(uint80).max) + 1;
        refusedTerms(terms);
    }

    function register(address who, uint256 teamId) private {
        join(who, teamId);
        register(who);
    }

    function refusedTerms(ICompetition.Terms memory terms) private {
        refusedAs(OWNER, abi.encodeWithSelector(ICompetition.InvalidTerms.selector));
        competition.addCompetition(terms);
    }

    function refused(address who, bytes4 selector, uint256 time) private {
        refusedAs(who, abi.encodeWithSelector(selector, time));
    }

    function refusedNext(ICompetition.Status next, ICompetition.Status status) private {
        refusedAs(OPERATOR, wrong(status));
        competition.updateCompetitionStatus(id, next);
    }

    function wrong(ICompetition.Status status) private pure returns (bytes memory) {
        return abi.encodeWithSelector(ICompetition.WrongStatus.selector, status);
    }
}
