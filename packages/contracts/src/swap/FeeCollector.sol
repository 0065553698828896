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
contract FeeCollector is MeanPrices, OperatorRole, ChainLock {
    using SafeERC20 for IERC20;

    /// @notice Where burned MONEY lies, visible to everybody and out of reach.
    address public constant BURN_ADDRESS = 0x000000000000000000000000000000000000dEaD;
    /// @notice 3 of 8 parts to the treasury, the rest, rounded up, is burned.
    uint256 public constant TREASURY_PARTS = 3;
    uint256 public constant ALL_PARTS = 8;
    /// @notice Part of the worth that a conversion must bring, in 10000ths.
    uint256 public constant LEAST_PART = 9500;
    /// @notice A sale is at most this part of the depth that its market has proven: it moves the price by about as much.
    uint256 public constant SALES_IN_DEPTH = 20;

    address public treasury;
    address public pendingTreasury;

    constructor(IBescFactory factory_, address[] memory anchors_, address owner_, address treasury_, address operator_)
        FeeRoutes(factory_, anchors_)
        Ownable(owner_)
        OperatorRole(operator_)
    {
        if (treasury_ == address(0)) revert ZeroAddress();
        treasury = treasury_;
        emit TreasurySet(treasury_);
    }

    function convertPair(address pair, uint256 liquidity, uint256 minimum)
        external
        onlyOperator
        lock
        returns (uint256 received, uint256 worth)
    {
        // Prices and depths are those before a token is called.
        Market[] memory way = _way(pair);
        liquidity = Math.min(liquidity, _balance(pair));
        uint256 before = _balance(money);
        worth = _burnAndSell(liquidity, way);
        uint256 total = _balance(money);
        received = total - before;
        minimum = Math.max(minimum, Math.mulDiv(worth, LEAST_PART, 10_000, Math.Rounding.Ceil));
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
    function _burnAndSell(uint256 liquidity, Market[] memory way) private returns (uint256 fair) {
        Market memory own = way[0];
        (uint256 soldBefore, uint256 boughtBefore) = (_balance(own.sold), _balance(own.bought));
        IERC20(own.pair).safeTransfer(own.pair, liquidity);
        (uint256 soldPaid, uint256 boughtPaid) = IBescPair(own.pair).burn(address(this));
        if (own.sold > own.bought) (soldPaid, boughtPaid) = (boughtPaid, soldPaid);
        uint256 half = _fairHalf(own, liquidity);
        uint256 amount = _gained(own.bought, boughtBefore);
        uint256 gained = _gained(own.sold, soldBefore);
        fair = Math.max(amount, _part(half, amount, boughtPaid));
        (uint256 out, uint256 kept) = _sell(own, gained);
        fair += _part(_part(half, gained, soldPaid), kept, Q112);
        amount += out;
        for (uint256 i = 1; i < way.length; ++i) {
            (amount, kept) = _sell(way[i], amount);
            fair = Math.mulDiv(_part(fair, kept, Q112), way[i].price, Q112);
        }
    }

    /// @dev Half of what was burned, in what is bought: share x sqrt(reserve0 x reserve1 x price). The product is what a trade
    /// leaves as it is, so moving the pair does not move this.
    function _fairHalf(Market memory own, uint256 liquidity) private view returns (uint256) {
        (uint112 reserve0, uint112 reserve1,) = IBescPair(own.pair).getReserves();
        uint256 root = Math.sqrt(Math.mulDiv(uint256(reserve0) * reserve1, own.price, Q112));
        return Math.mulDiv(root, liquidity, IBescPair(own.pair).totalSupply());
    }

    /// @dev Sells `amount` in its pair. `kept`: the part that no transfer of a token took (UQ112.112).
    function _sell(Market memory market_, uint256 amount) private returns (uint256 out, uint256 kept) {
        if (amount == 0) return (0, Q112);
        (address pair, address sold) = (market_.pair, market_.sold);
        // The amount beside its fair counterpart, as a root: what depth is counted in.
        if (Math.mulDiv(amount, Math.sqrt(market_.price), 2 ** 56) * SALES_IN_DEPTH > market_.depth) {
            revert ThinMarket(pair);
        }
        uint256 heldBefore = IERC20(sold).balanceOf(pair);
        IERC20(sold).safeTransfer(pair, amount);
        uint256 arrived = Math.saturatingSub(IERC20(sold).balanceOf(pair), heldBefore);
        (uint112 reserve0, uint112 reserve1,) = IBescPair(pair).getReserves();
        bool sells0 = sold < market_.bought;
        (uint256 reserveIn, uint256 reserveOut) = sells0 ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 afterFee = arrived * BescFees.AFTER_FEE;
        uint256 paid = Math.mulDiv(afterFee, reserveOut, reserveIn * BescFees.FEE_DENOMINATOR + afterFee);
        kept = _part(Q112, arrived, amount);
        if (paid == 0) return (0, kept);
        uint256 before = _balance(market_.bought);
        IBescPair(pair).swap(sells0 ? 0 : paid, sells0 ? paid : 0, address(this), "");
        out = _gained(market_.bought, before);
        kept = _part(kept, out, paid);
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

    /// @dev The words of the lock.
    function _revertLocked() internal pure override {
        revert Locked();
    }
}
