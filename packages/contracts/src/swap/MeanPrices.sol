// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FeeRoutes} from "./FeeRoutes.sol";
import {IBescPair} from "./IBescPair.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Observations of pairs, and the mean price and proven depth that follow from them
abstract contract MeanPrices is FeeRoutes {
    /// @dev A pair to sell in. `price`: mean, of what is bought per what is sold (UQ112.112). `depth`: see IFeeCollector.
    struct Market {
        address pair;
        address sold;
        address bought;
        uint256 price;
        uint256 depth;
    }

    uint256 internal constant Q112 = 2 ** 112;
    uint32 private constant SHORTEST_WINDOW = 30 minutes;
    uint32 private constant LONGEST_WINDOW = 2 hours;

    mapping(address pair => Observation[2]) private _observations;

    function observe(address[] calldata pairs) external {
        for (uint256 i = 0; i < pairs.length; ++i) {
            (address sold, address bought,) = _sides(pairs[i]);
            _observe(pairs[i], sold < bought);
        }
    }

    function observations(address pair) external view returns (Observation memory older, Observation memory newer) {
        return _ordered(pair);
    }

    function market(address pair) external view returns (uint256 price, uint256 depth) {
        (address sold, address bought,) = _sides(pair);
        Market memory found = _market(pair, sold, bought);
        return (found.price, found.depth);
    }

    /// @dev The pair itself, then the pair of each anchor with the one before it, down to MONEY. All from means.
    function _way(address pair) internal view returns (Market[] memory way) {
        (address sold, address bought, uint256 place) = _sides(pair);
        _requireNoLp(sold, pair);
        address[] memory list = anchors();
        way = new Market[](place + 1);
        way[0] = _market(pair, sold, bought);
        for (uint256 i = place; i > 0; --i) {
            way[place + 1 - i] = _market(factory.getPair(list[i], list[i - 1]), list[i], list[i - 1]);
        }
    }

    /// @dev Of the two observations the younger that is old enough begins the window.
    function _market(address pair, address sold, address bought) private view returns (Market memory) {
        (Observation storage older, Observation storage newer) = _ordered(pair);
        Observation storage start = _age(newer) >= SHORTEST_WINDOW ? newer : older;
        uint32 age = _age(start);
        if (start.time == 0 || age < SHORTEST_WINDOW || age > LONGEST_WINDOW) revert NoMeanPrice(pair);
        (uint256 cumulative, uint256 depth) = _current(pair, sold < bought);
        unchecked {
            // The sums wrap around by design.
            uint256 price = (cumulative - start.cumulative) / age;
            return Market(pair, sold, bought, price, Math.min(start.depth, depth));
        }
    }

    function _observe(address pair, bool sells0) private {
        (Observation storage older, Observation storage newer) = _ordered(pair);
        (uint256 cumulative, uint256 depth) = _current(pair, sells0);
        if (depth < older.depth) older.depth = uint112(depth);
        if (depth < newer.depth) newer.depth = uint112(depth);
        // An empty pair's accumulators stand still: a mean over such a time would be too low.
        if (depth == 0 || newer.time != 0 && _age(newer) < SHORTEST_WINDOW) return;
        (older.time, older.depth, older.cumulative) = (uint32(block.timestamp), uint112(depth), cumulative);
        emit PairObserved(pair);
    }

    /// @dev The accumulator as the pair itself would bring it up to this block.
    function _current(address pair, bool sells0) private view returns (uint256 cumulative, uint256 depth) {
        (uint256 reserve0, uint256 reserve1, uint32 last) = IBescPair(pair).getReserves();
        cumulative = sells0 ? IBescPair(pair).price0CumulativeLast() : IBescPair(pair).price1CumulativeLast();
        depth = Math.sqrt(reserve0 * reserve1);
        if (depth == 0) return (cumulative, 0);
        unchecked {
            // Seconds modulo 2^32, sums modulo 2^256.
            uint256 elapsed = uint32(block.timestamp) - last;
            cumulative += (sells0 ? (reserve1 << 112) / reserve0 : (reserve0 << 112) / reserve1) * elapsed;
        }
    }

    function _ordered(address pair) private view returns (Observation storage older, Observation storage newer) {
        Observation[2] storage both = _observations[pair];
        (older, newer) = (both[0], both[1]);
        if (older.time == 0 || newer.time == 0 ? older.time != 0 : _age(older) < _age(newer)) {
            (older, newer) = (newer, older);
        }
    }

    function _age(Observation storage observation) private view returns (uint32) {
        unchecked {
            return uint32(block.timestamp) - observation.time;
        }
    }
}
