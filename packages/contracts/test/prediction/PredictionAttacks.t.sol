// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPrediction} from "../../src/prediction/IPrediction.sol";
import {PredictionScene} from "./PredictionScene.sol";

/// @title What those try who execute rounds and have bet in them
contract PredictionAttacksTest is PredictionScene {
    function setUp() external {
        setUpPrediction();
        startGame();
    }

    /// @dev The price of a minute ago would let the operator win; the boundary's own is on its way and is the other way round.
    function test_PREDICTION3_TheOperatorCannotChooseAmongPrices() external {
        bet(ANNA, false, 1 ether);
        bet(OPERATOR, true, 1 ether);
        turn(50e8);
        uint256 closeAt = game.rounds(1).closeTimestamp;
        vm.warp(closeAt - 60);
        require(report(block.timestamp, 49e8), "a minute before");
        vm.warp(closeAt);
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NoPrice.selector, closeAt));
        game.executeRound();
        require(report(closeAt, 51e8), "at the boundary");
        vm.prank(OPERATOR);
        game.executeRound();
        require(game.claimable(1, ANNA), "the boundary's price counts");
    }

    /// @dev Nor a player, who may execute after the operator's head start.
    function test_PREDICTION3_APlayerCannotExecuteBeforeTheReport() external {
        turn(50e8);
        uint256 boundary = game.rounds(2).lockTimestamp;
        vm.warp(boundary - 20);
        require(report(block.timestamp, 49e8), "shortly before");
        vm.warp(boundary + 15);
        vm.prank(STRANGER);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NoPrice.selector, boundary));
        game.executeRound();
    }

    /// @dev Five have signed, three of them below the lock and three at or above it: neither three is a side to choose.
    function test_PREDICTION3_ThreeOfFiveDecideNothing(bool isAttackFirst) external {
        bet(ANNA, false, 1 ether);
        bet(OPERATOR, true, 1 ether);
        turn(50e8);
        uint256 closeAt = game.rounds(1).closeTimestamp;
        int256[] memory all = five(49e8, 49e8, 49.9e8, 51e8, 51e8);
        vm.warp(closeAt);
        require(submits(closeAt, three(51e8, 51e8, 51e8)), "a pick");
        executes(OPERATOR, abi.encodeWithSelector(IPrediction.NotFinal.selector, closeAt + 15));
        vm.warp(closeAt + 14);
        executes(OPERATOR, abi.encodeWithSelector(IPrediction.NotFinal.selector, closeAt + 15));
        if (isAttackFirst) {
            // No more reports: the pick counts when the time for more is over, and not sooner.
            vm.warp(closeAt + 15);
            require(!submits(closeAt, all), "too late");
            executes(STRANGER, "");
            require(game.claimable(1, ANNA), "the median of what came");
            return;
        }
        require(submits(closeAt, all), "all of them");
        executes(OPERATOR, "");
        equal(uint256(game.rounds(1).closePrice), 49.9e8, "the median of all");
        // After the execution nothing takes its place.
        require(!submits(closeAt, all) && !submits(closeAt, three(51e8, 51e8, 51e8)), "final");
        equal(uint256(oracle.latestAnswer()), 49.9e8, "and stays");
        require(game.claimable(1, OPERATOR), "the bear");
    }

    /// @dev Reports that come late are held open all the same, and what is not final when the buffer ends refunds.
    function test_PREDICTION3_APickInTheLastSecondsDecidesNothing() external {
        bet(ANNA, false, 1 ether);
        bet(BEN, true, 1 ether);
        turn(50e8);
        uint256 closeAt = game.rounds(1).closeTimestamp;
        vm.warp(closeAt + 46);
        require(submits(closeAt, three(51e8, 51e8, 51e8)), "a pick");
        vm.warp(closeAt + 60);
        executes(STRANGER, abi.encodeWithSelector(IPrediction.NotFinal.selector, closeAt + 61));
        vm.warp(closeAt + 61);
        require(game.refundable(1, ANNA) && game.refundable(1, BEN), "comes back");
    }

    /// @dev An owner who names reporters while bets are open names none for their prices.
    function test_PREDICTION3_ReportersAreThoseOfBeforeTheBets() external {
        game = IPrediction(deployed(1 hours, 60));
        startGame();
        bet(ANNA, false, 1 ether);
        bet(BEN, true, 1 ether);
        address[] memory accounts = new address[](3);
        (accounts[0], accounts[1], accounts[2]) = (address(1), address(2), address(3));
        vm.prank(OWNER);
        oracle.setReporters(accounts, 3);
        turn(50e8);
        turn(51e8);
        require(game.claimable(1, ANNA), "by the reporters of when the bets were made");
        vm.warp(block.timestamp + 1 hours);
        require(!report(block.timestamp, 51e8), "the rounds of later bets are not theirs");
    }

    /// @dev As many prices as can come until the longest buffer ends: the boundary's own is found behind all of them.
    function test_PREDICTION3_BehindAllPricesOfTheLongestBuffer() external {
        game = IPrediction(deployed(300, 80));
        startGame();
        uint256 lockAt = game.rounds(1).lockTimestamp;
        for (uint256 i = 0; i <= 16; ++i) {
            vm.warp(lockAt + 5 * i);
            require(report(block.timestamp, int256(50e8 + i)), "one in five seconds");
        }
        executes(STRANGER, "");
        equal(uint256(game.rounds(1).lockPrice), 50e8, "the boundary's");
    }

    /// @dev Whichever reports are brought in whichever order, one price at most can be the boundary's.
    function testFuzz_PREDICTION3_OnePriceABoundary(uint256 seed) external {
        uint256 boundary = game.rounds(1).lockTimestamp;
        uint256 counted;
        vm.warp(boundary - 30);
        for (uint256 i = 0; i < 12; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            vm.warp(block.timestamp + seed % 5);
            uint256 time = block.timestamp - seed / 5 % 20;
            if (report(time, 50e8) && time <= boundary && time + game.ORACLE_AGE() >= boundary) ++counted;
        }
        require(counted <= 1, "two prices to choose from");
    }

    /// @dev Executes, or is refused with exactly this.
    function executes(address caller, bytes memory refusal) private {
        if (refusal.length > 0) vm.expectRevert(refusal);
        vm.prank(caller);
        game.executeRound();
    }
}
