// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LeanCalls} from "../shared/LeanCalls.sol";
import {LeanMath} from "../shared/LeanMath.sol";
import {BescFees} from "./BescFees.sol";
import {BescLiquidityToken} from "./BescLiquidityToken.sol";
import {IBescCallee} from "./IBescCallee.sol";
import {IBescFactory} from "./IBescFactory.sol";
import {IBescPair} from "./IBescPair.sol";
import {ChainLock} from "@chain-lock/ChainLock.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Two tokens, a constant product, and the shares of those who supplied them
contract BescPair is IBescPair, BescLiquidityToken, ChainLock {
    using SafeERC20 for IERC20;

    uint256 public constant MINIMUM_LIQUIDITY = 1000;
    /// @dev No more shares than a reserve can count, so that a product of both fits a word.
    uint256 private constant MAX_SUPPLY = type(uint112).max;

    address public immutable factory;
    address public immutable token0;
    address public immutable token1;

    /// @dev reserve0 in the low 112 bits, reserve1 in the next 112, the block's time modulo 2^32 on top: one slot, read
    /// and written whole.
    uint256 private _packed;
    uint256 public price0CumulativeLast;
    uint256 public price1CumulativeLast;

    constructor() {
        factory = msg.sender;
        (token0, token1) = IBescFactory(msg.sender).pairTokens();
    }

    function mint(address to) external lock returns (uint256 liquidity) {
        uint256 packed = _packed;
        (uint256 reserve0, uint256 reserve1) = _unpack(packed);
        // What fits 112 bits cannot overflow in any product below.
        (uint256 balance0, uint256 balance1) = _fittingBalances();
        uint256 amount0 = balance0 - reserve0;
        uint256 amount1 = balance1 - reserve1;

        (uint256 supply, uint256 rootLast) = _supplyAndRoot();
        bool feeOn;
        (feeOn, supply) = _mintFee(reserve0, reserve1, supply, rootLast);
        unchecked {
            if (supply == 0) {
                uint256 root = Math.sqrt(amount0 * amount1);
                require(root > MINIMUM_LIQUIDITY, "BescPair: INSUFFICIENT_LIQUIDITY_MINTED");
                liquidity = root - MINIMUM_LIQUIDITY;
                _credit(address(0), MINIMUM_LIQUIDITY);
                supply = MINIMUM_LIQUIDITY;
            } else {
                liquidity = Math.min(amount0 * supply / reserve0, amount1 * supply / reserve1);
                require(liquidity > 0, "BescPair: INSUFFICIENT_LIQUIDITY_MINTED");
            }
            supply += liquidity;
            // Tokens that shrink leave less in the reserves than there are shares, and a small gift then mints many.
            require(supply <= MAX_SUPPLY, "BescPair: OVERFLOW");
            _credit(to, liquidity);
            _setSupplyAndRoot(supply, feeOn ? Math.sqrt(balance0 * balance1) : 0);
        }
        _update(balance0, balance1, packed, reserve0, reserve1);
        emit Mint(msg.sender, amount0, amount1);
    }

    function burn(address to) external lock returns (uint256 amount0, uint256 amount1) {
        return _burnShares(address(this), balanceOf(address(this)), to, to);
    }

    function burnFrom(address from, uint256 liquidity, address to0, address to1)
        external
        lock
        returns (uint256 amount0, uint256 amount1)
    {
        _spendAllowance(from, liquidity);
        // The shares are told as passing through the pair, as indexers of this family expect them to.
        _tell(from, address(this), liquidity);
        return _burnShares(from, liquidity, to0, to1);
    }

    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external lock {
        require(amount0Out | amount1Out != 0, "BescPair: INSUFFICIENT_OUTPUT_AMOUNT");
        uint256 packed = _packed;
        (uint256 reserve0, uint256 reserve1) = _unpack(packed);
        require(LeanMath.both(amount0Out < reserve0, amount1Out < reserve1), "BescPair: INSUFFICIENT_LIQUIDITY");
        require(LeanMath.both(to != token0, to != token1), "BescPair: INVALID_TO");

        if (amount0Out > 0) _send(token0, to, amount0Out);
        if (amount1Out > 0) _send(token1, to, amount1Out);
        if (data.length > 0) IBescCallee(to).bescCall(msg.sender, amount0Out, amount1Out, data);
        (uint256 balance0, uint256 balance1) = _fittingBalances();

        uint256 amount0In;
        uint256 amount1In;
        unchecked {
            // An output is below its reserve, and every factor fits 112 bits.
            uint256 kept0 = reserve0 - amount0Out;
            uint256 kept1 = reserve1 - amount1Out;
            if (balance0 > kept0) amount0In = balance0 - kept0;
            if (balance1 > kept1) amount1In = balance1 - kept1;
            require(amount0In | amount1In != 0, "BescPair: INSUFFICIENT_INPUT_AMOUNT");
            uint256 adjusted0 = balance0 * BescFees.FEE_DENOMINATOR - amount0In * BescFees.FEE;
            uint256 adjusted1 = balance1 * BescFees.FEE_DENOMINATOR - amount1In * BescFees.FEE;
            require(
                adjusted0 * adjusted1 >= reserve0 * reserve1 * (BescFees.FEE_DENOMINATOR * BescFees.FEE_DENOMINATOR),
                "BescPair: K"
            );
        }

        _update(balance0, balance1, packed, reserve0, reserve1);
        emit Swap(msg.sender, amount0In, amount1In, amount0Out, amount1Out, to);
    }

    function skim(address to) external lock {
        (uint256 reserve0, uint256 reserve1) = _unpack(_packed);
        _send(token0, to, _balance(token0) - reserve0);
        _send(token1, to, _balance(token1) - reserve1);
    }

    function sync() external lock {
        uint256 packed = _packed;
        (uint256 reserve0, uint256 reserve1) = _unpack(packed);
        (uint256 balance0, uint256 balance1) = _fittingBalances();
        _update(balance0, balance1, packed, reserve0, reserve1);
    }

    function initialize(address, address) external pure {
        revert("BescPair: FORBIDDEN");
    }

    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast) {
        uint256 packed = _packed;
        return (uint112(packed), uint112(packed >> 112), uint32(packed >> 224));
    }

    function kLast() external view returns (uint256) {
        (, uint256 rootLast) = _supplyAndRoot();
        return rootLast * rootLast;
    }

    function locked() external view returns (bool) {
        return _isLocked();
    }

    function _burnShares(address from, uint256 liquidity, address to0, address to1)
        private
        returns (uint256 amount0, uint256 amount1)
    {
        uint256 packed = _packed;
        (uint256 reserve0, uint256 reserve1) = _unpack(packed);
        (uint256 supply, uint256 rootLast) = _supplyAndRoot();
        bool feeOn;
        (feeOn, supply) = _mintFee(reserve0, reserve1, supply, rootLast);
        // Balances, not reserves: a gift is shared by those who leave as by those who stay.
        amount0 = liquidity * _balance(token0) / supply;
        amount1 = liquidity * _balance(token1) / supply;
        require(amount0 > 0 && amount1 > 0, "BescPair: INSUFFICIENT_LIQUIDITY_BURNED");
        _debit(from, liquidity);
        _tell(address(this), address(0), liquidity);
        _send(token0, to0, amount0);
        _send(token1, to1, amount1);

        (uint256 balance0, uint256 balance1) = _fittingBalances();
        unchecked {
            // No balance exceeds the supply, and what fits 112 bits has a product that fits.
            _setSupplyAndRoot(supply - liquidity, feeOn ? Math.sqrt(balance0 * balance1) : 0);
        }
        _update(balance0, balance1, packed, reserve0, reserve1);
        emit Burn(msg.sender, amount0, amount1, to0);
    }

    /// @dev Writes the reserves and, once a block, adds the old price times the seconds it stood.
    /// @param old The slot as it was, unpacked in `reserve0` and `reserve1`; all amounts fit 112 bits
    function _update(uint256 balance0, uint256 balance1, uint256 old, uint256 reserve0, uint256 reserve1) private {
        unchecked {
            // Seconds modulo 2^32 and sums modulo 2^256: both wrap by design.
            uint256 timestamp = block.timestamp & type(uint32).max;
            uint256 elapsed = (timestamp - (old >> 224)) & type(uint32).max;
            // 32 + 112 + 112 bits: the product is zero only when a factor is.
            if (elapsed * reserve0 * reserve1 != 0) {
                price0CumulativeLast += LeanMath.quotient(reserve1 << 112, reserve0) * elapsed;
                price1CumulativeLast += LeanMath.quotient(reserve0 << 112, reserve1) * elapsed;
            }
            _packed = balance0 | balance1 << 112 | timestamp << 224;
        }
        emit Sync(uint112(balance0), uint112(balance1));
    }

    /// @dev Adds the protocol's share of the growth of sqrt(k) since the last mint or burn to `supply`: the shares s that
    /// make s / (supply + s) = share x (root - rootLast) / root, so principal is never touched.
    function _mintFee(uint256 reserve0, uint256 reserve1, uint256 supply, uint256 rootLast)
        private
        returns (bool feeOn, uint256 newSupply)
    {
        address feeTo = IBescFactory(factory).feeTo();
        newSupply = supply;
        if (feeTo == address(0)) return (false, newSupply);
        if (rootLast != 0) {
            unchecked {
                uint256 root = Math.sqrt(reserve0 * reserve1);
                if (root > rootLast) {
                    // Root and supply fit 112 bits, so the products fit.
                    uint256 liquidity = supply * (root - rootLast) * BescFees.PROTOCOL_SHARE
                        / (root
                            * (BescFees.SHARE_DENOMINATOR - BescFees.PROTOCOL_SHARE)
                            + rootLast
                            * BescFees.PROTOCOL_SHARE);
                    // A share that no longer fits the supply is skipped: it must not block a burn.
                    if (liquidity > 0 && supply + liquidity <= MAX_SUPPLY) {
                        _credit(feeTo, liquidity);
                        newSupply += liquidity;
                    }
                }
            }
        }
        return (true, newSupply);
    }

    function _send(address token, address to, uint256 value) private {
        require(IERC20(token).trySafeTransfer(to, value), "BescPair: TRANSFER_FAILED");
    }

    function _balance(address token) private view returns (uint256) {
        return LeanCalls.balanceOf(token, address(this));
    }

    function _fittingBalances() private view returns (uint256 balance0, uint256 balance1) {
        balance0 = _balance(token0);
        balance1 = _balance(token1);
        require((balance0 | balance1) >> 112 == 0, "BescPair: OVERFLOW");
    }

    function _unpack(uint256 packed) private pure returns (uint256 reserve0, uint256 reserve1) {
        return (packed << 144 >> 144, packed << 32 >> 144);
    }

    /// @dev The words of the lock.
    function _revertLocked() internal pure override {
        revert("BescPair: LOCKED");
    }
}
