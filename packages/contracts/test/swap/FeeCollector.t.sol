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

    function test_Convert_APart_TheRestWaits() external {
        pair.transfer(address(collector), 10e18);
        uint256 received = convert(pair, 4e18, 0);
        require(received > 7.9e18 && received < 8e18, "of a part");
        equal(pair.balanceOf(address(collector)), 6e18, "the rest");
    }

    function test_Worth_IsTwoHalves_AndWhatAConversionCounts() external {
        uint256 worth = collector.worth(address(pair), 1e18);
        require(worth > 1.999e18 && worth <= 2e18, "one of each");
        pair.transfer(address(collector), 1e18);
        vm.prank(OPERATOR);
        (uint256 received, uint256 counted) = collector.convertPair(address(pair), 1e18, 0);
        require(counted <= worth + 10 && counted + 10 >= worth, "the same");
        require(received * 100 > counted * 99, "three sales cost less than a hundredth");
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.UnknownPair.selector, address(money)));
        collector.worth(address(money), 1);
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
        // A sale that moves its own pair: half of the pool in one piece.
        pair.transfer(address(collector), 50_000e18);
        vm.prank(OPERATOR);
        vm.expectRevert();
        collector.convertPair(address(pair), 50_000e18, 0);
        require(converts(pair, 3000e18), "in parts it goes");
    }

    function test_Convert_OperatorOrOwnerOnly() external {
        pair.transfer(address(collector), 3e18);
        vm.prank(address(8));
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        collector.convertPair(address(pair), 1e18, 0);
        vm.prank(address(8));
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        collector.convert(one(address(pair)), one(1e18), one(uint256(0)));
        collector.convertPair(address(pair), 1e18, 0);
        equal(collector.convert(one(address(pair)), one(1e18), one(uint256(0))).length, 1, "the owner");
        // A sale in the pair itself earns a little more.
        uint256 left = pair.balanceOf(address(collector));
        require(left >= 1e18 && left < 1.001e18, "twice");
    }

    function test_Convert_RevertWhen_ListsDiffer() external {
        vm.expectRevert(IFeeCollector.LengthMismatch.selector);
        collector.convert(one(address(pair)), new uint256[](0), one(uint256(0)));
        vm.expectRevert(IFeeCollector.LengthMismatch.selector);
        collector.convert(one(address(pair)), one(uint256(0)), new uint256[](0));
    }

    function test_Convert_RevertWhen_NotAPairOfTheFactory() external {
        FakePair fake = new FakePair(address(tokenB), address(wbesc));
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.UnknownPair.selector, address(fake)));
        collector.convertPair(address(fake), 1, 0);
    }

    function test_Convert_EachTokenFindsItsWay() external {
        IBescPair[5] memory pairs = [
            pairOf(address(money), address(wbesc)),
            pairOf(address(money), address(stable)),
            pairOf(address(wbesc), address(stable)),
            pairOf(address(tokenC), address(tokenB)),
            pair
        ];
        for (uint256 i = 0; i < pairs.length; ++i) {
            pairs[i].transfer(address(collector), 10e18);
            uint256 received = convert(pairs[i], 10e18, 0);
            require(received > 19.7e18 && received < 20e18, "worth its two halves");
        }
    }

    function test_Convert_AnAnchorTakesTheDeeperWay() external {
        // The direct pool of the stable coin dries up and stands at a tenth of its price for hours.
        IBescPair direct = pairOf(address(money), address(stable));
        withdraw(direct, DEEP - 10e18);
        trade(direct, address(stable), 22e18);
        observeAndWait();
        IBescPair income = pool(address(tokenB), address(stable), 1000e18, 1000e18);
        observeAndWait();
        income.transfer(address(collector), 1e18);
        require(convert(income, 1e18, 0) > 1.96e18, "over WBESC");
    }

    function test_Convert_TheWrappedCoinToo_TakesTheDeeperWay() external {
        IBescPair direct = pairOf(address(money), address(wbesc));
        withdraw(direct, DEEP - 10e18);
        trade(direct, address(wbesc), 22e18);
        observeAndWait();
        observeAndWait();
        pair.transfer(address(collector), 1e18);
        require(convert(pair, 1e18, 0) > 1.96e18, "over the stable coin");
    }

    function test_Convert_OfTwoLpTokens_KeepsBothForTheirOwnConversion() external {
        IBescPair second = IBescPair(factory.getPair(address(tokenC), address(tokenB)));
        IBescPair odd = pool(address(pair), address(second), 100e18, 100e18);
        equal(collector.worth(address(odd), 1e18), 0, "nothing comes of it now");
        odd.transfer(address(collector), 10e18);
        equal(convert(odd, 10e18, 0), 0, "nothing is sold");
        equal(odd.balanceOf(address(collector)), 0, "burned");
        require(pair.balanceOf(address(collector)) >= 9.9e18, "the one waits");
        require(second.balanceOf(address(collector)) >= 9.9e18, "and the other");
        require(convert(pair, type(uint256).max, 0) > 19e18, "and is sold like others");
    }

    function test_Anchors_AreThoseOfTheConstructor() external view {
        require(keccak256(abi.encode(collector.anchors())) == keccak256(abi.encode(_anchors())), "anchors");
    }

    function test_Convert_NeedsAMean() external {
        IBescPair fresh = pool(address(tokenC), address(wbesc), 1000e18, 1000e18);
        fresh.transfer(address(collector), 2e18);
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.NoMeanPrice.selector, address(tokenC)));
        collector.convertPair(address(fresh), 1e18, 0);
        observeAll();
        vm.warp(block.timestamp + 30 minutes - 1);
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.NoMeanPrice.selector, address(tokenC)));
        collector.convertPair(address(fresh), 1e18, 0);
        vm.warp(block.timestamp + 1);
        require(converts(fresh, 1e18), "after half an hour");
        vm.warp(block.timestamp + 90 minutes + 1);
        vm.expectRevert();
        collector.convertPair(address(fresh), 1e18, 0);
        observeAndWait();
        require(converts(fresh, 1e18), "observed anew");
    }

    function test_Observe_NobodyKeepsTheWindowYoung() external {
        pair.transfer(address(collector), 100e18);
        (, uint32 newer) = collector.observations(address(pair));
        for (uint256 i = 0; i < 200; ++i) {
            vm.warp(block.timestamp + 1 minutes);
            observeAll();
            require(collector.meanPrice(address(tokenB), address(wbesc)) > 0, "always a mean");
        }
        (uint32 older, uint32 last) = collector.observations(address(pair));
        require(last > newer && last - older >= 30 minutes, "half an hour between two");
        require(converts(pair, 1e18), "converts");
    }

    function test_Observe_LeavesOutWhatIsNoPair() external {
        IBescPair empty = IBescPair(factory.createPair(address(tokenC), address(stable)));
        vm.warp(block.timestamp + 1 hours);
        address[] memory mixed = new address[](6);
        (mixed[0], mixed[1], mixed[2]) = (address(0), address(8), address(money));
        (mixed[3], mixed[4]) = (address(new FakePair(address(tokenB), address(wbesc))), address(empty));
        mixed[5] = address(pair);
        collector.observe(mixed);
        for (uint256 i = 0; i < 5; ++i) {
            (, uint32 never) = collector.observations(mixed[i]);
            equal(never, 0, "nothing noted");
        }
        (, uint32 newer) = collector.observations(address(pair));
        equal(newer, uint32(block.timestamp), "the pair at the end all the same");
    }

    function test_MeanPrice_OverTheWindow_NotOfTheMoment() external {
        observeAndWait();
        uint256 before = collector.meanPrice(address(tokenB), address(wbesc));
        equal(before, 2 ** 112, "one to one");
        trade(pair, address(tokenB), 1_000_000e18);
        equal(collector.meanPrice(address(tokenB), address(wbesc)), before, "the moment has no weight");
        vm.warp(block.timestamp + 30 minutes);
        uint256 after_ = collector.meanPrice(address(tokenB), address(wbesc));
        require(after_ < before * 51 / 100 && after_ > before / 2, "half of the window at nearly nothing");
    }

    function test_MeanPrice_AccumulatorsWrapAround() external {
        bytes memory almostFull = abi.encode(type(uint256).max - 500);
        vm.mockCall(address(pair), abi.encodeCall(pair.price0CumulativeLast, ()), almostFull);
        vm.mockCall(address(pair), abi.encodeCall(pair.price1CumulativeLast, ()), almostFull);
        observeAndWait();
        equal(collector.meanPrice(address(tokenB), address(wbesc)), 2 ** 112, "as ever");
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
