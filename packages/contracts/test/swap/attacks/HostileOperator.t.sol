// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../../src/swap/IBescPair.sol";
import {IFeeCollector} from "../../../src/swap/IFeeCollector.sol";
import {CollectorScene} from "../../support/CollectorScene.sol";
import {ZooToken} from "../../zoo/ZooToken.sol";

/// @title Owner and operator in one hand, with as much money as they like
contract HostileOperatorTest is CollectorScene {
    IBescPair private income;
    /// @dev Two steps from MONEY.
    IBescPair private far;

    function setUp() external {
        setUpCollector();
        income = pool(address(tokenB), address(wbesc), 100_000e18, 100_000e18);
        far = pool(address(tokenC), address(stable), 100_000e18, 100_000e18);
        income.transfer(address(collector), 100e18);
        far.transfer(address(collector), 100e18);
        collector.setOperator(address(this));
        observeAndWait();
    }

    function test_BetweenTwoTradesOnTheAnchorsWay() external {
        trade(pairOf(address(wbesc), address(money)), address(wbesc), DEEP);
        _refusedOrFair(income, 100e18, 200e18);
    }

    function test_BetweenTwoTradesInThePairItself() external {
        trade(income, address(tokenB), 1_000_000e18);
        _refusedOrFair(income, 100e18, 200e18);
    }

    function test_BetweenTwoTradesInThePairItself_TheOtherWay() external {
        trade(income, address(wbesc), 1_000_000e18);
        _refusedOrFair(income, 100e18, 200e18);
    }

    /// @dev So little that the sale itself seems fair: what the pair holds at its mean price counts.
    function test_SmallMovesOfThePairItself() external {
        for (uint256 part = 1; part <= 20; ++part) {
            uint256 out = trade(income, address(tokenB), 1000e18 * part);
            _refusedOrFair(income, 1e18, 2e18);
            tradeBack(income, address(wbesc), out);
        }
    }

    /// @dev Whatever is moved before, a conversion refuses or brings what it must.
    function testFuzz_AnyTradesBefore(uint256 seed) external {
        IBescPair[5] memory pairs = [
            income,
            far,
            pairOf(address(wbesc), address(money)),
            pairOf(address(stable), address(money)),
            pairOf(address(stable), address(wbesc))
        ];
        for (uint256 i = 0; i < 4; ++i) {
            IBescPair moved = pairs[seed % 5];
            address tokenIn = seed / 5 % 2 == 0 ? moved.token0() : moved.token1();
            (uint256 r0,,) = moved.getReserves();
            trade(moved, tokenIn, r0 / 1000 + (seed / 10) % (r0 * 4));
            seed = uint256(keccak256(abi.encode(seed)));
        }
        (IBescPair pair, uint256 liquidity) = (pairs[seed % 2], 1e18 + seed % 99e18);
        _refusedOrFair(pair, liquidity, 2 * liquidity);
    }

    /// @dev A price pushed down for one block weighs nothing in half an hour, one pushed up makes it wait.
    function test_OneBlockOfAWrongPrice() external {
        IBescPair way = pairOf(address(wbesc), address(money));
        uint256 out = trade(way, address(wbesc), 100 * DEEP);
        vm.warp(block.timestamp + 3);
        tradeBack(way, address(money), out);
        _refusedOrFair(income, 100e18, 199e18);
        require(income.balanceOf(address(collector)) < 100e18, "converts");
    }

    /// @dev Pieces so small that a whole token falls under the table each time.
    function test_SmallPieces_LoseNothingToRounding() external {
        ZooToken whole = new ZooToken();
        // 1000 whole pieces, each worth 100 WBESC.
        IBescPair pieces = pool(address(whole), address(wbesc), 1000, 100_000e18);
        uint256 all = pieces.balanceOf(address(this)) / 10;
        pieces.transfer(address(collector), all);
        observeAndWait();
        uint256 supply = pieces.totalSupply();
        for (uint256 i = 1; i <= 20; ++i) {
            uint256 liquidity = all / 10 / i;
            uint256 before = arrived();
            if (!converts(pieces, liquidity)) continue;
            require(arrived() - before >= 200_000e18 * liquidity / supply * 94 / 100, "fair, or not at all");
        }
    }

    function test_NobodyTakesLpOrMoneyOut() external {
        bytes[5] memory tries = [
            abi.encodeWithSignature("setBridge(address,address)", address(tokenB), address(tokenC)),
            abi.encodeWithSignature("setTreasury(address)", address(this)),
            abi.encodeWithSignature("offerTreasury(address)", address(this)),
            abi.encodeWithSignature("acceptTreasury()"),
            abi.encodeWithSignature("rescue(address,address,uint256)", address(income), address(this), 1)
        ];
        for (uint256 i = 0; i < tries.length; ++i) {
            (bool done,) = address(collector).call(tries[i]);
            require(!done, "no such way");
        }
        (bool set,) = address(factory).call(abi.encodeCall(factory.setFeeTo, (address(this))));
        require(!set, "income goes where it went");
        equal(collector.treasury(), TREASURY, "the treasury's own");
    }

    function _refusedOrFair(IBescPair pair, uint256 liquidity, uint256 worth) private {
        uint256 before = arrived();
        if (!converts(pair, liquidity)) return;
        require(arrived() - before >= worth * 95 / 100, "at least nineteen twentieths");
    }

    function converts(IBescPair pair, uint256 liquidity) internal override returns (bool done) {
        (done,) = address(collector).call(abi.encodeCall(IFeeCollector.convertPair, (address(pair), liquidity, 0)));
    }
}
