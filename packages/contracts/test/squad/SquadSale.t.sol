// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISquadSale} from "../../src/squad/ISquadSale.sol";
import {SquadScene} from "./SquadScene.sol";

/// @title The sale of Squad, phase by phase
contract SquadSaleTest is SquadScene {
    function setUp() external {
        setUpSale(10_000, 20);
    }

    function test_IFO03_SQUAD05_SQUAD10_SQUAD11_SQUAD12_ViewSale_TellsTheLimits() external view {
        ISquadSale.SaleView memory told = sale.viewSale();
        equal(uint256(told.status), 0, "pending");
        equal(told.maxPerAddress, 10, "an account");
        equal(told.maxPerTransaction, 10, "a transaction");
        equal(told.pricePerTicket, PRICE, "price");
        equal(sale.maxSupply(), 10_000, "all");
        equal(sale.MAX_PRESALE(), 490, "presale");
        equal(sale.maxReserveSupply(), 120, "reserve");
        equal(sale.minimumTickets(), 20, "minimum");
        equal(sale.startTimestamp() + sale.endTimestamp() + sale.totalTicketsDistributed(), 0, "nothing yet");
        equal(sale.pricePerTicket(), PRICE, "price alone");
        equal(sale.maxPerAddress() + sale.maxPerTransaction(), 20, "limits alone");
    }

    function test_SQUAD12_UpdateSaleStatus_NeedsTheHashOfAllPictures() external {
        squad = freshSquadOf(10_000);
        sale = deploySale(address(source), 20, PRICE, SALE_TIME);
        refusedAs(OPERATOR, abi.encodeWithSelector(ISquadSale.NotReady.selector));
        sale.updateSaleStatus(ISquadSale.Status.Premint, 0);
        vm.prank(OWNER);
        squad.setSale(address(0x5a), keccak256("others"));
        refusedAs(OPERATOR, abi.encodeWithSelector(ISquadSale.NotReady.selector));
        sale.updateSaleStatus(ISquadSale.Status.Premint, 0);
    }

    function test_IFO16_SQUAD01_SQUAD02_SQUAD03_UpdateSaleStatus_OnlyMovesOneForward() external {
        uint256 state = vm.snapshotState();
        for (uint256 next = 0; next < 7; ++next) {
            if (next == 1) continue;
            refusedAs(OPERATOR, wrongStatus());
            sale.updateSaleStatus(ISquadSale.Status(next), 0);
        }
        vm.revertToState(state);
        openWhole();
        for (uint256 next = 0; next < 7; ++next) {
            refusedAs(OPERATOR, wrongStatus());
            sale.updateSaleStatus(ISquadSale.Status(next), block.timestamp + 1 hours);
        }
    }

    function test_SQUAD13_UpdateSaleStatus_RevertWhenTheSnapshotIsTooYoungOrTooOld() external {
        setStatus(ISquadSale.Status.Premint, 0);
        commit(1);
        badSnapshot(0);
        vm.prank(OPERATOR);
        sale.takeSnapshot();
        uint256 taken = block.timestamp;
        equal(sale.viewSale().snapshotBlock, block.number, "block");
        vm.warp(taken + 2 hours - 1);
        badSnapshot(taken);
        vm.warp(taken + 12 hours + 1);
        badSnapshot(taken);
        vm.warp(taken + 12 hours);
        setStatus(ISquadSale.Status.Presale, 0);
        refusedAs(OPERATOR, wrongStatus());
        sale.takeSnapshot();
    }

    function test_UpdateSaleStatus_RevertWhenTheStartIsTooSoonOrTooLate() external {
        premint();
        presale();
        uint256[3] memory starts = [block.timestamp + 10 minutes - 1, block.timestamp + 1 days + 1, 0];
        for (uint256 i = 0; i < 3; ++i) {
            refusedAs(OPERATOR, abi.encodeWithSelector(ISquadSale.BadStart.selector, starts[i]));
            sale.updateSaleStatus(ISquadSale.Status.Sale, starts[i]);
        }
        setStatus(ISquadSale.Status.Sale, block.timestamp + 1 days);
        equal(sale.endTimestamp(), sale.startTimestamp() + SALE_TIME, "end");
    }

    function test_UpdateSaleStatus_RevertWhenAStartIsSaidTooEarly() external {
        refusedAs(OPERATOR, abi.encodeWithSelector(ISquadSale.BadStart.selector, 5));
        sale.updateSaleStatus(ISquadSale.Status.Premint, 5);
    }

    function test_UpdateSaleStatus_RevertWhenThePresaleIsOver() external {
        premint();
        presale();
        vm.warp(sale.endTimestamp());
        refusedAs(OPERATOR, abi.encodeWithSelector(ISquadSale.SaleOver.selector, block.timestamp));
        sale.updateSaleStatus(ISquadSale.Status.Sale, block.timestamp + 1 hours);
    }

    function test_IFO03_IFO15_SQUAD08_Whitelist_CapsTheSumAndCountsNoPromiseTwice() external {
        premint();
        pledge(ANNA, 490);
        address[] memory users = new address[](1);
        uint256[] memory counts = new uint256[](1);
        (users[0], counts[0]) = (BEN, 1);
        refusedAs(OPERATOR, abi.encodeWithSelector(ISquadSale.PresaleFull.selector, 490));
        sale.whitelistAddresses(users, counts);
        pledge(ANNA, 489);
        pledge(BEN, 1);
        equal(sale.viewSale().presaleTickets, 490, "promised");
        users[0] = ANNA;
        vm.prank(OPERATOR);
        sale.unwhitelistAddresses(users);
        equal(sale.viewSale().presaleTickets, 1, "taken back");
        equal(sale.numberTicketsForGen0(ANNA), 0, "none");
        refusedAs(OPERATOR, badCount(0));
        sale.whitelistAddresses(users, new uint256[](0));
    }

    function test_SQUAD08_Whitelist_RevertWhenTheSaleHasBegun() external {
        openWhole();
        address[] memory users = new address[](1);
        refusedAs(OPERATOR, wrongStatus());
        sale.whitelistAddresses(users, new uint256[](1));
        refusedAs(OPERATOR, wrongStatus());
        sale.unwhitelistAddresses(users);
    }

    function test_SQUAD12_GetReserveTickets_EndsAtTheReserve() external {
        premint();
        vm.startPrank(OPERATOR);
        vm.expectRevert(badCount(121));
        sale.getReserveTickets(121);
        sale.getReserveTickets(100);
        vm.expectRevert(badCount(21));
        sale.getReserveTickets(21);
        sale.getReserveTickets(20);
        vm.expectRevert(badCount(1));
        sale.getReserveTickets(1);
        vm.expectRevert(badCount(0));
        sale.getReserveTickets(0);
        vm.stopPrank();
        equal(sale.totalTicketsDistributed(), 120, "set aside");
        presale();
        refusedAs(OPERATOR, wrongStatus());
        sale.getReserveTickets(1);
    }

    function test_SQUAD01_SQUAD08_Presale_SellsThePromisedTicketsAndNoOther() external {
        premint();
        reserveAll();
        pledge(ANNA, 3);
        require(sale.canClaimForGen0(ANNA) && !sale.canClaimForGen0(BEN), "who may");
        refusedAs(ANNA, wrongStatus());
        sale.buyTicketsInPreSaleForGen0(1);
        presale();
        refusedAs(BEN, badCount(1));
        sale.buyTicketsInPreSaleForGen0(1);
        refusedAs(ANNA, badCount(4));
        sale.buyTicketsInPreSaleForGen0(4);
        refusedAs(ANNA, badCount(type(uint256).max));
        sale.buyTicketsInPreSaleForGen0(type(uint256).max);
        uint256 before = money.balanceOf(ANNA);
        vm.startPrank(ANNA);
        sale.buyTicketsInPreSaleForGen0(2);
        sale.buyTicketsInPreSaleForGen0(1);
        vm.expectRevert(badCount(1));
        sale.buyTicketsInPreSaleForGen0(1);
        vm.stopPrank();
        equal(before - money.balanceOf(ANNA), 3 * PRICE, "cost");
        equal(sale.numberTicketsUsedForGen0(ANNA), 3, "used");
        require(!sale.canClaimForGen0(ANNA), "all used");
        refusedAs(ANNA, wrongStatus());
        sale.buyTickets(1);
    }

    function test_SQUAD01_Presale_LastsUntilThePublicSaleStarts() external {
        premint();
        pledge(ANNA, 3);
        presale();
        setStatus(ISquadSale.Status.Sale, block.timestamp + 10 minutes);
        vm.prank(ANNA);
        sale.buyTicketsInPreSaleForGen0(1);
        refusedAs(BEN, abi.encodeWithSelector(ISquadSale.NotStarted.selector, sale.startTimestamp()));
        sale.buyTickets(1);
        vm.warp(sale.startTimestamp());
        refusedAs(ANNA, abi.encodeWithSelector(ISquadSale.SaleOver.selector, block.timestamp));
        sale.buyTicketsInPreSaleForGen0(1);
        buy(BEN, 1);
    }

    function test_IFO13_SQUAD09_BuyTickets_EndsAtTenBesideThoseOfThePresale() external {
        premint();
        pledge(ANNA, 3);
        presale();
        vm.prank(ANNA);
        sale.buyTicketsInPreSaleForGen0(3);
        publicSale();
        refusedAs(ANNA, badCount(11));
        sale.buyTickets(11);
        buy(ANNA, 4);
        buy(ANNA, 6);
        refusedAs(ANNA, badCount(1));
        sale.buyTickets(1);
        equal(sale.viewNumberTicketsOfUser(ANNA), 13, "hers");
        buy(BEN, 10);
        refusedAs(BEN, badCount(1));
        sale.buyTickets(1);
        refusedAs(ANNA, badCount(0));
        sale.buyTickets(0);
    }

    function test_SQUAD07_Buy_RevertWhenTheProfileIsNotActive() external {
        premint();
        pledge(ANNA, 3);
        presale();
        profiles.set(ANNA, false);
        refusedAs(ANNA, abi.encodeWithSelector(ISquadSale.NotActive.selector, ANNA));
        sale.buyTicketsInPreSaleForGen0(1);
        publicSale();
        refusedAs(ANNA, abi.encodeWithSelector(ISquadSale.NotActive.selector, ANNA));
        sale.buyTickets(1);
        profiles.set(ANNA, true);
        buy(ANNA, 1);
    }

    function test_SQUAD09_TicketsOfUserBySize_ListsRunsInPages() external {
        openWhole();
        // Ten runs, over more than one word.
        for (uint256 i = 0; i < 10; ++i) {
            buy(ANNA, 1);
            buy(BEN, 1);
        }
        (uint256[] memory ids, uint256 next) = sale.ticketsOfUserBySize(ANNA, 0, 600);
        equal(ids.length, 10, "all");
        for (uint256 i = 0; i < 10; ++i) {
            equal(ids[i], 120 + 2 * i, "in order");
        }
        equal(next, 10, "next");
        (ids, next) = sale.ticketsOfUserBySize(BEN, 7, 5);
        equal(ids.length, 3, "the rest");
        equal(ids[0], 120 + 15, "from there");
        (ids, next) = sale.ticketsOfUserBySize(BEN, 2, 3);
        equal(ids.length, 3, "a part");
        equal(ids[2], 120 + 9, "its last");
        equal(next, 5, "further");
        (ids, next) = sale.ticketsOfUserBySize(BEN, 99, 5);
        equal(ids.length, 0, "beyond");
        endAndDraw(0);
        for (uint256 i = 0; i < 10; ++i) {
            mint(BEN, 121 + 2 * i, 1);
            mint(ANNA, 120 + 2 * i, 1);
        }
        equal(squad.balanceOf(ANNA), 10, "minted");
    }

    function test_SQUAD09_Buy_JoinsPurchasesThatFollowEachOther() external {
        openWhole();
        buy(ANNA, 4);
        buy(ANNA, 6);
        buy(BEN, 10);
        endAndDraw(0);
        mint(ANNA, 120, 10);
        equal(squad.balanceOf(ANNA), 10, "those of both");
        (uint256[] memory ids,) = sale.ticketsOfUserBySize(ANNA, 0, 600);
        require(ids.length == 10 && ids[0] == 120 && ids[9] == 129, "one run");
    }

    function test_SQUAD03_SQUAD04_Mint_BringsOffsetPlusTicket() external {
        openWhole();
        buy(ANNA, 10);
        buy(BEN, 10);
        refusedAs(ANNA, wrongStatus());
        sale.mint(idsFrom(120, 1));
        vm.expectRevert(wrongStatus());
        sale.calculateTokenId(120);
        endAndDraw(0);
        uint256 offset = sale.viewSale().offset;
        mint(ANNA, 120, 10);
        for (uint256 i = 120; i < 130; ++i) {
            equal(squad.ownerOf((offset + i) % 10_000), ANNA, "hers");
            equal(sale.calculateTokenId(i), (offset + i) % 10_000, "told");
            require(sale.isMinted(i), "minted");
        }
        vm.expectRevert(abi.encodeWithSelector(ISquadSale.NotYourTicket.selector, 10_000));
        sale.calculateTokenId(10_000);
    }

    function test_SQUAD03_Mint_RevertWhenTwiceOrAnothers() external {
        openWhole();
        buy(ANNA, 10);
        buy(BEN, 10);
        endAndDraw(0);
        uint256[] memory twice = new uint256[](2);
        (twice[0], twice[1]) = (121, 121);
        refusedAs(ANNA, abi.encodeWithSelector(ISquadSale.AlreadyMinted.selector, 121));
        sale.mint(twice);
        mint(ANNA, 121, 1);
        refusedAs(ANNA, abi.encodeWithSelector(ISquadSale.AlreadyMinted.selector, 121));
        sale.mint(idsFrom(121, 1));
        refusedAs(ANNA, abi.encodeWithSelector(ISquadSale.NotYourTicket.selector, 130));
        sale.mint(idsFrom(129, 2));
        refusedAs(ANNA, abi.encodeWithSelector(ISquadSale.NotYourTicket.selector, 0));
        sale.mint(idsFrom(0, 1));
        refusedAs(ANNA, badCount(0));
        sale.mint(idsFrom(0, 0));
        // A burned portrait does not come again.
        uint256 tokenId = sale.calculateTokenId(121);
        vm.prank(ANNA);
        squad.burn(tokenId);
        refusedAs(ANNA, abi.encodeWithSelector(ISquadSale.AlreadyMinted.selector, 121));
        sale.mint(idsFrom(121, 1));
    }

    function test_SQUAD03_Mint_MarksTicketsOfSeveralWords() external {
        openWhole();
        for (uint256 i = 0; i < 14; ++i) {
            address who = address(uint160(0xb00 + i));
            enable(who);
            buy(who, 10);
        }
        endAndDraw(0);
        // Tickets 250 to 259 lie in two words of bits.
        mint(address(0xb0d), 250, 10);
        require(sale.isMinted(250) && sale.isMinted(255) && sale.isMinted(256) && sale.isMinted(259), "all marked");
        require(!sale.isMinted(249) && !sale.isMinted(260), "no other");
    }

    function test_SQUAD02_EndSale_RevertWhenNotOver() external {
        vm.expectRevert(wrongStatus());
        sale.endSale();
        openWhole();
        buy(ANNA, 10);
        vm.warp(sale.endTimestamp() - 1);
        vm.expectRevert(abi.encodeWithSelector(ISquadSale.NotOver.selector, block.timestamp + 1));
        sale.endSale();
        vm.warp(block.timestamp + 1);
        refusedAs(BEN, abi.encodeWithSelector(ISquadSale.SaleOver.selector, block.timestamp));
        sale.buyTickets(1);
    }

    function badSnapshot(uint256 taken) private {
        refusedAs(OPERATOR, abi.encodeWithSelector(ISquadSale.BadSnapshot.selector, taken));
        sale.updateSaleStatus(ISquadSale.Status.Presale, 0);
    }
}
