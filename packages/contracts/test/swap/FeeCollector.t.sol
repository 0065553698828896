// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {IBescPair} from "../../src/swap/IBescPair.sol";
import {IFeeCollector} from "../../src/swap/IFeeCollector.sol";
import {CollectorScene} from "../support/CollectorScene.sol";
import {Deployed} from "../support/Deployed.sol";
import {FeeOnTransferToken} from "../zoo/FeeOnTransferToken.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

contract FeeCollectorTest is CollectorScene {
    IBescPair private pair;

    /// @dev B is sold for WBESC; C has no anchor beside it, only B.
    function setUp() external {
        setUpCollector();
        pair = pool(address(tokenB), address(wbesc), 100_000e18, 100_000e18);
        pool(address(tokenC), address(tokenB), 10_000e18, 10_000e18);
        observeAndWait();
    }

    function test_PLAT21_PLAT22_Convert_SplitsThreeToFive() external {
        pair.transfer(address(collector), 1000e18);
        uint256 received = convert(pair, type(uint256).max, 0);
        uint256 treasury = money.balanceOf(TREASURY);
        require(received > 1960e18 && received < 2000e18, "two tokens each, less fees and impact");
        equal(arrived(), received, "all of it");
        equal(treasury, received * 3 / 8, "three eighths, the rest is burned");
        equal(pair.balanceOf(address(collector)), 0, "all LP");
        equal(money.balanceOf(address(collector)) + wbesc.balanceOf(address(collector)), 0, "nothing stays");
        equal(tokenB.balanceOf(address(collector)), 0, "nothing stays of B");
    }

    function testFuzz_PLAT21_PLAT22_Split_AlsoOfWhatWasSent(uint256 sent) external {
        sent = within(sent, 0, 2 ** 100);
        money.mint(address(collector), sent);
        pair.transfer(address(collector), 1e18);
        uint256 received = convert(pair, 1e18, 0);
        require(received < 2e18, "what was sent is no proceeds");
        equal(arrived(), received + sent, "all of it");
        equal(money.balanceOf(TREASURY), (received + sent) * 3 / 8, "treasury");
    }

    function test_Convert_SellsWhatTheBurnBroughtAndNoMore() external {
        tokenB.mint(address(collector), 7e18);
        give(address(wbesc), address(collector), 3e18);
        pair.transfer(address(collector), 1e18);
        require(convert(pair, 1e18, 0) < 2e18, "of the burn");
        equal(tokenB.balanceOf(address(collector)), 7e18, "what lay here of B");
        equal(wbesc.balanceOf(address(collector)), 3e18, "and of the coin");
    }

    function test_Convert_APart_TheRestWaits() external {
        pair.transfer(address(collector), 10e18);
        uint256 received = convert(pair, 4e18, 0);
        require(received > 7.9e18 && received < 8e18, "of a part");
        equal(pair.balanceOf(address(collector)), 6e18, "the rest");
    }

    function test_Worth_IsTwoHalvesAtTheMean() external {
        pair.transfer(address(collector), 1e18);
        vm.prank(OPERATOR);
        (uint256 received, uint256 worth) = collector.convertPair(address(pair), 1e18, 0);
        require(worth > 1.999e18 && worth <= 2e18, "one of each");
        require(received * 100 > worth * 99, "three sales cost less than a hundredth");
    }

    function test_Convert_RevertWhen_BelowTheMinimumOfTheCaller() external {
        pair.transfer(address(collector), 1e18);
        // MONEY that lies here already does not count as proceeds.
        money.mint(address(collector), 5e18);
        vm.prank(OPERATOR);
        vm.expectRevert();
        collector.convertPair(address(pair), 1e18, 2e18);
        require(convert(pair, 1e18, 1.98e18) >= 1.98e18, "within");
    }

    function test_Convert_RevertWhen_BelowNineteenTwentieths() external {
        pair.transfer(address(collector), 100e18);
        trade(pair, address(tokenB), 30_000e18);
        vm.prank(OPERATOR);
        vm.expectRevert();
        collector.convertPair(address(pair), 100e18, 0);
        trade(pair, address(wbesc), 29_000e18);
        require(converts(pair, 100e18), "at its mean it goes");
    }

    function test_Convert_RevertWhen_MoreThanATwentiethOfTheDepth() external {
        pair.transfer(address(collector), 50_000e18);
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.ThinMarket.selector, address(pair)));
        collector.convertPair(address(pair), 5010e18, 0);
        require(converts(pair, 4990e18), "in parts it goes");
    }

    function test_Convert_RevertWhen_AWayIsThin_HoweverDeepThePairIs() external {
        IBescPair way = pairOf(address(money), address(wbesc));
        withdraw(way, DEEP - 1000e18);
        pair.transfer(address(collector), 1000e18);
        observeAndWait();
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.ThinMarket.selector, address(way)));
        collector.convertPair(address(pair), 26e18, 0);
        require(converts(pair, 24e18), "a twentieth of what the way holds");
    }

    function test_Convert_OperatorOrOwnerOnly() external {
        pair.transfer(address(collector), 2e18);
        vm.prank(address(8));
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        collector.convertPair(address(pair), 1e18, 0);
        collector.convertPair(address(pair), 1e18, 0);
        require(converts(pair, 1e18), "owner and operator");
    }

    function test_Convert_RevertWhen_NotAPairOfTheFactory() external {
        FakePair fake = new FakePair(address(tokenB), address(wbesc));
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.UnknownPair.selector, address(fake)));
        collector.convertPair(address(fake), 1, 0);
    }

    function test_Convert_EachTokenHasItsWay() external {
        IBescPair far = pool(address(tokenC), address(stable), 10_000e18, 10_000e18);
        IBescPair near = pool(address(tokenC), address(money), 10_000e18, 10_000e18);
        observeAndWait();
        IBescPair[6] memory pairs = [
            pairOf(address(money), address(wbesc)),
            pairOf(address(money), address(stable)),
            pairOf(address(wbesc), address(stable)),
            pair,
            far,
            near
        ];
        for (uint256 i = 0; i < pairs.length; ++i) {
            pairs[i].transfer(address(collector), 10e18);
            uint256 received = convert(pairs[i], 10e18, 0);
            require(received > 19.7e18 && received < 20e18, "worth its two halves");
        }
    }

    function test_Convert_TheStableCoinGoesOverTheWrappedCoin_WhateverElseThereIs() external {
        IBescPair direct = pairOf(address(money), address(stable));
        IBescPair far = pool(address(tokenC), address(stable), 10_000e18, 10_000e18);
        observeAndWait();
        far.transfer(address(collector), 10e18);
        (uint256 r0, uint256 r1,) = direct.getReserves();
        convert(far, 10e18, 0);
        (uint256 after0, uint256 after1,) = direct.getReserves();
        require(r0 == after0 && r1 == after1, "the direct pool is not used");
        trade(pairOf(address(wbesc), address(stable)), address(stable), DEEP);
        far.transfer(address(collector), 10e18);
        require(!converts(far, 10e18), "a moved way waits, no other is taken");
    }

    function test_Convert_WithoutAnAnchor_Waits() external {
        IBescPair aside = pairOf(address(tokenC), address(tokenB));
        aside.transfer(address(collector), 10e18);
        bytes memory noWay = abi.encodeWithSelector(IFeeCollector.NoWay.selector, address(aside));
        vm.expectRevert(noWay);
        collector.convertPair(address(aside), 10e18, 0);
        vm.expectRevert(noWay);
        collector.observe(one(address(aside)));
        vm.expectRevert(noWay);
        collector.market(address(aside));
        equal(aside.balanceOf(address(collector)), 10e18, "nothing of it is lost");
    }

    function test_Anchors_AreThoseOfTheConstructor() external view {
        require(keccak256(abi.encode(collector.anchors())) == keccak256(abi.encode(_anchors())), "anchors");
    }

    function test_Convert_NeedsAMean() external {
        IBescPair fresh = pool(address(tokenC), address(wbesc), 1000e18, 1000e18);
        fresh.transfer(address(collector), 2e18);
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.NoMeanPrice.selector, address(fresh)));
        collector.convertPair(address(fresh), 1e18, 0);
        observeAll();
        vm.warp(block.timestamp + 30 minutes - 1);
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.NoMeanPrice.selector, address(fresh)));
        collector.convertPair(address(fresh), 1e18, 0);
        vm.warp(block.timestamp + 1);
        require(converts(fresh, 1e18), "after half an hour");
        vm.warp(block.timestamp + 90 minutes + 1);
        vm.expectRevert();
        collector.convertPair(address(fresh), 1e18, 0);
        observeAndWait();
        require(converts(fresh, 1e18), "observed again");
    }

    function test_Convert_RevertWhen_AWayHasNoPool() external {
        collector = Deployed.feeCollector(
            factory, list(address(money), address(tokenC), address(wbesc)), address(this), TREASURY, OPERATOR
        );
        pair.transfer(address(collector), 1e18);
        observeAndWait();
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.NoMeanPrice.selector, address(0)));
        collector.convertPair(address(pair), 1e18, 0);
    }

    function test_Observe_NoLookKeepsTheWindowYoung() external {
        pair.transfer(address(collector), 100e18);
        (, IFeeCollector.Observation memory first) = collector.observations(address(pair));
        for (uint256 i = 0; i < 200; ++i) {
            vm.warp(block.timestamp + 1 minutes);
            observeAll();
            collector.market(address(pair));
        }
        (IFeeCollector.Observation memory older, IFeeCollector.Observation memory newer) =
            collector.observations(address(pair));
        require(newer.time > first.time && newer.time - older.time >= 30 minutes, "half an hour between two");
        require(converts(pair, 1e18), "converts");
    }

    function test_Observe_LeavesOutWhatIsEmpty_RefusesWhatIsNoPair() external {
        IBescPair empty = IBescPair(factory.createPair(address(tokenC), address(stable)));
        address fake = address(new FakePair(address(tokenB), address(wbesc)));
        vm.warp(block.timestamp + 1 hours);
        collector.observe(list(address(empty), address(pair)));
        (, IFeeCollector.Observation memory never) = collector.observations(address(empty));
        equal(never.time, 0, "nothing noted");
        (, IFeeCollector.Observation memory now_) = collector.observations(address(pair));
        equal(now_.time, uint32(block.timestamp), "the pair beside it all the same");
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.UnknownPair.selector, fake));
        collector.observe(one(fake));
        vm.expectRevert();
        collector.observe(one(address(8)));
    }

    function test_Observe_LowersAtAnyTime_NeverRaises() external {
        observeAndWait();
        (IFeeCollector.Observation memory older, IFeeCollector.Observation memory newer) =
            collector.observations(address(pair));
        equal(newer.depth, 100_000e18, "as deep as it is");
        withdraw(pair, 40_000e18);
        vm.warp(block.timestamp - 1 minutes);
        vm.prank(address(8));
        collector.observe(one(address(pair)));
        pool(address(tokenB), address(wbesc), 200_000e18, 200_000e18);
        collector.observe(one(address(pair)));
        (older, newer) = collector.observations(address(pair));
        require(older.depth == 60_000e18 && newer.depth == 60_000e18, "both, and they stay so");
        vm.warp(block.timestamp + 1 minutes);
        (, uint256 depth) = collector.market(address(pair));
        equal(depth, 60_000e18, "the least that was seen");
        observeAndWait();
        (, depth) = collector.market(address(pair));
        equal(depth, 260_000e18, "a new observation is a new beginning");
        withdraw(pair, 100_000e18);
        (, depth) = collector.market(address(pair));
        equal(depth, 160_000e18, "what is there now counts too");
    }

    function test_MeanPrice_OverTheWindow_NotOfTheMoment() external {
        observeAndWait();
        (uint256 before,) = collector.market(address(pair));
        equal(before, 2 ** 112, "one to one");
        trade(pair, address(tokenB), 1_000_000e18);
        (uint256 moved,) = collector.market(address(pair));
        equal(moved, before, "the moment has no weight");
        vm.warp(block.timestamp + 30 minutes);
        (moved,) = collector.market(address(pair));
        require(moved < before * 51 / 100 && moved > before / 2, "half of the window at nearly nothing");
    }

    function test_MeanPrice_AccumulatorsWrapAround() external {
        bytes memory almostFull = abi.encode(type(uint256).max - 500);
        vm.mockCall(address(pair), abi.encodeCall(pair.price0CumulativeLast, ()), almostFull);
        vm.mockCall(address(pair), abi.encodeCall(pair.price1CumulativeLast, ()), almostFull);
        observeAndWait();
        (uint256 price,) = collector.market(address(pair));
        equal(price, 2 ** 112, "as ever");
        pair.transfer(address(collector), 1e18);
        require(converts(pair, 1e18), "converts");
    }

    function test_TaxedToken_IsWorthWhatItLeaves() external {
        FeeOnTransferToken taxed = new FeeOnTransferToken();
        IBescPair income = pool(address(taxed), address(wbesc), 10_000e18, 10_000e18);
        observeAndWait();
        income.transfer(address(collector), 10e18);
        vm.prank(OPERATOR);
        (uint256 received, uint256 worth) = collector.convertPair(address(income), 10e18, 0);
        // Twice 3% of one half.
        require(worth > 19.4e18 && worth < 19.41e18, "after its own tax");
        require(received * 100 > worth * 98, "and no less");
    }

    function test_Treasury_MovesInTwoStepsByTheTreasuryAlone() external {
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        collector.offerTreasury(address(77));
        vm.prank(TREASURY);
        collector.offerTreasury(address(77));
        equal(collector.treasury(), TREASURY, "not yet");
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        collector.acceptTreasury();
        vm.prank(address(77));
        collector.acceptTreasury();
        equal(collector.treasury(), address(77), "accepted");
        equal(collector.pendingTreasury(), address(0), "no offer left");
        vm.prank(address(77));
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        collector.acceptTreasury();
    }

    function test_Owner_SetsTheOperator_AndMovesInTwoSteps() external {
        vm.prank(address(8));
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, address(8)));
        collector.setOperator(address(8));
        collector.setOperator(address(8));
        equal(collector.operator(), address(8), "set");
        Ownable2Step owned = Ownable2Step(address(collector));
        owned.transferOwnership(address(8));
        equal(owned.owner(), address(this), "two steps");
        vm.prank(address(8));
        owned.acceptOwnership();
        equal(owned.owner(), address(8), "accepted");
    }

    function test_Constructor_Refuses() external {
        vm.expectRevert(IFeeCollector.ZeroAddress.selector);
        Deployed.feeCollector(factory, _anchors(), address(this), address(0), OPERATOR);
        vm.expectRevert(IFeeCollector.ZeroAddress.selector);
        Deployed.feeCollector(factory, list(address(money), address(0)), address(this), TREASURY, OPERATOR);
        vm.expectRevert(IFeeCollector.BadAnchors.selector);
        Deployed.feeCollector(factory, one(address(money)), address(this), TREASURY, OPERATOR);
        vm.expectRevert(IFeeCollector.BadAnchors.selector);
        Deployed.feeCollector(factory, list(address(money), address(money)), address(this), TREASURY, OPERATOR);
        vm.expectRevert(IFeeCollector.BadAnchors.selector);
        Deployed.feeCollector(factory, new address[](5), address(this), TREASURY, OPERATOR);
    }
}

contract FakePair {
    address public token0;
    address public token1;

    constructor(address a, address b) {
        (token0, token1) = a < b ? (a, b) : (b, a);
    }
}
