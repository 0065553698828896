// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "./IBescPair.sol";
import {IFeeCollector} from "./IFeeCollector.sol";
import {MeanPrices} from "./MeanPrices.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Which way the tokens of a pair become MONEY, and what they are worth
abstract contract FeeRoutes is MeanPrices {
    /// @dev What a pair's tokens become. `other` is sold for `quote` in the pair itself (zero: it is LP and kept), at a mean
    /// `price` of quote per other; `quote` then goes along `path`, and is worth `value` MONEY (UQ112.112). `quote` is zero
    /// when both are LP.
    struct Sale {
        address quote;
        address other;
        uint256 price;
        uint256 value;
        address[] path;
    }

    uint256 private constant MOST_ANCHORS = 4;
    /// @dev A pool with a tenth of the depth of the deepest has a say in what a token is worth.
    uint256 private constant DEPTH_WITH_A_SAY = 10;

    address public immutable money;
    address[] private _anchors;

    constructor(address[] memory anchors_) {
        if (anchors_.length < 2 || anchors_.length > MOST_ANCHORS) revert BadAnchors();
        for (uint256 i = 0; i < anchors_.length; ++i) {
            if (anchors_[i] == address(0)) revert ZeroAddress();
            for (uint256 j = 0; j < i; ++j) {
                if (anchors_[i] == anchors_[j]) revert BadAnchors();
            }
        }
        money = anchors_[0];
        _anchors = anchors_;
    }

    function anchors() external view returns (address[] memory) {
        return _anchors;
    }

    function worth(address pair, uint256 liquidity) external view returns (uint256 moneyWei) {
        Sale memory sale = _sale(pair);
        if (sale.quote == address(0)) return 0;
        if (sale.other != address(0)) {
            return Math.mulDiv(2 * _fairHalf(pair, liquidity, sale.price), sale.value, Q112);
        }
        (uint112 reserve0, uint112 reserve1,) = IBescPair(pair).getReserves();
        uint256 reserve = IBescPair(pair).token0() == sale.quote ? reserve0 : reserve1;
        return Math.mulDiv(Math.mulDiv(reserve, liquidity, IBescPair(pair).totalSupply()), sale.value, Q112);
    }

    /// @dev Decides about a pair from mean prices and depths. Reverts with UnknownPair or NoMeanPrice.
    function _sale(address pair) internal view returns (Sale memory sale) {
        if (!_isPair(pair)) revert UnknownPair(pair);
        (address token0, address token1) = (IBescPair(pair).token0(), IBescPair(pair).token1());
        (bool kept0, bool kept1) = (_isPair(token0), _isPair(token1));
        if (kept0 && kept1) return sale;
        if (kept0 || kept1) {
            sale.quote = kept0 ? token1 : token0;
            _valueByMarkets(sale);
        } else {
            _chooseQuote(sale, token0, token1);
            sale.price = _market(sale.other, sale.quote).price;
            if (sale.price == 0) revert NoMeanPrice(sale.other);
        }
        if (sale.value == 0) revert NoMeanPrice(sale.quote);
    }

    /// @dev Half of what a share is worth, in the token that `price` is in: share x sqrt(reserve0 x reserve1 x price). The
    /// product is what a trade leaves as it is, so whoever moves the pair does not move this.
    function _fairHalf(address pair, uint256 liquidity, uint256 price) internal view returns (uint256) {
        (uint112 reserve0, uint112 reserve1,) = IBescPair(pair).getReserves();
        uint256 root = Math.sqrt(Math.mulDiv(uint256(reserve0) * reserve1, price, Q112));
        return Math.mulDiv(root, liquidity, IBescPair(pair).totalSupply());
    }

    /// @dev The anchor nearest to MONEY is the quote; without one, the token whose way to MONEY is deeper.
    function _chooseQuote(Sale memory sale, address token0, address token1) private view {
        for (uint256 i = 0; i < _anchors.length; ++i) {
            address anchor = _anchors[i];
            if (anchor != token0 && anchor != token1) continue;
            (sale.quote, sale.other) = anchor == token0 ? (token0, token1) : (token1, token0);
            (Market memory market, address via) = _anchorMarket(anchor);
            sale.value = market.price;
            sale.path = _path(anchor, via);
            return;
        }
        (Market[] memory ways0, uint256 best0) = _ways(token0);
        (Market[] memory ways1, uint256 best1) = _ways(token1);
        bool first = ways0[best0].depth > ways1[best1].depth;
        (sale.quote, sale.other) = first ? (token0, token1) : (token1, token0);
        if (!first) (ways0, best0, ways1) = (ways1, best1, ways0);
        sale.path = _pathOver(sale.quote, best0);
        uint256 deepest = ways0[best0].depth;
        // The other token's markets speak through the pair itself, which always counts: it is where the income was earned.
        uint256 across = _market(sale.quote, sale.other).price;
        sale.value = Math.max(_highest(ways0, deepest), Math.mulDiv(_highest(ways1, deepest), across, Q112));
    }

    function _valueByMarkets(Sale memory sale) private view {
        for (uint256 i = 0; i < _anchors.length; ++i) {
            if (_anchors[i] != sale.quote) continue;
            (Market memory market, address via) = _anchorMarket(sale.quote);
            sale.value = market.price;
            sale.path = _path(sale.quote, via);
            return;
        }
        (Market[] memory ways, uint256 best) = _ways(sale.quote);
        sale.value = _highest(ways, ways[best].depth);
        sale.path = _pathOver(sale.quote, best);
    }

    /// @dev The ways of a token to MONEY over each anchor, and which is the deepest.
    function _ways(address token) private view returns (Market[] memory ways, uint256 best) {
        ways = new Market[](_anchors.length);
        for (uint256 i = 0; i < ways.length; ++i) {
            Market memory toAnchor = _market(token, _anchors[i]);
            if (toAnchor.price == 0) continue;
            (Market memory onwards,) = _anchorMarket(_anchors[i]);
            ways[i] = _chained(toAnchor, onwards);
            if (ways[i].depth > ways[best].depth) best = i;
        }
    }

    /// @dev An anchor's way to MONEY, in MONEY: directly or over another anchor (`via`, else zero), whichever is deepest.
    function _anchorMarket(address anchor) private view returns (Market memory market, address via) {
        if (anchor == money) return (Market(Q112, type(uint112).max, type(uint112).max), address(0));
        // The place of MONEY, the first, is that of the direct way.
        Market[] memory ways = new Market[](_anchors.length);
        uint256 best;
        for (uint256 i = 0; i < ways.length; ++i) {
            address over = _anchors[i];
            if (over == anchor) continue;
            ways[i] = over == money ? _market(anchor, money) : _chained(_market(anchor, over), _market(over, money));
            if (ways[i].depth > ways[best].depth) best = i;
        }
        if (best > 0) via = _anchors[best];
        market = Market(_highest(ways, ways[best].depth), ways[best].depth, ways[best].proven);
    }

    /// @dev Two markets one after the other; depths in what is bought at the end.
    function _chained(Market memory first, Market memory second) private pure returns (Market memory) {
        return Market(
            Math.mulDiv(first.price, second.price, Q112),
            Math.min(Math.mulDiv(first.depth, second.price, Q112), second.depth),
            Math.min(Math.mulDiv(first.proven, second.price, Q112), second.proven)
        );
    }

    function _highest(Market[] memory ways, uint256 deepest) private pure returns (uint256 price) {
        for (uint256 i = 0; i < ways.length; ++i) {
            if (ways[i].proven >= deepest / DEPTH_WITH_A_SAY) price = Math.max(price, ways[i].price);
        }
    }

    function _pathOver(address token, uint256 anchorIndex) private view returns (address[] memory path) {
        address anchor = _anchors[anchorIndex];
        (, address via) = _anchorMarket(anchor);
        address[] memory rest = _path(anchor, via);
        path = new address[](rest.length + 1);
        path[0] = token;
        for (uint256 i = 0; i < rest.length; ++i) {
            path[i + 1] = rest[i];
        }
    }

    function _path(address anchor, address via) private view returns (address[] memory path) {
        path = new address[](anchor == money ? 1 : via == address(0) ? 2 : 3);
        path[0] = anchor;
        if (path.length == 3) path[1] = via;
        path[path.length - 1] = money;
    }
}
