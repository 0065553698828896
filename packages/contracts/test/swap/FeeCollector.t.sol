// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../src/swap/IBescPair.sol";
import {IFeeCollector} from "../../src/swap/IFeeCollector.sol";
import {Deployed} from "../support/Deployed.sol";
import {Exchange} from "../support/Exchange.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

contract FeeCollectorTest is Exchange {
    address private constant BURN = 0x000000000000000000000000000000000000dEaD;
    address private constant TREASURY = address(0x7ea);
    address private constant OPERATOR = address(0x09);
    IFeeCollector private collector;
    IBescPair private pair;

    /// @dev tokenA is MONEY; pairs B-A and C-B.
    function setUp() external {
        setUpExchange();
        collector = Deployed.feeCollector(router, address(tokenA), address(this), TREASURY, OPERATOR);
        factory.setFeeTo(address(collector));
        pair = supplied(tokenA, tokenB, 1000e18, 1000e18);
        supplied(tokenB, tokenC, 1000e18, 1000e18);
    }

    function test_PLAT21_PLAT22_Convert_SplitsThreeToFive() external {
        pair.transfer(address(collector), 1e18);
        _convert(pair, 1e18);
        uint256 treasury = tokenA.balanceOf(TREASURY);
        uint256 burned = tokenA.balanceOf(BURN);
        require(treasury > 0, "something");
        require(treasury == (treasury + burned) * 3 / 8, "three eighths, the rest is burned");
        equal(tokenA.balanceOf(address(collector)) + tokenB.balanceOf(address(collector)), 0, "nothing stays");
    }

    function testFuzz_PLAT21_PLAT22_Split(uint256 money) external {
        money = within(money, 0, 2 ** 100);
        tokenA.mint(address(collector), money);
        pair.transfer(address(collector), 1e18);
        _convert(pair, 0);
        uint256 total = tokenA.balanceOf(TREASURY) + tokenA.balanceOf(BURN);
        equal(tokenA.balanceOf(TREASURY), total * 3 / 8, "treasury");
        require(total > money, "also what was sent here");
    }

    function test_Convert_RevertWhen_BelowTheMinimum() external {
        pair.transfer(address(collector), 1e18);
        vm.prank(OPERATOR);
        vm.expectRevert();
        collector.convert(_one(address(pair)), _one(2e18));
        // MONEY that lies here already does not count as proceeds.
        tokenA.mint(address(collector), 5e18);
        vm.prank(OPERATOR);
        vm.expectRevert();
        collector.convert(_one(address(pair)), _one(2e18));
    }

    function test_Convert_OperatorOrOwnerOnly() external {
        vm.prank(address(8));
        vm.expectRevert(IFeeCollector.Forbidden.selector);
        collector.convert(_one(address(pair)), _one(uint256(0)));
        collector.convert(_one(address(pair)), _one(uint256(0)));
    }

    function test_Convert_RevertWhen_ListsDiffer() external {
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.LengthMismatch.selector, 1, 0));
        collector.convert(_one(address(pair)), new uint256[](0));
    }

    function test_Convert_RevertWhen_NotAPairOfTheFactory() external {
        FakePair fake = new FakePair(address(tokenA), address(tokenB));
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.UnknownPair.selector, address(fake)));
        collector.convert(_one(address(fake)), _one(uint256(0)));
    }

    function test_Convert_NeedsARoute_AndFollowsTheBridge() external {
        IBescPair second = pairOf(address(tokenB), address(tokenC));
        second.transfer(address(collector), 1e18);
        vm.expectRevert(abi.encodeWithSelector(IFeeCollector.NoRoute.selector, address(tokenC)));
        collector.convert(_one(address(second)), _one(uint256(0)));
        collector.setBridge(address(tokenC), address(tokenB));
        _convert(second, 1e18);
        require(tokenA.balanceOf(BURN) > 0, "burned");
    }

    function test_Convert_GoesThroughWbesc() external {
        vm.deal(address(this), 100e18);
        wbesc.deposit{value: 20e18}();
        address a = factory.createPair(address(wbesc), address(tokenA));
        address c = factory.createPair(address(wbesc), address(tokenC));
        wbesc.transfer(a, 10e18);
        tokenA.mint(a, 10e18);
        IBescPair(a).mint(address(this));
        wbesc.transfer(c, 10e18);
        tokenC.mint(c, 10e18);
        IBescPair(c).mint(address(this));
        IBescPair(c).transfer(address(collector), 1e18);
        _convert(IBescPair(c), 1e18);
    }

    function test_Owner_CannotRedirectTheBurn() external {
        vm.prank(address(8));
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, address(8)));
        collector.setTreasury(address(8));
        vm.prank(address(8));
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, address(8)));
        collector.setOperator(address(8));
        vm.prank(address(8));
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, address(8)));
        collector.setBridge(address(tokenC), address(tokenB));
        vm.expectRevert(IFeeCollector.ZeroAddress.selector);
        collector.setTreasury(address(0));
        collector.setTreasury(address(77));
        collector.setOperator(address(0));
        pair.transfer(address(collector), 1e18);
        collector.convert(_one(address(pair)), _one(uint256(0)));
        uint256 total = tokenA.balanceOf(address(77)) + tokenA.balanceOf(BURN);
        equal(tokenA.balanceOf(BURN), total - total * 3 / 8, "burned all the same");
        Ownable2Step owned = Ownable2Step(address(collector));
        owned.transferOwnership(address(8));
        equal(owned.owner(), address(this), "two steps");
        vm.prank(address(8));
        owned.acceptOwnership();
        equal(owned.owner(), address(8), "accepted");
    }

    function test_Constructor_RevertWhen_ZeroAddress() external {
        vm.expectRevert(IFeeCollector.ZeroAddress.selector);
        Deployed.feeCollector(router, address(0), address(this), TREASURY, OPERATOR);
        vm.expectRevert(IFeeCollector.ZeroAddress.selector);
        Deployed.feeCollector(router, address(tokenA), address(this), address(0), OPERATOR);
    }

    function _convert(IBescPair target, uint256 minimum) private {
        vm.prank(OPERATOR);
        collector.convert(_one(address(target)), _one(minimum));
    }

    function _one(address value) private pure returns (address[] memory values) {
        values = new address[](1);
        values[0] = value;
    }

    function _one(uint256 value) private pure returns (uint256[] memory values) {
        values = new uint256[](1);
        values[0] = value;
    }
}

contract FakePair {
    address public token0;
    address public token1;

    constructor(address a, address b) {
        (token0, token1) = a < b ? (a, b) : (b, a);
    }
}
