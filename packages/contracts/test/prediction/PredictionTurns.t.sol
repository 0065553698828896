// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../src/swap/IBescPair.sol";
import {Exchange} from "../support/Exchange.sol";
import {PredictionScene} from "./PredictionScene.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title What it costs to turn a round by a trade, where all sources are means of a minute on one pair
/// @dev The price of a reporter is the mean of the pair's own accumulator. One coin is one dollar, a side holds `DEPTH`.
contract PredictionTurnsTest is PredictionScene, Exchange {
    uint256 private constant DEPTH = 500_000e18;
    uint256 private constant MINUTE = 60;

    IBescPair private pair;
    bool private isCoinFirst;

    function setUp() external {
        setUpPrediction();
        setUpExchange();
        pair = supplied(tokenA, tokenB, DEPTH, DEPTH);
        isCoinFirst = pair.token0() == address(tokenA);
        startGame();
    }

    /// @dev `docs/security.md` and the page: depth times move times 0.25%, once to move the price and back.
    function test_PREDICTION16_TheCostOfATurn() external {
        uint256 cost = costOfMove(5, MINUTE);
        require(cost > 0.62e18 && cost < 0.64e18, "0.63 dollars for 5 hundredths of a percent");
        cost = costOfMove(50, MINUTE);
        require(cost > 6.2e18 && cost < 6.4e18, "6.3 dollars for half a percent");
    }

    /// @dev Who holds the price for less than the minute must move it so much further that it costs no less.
    function testFuzz_PREDICTION16_AShorterPushCostsNoLess(uint256 held, uint256 move) external {
        (held, move) = (within(held, 1, MINUTE - 1), within(move, 1, 100));
        uint256 state = vm.snapshotState();
        uint256 cost = costOfMove(move, MINUTE);
        vm.revertToState(state);
        uint256 shorter = costOfMove(move, held);
        require(shorter * 1000 >= cost * 995, "cheaper");
    }

    /// @dev Both sides have bet on a price that stands still: cents turn it, unless the round has its terms.
    function test_PREDICTION16_PREDICTION17_AStillPrice() external {
        (int256 profit, uint256 cost) = turned(0, false, 500e18, 500e18);
        require(profit > 400e18 && cost < 0.01e18, "cents win the pot where there are no terms");
        terms();
        (profit, cost) = turned(0, false, 1e18, 5e18);
        require(profit < 0 && cost > 6e18, "dearer than the largest pot");
    }

    /// @dev The least bet on the empty side, and a price pushed that way.
    function test_PREDICTION16_PREDICTION17_AnEmptySide() external {
        (int256 profit, uint256 cost) = turned(0, true, 1e13, 2000e18);
        require(profit > 1900e18 && cost < 0.01e18, "cents win the pot where there are no terms");
        terms();
        (profit, cost) = turned(0, true, 1e13, 6e18 - 1e13);
        require(profit < 0 && cost > 6e18, "dearer than the largest pot");
    }

    /// @dev The price really falls by a tenth of a percent.
    function test_PREDICTION16_PREDICTION17_ARealFall() external {
        (int256 profit, uint256 cost) = turned(-10, false, 500e18, 500e18);
        require(profit > 400e18 && cost < 1.6e18, "1.5 dollars win the pot where there are no terms");
        terms();
        (profit, cost) = turned(-10, false, 1e18, 5e18);
        require(profit < 0 && cost > 7e18, "dearer than the largest pot");
    }

    /// @dev What the terms do not take away: a price that has all but moved enough by itself needs little more.
    function test_PREDICTION16_NearTheBorderATurnStaysCheap() external {
        terms();
        round(0);
        bet(ANNA, false, 1e18);
        bet(BEN, true, 5e18);
        uint256 epoch = game.currentEpoch();
        round(0);
        trade(true, DEPTH * 49 * 1002 / 20000 / 1000);
        uint256 cost = round(150, false, MINUTE);
        require(game.claimable(epoch, ANNA) && cost < 0.2e18, "from a refund to a win");
    }

    /// @dev But who has lost wins only by a move over both borders.
    function test_PREDICTION16_FromALossToAWinTakesTwiceTheMove() external {
        terms();
        (int256 profit, uint256 cost) = turned(-50, false, 1e18, 5e18);
        require(profit < 0 && cost > 12e18, "twice as dear");
    }

    /// @dev Half a percent of this depth costs 6.25 dollars, so no round holds more than six coins.
    function terms() private {
        setTerms(50, 6e18);
        round(0);
    }

    /// @dev A round in which somebody bets against others and pushes the mean of its close just so far that he wins.
    function turned(int256 drift, bool isBear, uint256 stake, uint256 others)
        private
        returns (int256 profit, uint256 cost)
    {
        uint256 epoch = game.currentEpoch();
        bet(ANNA, isBear, stake);
        bet(BEN, !isBear, others);
        uint256 least = game.rounds(epoch).minimumMove;
        round(0);
        if (drift < 0) trade(false, DEPTH * uint256(-drift) / 20000);
        cost = round(int256(least) * 100 + 1 - drift * 101, isBear, MINUTE);
        require(game.claimable(epoch, ANNA), "turned");
        profit = int256(claim(ANNA, epoch)) - int256(stake) - int256(cost);
    }

    function costOfMove(uint256 move, uint256 held) private returns (uint256) {
        int256 before = latest();
        uint256 cost = round(int256(move) * 100, false, held);
        int256 reached = oracle.latestAnswer() - before;
        require(reached * 10000 >= int256(move) * before, "moved");
        return cost;
    }

    function latest() private returns (int256) {
        round(0);
        return oracle.latestAnswer();
    }

    function round(int256 push) private {
        round(push, false, MINUTE);
    }

    /// @dev On to the next boundary, whose price all five say; `push` (millionths) is what somebody adds to the mean, from so many
    /// seconds before it, and takes back right after it. What that costs him, in dollars.
    function round(int256 push, bool isDown, uint256 held) private returns (uint256 cost) {
        uint256 boundary = game.rounds(game.currentEpoch()).lockTimestamp;
        vm.warp(boundary - MINUTE);
        uint256 since = accumulated();
        vm.warp(boundary - held);
        // To add a part to the mean of a minute in fewer seconds takes so much more of it; a little above, for the fee and the curve.
        uint256 far = uint256(push) * MINUTE * 1e12 / held;
        uint256 grown = Math.sqrt(isDown ? 1e36 / (1e18 - far) : 1e18 + far) - 1e9;
        uint256 amount = DEPTH * grown * 1003 / 1e12 + (push > 0 ? 0.01e18 : 0);
        uint256 got = push > 0 ? trade(!isDown, amount) : 0;
        vm.warp(boundary);
        int256 price = int256((accumulated() - since) * 1e8 / MINUTE >> 112);
        require(report(boundary, price), "reported");
        vm.prank(OPERATOR);
        game.executeRound();
        if (push > 0) {
            uint256 back = trade(isDown, got);
            cost = amount - back;
        }
        vm.warp(boundary + 1);
    }

    /// @dev Buys the coin for so many dollars, or sells so many coins.
    function trade(bool isBuy, uint256 amount) private returns (uint256 out) {
        (uint256 r0, uint256 r1,) = pair.getReserves();
        bool isFirstIn = isCoinFirst != isBuy;
        out = router.getAmountOut(amount, isFirstIn ? r0 : r1, isFirstIn ? r1 : r0);
        (isBuy ? tokenB : tokenA).mint(address(pair), amount);
        pair.swap(isFirstIn ? 0 : out, isFirstIn ? out : 0, address(0xdead), "");
    }

    /// @dev The pair's sum of the coin's price by seconds, as of now.
    function accumulated() private returns (uint256) {
        pair.sync();
        return isCoinFirst ? pair.price0CumulativeLast() : pair.price1CumulativeLast();
    }
}
