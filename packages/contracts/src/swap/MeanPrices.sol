// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "./IBescFactory.sol";
import {IBescPair} from "./IBescPair.sol";
import {IFeeCollector} from "./IFeeCollector.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Observations of the pairs' accumulators, and the mean prices and depths that follow from them
abstract contract MeanPrices is IFeeCollector {
    struct Observation {
        uint32 time;
        uint112 reserve0;
        uint112 reserve1;
        uint256 price0Cumulative;
        uint256 price1Cumulative;
    }

    /// @dev One way to sell a token. `price`: mean, UQ112.112, 0 for none. `depth`: least reserve of what is bought, at the
    /// observations and now; `proven`: the same at the observations alone, which can be lowered only in the block of one,
    /// at the price of a trade there and back that empties the reserve (ten trading fees on a side for a tenth of it).
    struct Market {
        uint256 price;
        uint256 depth;
        uint256 proven;
    }

    uint256 internal constant Q112 = 2 ** 112;
    uint32 private constant SHORTEST_WINDOW = 30 minutes;
    uint32 private constant LONGEST_WINDOW = 2 hours;
    /// @dev Enough for a pair to name a token; what a hostile token could burn.
    uint256 private constant QUESTION_GAS = 20_000;

    IBescFactory public immutable factory;
    mapping(address pair => Observation[2]) private _observations;

    constructor(IBescFactory factory_) {
        factory = factory_;
    }

    function observe(address[] calldata pairs) external {
        for (uint256 i = 0; i < pairs.length; ++i) {
            _observe(pairs[i]);
        }
    }

    function observations(address pair) external view returns (uint32 older, uint32 newer) {
        (Observation storage first, Observation storage second) = _ordered(pair);
        return (first.time, second.time);
    }

    function meanPrice(address tokenIn, address tokenOut) external view returns (uint256 price) {
        return _market(tokenIn, tokenOut).price;
    }

    /// @dev The pair of two tokens as a market. Of the two observations the younger that is old enough begins the window.
    function _market(address tokenIn, address tokenOut) internal view returns (Market memory market) {
        address pair = factory.getPair(tokenIn, tokenOut);
        if (pair == address(0)) return market;
        (Observation storage older, Observation storage newer) = _ordered(pair);
        Observation storage start = _age(newer) >= SHORTEST_WINDOW ? newer : older;
        uint32 age = _age(start);
        if (start.time == 0 || age < SHORTEST_WINDOW || age > LONGEST_WINDOW) return market;
        Observation memory current = _current(pair);
        if (current.reserve0 == 0 || current.reserve1 == 0) return market;

        bool sells0 = tokenIn < tokenOut;
        unchecked {
            // The sums wrap around by design.
            market.price =
                (sells0
                            ? current.price0Cumulative - start.price0Cumulative
                            : current.price1Cumulative - start.price1Cumulative) / age;
        }
        market.proven = sells0 ? newer.reserve1 : newer.reserve0;
        if (older.time != 0) market.proven = Math.min(market.proven, sells0 ? older.reserve1 : older.reserve0);
        market.depth = Math.min(market.proven, sells0 ? current.reserve1 : current.reserve0);
    }

    /// @dev Whether `account` is a pair of the factory. Any account can be asked: it gets little gas and one word of answer.
    function _isPair(address account) internal view returns (bool) {
        (bool named0, address token0) = _ask(account, IBescPair.token0.selector);
        if (!named0) return false;
        (bool named1, address token1) = _ask(account, IBescPair.token1.selector);
        return named1 && factory.getPair(token0, token1) == account && account != address(0);
    }

    function _observe(address pair) private {
        if (!_isPair(pair)) return;
        (Observation storage older, Observation storage newer) = _ordered(pair);
        if (newer.time != 0 && _age(newer) < SHORTEST_WINDOW) return;
        Observation memory current = _current(pair);
        // An empty pair's accumulators stand still: a mean over such a time would be too low.
        if (current.reserve0 == 0 || current.reserve1 == 0) return;
        (older.time, older.reserve0, older.reserve1) = (current.time, current.reserve0, current.reserve1);
        (older.price0Cumulative, older.price1Cumulative) = (current.price0Cumulative, current.price1Cumulative);
        emit PairObserved(pair);
    }

    /// @dev The accumulators as the pair itself would bring them up to this block.
    function _current(address pair) private view returns (Observation memory current) {
        (uint112 reserve0, uint112 reserve1, uint32 last) = IBescPair(pair).getReserves();
        (current.reserve0, current.reserve1) = (reserve0, reserve1);
        current.time = uint32(block.timestamp);
        current.price0Cumulative = IBescPair(pair).price0CumulativeLast();
        current.price1Cumulative = IBescPair(pair).price1CumulativeLast();
        if (reserve0 == 0 || reserve1 == 0) return current;
        unchecked {
            // Seconds modulo 2^32, sums modulo 2^256.
            uint256 elapsed = current.time - last;
            current.price0Cumulative += (uint256(reserve1) << 112) / reserve0 * elapsed;
            current.price1Cumulative += (uint256(reserve0) << 112) / reserve1 * elapsed;
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

    function _ask(address account, bytes4 question) private view returns (bool answered, address token) {
        uint256 word;
        assembly ("memory-safe") {
            mstore(0x00, question)
            answered := staticcall(QUESTION_GAS, account, 0x00, 0x04, 0x00, 0x20)
            answered := and(answered, gt(returndatasize(), 0x1f))
            word := mload(0x00)
        }
        if (!answered || word >> 160 != 0) return (false, address(0));
        return (true, address(uint160(word)));
    }
}
