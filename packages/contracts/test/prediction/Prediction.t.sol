// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPriceOracle} from "../../src/oracle/IPriceOracle.sol";
import {IPrediction} from "../../src/prediction/IPrediction.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {HostilePlayer} from "./HostilePlayer.sol";
import {PredictionScene} from "./PredictionScene.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title PREDICTION 1 to 15, one after another
contract PredictionTest is PredictionScene {
    address private constant BURNED = 0x000000000000000000000000000000000000dEaD;

    function setUp() external {
        setUpPrediction();
        startGame();
    }

    function test_PREDICTION6_PRED47_ROLE11_WinnersShareByStake() external {
        bet(ANNA, false, 1 ether);
        bet(BEN, false, 2 ether + 1);
        bet(STAKER, true, 4 ether);
        turn(50e8);
        turn(51e8);
        IPrediction.Round memory round = game.rounds(1);
        equal(round.totalAmount, 7 ether + 1, "all");
        equal(round.bullAmount, 3 ether + 1, "bulls");
        equal(round.bearAmount, 4 ether, "bears");
        equal(round.rewardBaseCalAmount, 3 ether + 1, "base");
        uint256 fee = (7 ether + 1) * 3 / uint256(100);
        equal(round.rewardAmount, 7 ether + 1 - fee, "reward");
        equal(uint256(round.lockPrice), 50e8, "lock price");
        equal(uint256(round.closePrice), 51e8, "close price");
        require(round.oracleCalled && round.lockOracleId == 1 && round.closeOracleId == 2, "oracle");
        equal(round.closeTimestamp, round.startTimestamp + 600, "times");
        equal(game.treasuryAmount(), fee, "fee");
        require(game.claimable(1, ANNA) && !game.refundable(1, ANNA), "anna has won");
        require(!game.claimable(1, STAKER) && !game.refundable(1, STAKER), "the bear has lost");
        equal(claim(ANNA, 1), 1 ether * round.rewardAmount / (3 ether + 1), "anna");
        equal(claim(BEN, 1), (2 ether + 1) * round.rewardAmount / (3 ether + 1), "ben");
        refusedClaim(ANNA, 1);
        refusedClaim(STAKER, 1);
        require(game.ledger(1, ANNA).claimed && !game.claimable(1, ANNA), "noted");
        vm.prank(STRANGER);
        game.claimTreasury();
        equal(TREASURY.balance, fee, "treasury");
        vm.expectRevert(IPrediction.NothingToSend.selector);
        game.claimTreasury();
        require(address(game).balance <= 2, "dust");
    }

    function test_PREDICTION6_BearsWinBelow() external {
        bet(ANNA, false, 1 ether);
        bet(BEN, true, 1 ether);
        turn(50e8);
        turn(50e8 - 1);
        equal(claim(BEN, 1), 1.94 ether, "bear");
        refusedClaim(ANNA, 1);
    }

    function test_PREDICTION7_ATieIsBurnedWhole() external {
        bet(ANNA, false, 1 ether);
        bet(BEN, true, 2 ether);
        turn(50e8);
        turn(50e8);
        refusedClaim(ANNA, 1);
        refusedClaim(BEN, 1);
        equal(game.treasuryAmount(), 0, "no fee");
        equal(game.burnAmount(), 3 ether, "to burn");
        vm.prank(STRANGER);
        game.burn();
        equal(BURNED.balance, 3 ether, "burned");
        vm.expectRevert(IPrediction.NothingToSend.selector);
        game.burn();
        vm.expectRevert(IPrediction.NothingToSend.selector);
        game.claimTreasury();
    }

    /// @dev What the documents say of ties knows no exception.
    function test_PREDICTION7_ATieOfOneSideIsBurnedToo(bool isBear) external {
        bet(ANNA, isBear, 1 ether);
        turn(50e8);
        turn(50e8);
        require(!game.refundable(1, ANNA) && !game.claimable(1, ANNA), "nothing comes back");
        refusedClaim(ANNA, 1);
        equal(game.treasuryAmount(), 0, "no fee");
        equal(game.burnAmount(), 1 ether, "to burn");
    }

    function test_PREDICTION2_OneSideGetsItsBetsBack(bool isBear, uint256 close) external {
        bet(ANNA, isBear, 1 ether);
        bet(BEN, isBear, 2 ether);
        turn(50e8);
        turn(int256(close % 2 == 0 ? within(close, 49e8, 50e8 - 1) : within(close, 50e8 + 1, 51e8)));
        require(game.refundable(1, ANNA) && !game.claimable(1, ANNA), "comes back");
        equal(claim(ANNA, 1) + claim(BEN, 1), 3 ether, "whole");
        equal(game.treasuryAmount() + game.burnAmount(), 0, "no other gets any");
        refusedClaim(ANNA, 1);
    }

    function test_PREDICTION3_NoOldPrice() external {
        uint256 lockAt = game.rounds(1).lockTimestamp;
        vm.warp(lockAt - 4);
        require(report(block.timestamp, 50e8), "first");
        vm.warp(lockAt);
        vm.prank(OPERATOR);
        game.executeRound();
        equal(game.rounds(1).lockOracleId, 1, "still good");
        vm.warp(lockAt + 300);
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NoPrice.selector, lockAt + 300));
        game.executeRound();
    }

    function test_PREDICTION11_TheSamePriceDoesNotClose() external {
        bet(ANNA, false, 1 ether);
        vm.warp(game.rounds(1).lockTimestamp);
        require(report(block.timestamp, 50e8), "at the lock");
        vm.prank(OPERATOR);
        game.executeRound();
        vm.warp(block.timestamp + 300);
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NoPrice.selector, block.timestamp));
        game.executeRound();
        vm.warp(block.timestamp + 61);
        equal(claim(ANNA, 1), 1 ether, "comes back");
    }

    /// @dev A true oracle's round has one time; one that tells it again with a new time does not close what it locked.
    function test_PREDICTION11_TheSameRoundOfALyingOracleDoesNotClose() external {
        turn(50e8);
        uint80 id = uint80(game.rounds(1).lockOracleId);
        uint256 closeAt = game.rounds(2).lockTimestamp;
        vm.warp(closeAt);
        bytes memory asked = abi.encodeCall(IPriceOracle.latestRoundData, ());
        vm.mockCall(address(oracle), asked, abi.encode(id, int256(51e8), closeAt, closeAt, id));
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NoPrice.selector, closeAt));
        game.executeRound();
        vm.mockCall(address(oracle), asked, abi.encode(id + 1, int256(51e8), closeAt, closeAt, id + 1));
        vm.prank(OPERATOR);
        game.executeRound();
        equal(game.rounds(1).closeOracleId, id + 1, "a later one does");
    }

    function test_PREDICTION3_ThePriceOfTheBoundary() external {
        uint256 lockAt = game.rounds(1).lockTimestamp;
        vm.warp(lockAt - 3);
        require(report(block.timestamp, 50e8), "before");
        for (uint256 i = 0; i < 9; ++i) {
            vm.warp(block.timestamp + 5);
            require(report(block.timestamp, 51e8), "after");
        }
        vm.prank(STRANGER);
        game.executeRound();
        IPrediction.Round memory round = game.rounds(1);
        equal(round.lockOracleId, 1, "the last at or before");
        equal(uint256(round.lockPrice), 50e8, "its price");
    }

    function test_PREDICTION12_AnyoneAfterTheGraceTime() external {
        uint256 lockAt = game.rounds(1).lockTimestamp;
        vm.warp(lockAt - 1);
        require(report(block.timestamp, 50e8), "price");
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.TooEarly.selector, lockAt));
        game.executeRound();
        vm.warp(lockAt + 14);
        vm.prank(STRANGER);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.TooEarly.selector, lockAt + 15));
        game.executeRound();
        vm.warp(lockAt + 15);
        vm.prank(STRANGER);
        game.executeRound();
        equal(game.rounds(2).startTimestamp, lockAt, "on time nevertheless");
    }

    function test_PREDICTION8_PREDICTION13_PRED47_ALateRoundIsRefunded() external {
        bet(ANNA, false, 1 ether);
        bet(BEN, true, 1 ether);
        turn(50e8);
        bet(ANNA, false, 2 ether);
        uint256 lockAt = game.rounds(2).lockTimestamp;
        vm.warp(lockAt + 60);
        require(report(lockAt, 51e8), "a price would be there");
        require(!game.refundable(1, ANNA) && !game.refundable(2, ANNA), "still time");
        uint256 state = vm.snapshotState();
        vm.prank(STRANGER);
        game.executeRound();
        require(game.claimable(1, ANNA), "in the last second");
        vm.revertToState(state);
        vm.warp(lockAt + 61);
        require(game.refundable(1, ANNA) && game.refundable(2, ANNA), "too late");
        equal(claim(BEN, 1), 1 ether, "before anybody did anything");
        vm.prank(STRANGER);
        game.executeRound();
        equal(game.currentEpoch(), 3, "the next");
        equal(game.rounds(3).startTimestamp, block.timestamp, "from now");
        equal(game.failedThrough(), 2, "both failed");
        turn(52e8);
        turn(53e8);
        require(!game.rounds(1).oracleCalled && !game.rounds(2).oracleCalled, "and stay so");
        uint256[] memory epochs = new uint256[](2);
        (epochs[0], epochs[1]) = (1, 2);
        uint256 had = ANNA.balance;
        vm.prank(ANNA);
        game.claim(epochs);
        equal(ANNA.balance - had, 3 ether, "anna");
    }

    function test_PREDICTION9_PREDICTION10_WhatCanBeBet() external {
        vm.deal(ANNA, 10 ether);
        refusedBet(0, 1 ether, IPrediction.NotBettable.selector);
        refusedBet(2, 1 ether, IPrediction.NotBettable.selector);
        refusedBet(1, 1e13 - 1, IPrediction.BelowMinimum.selector);
        uint256 lockAt = game.rounds(1).lockTimestamp;
        vm.warp(lockAt - 300);
        refusedBet(1, 1 ether, IPrediction.NotBettable.selector);
        vm.warp(lockAt);
        refusedBet(1, 1 ether, IPrediction.NotBettable.selector);
        vm.warp(lockAt - 1);
        bet(ANNA, false, 1e13);
        refusedBet(1, 1 ether, IPrediction.SecondBet.selector);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.SecondBet.selector, 1));
        game.betBear{value: 1 ether}(1);
        turn(50e8);
        refusedBet(1, 1 ether, IPrediction.NotBettable.selector);
    }

    function test_PREDICTION14_ROLE10_PRED47_APauseGivesEverythingBack() external {
        bet(ANNA, false, 1 ether);
        bet(BEN, true, 1 ether);
        turn(50e8);
        bet(ANNA, true, 3 ether);
        vm.prank(GUARDIAN);
        IGuardianPause(address(game)).pause();
        require(game.paused() && game.refundable(1, ANNA) && game.refundable(2, ANNA), "at once");
        vm.deal(ANNA, 5 ether);
        refusedBet(2, 1 ether, IPrediction.NotBettable.selector);
        equal(claim(BEN, 1), 1 ether, "the way out is open");
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IGuardianPause.IsPaused.selector, block.timestamp + 7 days));
        game.executeRound();
        vm.prank(OWNER);
        IGuardianPause(address(game)).unpause();
        refusedBet(2, 1 ether, IPrediction.NotBettable.selector);
        vm.prank(STRANGER);
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        game.executeRound();
        startGame();
        equal(game.currentEpoch(), 3, "restarted");
        turn(51e8);
        turn(52e8);
        require(game.refundable(1, ANNA) && game.refundable(2, ANNA), "and for ever");
    }

    function test_PREDICTION15_TheFeeOfTheStart() external {
        bet(ANNA, false, 1 ether);
        bet(BEN, true, 1 ether);
        vm.prank(OWNER);
        game.setTreasuryFee(500);
        equal(game.rounds(1).treasuryFee, 300, "an open round says its own");
        turn(50e8);
        equal(game.rounds(1).treasuryFee, 300, "a running one too");
        equal(game.rounds(2).treasuryFee, 500, "the next says the new one");
        bet(ANNA, false, 1 ether);
        bet(BEN, true, 1 ether);
        turn(51e8);
        equal(game.treasuryAmount(), 0.06 ether, "three percent");
        turn(52e8);
        equal(game.treasuryAmount(), 0.16 ether, "five of what began later");
        equal(claim(ANNA, 1), 2 ether - 2 ether * game.rounds(1).treasuryFee / 10000, "what round 1 said is paid");
        equal(claim(ANNA, 2), 2 ether - 2 ether * game.rounds(2).treasuryFee / 10000, "and round 2");
        equal(game.rounds(9).treasuryFee, 0, "none of a round that there is not");
    }

    function test_PREDICTION15_Caps() external {
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.BadTreasuryFee.selector, 501));
        game.setTreasuryFee(501);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.BadMinBetAmount.selector, 1e13 - 1));
        game.setMinBetAmount(1e13 - 1);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.BadMinBetAmount.selector, 1e18 + 1));
        game.setMinBetAmount(1e18 + 1);
        vm.prank(OWNER);
        vm.expectRevert(IPrediction.BadTreasury.selector);
        game.setTreasury(address(0));
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.BadMinimumMove.selector, 101));
        game.setMinimumMove(101);
        uint256[3] memory limits = [uint256(1), 2 ether - 1, 2 ** 128];
        for (uint256 i = 0; i < limits.length; ++i) {
            vm.prank(OWNER);
            vm.expectRevert(abi.encodeWithSelector(IPrediction.BadMaximumRound.selector, limits[i]));
            game.setMaximumRound(limits[i]);
        }
        vm.prank(OWNER);
        game.setMinBetAmount(1e18);
        vm.deal(ANNA, 1 ether);
        refusedBet(1, 1 ether - 1, IPrediction.BelowMinimum.selector);
        bet(ANNA, false, 1 ether);
    }

    /// @dev An account that cannot be paid has a credit, and blocks nothing.
    function test_WhatCannotBeSentIsACredit() external {
        HostilePlayer hostile = new HostilePlayer(game);
        vm.deal(address(hostile), 1 ether);
        hostile.bet(1);
        bet(BEN, true, 1 ether);
        turn(50e8);
        turn(51e8);
        hostile.claim(only(1), true, false);
        equal(game.creditOf(address(hostile)), 1.94 ether, "kept");
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NotEligible.selector, 1));
        hostile.claim(only(1), true, false);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.SendFailed.selector, address(hostile)));
        hostile.withdraw(address(hostile));
        hostile.withdraw(STRANGER);
        equal(STRANGER.balance, 1.94 ether, "elsewhere");
        vm.expectRevert(IPrediction.NothingToSend.selector);
        hostile.withdraw(STRANGER);
    }

    function test_PREDICTION4_WhoComesBackFindsItLocked() external {
        HostilePlayer hostile = new HostilePlayer(game);
        vm.deal(address(hostile), 1 ether);
        hostile.bet(1);
        bet(BEN, true, 1 ether);
        turn(50e8);
        turn(51e8);
        hostile.claim(only(1), false, true);
        equal(address(hostile).balance, 1.94 ether, "once");
        require(bytes4(hostile.refusal()) == IPrediction.Reentered.selector, "locked");
        uint256[] memory twice = new uint256[](2);
        (twice[0], twice[1]) = (2, 2);
        bet(ANNA, false, 1 ether);
        vm.warp(block.timestamp + 1000);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NotEligible.selector, 2));
        game.claim(twice);
    }

    function test_PagesOfBets() external {
        bet(ANNA, false, 1 ether);
        turn(50e8);
        turn(51e8);
        bet(ANNA, true, 2 ether);
        (uint256[] memory epochs, IPrediction.Bet[] memory bets, uint256 next) = game.getUserRounds(ANNA, 0, 1);
        equal(epochs[0], 1, "first");
        equal(bets[0].amount, 1 ether, "its bet");
        equal(next, 1, "next");
        (epochs, bets, next) = game.getUserRounds(ANNA, 1, 200);
        equal(epochs.length, 1, "the rest");
        equal(epochs[0], 3, "second");
        require(bets[0].position == IPrediction.Position.Bear, "its side");
        (epochs,, next) = game.getUserRounds(ANNA, 5, 200);
        equal(epochs.length, 0, "nothing beyond");
        equal(next, 5, "and no further");
        equal(game.getUserRoundsLength(ANNA), 2, "all");
        equal(game.rounds(77).epoch, 0, "no such round");
        uint256[] memory many = new uint256[](201);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.TooManyEpochs.selector, 201));
        game.claim(many);
    }

    function test_Deploy_RevertWhen_TimesDoNotFit() external {
        uint256[2][5] memory times =
            [[uint256(300), 15], [uint256(59), 60], [uint256(1 hours) + 1, 60], [uint256(0), 0], [uint256(300), 81]];
        for (uint256 i = 0; i < times.length; ++i) {
            vm.expectRevert();
            this.deployGame(times[i][0], times[i][1]);
        }
        IPrediction shortest = IPrediction(this.deployGame(16, 16));
        equal(shortest.intervalSeconds(), 16, "interval");
        equal(shortest.bufferSeconds(), 16, "buffer");
        equal(IPrediction(this.deployGame(1 hours, 80)).bufferSeconds(), 80, "the longest");
    }

    function deployGame(uint256 interval, uint256 buffer) external returns (address) {
        return deployed(interval, buffer);
    }

    function test_GOVERNANCE2_RoleMatrix() external {
        address target = address(game);
        vm.prank(OWNER);
        Ownable2Step(target).transferOwnership(PENDING_OWNER);
        mayCall(target, abi.encodeCall(IPrediction.setTreasury, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(IPrediction.setTreasuryFee, (1)), BY_OWNER);
        mayCall(target, abi.encodeCall(IPrediction.setMinBetAmount, (1e14)), BY_OWNER);
        mayCall(target, abi.encodeCall(IPrediction.setMinimumMove, (5)), BY_OWNER);
        mayCall(target, abi.encodeCall(IPrediction.setMaximumRound, (2 ether)), BY_OWNER);
        mayCall(target, abi.encodeCall(IOperatorRole.setOperator, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(IGuardianPause.pause, ()), BY_GUARDIAN);
        mayCall(target, abi.encodeCall(IGuardianPause.unpause, ()), BY_OWNER);
        mayCall(target, abi.encodeCall(IGuardianPause.setGuardian, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.transferOwnership, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.acceptOwnership, ()), BY_PENDING_OWNER);
        mayCall(target, abi.encodeCall(Ownable.renounceOwnership, ()), BY_OWNER);
        uint256 lockAt = game.rounds(1).lockTimestamp;
        vm.warp(lockAt + 15);
        require(report(lockAt, 50e8), "price");
        mayCall(target, abi.encodeCall(IPrediction.executeRound, ()), BY_ALL);
        vm.warp(lockAt + 61);
        mayCall(target, abi.encodeCall(IPrediction.executeRound, ()), BY_ALL);
    }

    function refusedBet(uint256 epoch, uint256 amount, bytes4 reason_) private {
        vm.prank(ANNA);
        (bool done, bytes memory answer) =
            address(game).call{value: amount}(abi.encodeCall(IPrediction.betBull, (epoch)));
        require(!done && bytes4(answer) == reason_, "not refused so");
    }
}
