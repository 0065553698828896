// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "../../src/swap/IBescFactory.sol";
import {IBescPair} from "../../src/swap/IBescPair.sol";
import {FeeReceiver} from "../support/FeeReceiver.sol";
import {TestBase} from "../support/TestBase.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {FlashBorrower} from "./FlashBorrower.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Actors and an attacker on one pair; every call checks what it can see and keeps the first violation
/// @dev Reserves stay below 2^60, so that ratios can be compared exactly, and rounding is a large part of each amount.
contract PairHandler is TestBase {
    uint256 private constant MAX_RESERVE = 2 ** 60;
    uint256 private constant ACTORS = 4;

    IBescFactory public immutable factory;
    IBescPair public immutable pair;
    ZooToken public immutable token0;
    ZooToken public immutable token1;
    FlashBorrower public immutable attacker;
    address public constant FEE_TO = address(0xfee);

    string public broken;
    address[] private _actors;
    /// @dev Reserves and supply after the last mint or burn.
    uint256 private _product;
    uint256 private _supply;
    uint256 private _tradesSinceLiquidity;
    /// @dev A time window, for the average price of token0.
    uint256 private _windowSum;
    uint256 private _windowTime;
    uint256 private _minSpot = type(uint256).max;
    uint256 private _maxSpot;

    constructor(IBescFactory factory_, IBescPair pair_) {
        factory = factory_;
        pair = pair_;
        token0 = ZooToken(pair_.token0());
        token1 = ZooToken(pair_.token1());
        attacker = new FlashBorrower();
        FeeReceiver.place(factory_, FEE_TO);
        for (uint256 i = 1; i <= ACTORS; ++i) {
            _actors.push(address(uint160(0xa0 + i)));
        }
    }

    modifier tracked() {
        (uint256 sum0, uint256 sum1) = (pair.price0CumulativeLast(), pair.price1CumulativeLast());
        _;
        _check(pair.price0CumulativeLast() >= sum0 && pair.price1CumulativeLast() >= sum1, "PAIR-15 sums only grow");
        (uint256 r0, uint256 r1, uint32 time) = pair.getReserves();
        if (r0 == 0 || r1 == 0) return;
        if (_windowTime > 0 && time > _windowTime && _maxSpot > 0) {
            uint256 average = (pair.price0CumulativeLast() - _windowSum) / (time - _windowTime);
            // Each term of the sum is rounded down once, so the average may lie one unit below the least price.
            _check(average + 1 >= _minSpot && average <= _maxSpot, "PAIR-15 average within spot prices");
        }
        if (_windowTime == 0) (_windowSum, _windowTime) = (pair.price0CumulativeLast(), time);
        uint256 spot = (r1 << 112) / r0;
        if (spot < _minSpot) _minSpot = spot;
        if (spot > _maxSpot) _maxSpot = spot;
    }

    /// @dev Part of the set-up; later calls do nothing.
    function takeSetter() external {
        if (factory.pendingFeeToSetter() == address(this)) factory.acceptFeeToSetter();
    }

    function supply(uint256 who, uint256 amount0, uint256 amount1) external tracked {
        (uint256 r0, uint256 r1,) = pair.getReserves();
        if (r0 > MAX_RESERVE / 4 || r1 > MAX_RESERVE / 4) return;
        amount0 = within(amount0, 1e4, 1e12);
        amount1 = r0 == 0 || amount1 % 8 == 0 ? within(amount1, 1e4, 1e12) : amount0 * r1 / r0 + 1;
        if (amount1 > MAX_RESERVE / 4) return;
        _pay(amount0, amount1);
        _mint(_actor(who));
    }

    function withdraw(uint256 who, uint256 part) external tracked {
        address actor = _actor(who);
        uint256 liquidity = pair.balanceOf(actor) * within(part, 1, 100) / 100;
        _burn(actor, liquidity);
    }

    function trade(uint256 who, bool zeroForOne, uint256 amountIn) external tracked {
        (uint256 rIn, uint256 rOut) = _reserves(zeroForOne);
        if (rIn == 0 || rIn > MAX_RESERVE / 4) return;
        amountIn = within(amountIn, 1, rIn * 2);
        // The numbers themselves, not the product's constants: a fee changed in one place shows here.
        uint256 out = amountIn * 9975 * rOut / (rIn * 10_000 + amountIn * 9975);
        ZooToken(zeroForOne ? address(token0) : address(token1)).mint(address(pair), amountIn);
        if (out + 1 < rOut) {
            bool more = _trySwap(zeroForOne, out + 1, _actor(who), "");
            _check(!more, "PAIR-9 PAIR-10 nothing beyond the floor of the exact output");
            if (more) return;
        }
        if (out == 0) return;
        _check(_trySwap(zeroForOne, out, _actor(who), ""), "PAIR-9 PAIR-10 the floor of the exact output is paid");
        (uint256 newIn, uint256 newOut) = _reserves(zeroForOne);
        _check(newIn * newOut >= rIn * rOut, "PAIR-1 the product never falls in a swap");
        ++_tradesSinceLiquidity;

        uint256 first = amountIn / 3;
        uint256 firstOut = first * 9975 * rOut / (rIn * 10_000 + first * 9975);
        (uint256 in2, uint256 out2) = (rIn + first, rOut - firstOut);
        uint256 rest = amountIn - first;
        uint256 split = firstOut + rest * 9975 * out2 / (in2 * 10_000 + rest * 9975);
        _check(split <= out, "PAIR-8 splitting never beats one swap");
    }

    function thereAndBack(uint256 who, bool zeroForOne, uint256 amountIn) external tracked {
        (uint256 rIn, uint256 rOut) = _reserves(zeroForOne);
        if (rIn == 0 || rIn > MAX_RESERVE / 4 || rOut < 10) return;
        amountIn = within(amountIn, 1, rIn);
        uint256 out = amountIn * 9975 * rOut / (rIn * 10_000 + amountIn * 9975);
        if (out == 0) return;
        address actor = _actor(who);
        (ZooToken sold, ZooToken bought) = zeroForOne ? (token0, token1) : (token1, token0);
        sold.mint(address(pair), amountIn);
        if (!_trySwap(zeroForOne, out, actor, "")) return _check(false, "PAIR-9 the exact output is paid");
        (rIn, rOut) = _reserves(!zeroForOne);
        vm.prank(actor);
        bought.transfer(address(pair), out);
        uint256 back = out * 9975 * rOut / (rIn * 10_000 + out * 9975);
        if (back > 0) {
            _check(_trySwap(!zeroForOne, back, actor, ""), "PAIR-9 the exact output is paid");
            _check(!_trySwap(!zeroForOne, 1, actor, ""), "PAIR-1 nothing is paid for nothing");
        }
        _check(back <= amountIn, "PAIR-7 there and back never profits");
        ++_tradesSinceLiquidity;
    }

    function supplyAndWithdraw(uint256 who, uint256 amount0, uint256 amount1) external tracked {
        (uint256 r0, uint256 r1,) = pair.getReserves();
        if (r0 == 0 || r1 == 0 || r0 > MAX_RESERVE / 4 || r1 > MAX_RESERVE / 4) return;
        address actor = address(uint160(within(who, 0xb0, 0xbf)));
        amount0 = within(amount0, 1, r0 / 2 + 1);
        amount1 = within(amount1, 1, r1 / 2 + 1);
        // What lies on the pair already is a gift to the next caller: not part of this.
        pair.skim(address(0xdead));
        _pay(amount0, amount1);
        uint256 liquidity = _mint(actor);
        if (liquidity == 0) return pair.skim(address(0xdead));
        (uint256 back0, uint256 back1) = _burn(actor, liquidity);
        _check(back0 <= amount0 && back1 <= amount1, "PAIR-6 mint and burn return no more than was put in");
    }

    function donate(uint256 amount0, uint256 amount1, bool thenSync) external tracked {
        (uint256 r0, uint256 r1,) = pair.getReserves();
        if (r0 > MAX_RESERVE / 8 || r1 > MAX_RESERVE / 8) return;
        _pay(within(amount0, 0, 1e9), within(amount1, 0, 1e9));
        uint256 before = pair.totalSupply();
        if (thenSync) {
            pair.sync();
            ++_tradesSinceLiquidity;
        }
        _check(pair.totalSupply() == before, "PAIR-13 sync keeps the supply");
        (uint256 n0, uint256 n1,) = pair.getReserves();
        _check(n0 >= r0 && n1 >= r1, "PAIR-17 a gift never harms");
    }

    function skim(uint256 amount0, uint256 amount1) external tracked {
        _pay(within(amount0, 0, 1e9), within(amount1, 0, 1e9));
        (uint256 r0, uint256 r1,) = pair.getReserves();
        pair.skim(address(0xdead));
        bool exact = token0.balanceOf(address(pair)) == r0 && token1.balanceOf(address(pair)) == r1;
        (uint256 n0, uint256 n1,) = pair.getReserves();
        _check(exact && n0 == r0 && n1 == r1, "PAIR-13 skim takes the surplus and nothing else");
    }

    function flash(bool zeroForOne, uint256 amount, bool pays) external tracked {
        (uint256 r0, uint256 r1,) = pair.getReserves();
        uint256 reserve = zeroForOne ? r0 : r1;
        if (reserve < 1e4 || r0 > MAX_RESERVE / 4 || r1 > MAX_RESERVE / 4) return;
        pair.skim(address(0xdead));
        amount = within(amount, 1e3, reserve / 2);
        uint256 due = amount * 10_000 / 9975 + 1;
        uint256 repay = pays ? due : due - 2;
        (uint256 out0, uint256 out1) = zeroForOne ? (amount, uint256(0)) : (uint256(0), amount);
        (uint256 repay0, uint256 repay1) = zeroForOne ? (repay, uint256(0)) : (uint256(0), repay);
        uint256 refused = attacker.refused();
        try attacker.borrow(pair, out0, out1, repay0, repay1) {
            _check(pays, "PAIR-17 a flash swap that does not pay reverts");
            _check(attacker.refused() == refused + 6, "PAIR-16 no way back into the pair");
            _check(attacker.sawLocked(), "PAIR-16 the lock shows");
            ++_tradesSinceLiquidity;
        } catch {
            _check(!pays, "PAIR-17 a flash swap that pays its fee succeeds");
        }
        _check(attacker.entered() == 0, "PAIR-16 no way back into the pair");
        (uint256 n0, uint256 n1,) = pair.getReserves();
        _check(n0 * n1 >= r0 * r1, "PAIR-1 the product never falls in a swap");
    }

    function overflow(bool first) external tracked {
        ZooToken token = first ? token0 : token1;
        pair.skim(address(0xdead));
        token.mint(address(pair), 2 ** 112);
        try pair.sync() {
            _check(false, "PAIR-14 no reserve beyond 2^112 - 1");
        } catch (bytes memory why) {
            _check(sameReason(why, "BescPair: OVERFLOW"), "PAIR-14 overflow is named");
        }
        _check(!_trySwap(!first, 1, address(this), ""), "PAIR-14 no swap beyond 2^112 - 1");
        (bool minted,) = address(pair).call(abi.encodeCall(IBescPair.mint, (address(this))));
        _check(!minted, "PAIR-14 no mint beyond 2^112 - 1");
        pair.skim(address(0xdead));
    }

    function moveShares(uint256 from, uint256 to, uint256 part) external tracked {
        address actor = _actor(from);
        uint256 amount = pair.balanceOf(actor) * within(part, 0, 100) / 100;
        vm.prank(actor);
        pair.transfer(_actor(to), amount);
    }

    function wait(uint256 time) external tracked {
        vm.warp(block.timestamp + within(time, 1, 30 days));
        pair.skim(address(0xdead));
        pair.sync();
    }

    function setFeeTo() external tracked {
        if (factory.feeTo() == address(0)) factory.setFeeTo(FEE_TO);
    }

    function createAgain(bool swapped) external tracked {
        (address a, address b) = swapped ? (pair.token1(), pair.token0()) : (pair.token0(), pair.token1());
        (bool created,) = address(factory).call(abi.encodeCall(factory.createPair, (a, b)));
        _check(!created, "PAIR-18 one pair for two tokens");
    }

    /// @dev What holds after any sequence.
    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        (uint256 r0, uint256 r1,) = pair.getReserves();
        if (token0.balanceOf(address(pair)) < r0 || token1.balanceOf(address(pair)) < r1) return "PAIR-3";
        if (r0 > type(uint112).max || r1 > type(uint112).max) return "PAIR-14";
        if (pair.locked()) return "PAIR-16 left locked";
        uint256 supplied = pair.totalSupply();
        uint256 sum = pair.balanceOf(address(0)) + pair.balanceOf(address(pair)) + pair.balanceOf(FEE_TO)
            + pair.balanceOf(address(attacker));
        for (uint256 i = 0; i < _actors.length; ++i) {
            sum += pair.balanceOf(_actors[i]);
        }
        for (uint256 i = 0xb0; i <= 0xbf; ++i) {
            sum += pair.balanceOf(address(uint160(i)));
        }
        if (sum != supplied) return "PAIR-4 supply is the sum of balances";
        if (supplied != 0 && (supplied < 1000 || pair.balanceOf(address(0)) < 1000)) return "PAIR-5 minimum liquidity";
        if (supplied > 0 && r0 * r1 * _supply * _supply < _product * supplied * supplied) return "PAIR-2";
        (address a, address b) = (pair.token0(), pair.token1());
        bytes32 salt = keccak256(abi.encodePacked(a, b));
        bytes32 predicted = keccak256(abi.encodePacked(hex"ff", address(factory), salt, factory.INIT_CODE_PAIR_HASH()));
        if (address(uint160(uint256(predicted))) != address(pair)) return "PAIR-18 predicted address";
        if (factory.getPair(b, a) != address(pair) || factory.allPairsLength() != 1) return "PAIR-18 one pair";
        return "";
    }

    function _mint(address to) private returns (uint256 liquidity) {
        uint256 fee = _expectedFee();
        uint256 before = pair.balanceOf(FEE_TO);
        try pair.mint(to) returns (uint256 minted) {
            liquidity = minted;
        } catch {
            return 0;
        }
        _afterLiquidity(fee, before);
    }

    function _burn(address from, uint256 liquidity) private returns (uint256 amount0, uint256 amount1) {
        if (liquidity == 0) return (0, 0);
        uint256 fee = _expectedFee();
        uint256 before = pair.balanceOf(FEE_TO);
        uint256 supplyWithFee = pair.totalSupply() + fee;
        uint256 due0 = liquidity * token0.balanceOf(address(pair)) / supplyWithFee;
        uint256 due1 = liquidity * token1.balanceOf(address(pair)) / supplyWithFee;
        if (due0 == 0 || due1 == 0) return (0, 0);
        vm.prank(from);
        if (liquidity % 2 == 0) {
            pair.transfer(address(pair), liquidity);
            (amount0, amount1) = pair.burn(from);
        } else {
            pair.approve(address(this), liquidity);
            (amount0, amount1) = pair.burnFrom(from, liquidity, from, from);
        }
        _check(amount0 == due0 && amount1 == due1, "PAIR-12 burn is pro rata, rounded down");
        _afterLiquidity(fee, before);
    }

    /// @dev The protocol's shares by the definition: 8/25 of the growth of sqrt(k), none of principal.
    function _expectedFee() private returns (uint256 fee) {
        (uint256 r0, uint256 r1,) = pair.getReserves();
        uint256 root = Math.sqrt(r0 * r1);
        uint256 last = Math.sqrt(pair.kLast());
        if (factory.feeTo() == address(0) || last == 0 || root <= last) return 0;
        uint256 shares = pair.totalSupply();
        fee = shares * (root - last) * 8 / (root * 17 + last * 8);
        // Of the shares before any are burned: of what a withdrawal leaves it may be more.
        _check(fee * 25 <= (shares + fee) * 8, "PAIR-11 at most 8/25 of all");
    }

    function _afterLiquidity(uint256 fee, uint256 before) private {
        uint256 paid = pair.balanceOf(FEE_TO) - before;
        _check(paid == fee, "PAIR-11 the protocol's shares are 8/25 of growth");
        if (_tradesSinceLiquidity == 0) _check(paid <= 1, "PAIR-11 never on principal");
        bool on = factory.feeTo() != address(0);
        (uint256 r0, uint256 r1,) = pair.getReserves();
        uint256 newRoot = Math.sqrt(r0 * r1);
        _check(pair.kLast() == (on ? newRoot * newRoot : 0), "PAIR-11 growth is counted from here");
        uint256 supplied = pair.totalSupply();
        if (_supply > 0) {
            bool kept = r0 * r1 * _supply * _supply >= _product * supplied * supplied;
            _check(kept, "PAIR-2 sqrt(k) for a share never falls");
        }
        (_product, _supply, _tradesSinceLiquidity) = (r0 * r1, supplied, 0);
    }

    function _trySwap(bool zeroForOne, uint256 out, address to, bytes memory data) private returns (bool done) {
        (uint256 out0, uint256 out1) = zeroForOne ? (uint256(0), out) : (out, uint256(0));
        (done,) = address(pair).call(abi.encodeCall(IBescPair.swap, (out0, out1, to, data)));
    }

    function _pay(uint256 amount0, uint256 amount1) private {
        token0.mint(address(pair), amount0);
        token1.mint(address(pair), amount1);
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }

    function _actor(uint256 seed) private view returns (address) {
        return _actors[seed % ACTORS];
    }

    function _reserves(bool zeroForOne) private returns (uint256 rIn, uint256 rOut) {
        // A gift left on the pair would be an input too.
        pair.skim(address(0xdead));
        (uint256 r0, uint256 r1,) = pair.getReserves();
        return zeroForOne ? (r0, r1) : (r1, r0);
    }
}
