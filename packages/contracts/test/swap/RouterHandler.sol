// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../src/swap/IBescPair.sol";
import {IBescRouter} from "../../src/swap/IBescRouter.sol";
import {Exchange} from "../support/Exchange.sol";
import {Permits} from "../support/Permits.sol";
import {FeeOnTransferToken} from "../zoo/FeeOnTransferToken.sol";
import {ZooToken} from "../zoo/ZooToken.sol";

/// @title Two users and an attacker on a router with six pairs; every call checks what it can see
contract RouterHandler is Exchange {
    uint256 private constant KEY = 0xb0b;
    uint256 private constant LATER = type(uint256).max;

    FeeOnTransferToken public taxed;
    string public broken;
    address private immutable _user = vm.addr(KEY);
    /// @dev Holds every token with unlimited approvals to the router, and never calls it: nothing may move.
    address private constant SLEEPER = address(0x51ee);
    address private constant ATTACKER = address(0xbad);
    address[] private _all;

    receive() external payable {}

    constructor() {
        setUpExchange();
        taxed = new FeeOnTransferToken();
        vm.deal(address(this), 1e30);
        wbesc.deposit{value: 1e24}();
        _all = [address(tokenA), address(tokenB), address(tokenC), address(wbesc), address(taxed)];
        supplied(tokenA, tokenB, 1e21, 2e21);
        supplied(tokenB, tokenC, 3e21, 1e21);
        supplied(tokenA, tokenC, 1e20, 1e20);
        _supplyNative(tokenA, 1e21);
        _supplyNative(tokenC, 5e20);
        _supplyNative(taxed, 1e21);
        for (uint256 i = 0; i < _all.length; ++i) {
            _fund(_all[i], _user, 1e24);
            _fund(_all[i], SLEEPER, 1e20);
            _fund(_all[i], ATTACKER, 1e20);
            _approveAll(_user, _all[i]);
            _approveAll(SLEEPER, _all[i]);
            _approveAll(ATTACKER, _all[i]);
        }
        vm.deal(_user, 1e28);
    }

    function swapExactIn(uint256 route, uint256 amount, uint256 minOff) external {
        address[] memory path = _path(route);
        amount = within(amount, 1e6, 1e20);
        address last = path[path.length - 1];
        uint256[] memory quoted = router.getAmountsOut(amount, path);
        uint256 quote = quoted[quoted.length - 1];
        _checkComposition(amount, path, quoted);
        uint256 had = ZooToken(last).balanceOf(_user);
        // One more than the quote is refused, whatever the path.
        _check(
            !_call(abi.encodeCall(IBescRouter.swapExactTokensForTokens, (amount, quote + 1, path, _user, LATER)), 0),
            "ROUTER-3 min-out"
        );
        uint256 minimum = quote - within(minOff, 0, quote / 2);
        bool done =
            _call(abi.encodeCall(IBescRouter.swapExactTokensForTokens, (amount, minimum, path, _user, LATER)), 0);
        _check(done, "ROUTER-6 a quoted swap succeeds");
        uint256 got = ZooToken(last).balanceOf(_user) - had;
        _check(got == quote, "ROUTER-6 quote is execution");
        _check(got >= minimum, "ROUTER-3 min-out");
    }

    function swapExactOut(uint256 route, uint256 amount) external {
        address[] memory path = _path(route);
        amount = within(amount, 1e3, 1e17);
        uint256[] memory quoted = router.getAmountsIn(amount, path);
        (address first, address last) = (path[0], path[path.length - 1]);
        (uint256 had, uint256 hadIn) = (ZooToken(last).balanceOf(_user), ZooToken(first).balanceOf(_user));
        _check(
            !_call(
                abi.encodeCall(IBescRouter.swapTokensForExactTokens, (amount, quoted[0] - 1, path, _user, LATER)), 0
            ),
            "ROUTER-3 max-in"
        );
        bool done =
            _call(abi.encodeCall(IBescRouter.swapTokensForExactTokens, (amount, quoted[0], path, _user, LATER)), 0);
        _check(done, "ROUTER-6 a quoted swap succeeds");
        _check(ZooToken(last).balanceOf(_user) - had == amount, "ROUTER-3 exact output");
        _check(hadIn - ZooToken(first).balanceOf(_user) == quoted[0], "ROUTER-6 quote is execution");
    }

    function swapNativeIn(uint256 amount, bool exactOut, uint256 extra) external {
        address[] memory path = list(address(wbesc), address(tokenA), address(tokenB));
        (uint256 had, uint256 coins) = (tokenB.balanceOf(_user), _user.balance);
        if (exactOut) {
            amount = within(amount, 1e3, 1e17);
            uint256 due = router.getAmountsIn(amount, path)[0];
            extra = within(extra, 0, 1e18);
            bytes memory data = abi.encodeCall(IBescRouter.swapETHForExactTokens, (amount, path, _user, LATER));
            _check(_call(data, due + extra), "ROUTER-6 a quoted swap succeeds");
            _check(coins - _user.balance == due, "ROUTER-8 unused native comes back");
            _check(tokenB.balanceOf(_user) - had == amount, "ROUTER-3 exact output");
        } else {
            amount = within(amount, 1e6, 1e19);
            uint256 quote = router.getAmountsOut(amount, path)[2];
            bytes memory data = abi.encodeCall(IBescRouter.swapExactETHForTokens, (quote, path, _user, LATER));
            _check(_call(data, amount), "ROUTER-6 a quoted swap succeeds");
            _check(tokenB.balanceOf(_user) - had == quote, "ROUTER-6 quote is execution");
        }
    }

    function swapNativeOut(uint256 amount, bool exactOut) external {
        address[] memory path = list(address(tokenB), address(tokenA), address(wbesc));
        uint256 coins = _user.balance;
        if (exactOut) {
            amount = within(amount, 1e3, 1e17);
            uint256 due = router.getAmountsIn(amount, path)[0];
            bytes memory data = abi.encodeCall(IBescRouter.swapTokensForExactETH, (amount, due, path, _user, LATER));
            _check(_call(data, 0), "ROUTER-6 a quoted swap succeeds");
            _check(_user.balance - coins == amount, "ROUTER-3 exact output");
        } else {
            amount = within(amount, 1e6, 1e19);
            uint256 quote = router.getAmountsOut(amount, path)[2];
            bytes memory data = abi.encodeCall(IBescRouter.swapExactTokensForETH, (amount, quote, path, _user, LATER));
            _check(_call(data, 0), "ROUTER-6 a quoted swap succeeds");
            _check(_user.balance - coins == quote, "ROUTER-6 quote is execution");
        }
    }

    function swapTaxed(uint256 kind, uint256 amount) external {
        amount = within(amount, 1e9, 1e19);
        address[] memory into = list(address(wbesc), address(taxed));
        address[] memory outOf = list(address(taxed), address(wbesc));
        if (kind % 3 == 0) {
            uint256 paid = router.getAmountsOut(amount, into)[1];
            uint256 received = paid - paid * 3 / 100;
            uint256 had = taxed.balanceOf(_user);
            bytes memory tooMuch = abi.encodeCall(
                IBescRouter.swapExactETHForTokensSupportingFeeOnTransferTokens, (received + 1, into, _user, LATER)
            );
            _check(!_call(tooMuch, amount), "ROUTER-7 min-out counts what arrives");
            bytes memory data = abi.encodeCall(
                IBescRouter.swapExactETHForTokensSupportingFeeOnTransferTokens, (received, into, _user, LATER)
            );
            _check(_call(data, amount), "ROUTER-7 the received amount is enough");
            _check(taxed.balanceOf(_user) - had == received, "ROUTER-7 received");
            return;
        }
        uint256 arrived = amount - amount * 3 / 100;
        uint256 quote = router.getAmountsOut(arrived, outOf)[1];
        if (kind % 3 == 1) {
            uint256 coins = _user.balance;
            bytes memory tooMuch = abi.encodeCall(
                IBescRouter.swapExactTokensForETHSupportingFeeOnTransferTokens, (amount, quote + 1, outOf, _user, LATER)
            );
            _check(!_call(tooMuch, 0), "ROUTER-7 min-out counts what arrives");
            bytes memory data = abi.encodeCall(
                IBescRouter.swapExactTokensForETHSupportingFeeOnTransferTokens, (amount, quote, outOf, _user, LATER)
            );
            _check(_call(data, 0), "ROUTER-7 sells what arrived");
            _check(_user.balance - coins == quote, "ROUTER-7 paid for what arrived");
        } else {
            uint256 had = wbesc.balanceOf(_user);
            bytes memory data = abi.encodeCall(
                IBescRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens, (amount, quote, outOf, _user, LATER)
            );
            _check(_call(data, 0), "ROUTER-7 sells what arrived");
            _check(wbesc.balanceOf(_user) - had == quote, "ROUTER-7 paid for what arrived");
            bytes memory plain = abi.encodeCall(IBescRouter.swapExactTokensForTokens, (amount, 0, outOf, _user, LATER));
            _check(!_call(plain, 0), "ROUTER-7 the plain form refuses a taxed token");
        }
    }

    function addLiquidity(uint256 a, uint256 b, bool native) external {
        (a, b) = (within(a, 1e6, 1e20), within(b, 1e6, 1e20));
        (uint256 hadA, uint256 hadB) = (tokenA.balanceOf(_user), native ? _user.balance : tokenB.balanceOf(_user));
        address other = native ? address(wbesc) : address(tokenB);
        (uint256 rA, uint256 rB) = _reserves(address(tokenA), other);
        uint256 optimal = a * rB / rA;
        (uint256 dueA, uint256 dueB) = optimal <= b ? (a, optimal) : (b * rA / rB, b);
        bytes memory data = native
            ? abi.encodeCall(IBescRouter.addLiquidityETH, (address(tokenA), a, dueA, dueB, _user, LATER))
            : abi.encodeCall(IBescRouter.addLiquidity, (address(tokenA), other, a, b, dueA, dueB, _user, LATER));
        bytes memory tooMuch = native
            ? abi.encodeCall(IBescRouter.addLiquidityETH, (address(tokenA), a, dueA + 1, dueB, _user, LATER))
            : abi.encodeCall(IBescRouter.addLiquidity, (address(tokenA), other, a, b, dueA, dueB + 1, _user, LATER));
        _check(!_call(tooMuch, native ? b : 0), "ROUTER-8 amounts are at least the minimum");
        if (!_call(data, native ? b : 0)) return;
        uint256 spentB = hadB - (native ? _user.balance : tokenB.balanceOf(_user));
        _check(hadA - tokenA.balanceOf(_user) == dueA && spentB == dueB, "ROUTER-8 amounts in ratio, rest refunded");
    }

    function removeLiquidity(uint256 part, bool native) external {
        address other = native ? address(wbesc) : address(tokenB);
        IBescPair pair = pairOf(address(tokenA), other);
        uint256 liquidity = pair.balanceOf(_user) * within(part, 1, 100) / 100;
        if (liquidity < 1e6) return;
        _approveAll(_user, address(pair));
        uint256 dueA = liquidity * tokenA.balanceOf(address(pair)) / pair.totalSupply();
        uint256 dueB = liquidity * ZooToken(other).balanceOf(address(pair)) / pair.totalSupply();
        (uint256 hadA, uint256 hadB) = (tokenA.balanceOf(_user), native ? _user.balance : tokenB.balanceOf(_user));
        bytes memory tooMuch = native
            ? abi.encodeCall(IBescRouter.removeLiquidityETH, (address(tokenA), liquidity, dueA, dueB + 1, _user, LATER))
            : abi.encodeCall(
                IBescRouter.removeLiquidity, (address(tokenA), other, liquidity, dueA + 1, dueB, _user, LATER)
            );
        _check(!_call(tooMuch, 0), "ROUTER-3 minimums of a removal");
        bytes memory data = native
            ? abi.encodeCall(IBescRouter.removeLiquidityETH, (address(tokenA), liquidity, dueA, dueB, _user, LATER))
            : abi.encodeCall(IBescRouter.removeLiquidity, (address(tokenA), other, liquidity, dueA, dueB, _user, LATER));
        _check(_call(data, 0), "ROUTER-3 a removal at its exact amounts succeeds");
        uint256 gotB = (native ? _user.balance : tokenB.balanceOf(_user)) - hadB;
        _check(tokenA.balanceOf(_user) - hadA == dueA && gotB == dueB, "ROUTER-3 paid");
    }

    function removeWithPermit(uint256 part, bool frontRun, bool approveMax) external {
        IBescPair pair = pairOf(address(tokenA), address(tokenB));
        uint256 liquidity = pair.balanceOf(_user) * within(part, 1, 100) / 100;
        if (liquidity < 1e6) return;
        vm.prank(_user);
        pair.approve(address(router), 0);
        uint256 value = approveMax ? type(uint256).max : liquidity;
        Permits.Signature memory signed = Permits.sign(KEY, address(pair), address(router), value, LATER);
        if (frontRun) {
            vm.prank(ATTACKER);
            pair.permit(_user, address(router), value, LATER, signed.v, signed.r, signed.s);
        }
        bytes memory data = abi.encodeCall(
            IBescRouter.removeLiquidityWithPermit,
            (address(tokenA), address(tokenB), liquidity, 0, 0, _user, LATER, approveMax, signed.v, signed.r, signed.s)
        );
        _check(_call(data, 0), "ROUTER-9 a permit that somebody submitted first is no obstacle");
    }

    function attack(uint256 route, uint256 amount, uint256 kind) external {
        address[] memory path = _path(route);
        amount = within(amount, 1e6, 1e18);
        vm.prank(ATTACKER);
        (bool ignored,) = kind % 2 == 0
            ? address(router)
                .call(abi.encodeCall(IBescRouter.swapExactTokensForTokens, (amount, 0, path, ATTACKER, LATER)))
            : address(router)
                .call(
                    abi.encodeCall(
                        IBescRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens,
                        (amount, 0, path, ATTACKER, LATER)
                    )
                );
        ignored;
        vm.deal(ATTACKER, 1e18);
        vm.prank(ATTACKER);
        (bool sent,) = address(router).call{value: 1}("");
        _check(!sent, "ROUTER-10 only WBESC sends native");
    }

    function refused(uint256 kind, uint256 amount) external {
        amount = within(amount, 1e6, 1e18);
        address[] memory path = list(address(tokenA), address(tokenB));
        uint256 deadline = LATER;
        if (kind % 6 == 0) path = new address[](1);
        else if (kind % 6 == 1) path = list(address(tokenA), address(tokenA));
        else if (kind % 6 == 2) path = new address[](5);
        else if (kind % 6 == 3) path = list(address(tokenB), address(taxed));
        else if (kind % 6 == 4) deadline = block.timestamp - 1;
        else path = new address[](0);
        if (kind % 6 == 2) {
            for (uint256 i = 0; i < 5; ++i) {
                path[i] = i % 2 == 0 ? address(tokenA) : address(tokenB);
            }
        }
        bytes memory data = abi.encodeCall(IBescRouter.swapExactTokensForTokens, (amount, 0, path, _user, deadline));
        string memory what = kind % 6 == 4 ? "ROUTER-4 deadline" : "ROUTER-11 paths";
        string memory text = kind % 6 == 4 ? "BescRouter: EXPIRED" : "BescRouter: INVALID_PATH";
        vm.prank(_user);
        (bool success, bytes memory why) = address(router).call(data);
        _check(!success && sameReason(why, text), what);
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + within(time, 1, 1 days));
    }

    /// @dev What holds after any sequence.
    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        if (address(router).balance != 0) return "ROUTER-1 native";
        for (uint256 i = 0; i < _all.length; ++i) {
            if (ZooToken(_all[i]).balanceOf(address(router)) != 0) return "ROUTER-1 tokens";
            if (ZooToken(_all[i]).balanceOf(SLEEPER) != 1e20) return "ROUTER-2 others' allowances";
        }
        for (uint256 i = 0; i < factory.allPairsLength(); ++i) {
            if (IBescPair(factory.allPairs(i)).balanceOf(address(router)) != 0) return "ROUTER-1 shares";
        }
        return "";
    }

    /// @dev ROUTER-5 and ROUTER-12 for one path.
    function _checkComposition(uint256 amount, address[] memory path, uint256[] memory quoted) private {
        uint256 value = amount;
        for (uint256 i = 0; i + 1 < path.length; ++i) {
            (uint256 rIn, uint256 rOut) = _reserves(path[i], path[i + 1]);
            value = value * 9975 * rOut / (rIn * 10_000 + value * 9975);
            _check(value == quoted[i + 1], "ROUTER-12 a path is the composition of its hops");
            _check(
                router.getAmountOut(quoted[i], rIn, rOut) == value, "ROUTER-12 a path is the composition of its hops"
            );
            if (value == 0) return;
            uint256 needed = router.getAmountIn(value, rIn, rOut);
            _check(router.getAmountOut(needed, rIn, rOut) >= value, "ROUTER-5 the input suffices");
            if (needed > 2) _check(router.getAmountOut(needed - 2, rIn, rOut) < value, "ROUTER-5 by one step at most");
        }
    }

    function _call(bytes memory data, uint256 value) private returns (bool success) {
        vm.prank(_user);
        (success,) = address(router).call{value: value}(data);
    }

    function _path(uint256 seed) private view returns (address[] memory) {
        (address a, address b, address c, address w) =
            (address(tokenA), address(tokenB), address(tokenC), address(wbesc));
        seed = seed % 6;
        if (seed == 0) return list(a, b);
        if (seed == 1) return list(b, a);
        if (seed == 2) return list(a, b, c);
        if (seed == 3) return list(c, w, a);
        if (seed == 4) return list(w, a, b, c);
        return list(b, c, a, w);
    }

    function _reserves(address tokenIn, address tokenOut) private view returns (uint256 rIn, uint256 rOut) {
        (uint256 r0, uint256 r1,) = pairOf(tokenIn, tokenOut).getReserves();
        return tokenIn < tokenOut ? (r0, r1) : (r1, r0);
    }

    function _supplyNative(ZooToken token, uint256 amount) private {
        address pair = factory.createPair(address(token), address(wbesc));
        token.mint(pair, amount);
        wbesc.transfer(pair, amount);
        IBescPair(pair).mint(address(this));
    }

    function _fund(address token, address account, uint256 amount) private {
        if (token == address(wbesc)) {
            wbesc.deposit{value: amount}();
            wbesc.transfer(account, amount);
        } else {
            ZooToken(token).mint(account, amount);
        }
    }

    function _approveAll(address account, address token) private {
        vm.prank(account);
        ZooToken(token).approve(address(router), type(uint256).max);
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }
}
