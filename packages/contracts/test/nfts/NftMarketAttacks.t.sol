// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftMarket} from "../../src/nfts/INftMarket.sol";
import {Checker} from "./Checker.sol";
import {DeployedNfts} from "./DeployedNfts.sol";
import {HostileCollection} from "./HostileCollection.sol";
import {MarketScene} from "./MarketScene.sol";
import {RefusingWBESC} from "./RefusingWBESC.sol";

/// @title The market against collections, checkers, sellers and buyers that attack it
contract NftMarketAttacks is MarketScene {
    function setUp() external {
        setUpMarket();
        enrich(BEN);
    }

    function test_MARKET11_Collection_ThatComesBackFindsTheDoorLocked() external {
        _listHostile(7);
        address self = address(hostile);
        vm.deal(self, 10e18);
        bytes[5] memory calls = [
            abi.encodeCall(INftMarket.cancelAskOrder, (self, 7)),
            abi.encodeCall(INftMarket.buyTokenUsingWBESC, (self, 7, PRICE)),
            abi.encodeCall(INftMarket.createAskOrder, (self, 8, PRICE)),
            abi.encodeCall(INftMarket.modifyAskOrder, (self, 7, PRICE)),
            abi.encodeCall(INftMarket.claimFee, ())
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            uint256 id = 10 + i;
            _listHostile(id);
            hostile.comeBack(address(market), calls[i]);
            vm.prank(BEN);
            market.buyTokenUsingWBESC(self, id, PRICE);
            require(!hostile.wasAccepted(), "came back");
            hostile.set(HostileCollection.Mood.Honest);
        }
    }

    function test_MARKET11_Collection_ThatLiesSellsNothing() external {
        hostile.mint(ANNA, 7);
        hostile.set(HostileCollection.Mood.Lies);
        bytes memory notMoved = abi.encodeWithSelector(INftMarket.ItemNotMoved.selector, hostile, 7);
        refusedAs(ANNA, notMoved);
        market.createAskOrder(address(hostile), 7, PRICE);
        hostile.set(HostileCollection.Mood.Honest);
        vm.prank(ANNA);
        market.createAskOrder(address(hostile), 7, PRICE);
        hostile.set(HostileCollection.Mood.Lies);
        refusedAs(BEN, notMoved);
        market.buyTokenUsingWBESC(address(hostile), 7, PRICE);
    }

    function test_MARKET1_MARKET8_Collection_ThatSeizesAnItemLeavesNoAsk() external {
        _listHostile(7);
        hostile.seize(CREATOR, 7);
        vm.prank(BEN);
        vm.expectRevert();
        market.buyTokenUsingWBESC(address(hostile), 7, PRICE);
        vm.prank(ANNA);
        market.cancelAskOrder(address(hostile), 7);
        (address seller,) = askOf(address(hostile), 7);
        equal(seller, address(0), "no ask stays");
        equal(hostile.ownerOf(7), CREATOR, "nothing more is lost");
    }

    function test_Batch_OneThatRefusesOrSpendsAllStopsNoOther() external {
        uint256 id = list(ANNA, PRICE);
        uint256 gasOfThree = 3 * market.ITEM_GAS();
        for (uint256 i = 0; i < 2; ++i) {
            _listHostile(20 + i);
            hostile.set(i == 0 ? HostileCollection.Mood.Refuses : HostileCollection.Mood.Spends);
            (address[] memory collections, uint256[] memory ids) = (new address[](2), new uint256[](2));
            (collections[0], ids[0]) = (address(hostile), 20 + i);
            (collections[1], ids[1]) = (address(bunnies), id);
            vm.prank(ANNA);
            bool[] memory done = market.cancelAskOrders{gas: gasOfThree}(collections, ids);
            require(!done[0] && done[1], "the other");
            (address seller,) = askOf(address(hostile), 20 + i);
            equal(seller, ANNA, "undone as a whole");
            hostile.set(HostileCollection.Mood.Honest);
            vm.prank(ANNA);
            market.createAskOrder(address(bunnies), id, PRICE);
        }
    }

    function test_MARKET13_Checker_ThatBreaksTrapsNothing() external {
        vm.prank(OWNER);
        market.modifyCollection(address(bunnies), address(0), address(checker), 200, 0);
        uint256 id = bunnyFor(ANNA);
        if (id % 2 == 1) id = bunnyFor(ANNA);
        vm.prank(ANNA);
        market.createAskOrder(address(bunnies), id, PRICE);
        uint256 odd = bunnyFor(ANNA);
        require(!market.canTokensBeListed(address(bunnies), one(odd))[0], "odd");
        refusedAs(ANNA, abi.encodeWithSelector(INftMarket.TokenNotEligible.selector, bunnies, odd));
        market.createAskOrder(address(bunnies), odd, PRICE);
        uint256 even = bunnyFor(ANNA);
        require(market.canTokensBeListed(address(bunnies), one(even))[0], "even");
        for (uint256 mood = 1; mood < 4; ++mood) {
            checker.set(Checker.Mood(mood));
            require(!market.canTokensBeListed(address(bunnies), one(even))[0], "broken says no");
            refusedAs(ANNA, abi.encodeWithSelector(INftMarket.TokenNotEligible.selector, bunnies, even));
            market.createAskOrder(address(bunnies), even, PRICE);
        }
        vm.startPrank(ANNA);
        market.modifyAskOrder(address(bunnies), id, 3e18);
        market.cancelAskOrder(address(bunnies), id);
        vm.stopPrank();
        equal(bunnies.ownerOf(id), ANNA, "back");
    }

    function test_MARKET7_Buy_KeepsWhatTheSellerCannotReceive() external {
        RefusingWBESC token = new RefusingWBESC();
        market = DeployedNfts.market(address(token), OWNER, HOLDER, TREASURY, one(address(bunnies)));
        uint256 id = station.mintCollectible(ANNA, 5);
        vm.startPrank(ANNA);
        bunnies.setApprovalForAll(address(market), true);
        market.createAskOrder(address(bunnies), id, PRICE);
        vm.stopPrank();
        token.mint(BEN, PRICE);
        token.refuse(ANNA, true);
        vm.prank(BEN);
        market.buyTokenUsingWBESC(address(bunnies), id, PRICE);
        equal(bunnies.ownerOf(id), BEN, "sold all the same");
        equal(market.pendingRevenue(ANNA), 1.96e18, "kept for the seller");
        equal(market.pendingRevenue(TREASURY), 0.04e18, "not the treasury's");
        market.claimFee();
        token.refuse(ANNA, false);
        vm.prank(ANNA);
        market.claimPendingRevenue();
        equal(token.balanceOf(ANNA), 1.96e18, "claimed");
        equal(token.balanceOf(address(market)), 0, "all of it");
    }

    function test_Act_IsTheMarketsAlone() external {
        uint256 id = list(ANNA, PRICE);
        vm.prank(BEN);
        (bool isDone, bytes memory answer) = address(market)
            .call(abi.encodeWithSignature("act(uint8,address,address,uint256,uint256)", 2, ANNA, bunnies, id, 0));
        require(!isDone && bytes4(answer) == INftMarket.NotMarket.selector, "refused");
        (address seller,) = askOf(address(bunnies), id);
        equal(seller, ANNA, "stands");
    }

    function test_BuyTokensUsingBESC_RevertWhenTheRestCannotBeReturned() external {
        uint256 id = list(ANNA, PRICE);
        address buyer = address(checker);
        vm.deal(buyer, PRICE);
        vm.prank(ANNA);
        market.cancelAskOrder(address(bunnies), id);
        refusedAs(buyer, abi.encodeWithSelector(INftMarket.NativeTransferFailed.selector, buyer));
        market.buyTokensUsingBESC{value: PRICE}(one(address(bunnies)), one(id), one(PRICE));
        equal(buyer.balance, PRICE, "untouched");
    }

    function _listHostile(uint256 id) private {
        hostile.mint(ANNA, id);
        vm.prank(ANNA);
        market.createAskOrder(address(hostile), id, PRICE);
    }
}
