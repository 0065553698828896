// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISquadSale} from "../../src/squad/ISquadSale.sol";
import {SquadScene} from "./SquadScene.sol";

/// @title How a sale of Squad ends: with a draw, below its minimum, or without a word
contract SquadEndsTest is SquadScene {
    function setUp() external {
        setUpSale(10_000, 20);
    }

    function test_IFO14_ROLE04_Unsold_IsTheTreasurys() external {
        openWhole();
        buy(ANNA, 10);
        buy(BEN, 10);
        endAndDraw(0);
        vm.expectRevert(abi.encodeWithSelector(ISquadSale.NotYourTicket.selector, 120));
        sale.mintForTreasury(idsFrom(120, 1));
        vm.expectRevert(abi.encodeWithSelector(ISquadSale.NotYourTicket.selector, 10_000));
        sale.mintForTreasury(idsFrom(10_000, 1));
        sale.mintForTreasury(idsFrom(0, 2));
        sale.mintForTreasury(idsFrom(140, 2));
        sale.mintForTreasury(idsFrom(9999, 1));
        equal(squad.balanceOf(TREASURY), 5, "its own");
        vm.expectRevert(abi.encodeWithSelector(ISquadSale.AlreadyMinted.selector, 141));
        sale.mintForTreasury(idsFrom(141, 1));
        sale.claim();
        equal(money.balanceOf(TREASURY), 20 * PRICE, "earned");
        vm.expectRevert(ISquadSale.NothingToClaim.selector);
        sale.claim();
    }

    function test_EndSale_PaysAllBackBelowTheMinimum() external {
        openWhole();
        buy(ANNA, 10);
        buy(BEN, 9);
        vm.expectRevert(wrongStatus());
        sale.refund(ANNA);
        vm.warp(sale.endTimestamp());
        sale.endSale();
        equal(uint256(sale.currentStatus()), 6, "refunding");
        uint256 before = money.balanceOf(ANNA);
        sale.refund(ANNA);
        equal(money.balanceOf(ANNA) - before, 10 * PRICE, "in full");
        require(sale.isRefunded(ANNA) && !sale.isRefunded(BEN), "who");
        vm.expectRevert(abi.encodeWithSelector(ISquadSale.NothingToRefund.selector, ANNA));
        sale.refund(ANNA);
        vm.expectRevert(abi.encodeWithSelector(ISquadSale.NothingToRefund.selector, TREASURY));
        sale.refund(TREASURY);
        (uint256[] memory ids,) = sale.ticketsOfUserBySize(ANNA, 0, 600);
        equal(ids.length, 0, "no tickets any more");
        sale.refund(BEN);
        equal(money.balanceOf(address(sale)), 0, "nothing left");
        refusedAs(ANNA, wrongStatus());
        sale.mint(idsFrom(120, 1));
        vm.expectRevert(wrongStatus());
        sale.claim();
        // The word was asked for, so its bond goes back to who committed to it.
        pass(4);
        source.reveal(0, secretOf(1));
    }

    function test_EndSale_OfAPresaleThatNoSaleFollows() external {
        premint();
        pledge(ANNA, 3);
        presale();
        vm.prank(ANNA);
        sale.buyTicketsInPreSaleForGen0(3);
        uint256 end = sale.endTimestamp();
        vm.warp(end - 1);
        vm.expectRevert(abi.encodeWithSelector(ISquadSale.NotOver.selector, end));
        sale.endSale();
        vm.warp(end);
        sale.endSale();
        sale.refund(ANNA);
        equal(money.balanceOf(ANNA), 1000e18, "back");
    }

    function test_OpenRefunds_WhenTheWordNeverComes() external {
        openWhole();
        buy(ANNA, 10);
        buy(BEN, 10);
        vm.warp(sale.endTimestamp());
        sale.endSale();
        uint256 end = sale.endTimestamp();
        vm.expectRevert(ISquadSale.NoWord.selector);
        sale.openClaim();
        vm.expectRevert(abi.encodeWithSelector(ISquadSale.NotOver.selector, end + 3 days));
        sale.openRefunds();
        vm.expectRevert(wrongStatus());
        sale.endSale();
        expire();
        sale.openRefunds();
        uint256 before = money.balanceOf(ANNA);
        sale.refund(ANNA);
        equal(money.balanceOf(ANNA) - before, 10 * (PRICE + BOND / 20), "with its part of the bond");
        sale.refund(BEN);
        vm.expectRevert(wrongStatus());
        sale.openRefunds();
    }

    function test_OpenRefunds_RevertWhenTheWordHasCome() external {
        openWhole();
        buy(ANNA, 10);
        buy(BEN, 10);
        vm.warp(sale.endTimestamp());
        sale.endSale();
        pass(4);
        source.reveal(0, secretOf(1));
        vm.warp(block.timestamp + 4 days);
        vm.expectRevert(wrongStatus());
        sale.openRefunds();
        sale.openClaim();
        vm.expectRevert(wrongStatus());
        sale.openRefunds();
        vm.expectRevert(wrongStatus());
        sale.openClaim();
    }
}
