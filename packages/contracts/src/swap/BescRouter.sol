// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWBESC} from "../shared/IWBESC.sol";
import {LeanCalls} from "../shared/LeanCalls.sol";
import {LeanMath} from "../shared/LeanMath.sol";
import {BescRouterQuotes} from "./BescRouterQuotes.sol";
import {IBescFactory} from "./IBescFactory.sol";
import {IBescPair} from "./IBescPair.sol";
import {IBescRouter} from "./IBescRouter.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title Trades and liquidity in one call each, with the caller's limits enforced
contract BescRouter is BescRouterQuotes {
    using SafeERC20 for IERC20;

    address public immutable WETH;

    modifier before(uint256 deadline, address to) {
        require(deadline >= block.timestamp, "BescRouter: EXPIRED");
        // What the router holds after a call is lost, so it must not be the recipient.
        require(LeanMath.both(to != address(0), to != address(this)), "BescRouter: INVALID_TO");
        _;
    }

    constructor(address factory_, address weth) BescRouterQuotes(factory_) {
        WETH = weth;
    }

    receive() external payable {
        require(msg.sender == WETH, "BescRouter: ONLY_WBESC");
    }

    function addLiquidity(
        address tokenA,
        address tokenB,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external before(deadline, to) returns (uint256 amountA, uint256 amountB, uint256 liquidity) {
        address pair;
        (pair, amountA, amountB) =
            _liquidityAmounts(tokenA, tokenB, amountADesired, amountBDesired, amountAMin, amountBMin);
        _pull(tokenA, pair, amountA);
        _pull(tokenB, pair, amountB);
        liquidity = IBescPair(pair).mint(to);
    }

    function addLiquidityETH(
        address token,
        uint256 amountTokenDesired,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external payable before(deadline, to) returns (uint256 amountToken, uint256 amountETH, uint256 liquidity) {
        address pair;
        (pair, amountToken, amountETH) =
            _liquidityAmounts(token, WETH, amountTokenDesired, msg.value, amountTokenMin, amountETHMin);
        _pull(token, pair, amountToken);
        _wrapTo(pair, amountETH);
        liquidity = IBescPair(pair).mint(to);
        _refund(msg.value - amountETH);
    }

    function removeLiquidity(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external before(deadline, to) returns (uint256 amountA, uint256 amountB) {
        return _remove(tokenA, tokenB, liquidity, amountAMin, amountBMin, to, to);
    }

    function removeLiquidityETH(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external before(deadline, to) returns (uint256 amountToken, uint256 amountETH) {
        return _removeNative(token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function removeLiquidityWithPermit(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external before(deadline, to) returns (uint256 amountA, uint256 amountB) {
        _permit(tokenA, tokenB, approveMax ? type(uint256).max : liquidity, liquidity, deadline, v, r, s);
        return _remove(tokenA, tokenB, liquidity, amountAMin, amountBMin, to, to);
    }

    function removeLiquidityETHWithPermit(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external before(deadline, to) returns (uint256 amountToken, uint256 amountETH) {
        _permit(token, WETH, approveMax ? type(uint256).max : liquidity, liquidity, deadline, v, r, s);
        return _removeNative(token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function removeLiquidityETHSupportingFeeOnTransferTokens(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external before(deadline, to) returns (uint256 amountETH) {
        (, amountETH) = _removeNative(token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external before(deadline, to) returns (uint256 amountETH) {
        _permit(token, WETH, approveMax ? type(uint256).max : liquidity, liquidity, deadline, v, r, s);
        (, amountETH) = _removeNative(token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline, to) returns (uint256[] memory amounts) {
        uint256[] memory hops;
        (amounts, hops) = _amountsOut(amountIn, path);
        _requireOut(_get(amounts, hops.length), amountOutMin);
        _pull(_token(path, 0), _pairOf(_get(hops, 0)), amountIn);
        _swap(amounts, hops, to);
    }

    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline, to) returns (uint256[] memory amounts) {
        uint256[] memory hops;
        (amounts, hops) = _amountsIn(amountOut, path);
        _requireIn(_get(amounts, 0), amountInMax);
        _pull(_token(path, 0), _pairOf(_get(hops, 0)), _get(amounts, 0));
        _swap(amounts, hops, to);
    }

    function swapExactETHForTokens(uint256 amountOutMin, address[] calldata path, address to, uint256 deadline)
        external
        payable
        before(deadline, to)
        returns (uint256[] memory amounts)
    {
        _requireNativeStart(path);
        uint256[] memory hops;
        (amounts, hops) = _amountsOut(msg.value, path);
        _requireOut(_get(amounts, hops.length), amountOutMin);
        _wrapTo(_pairOf(_get(hops, 0)), msg.value);
        _swap(amounts, hops, to);
    }

    function swapTokensForExactETH(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline, to) returns (uint256[] memory amounts) {
        _requireNativeEnd(path);
        uint256[] memory hops;
        (amounts, hops) = _amountsIn(amountOut, path);
        _requireIn(_get(amounts, 0), amountInMax);
        _swapToNative(amounts, hops, path, to);
    }

    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline, to) returns (uint256[] memory amounts) {
        _requireNativeEnd(path);
        uint256[] memory hops;
        (amounts, hops) = _amountsOut(amountIn, path);
        _requireOut(_get(amounts, hops.length), amountOutMin);
        _swapToNative(amounts, hops, path, to);
    }

    function swapETHForExactTokens(uint256 amountOut, address[] calldata path, address to, uint256 deadline)
        external
        payable
        before(deadline, to)
        returns (uint256[] memory amounts)
    {
        _requireNativeStart(path);
        uint256[] memory hops;
        (amounts, hops) = _amountsIn(amountOut, path);
        _requireIn(_get(amounts, 0), msg.value);
        _wrapTo(_pairOf(_get(hops, 0)), _get(amounts, 0));
        _swap(amounts, hops, to);
        _refund(msg.value - _get(amounts, 0));
    }

    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline, to) {
        (uint256 hop, address bought) = _ends(path);
        _pull(_token(path, 0), _pairOf(hop), amountIn);
        // Once the caller has paid: a path may end with the token it began with, and the caller may be the recipient.
        uint256 owned = LeanCalls.balanceOf(bought, to);
        _swapTaxed(hop, path, to);
        _requireOut(LeanCalls.balanceOf(bought, to) - owned, amountOutMin);
    }

    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable before(deadline, to) {
        _requireNativeStart(path);
        (uint256 hop, address bought) = _ends(path);
        _wrapTo(_pairOf(hop), msg.value);
        uint256 owned = LeanCalls.balanceOf(bought, to);
        _swapTaxed(hop, path, to);
        _requireOut(LeanCalls.balanceOf(bought, to) - owned, amountOutMin);
    }

    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline, to) {
        _requireNativeEnd(path);
        (uint256 hop,) = _ends(path);
        _pull(_token(path, 0), _pairOf(hop), amountIn);
        // Only what the trade brings: a token with a hook could call in again while another's WBESC is here.
        uint256 owned = LeanCalls.balanceOf(WETH, address(this));
        _swapTaxed(hop, path, address(this));
        uint256 amountOut = LeanCalls.balanceOf(WETH, address(this)) - owned;
        _requireOut(amountOut, amountOutMin);
        _unwrapTo(to, amountOut);
    }

    /// @dev The pair, created if need be, and the amounts in its ratio within the caller's limits.
    function _liquidityAmounts(
        address tokenA,
        address tokenB,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin
    ) private returns (address pair, uint256 amountA, uint256 amountB) {
        uint256 hop = _hop(tokenA, tokenB);
        pair = _pairOf(hop);
        if (pair.code.length == 0) IBescFactory(factory).createPair(tokenA, tokenB);
        (uint256 reserveA, uint256 reserveB) = _reserves(hop);

        (amountA, amountB) = (amountADesired, amountBDesired);
        // By the shares, not the reserves: a gift and `sync` before the first deposit neither close the pair nor set its ratio.
        if (IBescPair(pair).totalSupply() > 0) {
            amountB = quote(amountADesired, reserveA, reserveB);
            if (amountB > amountBDesired) {
                amountB = amountBDesired;
                amountA = quote(amountBDesired, reserveB, reserveA);
            }
        }
        require(amountA >= amountAMin, "BescRouter: INSUFFICIENT_A_AMOUNT");
        require(amountB >= amountBMin, "BescRouter: INSUFFICIENT_B_AMOUNT");
    }

    /// @dev Burns the caller's shares; token A goes to one receiver, token B to another.
    function _remove(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address toA,
        address toB
    ) private returns (uint256 amountA, uint256 amountB) {
        uint256 hop = _hop(tokenA, tokenB);
        address pair = _pairOf(hop);
        require(pair.code.length > 0, "BescRouter: INVALID_PATH");
        if (_sellsToken0(hop)) (amountA, amountB) = IBescPair(pair).burnFrom(msg.sender, liquidity, toA, toB);
        else (amountB, amountA) = IBescPair(pair).burnFrom(msg.sender, liquidity, toB, toA);
        require(amountA >= amountAMin, "BescRouter: INSUFFICIENT_A_AMOUNT");
        require(amountB >= amountBMin, "BescRouter: INSUFFICIENT_B_AMOUNT");
    }

    /// @dev The token goes straight from the pair to its receiver, so a tax on transfers is taken once.
    function _removeNative(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to)
        private
        returns (uint256 amountToken, uint256 amountETH)
    {
        (amountToken, amountETH) = _remove(token, WETH, liquidity, amountTokenMin, amountETHMin, to, address(this));
        _unwrapTo(to, amountETH);
    }

    /// @dev Anyone may have submitted the permit before us: then it fails here and the allowance stands.
    function _permit(
        address tokenA,
        address tokenB,
        uint256 value,
        uint256 needed,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) private {
        IBescPair pair = IBescPair(_pairOf(_hop(tokenA, tokenB)));
        require(address(pair).code.length > 0, "BescRouter: INVALID_PATH");
        try pair.permit(msg.sender, address(this), value, deadline, v, r, s) {}
        catch {
            require(pair.allowance(msg.sender, address(this)) >= needed, "BescRouter: INVALID_PERMIT");
        }
    }

    /// @dev From pair to pair: the router never touches what is traded.
    function _swap(uint256[] memory amounts, uint256[] memory hops, address to) private {
        unchecked {
            uint256 count = hops.length;
            uint256 hop = _get(hops, 0);
            for (uint256 i = 1;; ++i) {
                uint256 next = i < count ? _get(hops, i) : uint160(to);
                _swapPair(hop, _get(amounts, i), _pairOf(next));
                if (i == count) break;
                hop = next;
            }
        }
    }

    /// @dev As `_swap`, by what has really arrived at each pair; `hop` is the path's first.
    function _swapTaxed(uint256 hop, address[] calldata path, address to) private {
        unchecked {
            uint256 count = path.length - 1;
            for (uint256 i = 1;; ++i) {
                uint256 next = i < count ? _hop(_token(path, i), _token(path, i + 1)) : uint160(to);
                (uint256 reserveIn, uint256 reserveOut) = _reserves(hop);
                uint256 held = LeanCalls.balanceOf(_token(path, i - 1), _pairOf(hop));
                uint256 amountIn = held > reserveIn ? held - reserveIn : 0;
                _swapPair(hop, _amountOut(amountIn, reserveIn, reserveOut), _pairOf(next));
                if (i == count) break;
                hop = next;
            }
        }
    }

    function _swapToNative(uint256[] memory amounts, uint256[] memory hops, address[] calldata path, address to)
        private
    {
        _pull(_token(path, 0), _pairOf(_get(hops, 0)), _get(amounts, 0));
        _swap(amounts, hops, address(this));
        _unwrapTo(to, _get(amounts, hops.length));
    }

    function _swapPair(uint256 hop, uint256 amountOut, address to) private {
        unchecked {
            uint256 amount0Out = _sellsToken0(hop) ? 0 : amountOut;
            LeanCalls.swap(_pairOf(hop), amount0Out, amountOut - amount0Out, to);
        }
    }

    /// @dev The only way a user's tokens move: from the caller, to a pair of the factory.
    function _pull(address token, address pair, uint256 amount) private {
        require(IERC20(token).trySafeTransferFrom(msg.sender, pair, amount), "BescRouter: TRANSFER_FROM_FAILED");
    }

    function _wrapTo(address pair, uint256 amount) private {
        LeanCalls.deposit(WETH, amount);
        IERC20(WETH).safeTransfer(pair, amount);
    }

    function _unwrapTo(address to, uint256 amount) private {
        IWBESC(WETH).withdraw(amount);
        _sendNative(to, amount);
    }

    function _refund(uint256 amount) private {
        if (amount > 0) _sendNative(msg.sender, amount);
    }

    function _sendNative(address to, uint256 amount) private {
        (bool sent,) = to.call{value: amount}("");
        require(sent, "BescRouter: NATIVE_TRANSFER_FAILED");
    }

    /// @dev Asked before any amount, so that a path that cannot be meant is named as such. Of an empty path both words are
    /// something else than WBESC or refused by its length later.
    function _requireNativeStart(address[] calldata path) private view {
        require(_token(path, 0) == WETH, "BescRouter: INVALID_PATH");
    }

    function _requireNativeEnd(address[] calldata path) private view {
        unchecked {
            require(_token(path, path.length - 1) == WETH, "BescRouter: INVALID_PATH");
        }
    }

    function _requireOut(uint256 amount, uint256 minimum) private pure {
        require(amount >= minimum, "BescRouter: INSUFFICIENT_OUTPUT_AMOUNT");
    }

    function _requireIn(uint256 amount, uint256 maximum) private pure {
        require(amount <= maximum, "BescRouter: EXCESSIVE_INPUT_AMOUNT");
    }
}
