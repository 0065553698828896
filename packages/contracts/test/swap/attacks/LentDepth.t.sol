// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescCallee} from "../../../src/swap/IBescCallee.sol";
import {IBescPair} from "../../../src/swap/IBescPair.sol";
import {IFeeCollector} from "../../../src/swap/IFeeCollector.sol";
import {CollectorScene} from "../../support/CollectorScene.sol";
import {ZooToken} from "../../zoo/ZooToken.sol";

/// @title Depth that is lent for a moment, from half to a hundred times of what is truly there, own or borrowed from the exchange
/// @dev The attacker is owner and operator. No other account trades, so his wrong price holds; one looks, now and then.
contract LentDepthTest is CollectorScene, IBescCallee {
    enum Kind {
        WayOfTheCoin,
        WayOfTheDollar,
        TokenAndCoin,
        TokenAndDollar,
        TokenAndMoney,
        TwoAnchors
    }

    /// @dev What truly stands in the thin market.
    uint256 private constant TRUE_DEPTH = 100e18;
    uint256 private constant SALES_IN_DEPTH = 20;
    address private constant SUPPLIER = address(0x50);
    address private constant PASSER_BY = address(0x9a55);
    uint256[7] private LOANS = [uint256(5), 10, 40, 110, 300, 600, 1000];

    IBescPair private income;
    IBescPair private thin;
    /// @dev The thin market's tokens: what a conversion sells in it, and for what.
    address private sold;
    address private bought;
    /// @dev Whether the income is of the thin market itself.
    bool private isOwn;
    uint256 private loan;
    uint256 private lent;
    uint256 private _start;

    function setUp() external {
        setUpCollector();
        collector.setOperator(address(this));
        _start = vm.snapshotState();
    }

    function test_LentAtEachObservation_AndForTheConversion_OwnMoney() external {
        _everyAttack(false);
    }

    function test_LentAtEachObservation_AndForTheConversion_FlashBorrowed() external {
        _everyAttack(true);
    }

    /// @dev The younger is not old enough, so the older one counts: a look at the market lowers both.
    function test_LentAtTwoObservations_TheOlderOneCounts() external {
        _thinMarket(Kind.WayOfTheCoin);
        _hold();
        loan = 100 * TRUE_DEPTH;
        _observeLent(false);
        vm.warp(block.timestamp + 31 minutes);
        _observeLent(false);
        _lookedAt();
        vm.warp(block.timestamp + 29 minutes);
        _lend(loan);
        _onlyWhatTheTrueDepthCarries();
    }

    function test_ConvertingInTheBlockOfAnObservation() external {
        _thinMarket(Kind.WayOfTheCoin);
        _lend(100 * TRUE_DEPTH);
        observeAll();
        require(!converts(income, 1e18), "no mean");
    }

    /// @dev What stays through the window is no loan: everybody can trade against it.
    function test_LiquidityThatStays_Counts() external {
        _thinMarket(Kind.WayOfTheCoin);
        _lend(100 * TRUE_DEPTH);
        observeAndWait();
        _lookedAt();
        uint256 before = arrived();
        require(converts(income, 200e18), "converts");
        require(arrived() - before >= 400e18 * 95 / 100, "for what it is worth");
    }

    /// @dev A stranger's loans, looks and trades there and back in one transaction: what the true depth carries goes at any time.
    function test_AStrangerMakesNothingWait() external {
        for (uint256 kind = 0; kind <= uint256(type(Kind).max); ++kind) {
            for (uint256 i = 0; i < LOANS.length; ++i) {
                vm.revertToState(_start);
                _start = vm.snapshotState();
                _thinMarket(Kind(kind));
                loan = TRUE_DEPTH * LOANS[i] / 10;
                for (uint256 round = 0; round < 3; ++round) {
                    _observeLent(round % 2 == 0);
                    _thereAndBack();
                    vm.warp(block.timestamp + 30 minutes);
                    _lend(loan);
                    require(converts(income, 0.5e18), "while it is lent");
                    _takeBack();
                    require(converts(income, 0.5e18), "when it is gone");
                }
            }
        }
    }

    /// @dev The largest supplier goes for a moment in which somebody looks: the others' depth carries what it carries.
    function test_ALargeSupplierGoesForAMoment() external {
        _thinMarket(Kind.WayOfTheCoin);
        _lend(9 * TRUE_DEPTH);
        observeAndWait();
        require(converts(income, 10e18), "with his");
        _takeBack();
        _lookedAt();
        _lend(9 * TRUE_DEPTH);
        require(!converts(income, 10e18), "no more than the others carry");
        require(converts(income, 2e18), "but that");
        observeAndWait();
        require(converts(income, 10e18), "half an hour after the next observation as before");
    }

    /// @dev Without an anchor, or LP beside one: no loan makes a way.
    function test_WhatWaits_WaitsWithALoanToo() external {
        IBescPair aside = pool(address(tokenC), address(tokenB), TRUE_DEPTH, TRUE_DEPTH);
        IBescPair ofLp = pool(address(aside), address(money), 10e18, 10e18);
        IBescPair[2] memory pairs = [aside, ofLp];
        for (uint256 i = 0; i < 2; ++i) {
            pairs[i].transfer(address(collector), 1e18);
            observeAndWait();
            pool(address(tokenC), address(money), 100 * DEEP, DEEP);
            require(!converts(pairs[i], 1e18), "waits");
            equal(pairs[i].balanceOf(address(collector)), 1e18, "all of it");
        }
    }

    function testFuzz_AnyLoans(uint256 seed) external {
        _thinMarket(Kind(seed % (uint256(type(Kind).max) + 1)));
        _hold();
        for (uint256 i = 0; i <= seed / 8 % 3; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            loan = within(seed, TRUE_DEPTH / 2, 100 * TRUE_DEPTH);
            _observeLent(seed / 2 ** 128 % 2 == 0);
            _lookedAt();
            vm.warp(block.timestamp + 30 minutes);
        }
        _lend(loan);
        _onlyWhatTheTrueDepthCarries();
    }

    function bescCall(address, uint256 amount0, uint256 amount1, bytes calldata) external {
        (address token, uint256 amount) =
            amount0 > 0 ? (IBescPair(msg.sender).token0(), amount0) : (IBescPair(msg.sender).token1(), amount1);
        // What was borrowed goes into the market and comes out of it again.
        _lend(loan);
        observeAll();
        _takeBack();
        give(token, address(this), amount / 300);
        ZooToken(token).transfer(msg.sender, amount + amount / 300);
    }

    function _everyAttack(bool borrowed) private {
        for (uint256 kind = 0; kind <= uint256(type(Kind).max); ++kind) {
            for (uint256 i = 0; i < LOANS.length; ++i) {
                for (uint256 count = 1; count <= 3; ++count) {
                    vm.revertToState(_start);
                    _start = vm.snapshotState();
                    _thinMarket(Kind(kind));
                    _hold();
                    loan = TRUE_DEPTH * LOANS[i] / 10;
                    for (uint256 round = 0; round < count; ++round) {
                        _observeLent(borrowed);
                        _lookedAt();
                        vm.warp(block.timestamp + 30 minutes);
                    }
                    _lend(loan);
                    _onlyWhatTheTrueDepthCarries();
                }
            }
        }
    }

    /// @dev `thin` has its true depth by somebody else; the collector's income is worth several times of it, in the same market or
    /// on the way through it.
    function _thinMarket(Kind kind) private {
        if (kind == Kind.WayOfTheCoin) {
            _shallow(address(wbesc), address(money));
            income = pool(address(tokenB), address(wbesc), 100_000e18, 100_000e18);
        } else if (kind == Kind.WayOfTheDollar) {
            _shallow(address(stable), address(wbesc));
            income = pool(address(tokenB), address(stable), 100_000e18, 100_000e18);
        } else {
            if (kind == Kind.TwoAnchors) (sold, bought) = (address(stable), address(wbesc));
            else sold = address(tokenC);
            if (kind == Kind.TokenAndCoin) bought = address(wbesc);
            if (kind == Kind.TokenAndDollar) bought = address(stable);
            if (kind == Kind.TokenAndMoney) bought = address(money);
            _shallow(sold, bought);
            (income, isOwn) = (thin, true);
        }
        // Of its own market the collector has a half.
        uint256 held = isOwn ? TRUE_DEPTH / 2 : 10 * TRUE_DEPTH;
        if (isOwn) vm.prank(SUPPLIER);
        income.transfer(address(collector), held);
    }

    function _shallow(address sold_, address bought_) private {
        (sold, bought) = (sold_, bought_);
        thin = pairOf(sold, bought);
        if (address(thin) == address(0)) thin = pool(sold, bought, TRUE_DEPTH, TRUE_DEPTH);
        else withdraw(thin, thin.balanceOf(address(this)) - TRUE_DEPTH);
        thin.transfer(SUPPLIER, thin.balanceOf(address(this)));
    }

    /// @dev What is sold is at a hundredth of its price, and stays there.
    function _hold() private {
        trade(thin, sold, 9 * TRUE_DEPTH);
    }

    function _lend(uint256 amount) private {
        (uint256 r0, uint256 r1,) = thin.getReserves();
        (uint256 rs, uint256 rb) = sold < bought ? (r0, r1) : (r1, r0);
        uint256 before = thin.balanceOf(address(this));
        pool(sold, bought, rs * amount / TRUE_DEPTH, rb * amount / TRUE_DEPTH + 1);
        lent = thin.balanceOf(address(this)) - before;
    }

    function _takeBack() private {
        withdraw(thin, lent);
    }

    function _observeLent(bool borrowed) private {
        if (!borrowed) {
            _lend(loan);
            observeAll();
            return _takeBack();
        }
        // From a deep pair beside it; the loan is in place before the callback ends.
        IBescPair lender = pairOf(address(money), address(stable));
        lender.swap(loan, 0, address(this), "borrowed");
    }

    function _lookedAt() private {
        vm.warp(block.timestamp + 1 minutes);
        vm.prank(PASSER_BY);
        collector.observe(one(address(thin)));
        vm.warp(block.timestamp - 1 minutes);
    }

    /// @dev A trade that empties one side, a look, the trade back.
    function _thereAndBack() private {
        uint256 out = trade(thin, sold, 1000 * TRUE_DEPTH);
        _lookedAt();
        tradeBack(thin, bought, out);
    }

    /// @dev Every part that sells more than a twentieth of what truly stands there waits, all else brings its worth at the mean.
    function _onlyWhatTheTrueDepthCarries() private {
        uint256 held = income.balanceOf(address(collector));
        for (uint256 part = 1; part <= 1024; part *= 2) {
            uint256 liquidity = held / part;
            // In the way come both halves; in its own market one half, whatever its price.
            uint256 root = isOwn ? liquidity : 2 * liquidity / 10;
            try collector.convertPair(address(income), liquidity, 0) returns (uint256 received, uint256 worth) {
                require(root * SALES_IN_DEPTH <= TRUE_DEPTH * 103 / 100, "the true depth does not carry it");
                require(received * 100 >= worth * 95, "its worth at the mean");
                return;
            } catch {
                require(root * SALES_IN_DEPTH * 100 > TRUE_DEPTH * 95, "the true depth carries it");
            }
        }
    }

    function converts(IBescPair pair, uint256 liquidity) internal override returns (bool done) {
        (done,) = address(collector).call(abi.encodeCall(IFeeCollector.convertPair, (address(pair), liquidity, 0)));
    }
}
