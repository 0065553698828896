// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "../../src/swap/IBescFactory.sol";
import {IBescPair} from "../../src/swap/IBescPair.sol";
import {IFeeCollector} from "../../src/swap/IFeeCollector.sol";
import {Deployed} from "../support/Deployed.sol";
import {Exchange} from "../support/Exchange.sol";

contract BescFactoryTest is Exchange {
    function setUp() external {
        setUpExchange();
    }

    function test_PAIR18_CreatePair_AtThePredictedAddress() external {
        address predicted = _predict(address(tokenA), address(tokenB));
        address pair = factory.createPair(address(tokenB), address(tokenA));
        equal(pair, predicted, "predicted");
        equal(factory.getPair(address(tokenA), address(tokenB)), pair, "a, b");
        equal(factory.getPair(address(tokenB), address(tokenA)), pair, "b, a");
        equal(factory.allPairs(0), pair, "first");
        equal(factory.allPairsLength(), 1, "count");
        require(factory.INIT_CODE_PAIR_HASH() == keccak256(vm.getCode("BescPair.sol:BescPair")), "hash");
        (address t0, address t1) = factory.pairTokens();
        require(t0 == address(0) && t1 == address(0), "nothing under construction");
    }

    function testFuzz_PAIR18_AnyTwoTokens(address a, address b) external {
        vm.assume(a != b && a != address(0) && b != address(0));
        address pair = factory.createPair(a, b);
        equal(pair, _predict(a, b), "predicted");
        equal(IBescPair(pair).token0(), a < b ? a : b, "token0");
        equal(IBescPair(pair).token1(), a < b ? b : a, "token1");
    }

    function test_CreatePair_Reverts() external {
        vm.expectRevert(IBescFactory.IdenticalAddresses.selector);
        factory.createPair(address(1), address(1));
        vm.expectRevert(IBescFactory.ZeroAddress.selector);
        factory.createPair(address(1), address(0));
        address pair = factory.createPair(address(1), address(2));
        vm.expectRevert(abi.encodeWithSelector(IBescFactory.PairExists.selector, pair));
        factory.createPair(address(2), address(1));
    }

    function test_Constructor_RevertWhen_NobodyMaySet() external {
        vm.expectRevert(IBescFactory.ZeroAddress.selector);
        Deployed.factory(address(0));
    }

    function test_SetFeeTo_SetterOnly_AndOnce() external {
        IFeeCollector own = _collector();
        vm.prank(address(9));
        vm.expectRevert(IBescFactory.Forbidden.selector);
        factory.setFeeTo(address(own));
        factory.setFeeTo(address(own));
        equal(factory.feeTo(), address(own), "the collector");
        IFeeCollector second = _collector();
        address[3] memory others = [address(second), address(own), address(0)];
        for (uint256 i = 0; i < others.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IBescFactory.FeeToIsSet.selector, address(own)));
            factory.setFeeTo(others[i]);
        }
        equal(factory.feeTo(), address(own), "for ever");
    }

    function test_SetFeeTo_OnlyACollectorOfThisFactory() external {
        IFeeCollector own = _collector();
        IBescFactory other = Deployed.factory(address(this));
        address[4] memory refused = [address(0), address(9), address(tokenA), address(own)];
        for (uint256 i = 0; i < refused.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IBescFactory.NotAFeeCollector.selector, refused[i]));
            other.setFeeTo(refused[i]);
        }
        equal(other.feeTo(), address(0), "still open");
    }

    function test_SetFeeToSetter_InTwoSteps() external {
        vm.prank(address(9));
        vm.expectRevert(IBescFactory.Forbidden.selector);
        factory.setFeeToSetter(address(9));
        factory.setFeeToSetter(address(9));
        equal(factory.feeToSetter(), address(this), "not yet");
        equal(factory.pendingFeeToSetter(), address(9), "offered");
        vm.prank(address(8));
        vm.expectRevert(IBescFactory.Forbidden.selector);
        factory.acceptFeeToSetter();
        vm.prank(address(9));
        factory.acceptFeeToSetter();
        equal(factory.feeToSetter(), address(9), "accepted");
        equal(factory.pendingFeeToSetter(), address(0), "no offer left");
        vm.expectRevert(IBescFactory.Forbidden.selector);
        factory.setFeeTo(address(1));
    }

    function _collector() private returns (IFeeCollector) {
        address[] memory anchors = list(address(tokenA), address(wbesc));
        return Deployed.feeCollector(factory, anchors, address(this), address(1), address(2));
    }

    function _predict(address a, address b) private view returns (address) {
        (address t0, address t1) = a < b ? (a, b) : (b, a);
        bytes32 salt = keccak256(abi.encodePacked(t0, t1));
        bytes32 hash = keccak256(abi.encodePacked(hex"ff", address(factory), salt, factory.INIT_CODE_PAIR_HASH()));
        return address(uint160(uint256(hash)));
    }
}
