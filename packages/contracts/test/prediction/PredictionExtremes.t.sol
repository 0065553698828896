// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPrediction} from "../../src/prediction/IPrediction.sol";
import {PredictionScene} from "./PredictionScene.sol";

/// @title Rounds at their ends: no bets, one bet far above what there is, prices that are none
contract PredictionExtremesTest is PredictionScene {
    function setUp() external {
        setUpPrediction();
        startGame();
    }

    /// @dev A large bet against the least one, on either side: the sums are exact and no other bet is touched.
    function test_PREDICTION6_TwoToThe96InOneBet(bool isBear, bool isWon) external {
        uint256 large = 2 ** 96;
        bet(ANNA, isBear, large);
        bet(BEN, !isBear, 1e13);
        turn(50e8);
        bet(STAKER, true, 3 ether);
        turn(isBear == isWon ? int256(49e8) : int256(51e8));
        uint256 all = large + 1e13;
        uint256 reward = all - all * 3 / 100;
        if (isWon) {
            equal(claim(ANNA, 1), reward, "the large one");
            refusedClaim(BEN, 1);
        } else {
            equal(claim(BEN, 1), reward, "the small one");
            refusedClaim(ANNA, 1);
        }
        game.claimTreasury();
        equal(TREASURY.balance, all - reward, "fee");
        equal(address(game).balance, 3 ether, "the next round's bet");
    }

    /// @dev Four seconds old is the oldest, also for a round that has no lock before it.
    function test_PREDICTION3_TheOldestPrice() external {
        uint256 lockAt = game.rounds(1).lockTimestamp;
        vm.warp(lockAt);
        require(report(lockAt - 5, 50e8), "a second too old");
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NoPrice.selector, lockAt));
        game.executeRound();
        require(report(lockAt, 51e8), "young enough");
        vm.prank(OPERATOR);
        game.executeRound();
        equal(uint256(game.rounds(1).lockPrice), 51e8, "the younger one");
    }

    /// @dev What came after the boundary does not count, also when it is all that there is.
    function test_PREDICTION3_OnlyLaterPrices() external {
        uint256 lockAt = game.rounds(1).lockTimestamp;
        vm.warp(lockAt + 5);
        require(report(lockAt + 1, 50e8), "too late");
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NoPrice.selector, lockAt));
        game.executeRound();
        equal(game.rounds(1).lockOracleId, 0, "not locked");
    }

    function test_PREDICTION2_NoBets() external {
        turn(50e8);
        turn(51e8);
        IPrediction.Round memory round = game.rounds(1);
        require(round.oracleCalled, "closed");
        equal(round.totalAmount + round.rewardAmount + round.rewardBaseCalAmount, 0, "of nothing");
        equal(game.treasuryAmount() + game.burnAmount(), 0, "no fee");
        refusedClaim(ANNA, 1);
    }

    /// @dev Not yet, past, and never: refused, and the account's list stays empty.
    function test_PREDICTION9_RoundsThatThereAreNot() external {
        vm.deal(ANNA, 10 ether);
        uint256[5] memory epochs = [uint256(0), 2, 2 ** 32, 2 ** 32 + 1, type(uint256).max];
        for (uint256 i = 0; i < epochs.length; ++i) {
            vm.prank(ANNA);
            vm.expectRevert(abi.encodeWithSelector(IPrediction.NotBettable.selector, epochs[i]));
            game.betBull{value: 1 ether}(epochs[i]);
            refusedClaim(ANNA, epochs[i]);
            require(!game.claimable(epochs[i], ANNA) && !game.refundable(epochs[i], ANNA), "nothing is due");
        }
        equal(game.getUserRoundsLength(ANNA), 0, "no bet");
        equal(ANNA.balance, 10 ether, "nothing lost");
    }

    /// @dev One round that is not the caller's, or twice the same, and all of the claim is undone.
    function test_PREDICTION4_AClaimIsWholeOrNothing() external {
        bet(ANNA, false, 1 ether);
        bet(BEN, true, 1 ether);
        turn(50e8);
        turn(51e8);
        uint256[] memory twice = new uint256[](2);
        (twice[0], twice[1]) = (1, 1);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NotEligible.selector, 1));
        game.claim(twice);
        (twice[0], twice[1]) = (1, 2);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NotEligible.selector, 2));
        game.claim(twice);
        require(game.claimable(1, ANNA), "still there");
        equal(claim(ANNA, 1), 1.94 ether, "once");
    }
}
