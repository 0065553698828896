// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../../src/swap/IBescPair.sol";
import {CollectorScene} from "../../support/CollectorScene.sol";

/// @title LP of one pair as a token of another: a trap for whoever sells all it holds of a token
contract LpAsTokenTest is CollectorScene {
    IBescPair private income;

    function setUp() external {
        setUpCollector();
        income = pool(address(tokenB), address(wbesc), 100_000e18, 100_000e18);
        income.transfer(address(collector), 1000e18);
    }

    function test_TheIncomeIsNotSoldIntoTheTrap() external {
        IBescPair trap = pool(address(income), address(money), 100e18, 1e18);
        trap.transfer(address(collector), 1e18);
        observeAndWait();
        require(converts(trap, 1e18), "its other token is converted");
        require(income.balanceOf(address(collector)) > 1000e18, "the LP in it is kept, with the rest");
        equal(money.balanceOf(address(trap)), 1e18 - arrived(), "nothing was sold to the trap");
        require(convert(income, type(uint256).max, 0) > 1960e18, "and converts as income of its own pair");
    }

    function test_TheOtherTokenFindsItsWay_WithoutAnAnchorBesideIt() external {
        pool(address(tokenC), address(wbesc), 10_000e18, 10_000e18);
        IBescPair both = pool(address(income), address(tokenC), 100e18, 100e18);
        both.transfer(address(collector), 10e18);
        observeAndWait();
        uint256 worth = collector.worth(address(both), 10e18);
        require(worth > 9.9e18 && worth <= 10e18, "of C alone");
        require(convert(both, 10e18, 0) > 9.8e18, "C is sold");
        equal(income.balanceOf(address(collector)), 1010e18, "LP is kept");
    }

    function test_TwoKindsOfLp_AreBothKept() external {
        IBescPair second = pairOf(address(money), address(wbesc));
        IBescPair both = pool(address(income), address(second), 100e18, 100e18);
        both.transfer(address(collector), 10e18);
        require(converts(both, 10e18), "taken apart");
        equal(income.balanceOf(address(collector)), 1010e18, "the one");
        equal(second.balanceOf(address(collector)), 10e18, "the other");
        equal(collector.worth(address(both), 1e18), 0, "nothing to sell");
    }

    function test_ATokenThatSaysItIsAPair_IsNone() external {
        // It answers as the real pair does, but the factory knows another at these tokens.
        Impostor fake = new Impostor(income.token0(), income.token1());
        IBescPair pair = pool(address(fake), address(wbesc), 1000e18, 1000e18);
        pair.transfer(address(collector), 10e18);
        observeAndWait();
        require(convert(pair, 10e18, 0) > 19.6e18, "sold like every token");
    }

    function test_APoolOfDust_IsItsOwnWait() external {
        IBescPair dust = pool(address(income), address(money), 1e18, 1001);
        dust.transfer(address(collector), 1);
        observeAndWait();
        require(!converts(dust, 1), "too small to burn");
        address[] memory pairs = list(address(dust), address(income));
        uint256[] memory amounts = new uint256[](2);
        (amounts[0], amounts[1]) = (1, 1000e18);
        uint256[] memory received = collector.convert(pairs, amounts, new uint256[](2));
        equal(received[0], 0, "refused");
        require(received[1] > 1960e18, "the other is converted");
    }
}

contract Impostor {
    address public token0;
    address public token1;
    mapping(address account => uint256) public balanceOf;

    constructor(address a, address b) {
        (token0, token1) = (a, b);
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        return true;
    }
}
