// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OperatorRole} from "../shared/OperatorRole.sol";
import {BescFees} from "./BescFees.sol";
import {FeeRoutes} from "./FeeRoutes.sol";
import {IBescFactory} from "./IBescFactory.sol";
import {IBescPair} from "./IBescPair.sol";
import {IFeeCollector} from "./IFeeCollector.sol";
import {MeanPrices} from "./MeanPrices.sol";
import {ChainLock} from "@chain-lock/ChainLock.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Turns the protocol's LP into MONEY and splits it 3 : 5 into treasury and burn
contract FeeCollector is FeeRoutes, OperatorRole, ChainLock {
    using SafeERC20 for IERC20;

    /// @notice Where burned MONEY lies, visible to everybody and out of reach.
    address public constant BURN_ADDRESS = 0x000000000000000000000000000000000000dEaD;
    /// @notice 3 of 8 parts to the treasury, the rest, rounded up, is burned.
    uint256 public constant TREASURY_PARTS = 3;
    uint256 public constant ALL_PARTS = 8;
    /// @notice Part of the worth that a conversion must bring, in 10000ths.
    uint256 public constant LEAST_PART = 9500;
    /// @dev Kept back of a list's gas to tell of refusals.
    uint256 private constant GAS_TO_TELL = 20_000;

    address public treasury;
    address public pendingTreasury;

    constructor(IBescFactory factory_, address[] memory anchors_, address owner_, address treasury_, address operator_)
        MeanPrices(factory_)
        FeeRoutes(anchors_)
        Ownable(owner_)
        OperatorRole(operator_)
    {
        if (treasury_ == address(0)) revert ZeroAddress();
        treasury = treasury_;
        emit TreasurySet(treasury_);
    }

    function convert(address[] calldata pairs, uint256[] calldata liquidity, uint256[] calldata minimums)
        external
        onlyOperator
        returns (uint256[] memory received)
    {
        if (pairs.length != liquidity.length || pairs.length != minimums.length) revert LengthMismatch();
        received = new uint256[](pairs.length);
        for (uint256 i = 0; i < pairs.length; ++i) {
            bytes memory call = abi.encodeCall(this.convertPair, (pairs[i], liquidity[i], minimums[i]));
            uint256 kept = (pairs.length - i) * GAS_TO_TELL;
            uint256 left = gasleft();
            (bool done, bytes memory answer) = _callSelf(call, left > kept ? (left - kept) / (pairs.length - i) : 0);
            if (done) (received[i],) = abi.decode(answer, (uint256, uint256));
            else emit ConversionRefused(pairs[i], answer);
        }
    }

    function convertPair(address pair, uint256 liquidity, uint256 minimum)
        external
        lock
        returns (uint256 received, uint256 worth_)
    {
        if (msg.sender != address(this) && !_operates(msg.sender)) revert Forbidden();
        // Everything is decided from means before a token is called.
        Sale memory sale = _sale(pair);
        liquidity = Math.min(liquidity, _balance(pair));
        uint256 before = _balance(money);
        worth_ = _burnAndSell(pair, liquidity, sale);
        uint256 total = _balance(money);
        received = total - before;
        minimum = Math.max(minimum, Math.mulDiv(worth_, LEAST_PART, 10_000, Math.Rounding.Ceil));
        if (received < minimum) revert InsufficientMoney(pair, received, minimum);

        // All that is held, so that MONEY somebody sent here is split by the same rule.
        uint256 toTreasury = total * TREASURY_PARTS / ALL_PARTS;
        IERC20(money).safeTransfer(treasury, toTreasury);
        IERC20(money).safeTransfer(BURN_ADDRESS, total - toTreasury);
        emit FeesConverted(pair, liquidity, toTreasury, total - toTreasury);
    }

    function offerTreasury(address candidate) external {
        if (msg.sender != treasury) revert Forbidden();
        pendingTreasury = candidate;
        emit TreasuryOffered(candidate);
    }

    function acceptTreasury() external {
        if (msg.sender != pendingTreasury) revert Forbidden();
        treasury = msg.sender;
        pendingTreasury = address(0);
        emit TreasurySet(msg.sender);
    }

    /// @dev Returns what came is worth in MONEY: at mean prices, less what the tokens took of their own transfers.
    function _burnAndSell(address pair, uint256 liquidity, Sale memory sale) private returns (uint256) {
        (address quote, address other) = (sale.quote, sale.other);
        uint256 quoteBefore = quote == address(0) ? 0 : _balance(quote);
        uint256 otherBefore = other == address(0) ? 0 : _balance(other);
        (uint256 quotePaid, uint256 otherPaid) = _burn(pair, liquidity, quote);
        if (quote == address(0)) return 0;
        uint256 amount = _gained(quote, quoteBefore);
        uint256 fair = amount;
        if (other != address(0)) {
            uint256 half = _fairHalf(pair, liquidity, sale.price);
            fair = Math.max(fair, _part(half, amount, quotePaid));
            uint256 gained = _gained(other, otherBefore);
            (uint256 bought, uint256 kept) = _sell(pair, other, quote, gained);
            fair += _part(_part(half, gained, otherPaid), kept, Q112);
            amount += bought;
        }
        address[] memory path = sale.path;
        for (uint256 i = 1; i < path.length; ++i) {
            uint256 kept;
            (amount, kept) = _sell(factory.getPair(path[i - 1], path[i]), path[i - 1], path[i], amount);
            fair = _part(fair, kept, Q112);
        }
        return Math.mulDiv(fair, sale.value, Q112);
    }

    /// @dev What the pair paid out, the quote's amount first.
    function _burn(address pair, uint256 liquidity, address quote) private returns (uint256, uint256) {
        IERC20(pair).safeTransfer(pair, liquidity);
        (uint256 amount0, uint256 amount1) = IBescPair(pair).burn(address(this));
        return IBescPair(pair).token0() == quote ? (amount0, amount1) : (amount1, amount0);
    }

    /// @dev Sells `amount` in the pair. `kept`: the part that no transfer of a token took (UQ112.112).
    function _sell(address pair, address tokenIn, address tokenOut, uint256 amount)
        private
        returns (uint256 gained, uint256 kept)
    {
        if (amount == 0) return (0, Q112);
        uint256 heldBefore = IERC20(tokenIn).balanceOf(pair);
        IERC20(tokenIn).safeTransfer(pair, amount);
        uint256 arrived = Math.saturatingSub(IERC20(tokenIn).balanceOf(pair), heldBefore);
        (uint112 reserve0, uint112 reserve1,) = IBescPair(pair).getReserves();
        bool sells0 = tokenIn < tokenOut;
        (uint256 reserveIn, uint256 reserveOut) = sells0 ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 afterFee = arrived * BescFees.AFTER_FEE;
        uint256 out = Math.mulDiv(afterFee, reserveOut, reserveIn * BescFees.FEE_DENOMINATOR + afterFee);
        kept = _part(Q112, arrived, amount);
        if (out == 0) return (0, kept);
        uint256 before = _balance(tokenOut);
        IBescPair(pair).swap(sells0 ? 0 : out, sells0 ? out : 0, address(this), "");
        gained = _gained(tokenOut, before);
        kept = _part(kept, gained, out);
    }

    /// @dev `whole` x `received` / `paid`, and never more than the whole: a token can take of a transfer, not add to it.
    function _part(uint256 whole, uint256 received, uint256 paid) private pure returns (uint256) {
        return received >= paid ? whole : Math.mulDiv(whole, received, paid);
    }

    /// @dev A balance that shrank brought nothing.
    function _gained(address token, uint256 before) private view returns (uint256) {
        return Math.saturatingSub(_balance(token), before);
    }

    function _balance(address token) private view returns (uint256) {
        return IERC20(token).balanceOf(address(this));
    }

    /// @dev Calls this contract with a limit of gas, and takes at most 256 bytes of what it answers.
    function _callSelf(bytes memory data, uint256 gasLimit) private returns (bool done, bytes memory answer) {
        answer = new bytes(256);
        assembly ("memory-safe") {
            done := call(gasLimit, address(), 0, add(data, 0x20), mload(data), 0, 0)
            let size := returndatasize()
            if gt(size, 256) { size := 256 }
            returndatacopy(add(answer, 0x20), 0, size)
            mstore(answer, size)
        }
    }

    /// @dev The words of the lock.
    function _revertLocked() internal pure override {
        revert Locked();
    }
}
