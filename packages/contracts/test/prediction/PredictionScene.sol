// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPrediction} from "../../src/prediction/IPrediction.sol";
import {OracleScene} from "../oracle/OracleScene.sol";

/// @title The game on the true oracle, which five reporters feed
abstract contract PredictionScene is OracleScene {
    address internal constant ANNA = address(0xa1);
    address internal constant BEN = address(0xa2);

    IPrediction internal game;

    function setUpPrediction() internal {
        setUpOracle();
        game = IPrediction(deployed(300, 60));
    }

    function deployed(uint256 interval, uint256 buffer) internal returns (address) {
        bytes memory values = abi.encode(oracle, OWNER, OPERATOR, GUARDIAN, TREASURY, interval, buffer, 0, 0);
        return vm.deployCode("Prediction.sol:Prediction", values);
    }

    /// @dev Of rounds that start from now on.
    function setTerms(uint256 minimumMove, uint256 maximumRound) internal {
        vm.startPrank(OWNER);
        game.setMinimumMove(minimumMove);
        game.setMaximumRound(maximumRound);
        vm.stopPrank();
    }

    /// @dev The first round has started a second ago.
    function startGame() internal {
        vm.prank(OPERATOR);
        game.executeRound();
        vm.warp(block.timestamp + 1);
    }

    function bet(address account, bool isBear, uint256 amount) internal {
        vm.deal(account, account.balance + amount);
        uint256 epoch = game.currentEpoch();
        vm.prank(account);
        if (isBear) game.betBear{value: amount}(epoch);
        else game.betBull{value: amount}(epoch);
    }

    /// @dev The next boundary, its price, and its execution right then; a second later the new round takes bets.
    function turn(int256 price) internal {
        vm.warp(game.rounds(game.currentEpoch()).lockTimestamp);
        require(report(block.timestamp, price), "reported");
        vm.prank(OPERATOR);
        game.executeRound();
        vm.warp(block.timestamp + 1);
    }

    function claim(address account, uint256 epoch) internal returns (uint256 paid) {
        uint256 had = account.balance;
        vm.prank(account);
        game.claim(only(epoch));
        return account.balance - had;
    }

    function refusedClaim(address account, uint256 epoch) internal {
        vm.prank(account);
        vm.expectRevert(abi.encodeWithSelector(IPrediction.NotEligible.selector, epoch));
        game.claim(only(epoch));
    }

    function only(uint256 epoch) internal pure returns (uint256[] memory epochs) {
        epochs = new uint256[](1);
        epochs[0] = epoch;
    }
}
