// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../../src/swap/IBescPair.sol";
import {IFeeCollector} from "../../../src/swap/IFeeCollector.sol";
import {CollectorScene} from "../../support/CollectorScene.sol";
import {ZooToken} from "../../zoo/ZooToken.sol";

/// @title Owner and operator in one hand, with as much money as they like
contract HostileOperatorTest is CollectorScene {
    IBescPair private income;
    /// @dev A pair without an anchor.
    IBescPair private aside;

    function setUp() external {
        setUpCollector();
        income = pool(address(tokenB), address(wbesc), 100_000e18, 100_000e18);
        aside = pool(address(tokenC), address(tokenB), 100_000e18, 100_000e18);
        income.transfer(address(collector), 100e18);
        aside.transfer(address(collector), 100e18);
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
            aside,
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

    /// @dev Thin, at a hundredth of the price, held for an hour, and made deep whenever somebody looks.
    function test_AThinPoolWithLentLiquidity_IsNotTheWay() external {
        IBescPair wrong = _wrongPool(tokenB, stable, 10e18);
        _observeWhileDeep(wrong, tokenB, stable, 90_000e18);
        _observeWhileDeep(wrong, tokenB, stable, 90_000e18);
        _lend(wrong, tokenB, stable, 90_000e18);
        _refusedOrFair(aside, 100e18, 200e18);
        _refusedOrFair(income, 100e18, 200e18);
    }

    /// @dev The same with four times the depth of the true market: then it is the way, but not alone in what counts.
    function test_APoolLentDeeperThanTheTrueOne_DoesNotMakeThePrice() external {
        IBescPair wrong = _wrongPool(tokenC, stable, 10e18);
        for (uint256 i = 0; i < 2; ++i) {
            _observeWhileDeep(wrong, tokenC, stable, 400_000e18);
        }
        _lend(wrong, tokenC, stable, 400_000e18);
        require(!converts(aside, 100e18), "waits");
        _takeBack(wrong);
        require(converts(aside, 100e18), "when the loan is gone it converts");
    }

    /// @dev Deep for the moment of converting only: not even a reason to wait.
    function test_LiquidityLentForTheMoment_StopsNothing() external {
        IBescPair wrong = _wrongPool(tokenC, stable, 10e18);
        observeAndWait();
        observeAndWait();
        _lend(wrong, tokenC, stable, 2 * DEEP);
        _refusedOrFair(aside, 100e18, 200e18);
        require(aside.balanceOf(address(collector)) < 100e18, "converts");
    }

    /// @dev A stranger's thin pool at a hundred times the price, deep when he has it observed: it has no say by that.
    function test_ADearPool_LentForOneObservation_StopsNothing() external {
        IBescPair dear = pool(address(tokenC), address(stable), 0.1e18, 10e18);
        observeAndWait();
        _observeWhileDeep(dear, tokenC, stable, DEEP);
        _refusedOrFair(aside, 100e18, 200e18);
        require(aside.balanceOf(address(collector)) < 100e18, "converts");
    }

    /// @dev The true pools are made thin for the moment of converting: what they were when observed counts.
    function test_TrueMarketsMadeThinForAMoment_KeepTheirSay() external {
        IBescPair wrong = _wrongPool(tokenC, stable, 10e18);
        for (uint256 i = 0; i < 2; ++i) {
            _observeWhileDeep(wrong, tokenC, stable, 400_000e18);
        }
        _lend(wrong, tokenC, stable, 400_000e18);
        trade(income, address(tokenB), 10_000_000e18);
        _refusedOrFair(aside, 100e18, 200e18);
    }

    function test_AnAnchorsThinPool_HeldWrongForHours_IsNotTheWay() external {
        IBescPair direct = pairOf(address(money), address(stable));
        withdraw(direct, DEEP - 10e18);
        trade(direct, address(stable), 200e18);
        IBescPair second = pool(address(tokenB), address(stable), 100_000e18, 100_000e18);
        second.transfer(address(collector), 100e18);
        for (uint256 i = 0; i < 4; ++i) {
            observeAndWait();
        }
        _refusedOrFair(second, 100e18, 200e18);
        require(second.balanceOf(address(collector)) < 100e18, "and it is not stopped either");
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

    /// @dev `token` at a hundredth of one `anchor`.
    function _wrongPool(ZooToken token, ZooToken anchor, uint256 size) private returns (IBescPair) {
        return pool(address(token), address(anchor), size, size / 100);
    }

    function _lend(IBescPair wrong, ZooToken token, ZooToken anchor, uint256 depth) private {
        (uint256 r0, uint256 r1,) = wrong.getReserves();
        (uint256 rt, uint256 ra) = wrong.token0() == address(token) ? (r0, r1) : (r1, r0);
        pool(address(token), address(anchor), depth * rt / ra, depth);
    }

    function _takeBack(IBescPair wrong) private {
        withdraw(wrong, wrong.balanceOf(address(this)) - 0.5e18);
    }

    function _observeWhileDeep(IBescPair wrong, ZooToken token, ZooToken anchor, uint256 depth) private {
        _lend(wrong, token, anchor, depth);
        observeAll();
        _takeBack(wrong);
        vm.warp(block.timestamp + 30 minutes);
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
