// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPrediction} from "../../src/prediction/IPrediction.sol";
import {PredictionScene} from "./PredictionScene.sol";

/// @title The least move that decides a round, and the most that can be bet on one
contract PredictionTermsTest is PredictionScene {
    function setUp() external {
        setUpPrediction();
        startGame();
    }

    /// @dev Off, as a deployment begins: the least move decides, and a pot has no limit.
    function test_PREDICTION16_OffUnlessTheOwnerSaysSo() external {
        equal(game.minimumMove() + game.maximumRound(), 0, "off");
        bet(ANNA, false, 2 ** 96);
        bet(BEN, true, 1 ether);
        turn(50e8);
        turn(50e8 + 1);
        require(game.claimable(1, ANNA), "the least move");
    }

    /// @dev 5 of 10 000 of 50 dollars are 0.025.
    function test_PREDICTION16_ASmallerMoveIsNoResult(bool isUp, bool isEnough) external {
        setTerms(5, 0);
        turn(49e8);
        bet(ANNA, !isUp, 1 ether);
        bet(BEN, isUp, 2 ether);
        turn(50e8);
        int256 move = isEnough ? int256(2_500_000) : int256(2_499_999);
        turn(isUp ? 50e8 + move : 50e8 - move);
        IPrediction.Round memory round = game.rounds(2);
        require(round.oracleCalled && round.minimumMove == 5, "closed");
        require(game.claimable(2, ANNA) == isEnough && game.refundable(2, ANNA) != isEnough, "anna");
        require(!game.claimable(2, BEN) && game.refundable(2, BEN) != isEnough, "ben");
        equal(round.rewardAmount, isEnough ? 2.91 ether : 0, "reward");
        equal(game.treasuryAmount(), isEnough ? 0.09 ether : 0, "fee");
        equal(claim(ANNA, 2), isEnough ? 2.91 ether : 1 ether, "paid");
        if (isEnough) refusedClaim(BEN, 2);
        else equal(claim(BEN, 2), 2 ether, "back");
        equal(game.burnAmount(), 0, "nothing is burned");
    }

    /// @dev The documents' rule of equal prices knows no exception.
    function test_PREDICTION16_EqualPricesAreBurnedAllTheSame() external {
        setTerms(100, 0);
        turn(49e8);
        bet(ANNA, false, 1 ether);
        bet(BEN, true, 1 ether);
        turn(50e8);
        turn(50e8);
        require(!game.refundable(2, ANNA) && !game.refundable(2, BEN), "nothing comes back");
        equal(game.burnAmount(), 2 ether, "to burn");
    }

    function test_PREDICTION17_ABetBeyondTheLimitIsRefused() external {
        setTerms(0, 5 ether);
        turn(50e8);
        equal(game.rounds(2).maximumRound, 5 ether, "told");
        bet(ANNA, false, 3 ether);
        vm.deal(BEN, 10 ether);
        bytes memory refusal = abi.encodeWithSelector(IPrediction.BeyondMaximum.selector, 2 ether + 1, 2 ether);
        vm.prank(BEN);
        vm.expectRevert(refusal);
        game.betBear{value: 2 ether + 1}(2);
        bet(BEN, true, 2 ether);
        equal(game.rounds(2).totalAmount, 5 ether, "full");
        vm.deal(STAKER, 1 ether);
        vm.prank(STAKER);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.BeyondMaximum.selector, 1e13, 0));
        game.betBull{value: 1e13}(2);
    }

    /// @dev A round keeps what it started with, whatever is set while it has bets.
    function test_PREDICTION16_PREDICTION17_OpenRoundsKeepTheirTerms() external {
        bet(ANNA, false, 10 ether);
        setTerms(100, 2 ether);
        bet(BEN, true, 10 ether);
        equal(game.rounds(1).minimumMove + game.rounds(1).maximumRound, 0, "its own");
        turn(50e8);
        equal(game.rounds(2).minimumMove, 100, "the next has the new ones");
        bet(ANNA, true, 1 ether);
        setTerms(0, 0);
        vm.deal(BEN, 9 ether);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.BeyondMaximum.selector, 9 ether, 1 ether));
        game.betBull{value: 9 ether}(2);
        bet(BEN, false, 1 ether);
        turn(50e8 + 1);
        require(game.claimable(1, ANNA), "without a least move");
        turn(50e8 + 2);
        require(game.refundable(2, ANNA) && game.refundable(2, BEN), "with one");
    }
}
