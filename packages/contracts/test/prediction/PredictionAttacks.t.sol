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
}
