// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LeanCalls} from "../shared/LeanCalls.sol";
import {LeanMath} from "../shared/LeanMath.sol";
import {BescFees} from "./BescFees.sol";
import {IBescFactory} from "./IBescFactory.sol";
import {IBescRouter} from "./IBescRouter.sol";

/// @title The part of the router that only computes: addresses, reserves, amounts
/// @dev A hop is one word: the pair's address, and above it a bit that says whether token0 is sold.
abstract contract BescRouterQuotes is IBescRouter {
    uint256 private constant MIN_PATH = 2;
    uint256 private constant MAX_PATH = 4;
    uint256 private constant SELLS_TOKEN0 = 1 << 160;
    /// @dev What a pair can hold of a token. Nothing larger can be traded, and no product of two such numbers and the
    /// fee's denominator overflows.
    uint256 private constant MAX_AMOUNT = type(uint112).max;

    address public immutable factory;
    bytes32 private immutable INIT_CODE_HASH;

    constructor(address factory_) {
        factory = factory_;
        INIT_CODE_HASH = IBescFactory(factory_).INIT_CODE_PAIR_HASH();
    }

    function getAmountsOut(uint256 amountIn, address[] calldata path) external view returns (uint256[] memory amounts) {
        (amounts,) = _amountsOut(amountIn, path);
    }

    function getAmountsIn(uint256 amountOut, address[] calldata path) external view returns (uint256[] memory amounts) {
        (amounts,) = _amountsIn(amountOut, path);
    }

    function quote(uint256 amountA, uint256 reserveA, uint256 reserveB) public pure returns (uint256 amountB) {
        require(amountA > 0, "BescRouter: INSUFFICIENT_AMOUNT");
        require(reserveA > 0 && reserveB > 0, "BescRouter: INSUFFICIENT_LIQUIDITY");
        return amountA * reserveB / reserveA;
    }

    function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        public
        pure
        returns (uint256 amountOut)
    {
        require(amountIn > 0, "BescRouter: INSUFFICIENT_INPUT_AMOUNT");
        require(reserveIn > 0 && reserveOut > 0, "BescRouter: INSUFFICIENT_LIQUIDITY");
        uint256 afterFee = amountIn * BescFees.AFTER_FEE;
        return afterFee * reserveOut / (reserveIn * BescFees.FEE_DENOMINATOR + afterFee);
    }

    function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut)
        public
        pure
        returns (uint256 amountIn)
    {
        require(amountOut > 0, "BescRouter: INSUFFICIENT_OUTPUT_AMOUNT");
        require(reserveIn > 0 && reserveOut > amountOut, "BescRouter: INSUFFICIENT_LIQUIDITY");
        return reserveIn * amountOut * BescFees.FEE_DENOMINATOR / ((reserveOut - amountOut) * BescFees.AFTER_FEE) + 1;
    }

    /// @dev One pass along the path: where the pair lies, what it holds, what it pays.
    function _amountsOut(uint256 amountIn, address[] calldata path)
        internal
        view
        returns (uint256[] memory amounts, uint256[] memory hops)
    {
        (amounts, hops) = _allocate(path.length);
        unchecked {
            uint256 count = path.length;
            address from = _token(path, 0);
            _set(amounts, 0, amountIn);
            for (uint256 i = 1; i < count; ++i) {
                address to = _token(path, i);
                uint256 hop = _hop(from, to);
                (uint256 reserveIn, uint256 reserveOut) = _reserves(hop);
                amountIn = _amountOut(amountIn, reserveIn, reserveOut);
                _set(hops, i - 1, hop);
                _set(amounts, i, amountIn);
                from = to;
            }
        }
    }

    /// @dev The same from the path's end to its beginning.
    function _amountsIn(uint256 amountOut, address[] calldata path)
        internal
        view
        returns (uint256[] memory amounts, uint256[] memory hops)
    {
        (amounts, hops) = _allocate(path.length);
        unchecked {
            uint256 i = path.length - 1;
            address to = _token(path, i);
            _set(amounts, i, amountOut);
            while (i > 0) {
                address from = _token(path, --i);
                uint256 hop = _hop(from, to);
                (uint256 reserveIn, uint256 reserveOut) = _reserves(hop);
                amountOut = getAmountIn(amountOut, reserveIn, reserveOut);
                _set(hops, i, hop);
                _set(amounts, i, amountOut);
                to = from;
            }
        }
    }

    /// @dev `getAmountOut` for reserves read from a pair: at most 112 bits each, so that a product of both tells whether
    /// one is zero, and one comparison tells that the amount is neither zero nor too large.
    function _amountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        internal
        pure
        returns (uint256 amountOut)
    {
        unchecked {
            if (amountIn - 1 >= MAX_AMOUNT) {
                require(amountIn > 0, "BescRouter: INSUFFICIENT_INPUT_AMOUNT");
                revert("BescRouter: OVERFLOW");
            }
            require(reserveIn * reserveOut != 0, "BescRouter: INSUFFICIENT_LIQUIDITY");
            uint256 afterFee = amountIn * BescFees.AFTER_FEE;
            return LeanMath.quotient(afterFee * reserveOut, reserveIn * BescFees.FEE_DENOMINATOR + afterFee);
        }
    }

    /// @dev The first hop of a path and the token at its end.
    function _ends(address[] calldata path) internal view returns (uint256 hop, address bought) {
        _requireLength(path.length);
        unchecked {
            return (_hop(_token(path, 0), _token(path, 1)), _token(path, path.length - 1));
        }
    }

    /// @dev Where the factory's pair of two tokens lies: keccak256(0xff ++ factory ++ keccak256(token0 ++ token1) ++ init
    /// code hash). Nothing else is ever called, whatever the caller passes.
    function _hop(address tokenIn, address tokenOut) internal view returns (uint256 hop) {
        require(tokenIn != tokenOut, "BescRouter: INVALID_PATH");
        (address deployer, bytes32 codeHash) = (factory, INIT_CODE_HASH);
        assembly ("memory-safe") {
            let sellsToken0 := lt(tokenIn, tokenOut)
            // Both orders at once: the lower address goes first.
            mstore(shl(5, iszero(sellsToken0)), shl(96, tokenIn))
            mstore(shl(5, sellsToken0), shl(96, tokenOut))
            mstore(0x14, mload(0x20))
            let salt := keccak256(0x00, 0x28)
            let free := mload(0x40)
            mstore(free, or(shl(248, 0xff), shl(88, deployer)))
            mstore(add(free, 0x15), salt)
            mstore(add(free, 0x35), codeHash)
            let pair := and(keccak256(free, 0x55), 0xffffffffffffffffffffffffffffffffffffffff)
            hop := or(shl(160, sellsToken0), pair)
        }
    }

    /// @dev The reserves of a hop in its direction; reverts when there is no such pair.
    function _reserves(uint256 hop) internal view returns (uint256 reserveIn, uint256 reserveOut) {
        (bool found, uint256 reserve0, uint256 reserve1) = LeanCalls.getReserves(_pairOf(hop));
        require(found, "BescRouter: INVALID_PATH");
        return _sellsToken0(hop) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev Room for an amount at each of the path's `length` tokens, and for the hops between them.
    function _allocate(uint256 length) internal pure returns (uint256[] memory amounts, uint256[] memory hops) {
        _requireLength(length);
        assembly ("memory-safe") {
            amounts := mload(0x40)
            mstore(amounts, length)
            hops := add(amounts, shl(5, add(length, 1)))
            mstore(hops, sub(length, 1))
            mstore(0x40, add(hops, shl(5, length)))
        }
    }

    function _requireLength(uint256 length) internal pure {
        unchecked {
            // Below the minimum the difference wraps around and is larger than anything.
            require(length - MIN_PATH <= MAX_PATH - MIN_PATH, "BescRouter: INVALID_PATH");
        }
    }

    /// @dev Array access for indexes that loops keep in range.
    function _get(uint256[] memory list, uint256 index) internal pure returns (uint256 value) {
        assembly ("memory-safe") {
            value := mload(add(add(list, 0x20), shl(5, index)))
        }
    }

    function _set(uint256[] memory list, uint256 index, uint256 value) internal pure {
        assembly ("memory-safe") {
            mstore(add(add(list, 0x20), shl(5, index)), value)
        }
    }

    function _token(address[] calldata path, uint256 index) internal pure returns (address token) {
        assembly ("memory-safe") {
            token := and(calldataload(add(path.offset, shl(5, index))), 0xffffffffffffffffffffffffffffffffffffffff)
        }
    }

    function _pairOf(uint256 hop) internal pure returns (address) {
        return address(uint160(hop));
    }

    function _sellsToken0(uint256 hop) internal pure returns (bool) {
        return hop & SELLS_TOKEN0 != 0;
    }
}
