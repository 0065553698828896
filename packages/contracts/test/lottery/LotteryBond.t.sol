// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILottery} from "../../src/lottery/ILottery.sol";
import {ICommitRandom} from "../../src/random/ICommitRandom.sol";
import {LotteryScene} from "./LotteryScene.sol";

/// @title A pot never outgrows the bond of its number, and nothing but what would add to it waits for the bond
contract LotteryBondTest is LotteryScene {
    uint256 private constant SMALL = 1e18;

    function setUp() external {
        setUpLottery();
        vm.prank(OWNER);
        source.setBond(SMALL);
        provide(ANNA, 100_000e18);
        provide(BEN, 100_000e18);
    }

    function test_RNG2_SalesAndGiftsStayWithinAHundredBonds() external {
        uint256 id = open();
        equal(lottery.potRoom(id), 100e18, "a hundred bonds");
        equal(lottery.randomIdOf(id), 0, "the word");
        for (uint256 i = 0; i < 9; ++i) {
            buy(ANNA, only(uint32(10000 + i)));
        }
        refusedGift(10e18 + 1);
        vm.prank(BEN);
        lottery.injectFunds(id, 1);
        equal(lottery.potRoom(id), 10e18 - 1, "what is left");
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(ILottery.BondTooSmall.selector, SMALL, 100e18 + 1));
        lottery.buyTickets(id, only(11234));
        // A wei more of bond allows a hundred of pot; adding it opens the sales again.
        money.transfer(STRANGER, 1);
        vm.startPrank(STRANGER);
        money.approve(address(source), 1);
        source.raiseBond(0, 1);
        vm.stopPrank();
        buy(BEN, only(11234));
        equal(lottery.potRoom(id), 99, "to the wei");
        refusedGift(100);
    }

    function test_RNG2_ARoundIsNotOpenedWithMoreThanItsBondCovers() external {
        uint256 id = open();
        source.raiseBond(0, SMALL);
        vm.prank(ANNA);
        lottery.injectFunds(id, 200e18);
        close();
        draw(11234);
        commit(99);
        bytes memory opening =
            abi.encodeCall(ILottery.startLottery, (block.timestamp + 12 hours, PRICE, 2000, shares()));
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(ILottery.BondTooSmall.selector, SMALL, 200e18));
        lottery.startLottery(block.timestamp + 12 hours, PRICE, 2000, shares());
        equal(lottery.pendingInjection(), 200e18, "it waits");
        source.raiseBond(1, SMALL);
        vm.prank(OPERATOR);
        (bool done,) = address(lottery).call(opening);
        require(done, "and goes on");
    }

    /// @dev At the very limit: closed, drawn and paid; and given back when the word is kept back, which costs the whole bond.
    function test_RNG2_NothingElseWaitsForTheBond() external {
        uint256 id = open();
        source.raiseBond(0, 4 * SMALL);
        uint32[] memory numbers = row(11234, 5);
        for (uint256 i = 0; i < 10; ++i) {
            buy(ANNA, numbers);
        }
        uint256 left = lottery.potRoom(id);
        vm.prank(BEN);
        lottery.injectFunds(id, left);
        equal(lottery.potRoom(id), 0, "full");
        uint256 snapshot = vm.snapshotState();
        close();
        expire();
        lottery.openRefunds(1);
        equal(lottery.pendingInjection(), left + 5 * SMALL, "gift and raised bond");
        require(claim(ANNA, 1, 1) > 0, "given back");
        vm.revertToState(snapshot);
        close();
        draw(11234);
        require(claim(ANNA, 1, 1) > 0, "drawn and paid");
    }

    function test_RNG2_ABondIsRaisedUntilTheWordIsAskedFor() external {
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
        source.raiseBond(0, 1);
        uint256 had = money.balanceOf(OPERATOR);
        open();
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.BadBond.selector, SMALL));
        source.raiseBond(0, 0);
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.BadBond.selector, 2 ** 96));
        source.raiseBond(0, 2 ** 96 - SMALL);
        source.raiseBond(0, 7);
        equal(source.bondOf(0), SMALL + 7, "raised");
        close();
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
        source.raiseBond(0, 1);
        pass(4);
        source.reveal(0, secretOf(1));
        equal(money.balanceOf(OPERATOR), had + 7, "all of it goes to the committer");
    }

    /// @dev A source whose words can't be withheld says so by the largest number.
    function test_RNG2_ASourceWithoutABond() external {
        uint256 id = open();
        vm.mockCall(address(source), abi.encodeCall(source.bondOf, (0)), abi.encode(type(uint256).max));
        equal(lottery.potRoom(id), type(uint256).max, "no limit");
        vm.prank(ANNA);
        lottery.injectFunds(id, 50_000e18);
    }

    function refusedGift(uint256 amount) private {
        uint256 id = lottery.currentLotteryId();
        ILottery.LotteryView memory round = lottery.viewLottery(id);
        uint256 pot = round.amountCollectedInDexToken + round.amountInjected + amount;
        uint256 bond = source.bondOf(0);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(ILottery.BondTooSmall.selector, bond, pot));
        lottery.injectFunds(id, amount);
    }
}
