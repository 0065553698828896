// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILottery} from "../../src/lottery/ILottery.sol";
import {LotteryScene} from "./LotteryScene.sol";

/// @title Rounds at their ends: no ticket, no winner, all winners, more than can be taken at once
contract LotteryExtremesTest is LotteryScene {
    function setUp() external {
        setUpLottery();
        open();
        provide(ANNA, 1_000_000e18);
        provide(BEN, 1_000_000e18);
    }

    function test_Deploy_RevertWhen_StepDoesNotFit() external {
        uint256[2] memory bad = [uint256(0), 1000e18 + 1];
        for (uint256 i = 0; i < bad.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ILottery.BadPrice.selector, bad[i]));
            this.deployWithStep(bad[i]);
        }
        equal(ILottery(this.deployWithStep(1000e18)).priceStep(), 1000e18, "step");
    }

    function deployWithStep(uint256 step) external returns (address) {
        bytes memory values = abi.encode(money, source, OWNER, OPERATOR, GUARDIAN, 2, 1, step);
        return vm.deployCode("Lottery.sol:Lottery", values);
    }

    function test_LOTTERY5_NoTickets() external {
        inject(ANNA, 700e18);
        close();
        draw(11234);
        ILottery.LotteryView memory round = lottery.viewLottery(1);
        equal(round.amountCollectedInDexToken, 0, "nothing was sold");
        equal(round.amountInjected, 700e18, "the gift");
        equal(lottery.pendingInjection(), 700e18, "goes on whole");
        refusedClaim(ANNA, 1, 1, ILottery.NotYours.selector);
        open();
        equal(lottery.viewLottery(2).amountInjected, 700e18, "is there");
        equal(lottery.viewLottery(2).firstTicketId, 1, "no number was used");
        buy(BEN, only(11234));
        close();
        draw(11234);
        equal(claim(BEN, 2, 1), (700e18 + PRICE) * 7 / 10, "and is won");
    }

    /// @dev What rolled over and each gift are one sum, which tickets do not change, and which goes on whole when there is no number.
    function test_LOTTERY5_GiftsAddUp() external {
        inject(ANNA, 100e18);
        close();
        draw(11234);
        open();
        injectInto(2, ANNA, 20e18);
        buy(BEN, only(11234));
        injectInto(2, BEN, 3e18);
        injectInto(2, ANNA, 4e18);
        equal(lottery.injectedBy(1, ANNA), 100e18, "hers of the round before");
        equal(lottery.injectedBy(2, ANNA), 24e18, "hers, without what rolled over");
        equal(lottery.injectedBy(2, BEN), 3e18, "his, without his ticket");
        ILottery.LotteryView memory round = lottery.viewLottery(2);
        equal(round.amountInjected, 127e18, "from before, and all gifts");
        equal(round.amountCollectedInDexToken, PRICE, "one ticket");
        close();
        expire();
        lottery.openRefunds(2);
        equal(lottery.pendingInjection(), 127e18 + BOND, "all of it goes on, with the bond");
        equal(claim(BEN, 2, 1), PRICE, "and the ticket comes back");
        equal(money.balanceOf(address(lottery)), 127e18 + BOND, "nothing else is left");
    }

    function test_LOTTERY4_ATicketWinsInItsOwnRoundOnly() external {
        buy(ANNA, only(11234));
        close();
        draw(11234);
        open();
        buy(BEN, only(11234));
        close();
        draw(11234);
        require(lottery.viewRewardsForTicketId(1, 1) > 0 && lottery.viewRewardsForTicketId(2, 2) > 0, "each in its own");
        equal(lottery.viewRewardsForTicketId(2, 1), 0, "an earlier round's");
        equal(lottery.viewRewardsForTicketId(1, 2), 0, "a later round's");
        equal(lottery.viewRewardsForTicketId(2, 3), 0, "not sold");
        refusedClaim(ANNA, 2, 1, ILottery.NotYours.selector);
        refusedClaim(BEN, 1, 2, ILottery.NotYours.selector);
    }

    function test_LOTTERY7_EverybodyWins() external {
        uint32[] memory same = new uint32[](100);
        for (uint256 i = 0; i < 100; ++i) {
            same[i] = 11234;
        }
        buy(ANNA, same);
        buy(BEN, only(11234));
        close();
        draw(11234);
        ILottery.LotteryView memory round = lottery.viewLottery(1);
        uint256 pot = round.amountCollectedInDexToken;
        uint256 each = pot * 7 / 10 / 101;
        equal(round.countWinnersPerBracket[3], 101, "all of them");
        uint256 had = money.balanceOf(ANNA);
        vm.prank(ANNA);
        lottery.batchClaimRewards(1, ids(1, 100));
        equal(money.balanceOf(ANNA) - had, 100 * each, "hers");
        equal(claim(BEN, 1, 101), each, "his");
        equal(money.balanceOf(address(lottery)), pot - 101 * each, "what is left");
        equal(lottery.pendingInjection(), pot - 101 * each, "is the next round's, to the wei");
    }

    function test_LOTTERY10_MoreThanAHundredAreRefusedWhole() external {
        buy(ANNA, row(11200, 100));
        buy(ANNA, only(11234));
        uint256 had = money.balanceOf(ANNA);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILottery.BadCount.selector, 101));
        lottery.buyTickets(1, row(10000, 101));
        equal(money.balanceOf(ANNA), had, "nothing is taken");
        close();
        draw(11234);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILottery.BadCount.selector, 101));
        lottery.batchClaimRewards(1, ids(1, 101));
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ILottery.BadCount.selector, 0));
        lottery.batchClaimRewards(1, new uint256[](0));
        vm.prank(ANNA);
        lottery.batchClaimRewards(1, ids(1, 100));
        require(claim(ANNA, 1, 101) > 0, "the last one by itself");
    }

    function test_LOTTERY4_RoundsThatThereAreNot() external {
        buy(ANNA, only(11234));
        for (uint256 lotteryId = 0; lotteryId < 5; lotteryId += 2) {
            bytes memory status =
                abi.encodeWithSelector(ILottery.WrongStatus.selector, lotteryId, ILottery.Status.Pending);
            vm.prank(ANNA);
            vm.expectRevert(status);
            lottery.claimReward(lotteryId, 1);
            vm.prank(ANNA);
            vm.expectRevert(status);
            lottery.buyTickets(lotteryId, only(11234));
            vm.expectRevert(status);
            lottery.injectFunds(lotteryId, 1);
            vm.expectRevert(status);
            lottery.closeLottery(lotteryId);
            vm.expectRevert(status);
            lottery.drawFinalNumberAndMakeLotteryClaimable(lotteryId);
            vm.expectRevert(status);
            lottery.openRefunds(lotteryId);
            equal(uint256(lottery.viewLottery(lotteryId).status), 0, "nothing to be seen");
            equal(lottery.viewRewardsForTicketId(lotteryId, 1), 0, "nothing won");
        }
    }

    /// @dev More tickets than a count holds: the last one that fits is sold, and of two neither.
    function test_LOTTERY6_ARoundIsSoldOutBeforeItsCountsAre() external {
        buy(ANNA, only(11234));
        uint256 last = 2 ** 24 - 1;
        sellUntil(last);
        vm.prank(BEN);
        vm.expectRevert(ILottery.SoldOut.selector);
        lottery.buyTickets(1, row(11234, 2));
        buy(BEN, only(11234));
        equal(lottery.currentTicketId(), last + 1, "the last one");
        vm.prank(BEN);
        vm.expectRevert(ILottery.SoldOut.selector);
        lottery.buyTickets(1, only(11234));
        close();
        draw(11234);
        equal(lottery.viewLottery(1).countWinnersPerBracket[3], 2, "hers and his");
    }

    /// @dev As if all tickets before `nextId` were sold: it stands at bit 112 of the round's second slot, above the pot.
    function sellUntil(uint256 nextId) private {
        for (uint256 position = 0; position < 32; ++position) {
            bytes32 slot = bytes32(uint256(keccak256(abi.encode(uint256(1), position))) + 1);
            uint256 word = uint256(vm.load(address(lottery), slot));
            if (word % 2 ** 112 != PRICE || (word >> 112) % 2 ** 32 != lottery.currentTicketId()) continue;
            word += (nextId - lottery.currentTicketId()) << 112;
            vm.store(address(lottery), slot, bytes32(word));
            break;
        }
        equal(lottery.currentTicketId(), nextId, "not the slot of a round");
    }

    function test_LOTTERY8_AGiftOfNothing() external {
        vm.expectRevert(ILottery.NothingInjected.selector);
        lottery.injectFunds(1, 0);
    }

    /// @dev A gift above all MONEY is refused by the token, and one above what a slot holds as well.
    function test_LOTTERY11_GiftsThatNobodyHas() external {
        uint256[4] memory amounts = [uint256(2 ** 96), 2 ** 112, 2 ** 112 + 1, type(uint256).max];
        for (uint256 i = 0; i < amounts.length; ++i) {
            vm.prank(ANNA);
            (bool done,) = address(lottery).call(abi.encodeCall(ILottery.injectFunds, (1, amounts[i])));
            require(!done, "taken");
        }
        equal(lottery.viewLottery(1).amountInjected, 0, "nothing is counted");
    }

    function inject(address account, uint256 amount) private {
        injectInto(1, account, amount);
    }

    function injectInto(uint256 lotteryId, address account, uint256 amount) private {
        vm.prank(account);
        lottery.injectFunds(lotteryId, amount);
    }
}
