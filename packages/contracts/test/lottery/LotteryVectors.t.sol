// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILottery} from "../../src/lottery/ILottery.sol";
import {VectorRows} from "../support/VectorRows.sol";
import {LotteryScene} from "./LotteryScene.sol";

/// @title The reference in TypeScript and the lottery agree to the wei
contract LotteryVectorsTest is LotteryScene, VectorRows {
    uint256 private _word;
    uint256[3] private _won;

    function setUp() external {
        setUpLottery();
        for (uint256 i = 0; i < 3; ++i) {
            provide(player(i), 2_500_000e18);
        }
        money.approve(address(lottery), type(uint256).max);
    }

    function test_LOTTERY6_LOTTERY8_Rounds() external {
        bytes memory rows = vm.readFileBinary("./test/lottery/vectors/lottery.bin");
        uint256 rounds;
        while (_word * 32 < rows.length) {
            playRound(rows, ++rounds);
        }
        equal(rounds, 60, "rounds");
    }

    function playRound(bytes memory rows, uint256 lotteryId) private {
        (uint256 price, uint256 divisor, uint256 gift, uint256 drawn) = (take(rows), take(rows), take(rows), take(rows));
        commit(lotteryId);
        vm.prank(OPERATOR);
        lottery.startLottery(block.timestamp + 12 hours, price, divisor, shares());
        lottery.injectFunds(lotteryId, gift);
        uint256 first = lottery.currentTicketId();
        uint256 purchases = take(rows);
        uint256[] memory owners = new uint256[](purchases * 30);
        uint256 tickets;
        for (uint256 i = 0; i < purchases; ++i) {
            (uint256 who, uint256 count) = (take(rows), take(rows));
            uint32[] memory numbers = new uint32[](count);
            for (uint256 j = 0; j < count; ++j) {
                numbers[j] = uint32(take(rows));
                owners[tickets++] = who;
            }
            buy(player(who), numbers);
        }
        close();
        draw(drawn);
        ILottery.LotteryView memory round = lottery.viewLottery(lotteryId);
        for (uint256 bracket = 1; bracket < 4; ++bracket) {
            equal(round.countWinnersPerBracket[bracket], take(rows), "winners");
        }
        for (uint256 bracket = 1; bracket < 4; ++bracket) {
            equal(round.dexTokenPerBracket[bracket], take(rows), "prize");
        }
        equal(lottery.pendingInjection(), take(rows), "rolls over");
        delete _won;
        for (uint256 i = 0; i < tickets; ++i) {
            uint256 worth = lottery.viewRewardsForTicketId(lotteryId, first + i);
            if (worth > 0) _won[owners[i]] += claim(player(owners[i]), lotteryId, first + i);
        }
        for (uint256 i = 0; i < 3; ++i) {
            equal(_won[i], take(rows), "won");
        }
    }

    function take(bytes memory rows) private returns (uint256) {
        return _at(rows, _word++);
    }

    function player(uint256 index) private pure returns (address) {
        return address(uint160(0xa1 + index));
    }
}
