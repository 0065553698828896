// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILottery} from "../../src/lottery/ILottery.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {LotteryScene} from "./LotteryScene.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title LOTTERY 1 to 17, one after another
contract LotteryTest is LotteryScene {
    function setUp() external {
        setUpLottery();
        open();
        provide(ANNA, 1_000_000e18);
        provide(BEN, 1_000_000e18);
    }

    function test_LOTTERY6_LOTTERY7_PrizesByDigitsFromTheLeft() external {
        buy(ANNA, row(11230, 12));
        buy(BEN, only(11299));
        buy(BEN, only(11900));
        buy(BEN, only(19234));
        close();
        draw(11234);
        ILottery.LotteryView memory round = lottery.viewLottery(1);
        equal(round.finalNumber, 11234, "number");
        equal(round.countWinnersPerBracket[3], 1, "four");
        equal(round.countWinnersPerBracket[2], 9, "three");
        equal(round.countWinnersPerBracket[1], 3, "two");
        equal(round.countWinnersPerBracket[0], 0, "one is nothing");
        uint256 pot = round.amountCollectedInDexToken;
        equal(pot, 12 * PRICE * 1989 / 2000 + 3 * PRICE, "tickets");
        equal(claim(ANNA, 1, 5), pot * 7 / 10, "all four");
        equal(claim(ANNA, 1, 1), pot * 2 / 10 / 9, "three");
        equal(claim(ANNA, 1, 11), pot / 10 / 3, "two");
        equal(claim(BEN, 1, 13), pot / 10 / 3, "two as well");
        refusedClaim(BEN, 1, 14, ILottery.NothingWon.selector);
        refusedClaim(BEN, 1, 15, ILottery.NothingWon.selector);
    }

    function test_Deploy_RevertWhen_TimesDoNotFit() external {
        uint256[2][3] memory times = [[uint256(1 hours), 0], [uint256(30 minutes), 30 minutes], [uint256(5 days), 1]];
        for (uint256 i = 0; i < times.length; ++i) {
            vm.expectRevert();
            this.deployWith(times[i][0], times[i][1]);
        }
        ILottery shortest = ILottery(this.deployWith(2, 1));
        equal(shortest.minLength(), 2, "least length");
        equal(shortest.salesPause(), 1, "pause");
    }

    function deployWith(uint256 leastLength, uint256 pause) external returns (address) {
        bytes memory values = abi.encode(money, source, OWNER, OPERATOR, GUARDIAN, leastLength, pause, 10e18);
        return vm.deployCode("Lottery.sol:Lottery", values);
    }

    function test_LOTTERY3_ATicketPaysOnce() external {
        buy(ANNA, row(11230, 30));
        close();
        draw(11234);
        uint256[] memory twice = new uint256[](2);
        (twice[0], twice[1]) = (5, 5);
        refusedBatch(ANNA, twice, abi.encodeWithSelector(ILottery.AlreadyClaimed.selector, 5));
        claim(ANNA, 1, 5);
        refusedClaim(ANNA, 1, 5, ILottery.AlreadyClaimed.selector);
        uint256 had = money.balanceOf(ANNA);
        vm.prank(ANNA);
        lottery.batchClaimRewards(1, ids(6, 25));
        require(money.balanceOf(ANNA) > had, "the others");
        for (uint256 i = 6; i < 31; ++i) {
            refusedClaim(ANNA, 1, i, ILottery.AlreadyClaimed.selector);
        }
        claim(ANNA, 1, 1);
    }

    /// @dev Tickets of several purchases in one claim, in any order, back and forth.
    function test_LOTTERY3_PurchasesMixed() external {
        buy(ANNA, row(11230, 2));
        buy(BEN, row(11230, 3));
        buy(ANNA, row(11232, 2));
        close();
        draw(11234);
        uint256[] memory mixed = new uint256[](4);
        (mixed[0], mixed[1], mixed[2], mixed[3]) = (6, 1, 7, 2);
        vm.prank(ANNA);
        lottery.batchClaimRewards(1, mixed);
        for (uint256 i = 0; i < 4; ++i) {
            refusedClaim(ANNA, 1, mixed[i], ILottery.AlreadyClaimed.selector);
        }
        (mixed[0], mixed[1], mixed[2], mixed[3]) = (3, 4, 5, 3);
        refusedBatch(BEN, mixed, abi.encodeWithSelector(ILottery.AlreadyClaimed.selector, 3));
        require(money.balanceOf(address(lottery)) > 0, "ben's and the prizes not won");
    }

    function test_LOTTERY4_OnlyOnesOwn() external {
        buy(ANNA, row(11230, 3));
        buy(BEN, row(11230, 3));
        close();
        draw(11234);
        refusedClaim(BEN, 1, 1, ILottery.NotYours.selector);
        refusedClaim(BEN, 1, 3, ILottery.NotYours.selector);
        refusedClaim(ANNA, 1, 4, ILottery.NotYours.selector);
        refusedClaim(ANNA, 1, 0, ILottery.NotYours.selector);
        refusedClaim(ANNA, 1, 7, ILottery.NotYours.selector);
        refusedClaim(STRANGER, 1, 1, ILottery.NotYours.selector);
        refusedBatch(ANNA, ids(3, 2), abi.encodeWithSelector(ILottery.NotYours.selector, 4));
        open();
        buy(ANNA, row(11230, 3));
        close();
        draw(11234);
        refusedClaim(ANNA, 2, 1, ILottery.NotYours.selector);
        refusedClaim(ANNA, 1, 7, ILottery.NotYours.selector);
        claim(ANNA, 2, 7);
        claim(ANNA, 1, 1);
    }

    function test_LOTTERY5_LOTTERY8_WhatNobodyWinsGoesOnWhole() external {
        buy(ANNA, row(11230, 7));
        inject(1000e18);
        close();
        draw(11299);
        ILottery.LotteryView memory round = lottery.viewLottery(1);
        uint256 pot = round.amountCollectedInDexToken + round.amountInjected;
        equal(round.amountInjected, 1000e18, "injected");
        equal(round.dexTokenPerBracket[1], pot / 10 / 7, "two digits");
        equal(lottery.pendingInjection(), pot - pot / 10 / 7 * 7, "the rest");
        equal(money.balanceOf(address(lottery)), pot, "nothing has left");
        open();
        equal(lottery.viewLottery(2).amountInjected, pot - pot / 10 / 7 * 7, "goes on");
        equal(lottery.pendingInjection(), 0, "once");
        vm.prank(ANNA);
        lottery.batchClaimRewards(1, ids(1, 7));
        close();
        draw(15555);
        equal(lottery.pendingInjection(), money.balanceOf(address(lottery)), "all of it");
    }

    function test_LOTTERY2_SalesEndBeforeTheDraw() external {
        uint256 end = lottery.viewLottery(1).endTime;
        vm.warp(end - 30 minutes - 1);
        buy(ANNA, only(10000));
        refusedAt(OPERATOR, abi.encodeCall(ILottery.closeLottery, (1)), end - 30 minutes);
        vm.warp(end - 30 minutes);
        refusedBuy(1, only(10000), ILottery.SalesOver.selector);
        close();
        refusedBuy(1, only(10000), ILottery.WrongStatus.selector);
        refusedAt(OPERATOR, abi.encodeCall(ILottery.drawFinalNumberAndMakeLotteryClaimable, (1)), end);
    }

    function test_LOTTERY12_AnyoneAfterTheGraceTime() external {
        uint256 end = lottery.viewLottery(1).endTime;
        buy(ANNA, row(10000, 100));
        bytes memory closing = abi.encodeCall(ILottery.closeLottery, (1));
        bytes memory drawing = abi.encodeCall(ILottery.drawFinalNumberAndMakeLotteryClaimable, (1));
        vm.warp(end - 25 minutes - 1);
        refusedAt(STRANGER, closing, end - 25 minutes);
        vm.warp(end - 25 minutes);
        run(STRANGER, closing);
        pass(4);
        source.reveal(0, secretOf(1));
        vm.warp(end + 5 minutes - 1);
        refusedAt(STRANGER, drawing, end + 5 minutes);
        vm.warp(end + 5 minutes);
        run(STRANGER, drawing);
        (, uint256 word) = source.wordOf(0);
        equal(lottery.viewLottery(1).finalNumber, 10000 + word % 10000, "the source's number");
    }

    function test_LOTTERY13_NoNumberGivesEverythingBack() external {
        buy(ANNA, row(11230, 25));
        buy(BEN, only(11234));
        inject(500e18);
        close();
        vm.warp(lottery.viewLottery(1).endTime);
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(ILottery.NoNumber.selector, 1));
        lottery.drawFinalNumberAndMakeLotteryClaimable(1);
        vm.roll(block.number + 260);
        vm.warp(lottery.viewLottery(1).endTime - 30 minutes + 2 hours);
        vm.expectRevert(abi.encodeWithSelector(ILottery.NoRefund.selector, 1));
        lottery.openRefunds(1);
        vm.warp(block.timestamp + 1);
        vm.prank(STRANGER);
        lottery.openRefunds(1);
        equal(lottery.pendingInjection(), 500e18 + BOND, "gift and bond go on");
        equal(claim(BEN, 1, 26), PRICE, "ben's");
        uint256 had = money.balanceOf(ANNA);
        vm.prank(ANNA);
        lottery.batchClaimRewards(1, ids(1, 25));
        equal(money.balanceOf(ANNA) - had, 25 * PRICE * 1976 / 2000, "what she paid");
        refusedClaim(ANNA, 1, 3, ILottery.AlreadyClaimed.selector);
        equal(money.balanceOf(address(lottery)), 500e18 + BOND, "the rest is the next round's");
        vm.expectRevert(abi.encodeWithSelector(ILottery.WrongStatus.selector, 1, ILottery.Status.Refunding));
        lottery.openRefunds(1);
        open();
        equal(lottery.viewLottery(2).amountInjected, 500e18 + BOND, "it does");
    }

    function test_LOTTERY13_ANumberEndsRefunds() external {
        buy(ANNA, only(11234));
        close();
        pass(4);
        source.reveal(0, secretOf(1));
        vm.warp(lottery.viewLottery(1).endTime + 100 days);
        vm.roll(block.number + 100_000);
        vm.expectRevert(abi.encodeWithSelector(ILottery.NoRefund.selector, 1));
        lottery.openRefunds(1);
    }

    function test_LOTTERY13_ARoundThatNobodyClosed() external {
        buy(ANNA, only(11234));
        uint256 end = lottery.viewLottery(1).endTime;
        vm.warp(end + 12 hours);
        vm.expectRevert(abi.encodeWithSelector(ILottery.NoRefund.selector, 1));
        lottery.openRefunds(1);
        vm.warp(end + 12 hours + 1);
        refusedBy(OPERATOR, abi.encodeCall(ILottery.closeLottery, (1)), ILottery.TooLate.selector);
        lottery.openRefunds(1);
        equal(claim(ANNA, 1, 1), PRICE, "back");
    }

    /// @dev A source that fails altogether delays refunds by a day and a thousand blocks, and no longer.
    function test_LOTTERY13_ASourceThatFails() external {
        buy(ANNA, only(11234));
        close();
        vm.etch(address(source), hex"5f5ffd");
        bytes memory refunding = abi.encodeCall(ILottery.openRefunds, (1));
        (uint256 end, uint256 closed) = (lottery.viewLottery(1).endTime, block.number);
        vm.warp(end + 24 hours + 1);
        vm.roll(closed + 1000);
        (bool done,) = address(lottery).call(refunding);
        require(!done, "not on a chain that stood");
        vm.warp(end + 24 hours);
        vm.roll(closed + 1001);
        (done,) = address(lottery).call(refunding);
        require(!done, "not before");
        vm.warp(block.timestamp + 1);
        lottery.openRefunds(1);
        equal(claim(ANNA, 1, 1), PRICE, "back");
    }

    function test_LOTTERY9_LOTTERY10_Purchases() external {
        refusedBuy(1, new uint32[](0), ILottery.BadCount.selector);
        refusedBuy(1, row(10000, 101), ILottery.BadCount.selector);
        refusedBuy(1, only(9999), ILottery.BadNumber.selector);
        refusedBuy(1, only(20000), ILottery.BadNumber.selector);
        refusedBuy(2, only(10000), ILottery.WrongStatus.selector);
        refusedBuy(0, only(10000), ILottery.WrongStatus.selector);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILottery.BadCount.selector, 2));
        lottery.batchBuyLottoTicket(1, 2, only(10000));
        uint256 had = money.balanceOf(ANNA);
        vm.prank(ANNA);
        lottery.batchBuyLottoTicket(1, 100, row(19950, 100));
        equal(had - money.balanceOf(ANNA), 100 * PRICE * 9505 / 10000, "4.95% less");
        (uint256 cost, uint256 discount, uint256 left) = lottery.costToBuyTicketsWithDiscount(1, 50);
        equal(cost, 50 * PRICE, "cost");
        equal(discount, cost * 245 / 10000, "2.45%");
        equal(left, cost - discount, "left");
        equal(lottery.costToBuyTickets(1, 50), cost, "without");
        (, discount,) = lottery.costToBuyTicketsWithDiscount(1, 2);
        equal(discount, 2 * PRICE * 5 / 10000, "0.05%");
        equal(lottery.currentTicketId(), 101, "next ticket");
    }

    function test_BasicInfo() external {
        buy(ANNA, only(11234));
        (, bytes memory answer) = address(lottery).staticcall(abi.encodeCall(ILottery.getBasicLottoInfo, (1)));
        // Id, status, pot, price, four shares, start, end, number.
        uint256[11] memory info = abi.decode(answer, (uint256[11]));
        require(info[0] == 1 && info[1] == uint256(ILottery.Status.Open) && info[2] == PRICE, "pot");
        require(info[3] == PRICE && info[5] == 1000 && info[7] == 7000 && info[10] == 0, "terms");
        equal(info[9] - info[8], 12 hours, "times");
    }

    /// @dev Every purchase size: what was bought is what is kept, page by page.
    function test_LOTTERY11_WhatWasBoughtIsKept(uint256 first, uint256 count, uint256 size) external {
        (first, count, size) = (within(first, 10000, 19999), within(count, 1, 100), within(size, 1, 120));
        buy(ANNA, only(10007));
        buy(BEN, row(first, 3));
        buy(ANNA, row(first, count));
        for (uint256 cursor = 0; cursor <= count + size; cursor += size) {
            checkPage(cursor, size, first, count + 1);
        }
    }

    /// @dev Anna's first ticket is 10007, the others begin with `start` and with ticket 5.
    function checkPage(uint256 cursor, uint256 size, uint256 start, uint256 all) private view {
        (uint256[] memory list, uint32[] memory numbers, bool[] memory claimed, uint256 next) =
            lottery.viewUserInfoForLotteryId(ANNA, 1, cursor, size);
        uint256 left = cursor < all ? all - cursor : 0;
        equal(list.length, left < size ? left : size, "a page");
        equal(next, cursor + list.length, "next");
        (uint32[] memory same,) = lottery.viewNumbersAndStatusesForTicketIds(list);
        for (uint256 i = 0; i < list.length; ++i) {
            uint256 index = cursor + i;
            equal(list[i], index == 0 ? 1 : index + 4, "id");
            equal(numbers[i], index == 0 ? 10007 : 10000 + (start - 10000 + index - 1) % 10000, "number");
            require(same[i] == numbers[i] && !claimed[i], "the same by its id");
        }
    }

    function test_LOTTERY14_WhatARoundMayBe() external {
        close();
        draw(10000);
        commit(100);
        uint256 now_ = block.timestamp;
        refusedStart(now_ + 4 hours - 5 minutes - 1, PRICE, 2000, shares(), ILottery.BadLength.selector);
        refusedStart(now_ + 4 days + 5 minutes + 1, PRICE, 2000, shares(), ILottery.BadLength.selector);
        refusedStart(now_ + 12 hours, 0, 2000, shares(), ILottery.BadPrice.selector);
        refusedStart(now_ + 12 hours, PRICE + 1, 2000, shares(), ILottery.BadPrice.selector);
        refusedStart(now_ + 12 hours, 100_010e18, 2000, shares(), ILottery.BadPrice.selector);
        refusedStart(now_ + 12 hours, PRICE, 299, shares(), ILottery.BadDivisor.selector);
        refusedStart(now_ + 12 hours, PRICE, 65536, shares(), ILottery.BadDivisor.selector);
        refusedStart(now_ + 12 hours, PRICE, 2000, [uint256(1), 1000, 2000, 7000], ILottery.BadBreakdown.selector);
        refusedStart(now_ + 12 hours, PRICE, 2000, [uint256(0), 1000, 2000, 7001], ILottery.BadBreakdown.selector);
        refusedStart(
            now_ + 12 hours, PRICE, 2000, [uint256(0), type(uint256).max, 2, 9999], ILottery.BadBreakdown.selector
        );
        vm.prank(OPERATOR);
        lottery.startLottery(now_ + 4 hours - 5 minutes, 100_000e18, 300, shares());
        refusedStart(now_ + 12 hours, PRICE, 2000, shares(), ILottery.WrongStatus.selector);
    }

    function test_LOTTERY1_OneWay() external {
        refused(abi.encodeCall(ILottery.drawFinalNumberAndMakeLotteryClaimable, (1)), ILottery.WrongStatus.selector);
        refused(abi.encodeCall(ILottery.claimReward, (1, 1)), ILottery.WrongStatus.selector);
        buy(ANNA, only(11234));
        close();
        refused(abi.encodeCall(ILottery.closeLottery, (1)), ILottery.WrongStatus.selector);
        refused(abi.encodeCall(ILottery.claimReward, (1, 1)), ILottery.WrongStatus.selector);
        refused(abi.encodeCall(ILottery.injectFunds, (1, 1)), ILottery.WrongStatus.selector);
        equal(lottery.viewRewardsForTicketId(1, 1), 0, "not drawn");
        draw(11234);
        equal(lottery.viewRewardsForTicketId(1, 1), PRICE * 7 / 10, "drawn");
        equal(lottery.viewRewardsForTicketId(1, 2), 0, "no such ticket");
        refused(abi.encodeCall(ILottery.closeLottery, (1)), ILottery.WrongStatus.selector);
        refused(abi.encodeCall(ILottery.drawFinalNumberAndMakeLotteryClaimable, (1)), ILottery.WrongStatus.selector);
        refused(abi.encodeCall(ILottery.openRefunds, (1)), ILottery.WrongStatus.selector);
        refused(abi.encodeCall(ILottery.openRefunds, (2)), ILottery.WrongStatus.selector);
        refused(abi.encodeCall(ILottery.injectFunds, (1, 1)), ILottery.WrongStatus.selector);
    }

    function test_LOTTERY16_APauseStopsSalesAndNothingElse() external {
        buy(ANNA, only(11234));
        vm.prank(GUARDIAN);
        IGuardianPause(address(lottery)).pause();
        refusedBuy(1, only(11234), IGuardianPause.IsPaused.selector);
        close();
        draw(11234);
        equal(claim(ANNA, 1, 1), PRICE * 7 / 10, "the way out is open");
    }

    function test_GOVERNANCE2_RoleMatrix() external {
        address target = address(lottery);
        buy(ANNA, only(11234));
        vm.prank(OWNER);
        Ownable2Step(target).transferOwnership(PENDING_OWNER);
        mayCall(target, abi.encodeCall(IOperatorRole.setOperator, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(IGuardianPause.pause, ()), BY_GUARDIAN);
        mayCall(target, abi.encodeCall(IGuardianPause.unpause, ()), BY_OWNER);
        mayCall(target, abi.encodeCall(IGuardianPause.setGuardian, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.transferOwnership, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.acceptOwnership, ()), BY_PENDING_OWNER);
        mayCall(target, abi.encodeCall(Ownable.renounceOwnership, ()), BY_OWNER);
        vm.warp(lottery.viewLottery(1).endTime + 12 hours);
        mayCall(target, abi.encodeCall(ILottery.closeLottery, (1)), BY_ALL);
        vm.warp(block.timestamp + 1);
        mayCall(target, abi.encodeCall(ILottery.openRefunds, (1)), BY_ALL);
        lottery.openRefunds(1);
        commit(100);
        bytes memory starting =
            abi.encodeCall(ILottery.startLottery, (block.timestamp + 12 hours, PRICE, 2000, shares()));
        mayCall(target, starting, BY_OWNER | BY_OPERATOR);
        mayCall(target, abi.encodeCall(ILottery.setRandomSource, (address(source))), BY_OWNER);
    }

    function inject(uint256 amount) private {
        money.approve(address(lottery), amount);
        lottery.injectFunds(lottery.currentLotteryId(), amount);
    }

    function run(address caller, bytes memory data) private {
        vm.prank(caller);
        (bool done,) = address(lottery).call(data);
        require(done, "refused");
    }

    function refused(bytes memory data, bytes4 reason_) private {
        refusedBy(ANNA, data, reason_);
    }

    function refusedBy(address caller, bytes memory data, bytes4 reason_) private {
        vm.prank(caller);
        (bool done, bytes memory answer) = address(lottery).call(data);
        require(!done && bytes4(answer) == reason_, "not refused so");
    }

    function refusedAt(address caller, bytes memory data, uint256 from) private {
        vm.prank(caller);
        (bool done, bytes memory answer) = address(lottery).call(data);
        bytes memory expected = abi.encodeWithSelector(ILottery.TooEarly.selector, from);
        require(!done && keccak256(answer) == keccak256(expected), "not refused so");
    }

    function refusedBuy(uint256 lotteryId, uint32[] memory numbers, bytes4 reason_) private {
        refused(abi.encodeCall(ILottery.buyTickets, (lotteryId, numbers)), reason_);
    }

    function refusedBatch(address account, uint256[] memory list, bytes memory reason_) private {
        vm.prank(account);
        vm.expectRevert(reason_);
        lottery.batchClaimRewards(1, list);
    }

    function refusedStart(uint256 end, uint256 price, uint256 divisor, uint256[4] memory parts, bytes4 reason_)
        private
    {
        refusedBy(OPERATOR, abi.encodeCall(ILottery.startLottery, (end, price, divisor, parts)), reason_);
    }
}
