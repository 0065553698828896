// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILottery} from "../../src/lottery/ILottery.sol";
import {LotteryScene} from "./LotteryScene.sol";

/// @title Buying all ten thousand numbers never pays more than they cost, whatever is in the pot
contract LotteryAllNumbersTest is LotteryScene {
    uint256 private constant HUNDREDS = 100;
    uint32 private constant DRAWN = 14217;
    uint256[2] private _gifts = [uint256(2_500e18), 245_000e18];
    uint256 private _spent;
    uint256 private _accounts;

    function setUp() external {
        setUpLottery();
        provide(ANNA, 2_500_000e18);
        provide(BEN, 2_500_000e18);
        money.approve(address(lottery), type(uint256).max);
    }

    function test_LOTTERY18_TheUsualTerms() external {
        buyAll(PRICE, 2000, 1);
        // What docs and page say: 95 050 for all, and 66 535 the largest prize.
        equal(_spent, 95_050e18, "all of them");
        forEachPot();
        lottery.injectFunds(1, 245_000e18);
        end();
        equal(lottery.viewLottery(1).dexTokenPerBracket[3], 66_535e18, "the largest prize");
    }

    function test_LOTTERY18_ADearTicketAndADeepDiscount() external {
        buyAll(5 * PRICE, 300, 1);
        forEachPot();
    }

    function test_LOTTERY18_AlmostNoDiscount() external {
        buyAll(10 * PRICE, 65_535, 1);
        forEachPot();
    }

    function test_LOTTERY18_SeveralAccounts() external {
        buyAll(PRICE, 2000, 2);
        forEachPot();
    }

    /// @dev Alone; with others who have other numbers, the same ones, or a whole set too.
    function forEachPot() private {
        for (uint256 i = 0; i < _gifts.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            lottery.injectFunds(1, _gifts[i]);
            settle();
            vm.revertToState(snapshot);
            lottery.injectFunds(1, _gifts[i]);
            lottery.buyTickets(1, row(DRAWN, 1));
            lottery.buyTickets(1, row(DRAWN - 50, 100));
            settle();
            vm.revertToState(snapshot);
        }
    }

    function settle() private {
        end();
        ILottery.LotteryView memory round = lottery.viewLottery(1);
        uint256 pot = round.amountCollectedInDexToken + round.amountInjected;
        // Numbers that begin with the first two digits that are drawn: the second half of one purchase, the first of the next.
        uint256 won = claimAll(buyerOf(41), 4151, 50) + claimAll(buyerOf(42), 4201, 50);
        require(won <= _spent, "more than they cost");
        bool isAlone = round.firstTicketIdNextLottery == 10001;
        uint256 others = isAlone ? 0 : claimAll(address(this), 10001, 1) + claimAll(address(this), 10035, 67);
        // Rounding takes less than a wei of each winner: the limit takes no more than it must.
        if (isAlone) require(_spent - won < 100, "all that they cost, with such a pot");
        equal(lottery.pendingInjection(), pot - won - others, "what is above rolls over");
        equal(money.balanceOf(address(lottery)), pot - won - others, "and is there");
    }

    /// @dev Hundred by hundred, by one account or two in turn.
    function buyAll(uint256 price, uint256 divisor, uint256 accounts) private {
        commit(1);
        source.raiseBond(0, 100_000e18);
        vm.prank(OPERATOR);
        lottery.startLottery(block.timestamp + 12 hours, price, divisor, shares());
        _accounts = accounts;
        uint256 had = money.balanceOf(ANNA) + money.balanceOf(BEN);
        for (uint256 i = 0; i < HUNDREDS; ++i) {
            buy(buyerOf(i), row(10050 + 100 * i, 100));
        }
        _spent = had - money.balanceOf(ANNA) - money.balanceOf(BEN);
    }

    function end() private {
        close();
        draw(DRAWN);
    }

    function claimAll(address account, uint256 first, uint256 count) private returns (uint256 won) {
        uint256 had = money.balanceOf(account);
        vm.prank(account);
        lottery.batchClaimRewards(1, ids(first, count));
        return money.balanceOf(account) - had;
    }

    function buyerOf(uint256 hundred) private view returns (address) {
        return hundred % _accounts == 0 ? ANNA : BEN;
    }
}
