// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftMarket} from "../../src/nfts/INftMarket.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {MarketScene} from "./MarketScene.sol";

/// @title The market: asks, sales, fees and what its owner may
contract NftMarketTest is MarketScene {
    function setUp() external {
        setUpMarket();
        enrich(BEN);
    }

    function test_NFT03_NFT55_CreateAskOrder_HoldsTheItem() external {
        uint256 id = list(ANNA, PRICE);
        equal(bunnies.ownerOf(id), address(market), "held");
        (address seller, uint256 price) = askOf(address(bunnies), id);
        equal(seller, ANNA, "seller");
        equal(price, PRICE, "price");
    }

    function test_NFT32_NFT34_NFT35_CreateAskOrder_RevertWhenNotOwnOrOutOfRange() external {
        uint256 id = bunnyFor(ANNA);
        vm.prank(BEN);
        vm.expectRevert();
        market.createAskOrder(address(bunnies), id, PRICE);
        uint256[2] memory wrong = [market.minimumAskPrice() - 1, market.maximumAskPrice() + 1];
        for (uint256 i = 0; i < 2; ++i) {
            refusedAs(ANNA, abi.encodeWithSelector(INftMarket.PriceOutOfRange.selector, wrong[i], 0.005e18, 10_000e18));
            market.createAskOrder(address(bunnies), id, wrong[i]);
        }
        refusedAs(ANNA, abi.encodeWithSelector(INftMarket.CollectionNotOpen.selector, address(this)));
        market.createAskOrder(address(this), id, PRICE);
        vm.startPrank(ANNA);
        market.createAskOrder(address(bunnies), id, 10_000e18);
        vm.expectRevert(abi.encodeWithSelector(INftMarket.AlreadyListed.selector, bunnies, id));
        market.createAskOrder(address(bunnies), id, PRICE);
        market.modifyAskOrder(address(bunnies), id, 0.005e18);
        vm.stopPrank();
    }

    function test_NFT04_NFT56_ModifyAskOrder_IsTheSellers() external {
        uint256 id = list(ANNA, PRICE);
        refusedAs(BEN, abi.encodeWithSelector(INftMarket.NotSeller.selector, BEN, ANNA));
        market.modifyAskOrder(address(bunnies), id, 1e18);
        refusedAs(ANNA, abi.encodeWithSelector(INftMarket.PriceOutOfRange.selector, 1, 0.005e18, 10_000e18));
        market.modifyAskOrder(address(bunnies), id, 1);
        vm.prank(ANNA);
        market.modifyAskOrder(address(bunnies), id, 3e18);
        (, uint256 price) = askOf(address(bunnies), id);
        equal(price, 3e18, "changed");
        refusedAs(BEN, abi.encodeWithSelector(INftMarket.IncorrectPrice.selector, 3e18, PRICE));
        market.buyTokenUsingWBESC(address(bunnies), id, PRICE);
    }

    function test_NFT05_NFT57_CancelAskOrder_ReturnsTheItemOnce() external {
        uint256 id = list(ANNA, PRICE);
        refusedAs(BEN, abi.encodeWithSelector(INftMarket.NotSeller.selector, BEN, ANNA));
        market.cancelAskOrder(address(bunnies), id);
        vm.startPrank(ANNA);
        market.cancelAskOrder(address(bunnies), id);
        equal(bunnies.ownerOf(id), ANNA, "back");
        vm.expectRevert(abi.encodeWithSelector(INftMarket.NotListed.selector, bunnies, id));
        market.cancelAskOrder(address(bunnies), id);
        vm.stopPrank();
    }

    function test_NFT06_NFT58_NFT70_BuyTokenUsingWBESC_PaysSellerAndTreasury() external {
        uint256 id = list(ANNA, PRICE);
        (uint256 anna, uint256 ben) = (wbesc.balanceOf(ANNA), wbesc.balanceOf(BEN));
        vm.prank(BEN);
        market.buyTokenUsingWBESC(address(bunnies), id, PRICE);
        equal(bunnies.ownerOf(id), BEN, "bought");
        equal(wbesc.balanceOf(ANNA) - anna, 1.96e18, "2 % are kept");
        equal(ben - wbesc.balanceOf(BEN), PRICE, "paid");
        equal(market.pendingRevenue(TREASURY), 0.04e18, "fee");
        market.claimFee();
        equal(wbesc.balanceOf(TREASURY), 0.04e18, "claimed");
        vm.expectRevert(abi.encodeWithSelector(INftMarket.NothingToClaim.selector, TREASURY));
        market.claimFee();
        (address seller,) = askOf(address(bunnies), id);
        equal(seller, address(0), "gone");
    }

    function test_NFT06_BuyTokenUsingBESC_TakesThePriceAndNoOther() external {
        uint256 id = list(ANNA, PRICE);
        uint256 anna = wbesc.balanceOf(ANNA);
        uint256[2] memory wrong = [PRICE - 1, PRICE + 1];
        for (uint256 i = 0; i < 2; ++i) {
            refusedAs(BEN, abi.encodeWithSelector(INftMarket.IncorrectPrice.selector, PRICE, wrong[i]));
            market.buyTokenUsingBESC{value: wrong[i]}(address(bunnies), id);
        }
        vm.deal(ANNA, PRICE);
        refusedAs(ANNA, abi.encodeWithSelector(INftMarket.BuyerIsSeller.selector, ANNA));
        market.buyTokenUsingBESC{value: PRICE}(address(bunnies), id);
        vm.prank(BEN);
        market.buyTokenUsingBESC{value: PRICE}(address(bunnies), id);
        equal(wbesc.balanceOf(ANNA) - anna, 1.96e18, "paid in WBESC");
        equal(address(market).balance, 0, "no coin stays");
        refusedAs(BEN, abi.encodeWithSelector(INftMarket.NotListed.selector, bunnies, id));
        market.buyTokenUsingBESC{value: PRICE}(address(bunnies), id);
    }

    function test_MARKET4_ModifyCollection_LeavesAsksTheirFees() external {
        uint256 id = list(ANNA, PRICE);
        vm.startPrank(OWNER);
        market.modifyCollection(address(bunnies), CREATOR, address(0), 500, 500);
        vm.expectRevert(abi.encodeWithSelector(INftMarket.FeesAboveCap.selector, 1001, 1000));
        market.modifyCollection(address(bunnies), CREATOR, address(0), 501, 500);
        vm.expectRevert(INftMarket.NoCreator.selector);
        market.modifyCollection(address(bunnies), address(0), address(0), 0, 1);
        vm.stopPrank();
        (uint256 net, uint256 trading, uint256 creator) =
            market.calculatePriceAndFeesForAsk(address(bunnies), id, PRICE);
        equal(net, 1.96e18, "net of its listing");
        equal(trading, 0.04e18, "fee of its listing");
        equal(creator, 0, "no creator then");
        (net, trading, creator) = market.calculatePriceAndFeesForCollection(address(bunnies), PRICE);
        equal(net, 1.8e18, "net from now on");
        equal(trading + creator, 0.2e18, "fees from now on");
        uint256 later = list(ANNA, PRICE);
        uint256 anna = wbesc.balanceOf(ANNA);
        vm.startPrank(BEN);
        market.buyTokenUsingWBESC(address(bunnies), id, PRICE);
        equal(wbesc.balanceOf(ANNA) - anna, 1.96e18, "as listed");
        market.buyTokenUsingWBESC(address(bunnies), later, PRICE);
        vm.stopPrank();
        equal(wbesc.balanceOf(ANNA) - anna, 3.76e18, "and as listed later");
        equal(market.pendingRevenue(CREATOR), 0.1e18, "the creator's");
        equal(market.pendingRevenue(TREASURY), 0.14e18, "the treasury's");
        vm.prank(CREATOR);
        market.claimPendingRevenue();
        equal(wbesc.balanceOf(CREATOR), 0.1e18, "claimed");
        equal(market.pendingRevenue(TREASURY), 0.14e18, "untouched");
    }

    function test_NFT31_MARKET8_CloseCollection_LeavesCancelOpen() external {
        uint256 id = list(ANNA, PRICE);
        uint256 other = bunnyFor(ANNA);
        vm.prank(OWNER);
        market.closeCollectionForTradingAndListing(address(bunnies));
        (address[] memory open,,) = market.viewCollections(0, 10);
        equal(open.length, 1, "dropped from the list");
        equal(open[0], address(hostile), "the other stays");
        bytes memory closed = abi.encodeWithSelector(INftMarket.CollectionNotOpen.selector, bunnies);
        refusedAs(BEN, closed);
        market.buyTokenUsingWBESC(address(bunnies), id, PRICE);
        refusedAs(ANNA, closed);
        market.modifyAskOrder(address(bunnies), id, PRICE);
        refusedAs(ANNA, closed);
        market.createAskOrder(address(bunnies), other, PRICE);
        require(!market.canTokensBeListed(address(bunnies), one(other))[0], "listable");
        vm.prank(ANNA);
        market.cancelAskOrder(address(bunnies), id);
        equal(bunnies.ownerOf(id), ANNA, "back");
        vm.startPrank(OWNER);
        vm.expectRevert(closed);
        market.closeCollectionForTradingAndListing(address(bunnies));
        market.addCollection(address(bunnies), CREATOR, address(0), 100, 0);
        vm.expectRevert(abi.encodeWithSelector(INftMarket.CollectionStands.selector, bunnies));
        market.addCollection(address(bunnies), CREATOR, address(0), 100, 0);
        vm.expectRevert(abi.encodeWithSelector(INftMarket.NotCollection.selector, wbesc));
        market.addCollection(address(wbesc), CREATOR, address(0), 100, 0);
        vm.stopPrank();
        equal(market.viewCollection(address(bunnies)).tradingFee, 100, "open again");
    }

    function test_NFT11_NFT61_ViewCollections_ListsOpenOnes() external view {
        (address[] memory open, INftMarket.Collection[] memory details, uint256 next) = market.viewCollections(1, 5);
        equal(open.length, 1, "from the cursor on");
        equal(open[0], address(hostile), "second");
        equal(next, 2, "next");
        require(details[0].status == INftMarket.CollectionStatus.Open, "open");
        equal(details[0].tradingFee, 200, "2 %");
        equal(details[0].creatorFee, 0, "no creator");
        (open,, next) = market.viewCollections(9, 5);
        equal(open.length, 0, "beyond");
    }

    function test_NFT14_NFT60_ViewAsks_ByCollectionAndSeller() external {
        uint256[5] memory ids;
        for (uint256 i = 0; i < 5; ++i) {
            ids[i] = list(i % 2 == 0 ? ANNA : BEN, PRICE + i);
        }
        (uint256[] memory page, INftMarket.Ask[] memory asks, uint256 next) =
            market.viewAsksByCollection(address(bunnies), 0, 3);
        equal(page.length, 3, "a page");
        (page, asks, next) = market.viewAsksByCollection(address(bunnies), next, 3);
        equal(page.length, 2, "the rest");
        equal(page[1], ids[4], "the last");
        equal(asks[1].price, PRICE + 4, "its price");
        equal(next, 0, "no more");
        (page, asks, next) = market.viewAsksByCollectionAndSeller(address(bunnies), BEN, 0, 1);
        equal(page[0], ids[1], "the seller's first");
        // An ask that goes meanwhile moves none of the others.
        vm.prank(BEN);
        market.cancelAskOrder(address(bunnies), ids[1]);
        (page, asks, next) = market.viewAsksByCollectionAndSeller(address(bunnies), BEN, next, type(uint256).max);
        equal(page.length, 1, "the seller's rest");
        equal(page[0], ids[3], "his second");
        equal(asks[0].seller, BEN, "his");
        equal(next, 0, "no more of his");
        (page,,) = market.viewAsksByCollection(address(bunnies), 0, 9);
        equal(page.length, 4, "all but the one that went");
        (page,, next) = market.viewAsksByCollectionAndSeller(address(bunnies), address(0), 0, 9);
        equal(page.length, 0, "of none");
    }

    function test_ViewAsks_LargeIdsAreListedByTheirFirstListing() external {
        uint256[3] memory ids = [type(uint256).max, 2 ** 18 - 1, 2 ** 18];
        for (uint256 i = 0; i < 3; ++i) {
            hostile.mint(ANNA, ids[i]);
            vm.prank(ANNA);
            market.createAskOrder(address(hostile), ids[i], PRICE);
        }
        (uint256[] memory page,, uint256 next) = market.viewAsksByCollection(address(hostile), 0, 9);
        equal(page.length, 3, "all");
        equal(page[0], ids[1], "small ids first");
        equal(page[1], ids[0], "then by their first listing");
        equal(page[2], ids[2], "the last");
        equal(next, 0, "no more");
        vm.startPrank(ANNA);
        market.cancelAskOrder(address(hostile), ids[0]);
        market.createAskOrder(address(hostile), ids[0], PRICE);
        vm.stopPrank();
        (page,,) = market.viewAsksByCollection(address(hostile), 0, 9);
        equal(page[1], ids[0], "it keeps its number");
        equal(page.length, 3, "each once");
    }

    function test_NFT30_Asks_SeveralInOneCallAndOneThatFails() external {
        uint256[] memory ids = new uint256[](3);
        for (uint256 i = 0; i < 3; ++i) {
            ids[i] = bunnyFor(i == 1 ? BEN : ANNA);
        }
        (address[] memory collections, uint256[] memory prices) = (new address[](3), new uint256[](3));
        for (uint256 i = 0; i < 3; ++i) {
            (collections[i], prices[i]) = (address(bunnies), PRICE + i);
        }
        vm.startPrank(ANNA);
        _onlyMiddleFails(market.createAskOrders(collections, ids, prices));
        equal(bunnies.ownerOf(ids[1]), BEN, "not hers");
        _onlyMiddleFails(market.modifyAskOrders(collections, ids, prices));
        _onlyMiddleFails(market.cancelAskOrders(collections, ids));
        _onlyMiddleFails(market.createAskOrders(collections, ids, prices));
        vm.stopPrank();
        vm.prank(BEN);
        _onlyMiddleFails(market.buyTokensUsingWBESC(collections, ids, prices));
        equal(bunnies.balanceOf(BEN), 3, "bought");
    }

    function test_BuyTokensUsingBESC_ReturnsWhatIsNotSpent() external {
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (list(ANNA, PRICE), list(ANNA, PRICE));
        (address[] memory collections, uint256[] memory prices) = (new address[](2), new uint256[](2));
        (collections[0], collections[1], prices[0], prices[1]) = (address(bunnies), address(bunnies), PRICE, 1e18);
        uint256 before = BEN.balance;
        refusedAs(BEN, abi.encodeWithSelector(INftMarket.IncorrectPrice.selector, 3e18, 4e18));
        market.buyTokensUsingBESC{value: 4e18}(collections, ids, prices);
        vm.prank(BEN);
        bool[] memory done = market.buyTokensUsingBESC{value: 3e18}(collections, ids, prices);
        require(done[0] && !done[1], "the second costs more than named");
        equal(before - BEN.balance, PRICE, "paid for one");
        equal(address(market).balance, 0, "nothing stays");
        // The same item twice is bought once.
        (ids[0], prices[1]) = (ids[1], PRICE);
        vm.prank(BEN);
        done = market.buyTokensUsingBESC{value: 4e18}(collections, ids, prices);
        require(done[0] && !done[1], "once");
        equal(before - BEN.balance, 2 * PRICE, "paid once");
    }

    function test_Asks_RevertWhenListsDifferOrGasIsShort() external {
        vm.startPrank(ANNA);
        vm.expectRevert(INftMarket.LengthsDiffer.selector);
        market.createAskOrders(one(address(bunnies)), one(uint256(1)), new uint256[](2));
        vm.expectRevert(INftMarket.TooLittleGas.selector);
        market.cancelAskOrders{gas: 400_000}(one(address(bunnies)), one(uint256(1)));
        vm.stopPrank();
    }

    function test_Pause_StopsEntriesAlone() external {
        uint256 id = list(ANNA, PRICE);
        uint256 other = bunnyFor(ANNA);
        vm.prank(HOLDER);
        market.pause();
        bytes memory paused = abi.encodeWithSelector(IGuardianPause.IsPaused.selector, market.pausedUntil());
        refusedAs(BEN, paused);
        market.buyTokenUsingWBESC(address(bunnies), id, PRICE);
        refusedAs(BEN, paused);
        market.buyTokenUsingBESC{value: PRICE}(address(bunnies), id);
        refusedAs(BEN, paused);
        market.buyTokensUsingWBESC(one(address(bunnies)), one(id), one(PRICE));
        refusedAs(ANNA, paused);
        market.createAskOrder(address(bunnies), other, PRICE);
        refusedAs(ANNA, paused);
        market.createAskOrders(one(address(bunnies)), one(other), one(PRICE));
        vm.startPrank(ANNA);
        market.modifyAskOrder(address(bunnies), id, 3e18);
        require(market.cancelAskOrders(one(address(bunnies)), one(id))[0], "exit");
        vm.stopPrank();
    }

    function test_ROLE12_Owner_SetsLimitsAndTreasury() external {
        vm.startPrank(OWNER);
        uint256[2][3] memory wrong = [[uint256(0), 1e18], [uint256(1e18), 1e18], [uint256(1), 1_000_001e18]];
        for (uint256 i = 0; i < 3; ++i) {
            vm.expectRevert(abi.encodeWithSelector(INftMarket.WrongPriceLimits.selector, wrong[i][0], wrong[i][1]));
            market.updateMinimumAndMaximumPrices(wrong[i][0], wrong[i][1]);
        }
        vm.stopPrank();
        uint256 id = list(ANNA, PRICE);
        vm.startPrank(OWNER);
        market.updateMinimumAndMaximumPrices(5e18, 1_000_000e18);
        vm.expectRevert(INftMarket.ZeroAddress.selector);
        market.setTreasury(address(0));
        market.setTreasury(NEXT);
        vm.stopPrank();
        // An ask that stands keeps its price.
        vm.prank(BEN);
        market.buyTokenUsingWBESC(address(bunnies), id, PRICE);
        equal(market.pendingRevenue(NEXT), 0.04e18, "the new treasury's");
        equal(market.pendingRevenue(TREASURY), 0, "not the old one's");
        refusedAsStranger(BEN);
        market.updateMinimumAndMaximumPrices(1, 2);
        refusedAsStranger(HOLDER);
        market.closeCollectionForTradingAndListing(address(bunnies));
        refusedAsStranger(TREASURY);
        market.modifyCollection(address(bunnies), CREATOR, address(0), 0, 0);
        refusedAsStranger(ANNA);
        market.addCollection(address(this), CREATOR, address(0), 0, 0);
    }

    function test_MARKET12_MARKET14_Recover_TakesOnlyWhatWasSentByMistake() external {
        uint256 id = list(ANNA, PRICE);
        uint256 lost = bunnyFor(ANNA);
        vm.prank(ANNA);
        bunnies.transferFrom(ANNA, address(market), lost);
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(INftMarket.NotRecoverable.selector, bunnies));
        market.recoverNonFungibleToken(address(bunnies), id, OWNER);
        vm.expectRevert(abi.encodeWithSelector(INftMarket.NotRecoverable.selector, wbesc));
        market.recoverFungibleTokens(address(wbesc), OWNER);
        vm.expectRevert(abi.encodeWithSelector(INftMarket.NotRecoverable.selector, wbesc));
        market.recoverNonFungibleToken(address(wbesc), 1, OWNER);
        vm.expectRevert(abi.encodeWithSelector(INftMarket.NotRecoverable.selector, bunnies));
        market.recoverFungibleTokens(address(bunnies), OWNER);
        market.recoverNonFungibleToken(address(bunnies), lost, ANNA);
        vm.stopPrank();
        equal(bunnies.ownerOf(lost), ANNA, "back");
        equal(bunnies.ownerOf(id), address(market), "still on sale");
    }

    function test_NFT59_CalculatePriceAndFees_AddUp(uint256 price, uint256 trading, uint256 creator) external {
        trading = within(trading, 0, 1000);
        creator = within(creator, 0, 1000 - trading);
        price = within(price, 0.005e18, 10_000e18);
        vm.prank(OWNER);
        market.modifyCollection(address(bunnies), CREATOR, address(0), trading, creator);
        (uint256 net, uint256 tradingFee, uint256 creatorFee) =
            market.calculatePriceAndFeesForCollection(address(bunnies), price);
        equal(net + tradingFee + creatorFee, price, "all of it");
        require(tradingFee + creatorFee <= price / 10, "a tenth at most");
    }

    function _onlyMiddleFails(bool[] memory done) private pure {
        require(done.length == 3 && done[0] && !done[1] && done[2], "one that fails stops none of the others");
    }
}
