// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {VectorRows} from "../support/VectorRows.sol";
import {PredictionScene} from "./PredictionScene.sol";

/// @title The reference in TypeScript and the prediction game agree to the wei
contract PredictionVectorsTest is PredictionScene, VectorRows {
    uint256 private constant WIDTH = 13;

    function setUp() external {
        setUpPrediction();
        startGame();
    }

    function test_PREDICTION5_PREDICTION6_Rounds() external {
        bytes memory rows = vm.readFileBinary("./test/prediction/vectors/prediction.bin");
        uint256 count = rows.length / 32 / WIDTH;
        equal(count, 300, "rounds");
        for (uint256 i = 0; i < count; ++i) {
            playRound(rows, i * WIDTH);
        }
        equal(game.currentEpoch(), count + 1, "epochs");
        vm.warp(block.timestamp + 1000);
        for (uint256 i = 0; i < count; ++i) {
            for (uint256 j = 0; j < 3; ++j) {
                uint256 due = _at(rows, i * WIDTH + 9 + j);
                if (due == 0) refusedClaim(player(j), i + 1);
                else equal(claim(player(j), i + 1), due, "paid");
            }
        }
        equal(game.treasuryAmount(), _at(rows, count * WIDTH), "fees");
        equal(game.burnAmount(), _at(rows, count * WIDTH + 1), "burned");
    }

    function playRound(bytes memory rows, uint256 row) private {
        for (uint256 j = 0; j < 3; ++j) {
            uint256 amount = _at(rows, row + 4 + 2 * j);
            if (amount > 0) bet(player(j), _at(rows, row + 3 + 2 * j) == 1, amount);
        }
        vm.prank(OWNER);
        game.setTreasuryFee(_at(rows, row));
        setTerms(_at(rows, row + 12), 0);
        if (_at(rows, row + 1) == 0) {
            turn(int256(_at(rows, row + 2)));
        } else {
            vm.warp(game.rounds(game.currentEpoch()).lockTimestamp);
            require(report(block.timestamp, int256(_at(rows, row + 2))), "reported");
            vm.warp(block.timestamp + 61);
            startGame();
        }
    }

    function player(uint256 index) private pure returns (address) {
        return address(uint160(0xa1 + index));
    }
}
