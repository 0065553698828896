// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "./IBescFactory.sol";
import {IBescPair} from "./IBescPair.sol";
import {IFeeCollector} from "./IFeeCollector.sol";

/// @title What is sold for what: a list of anchors, fixed for ever, each sold for the one before it, the first is MONEY
abstract contract FeeRoutes is IFeeCollector {
    uint256 private constant MOST_ANCHORS = 4;

    IBescFactory public immutable factory;
    address public immutable money;
    address[] private _anchors;

    constructor(IBescFactory factory_, address[] memory anchors_) {
        if (anchors_.length < 2 || anchors_.length > MOST_ANCHORS) revert BadAnchors();
        for (uint256 i = 0; i < anchors_.length; ++i) {
            if (anchors_[i] == address(0)) revert ZeroAddress();
            for (uint256 j = 0; j < i; ++j) {
                if (anchors_[i] == anchors_[j]) revert BadAnchors();
            }
        }
        factory = factory_;
        money = anchors_[0];
        _anchors = anchors_;
    }

    function anchors() public view returns (address[] memory) {
        return _anchors;
    }

    /// @dev The anchor nearest to MONEY, at `place` of the list, is what the other token is sold for in the pair itself.
    function _sides(address pair) internal view returns (address sold, address bought, uint256 place) {
        (address token0, address token1) = (IBescPair(pair).token0(), IBescPair(pair).token1());
        if (factory.getPair(token0, token1) != pair) revert UnknownPair(pair);
        for (; place < _anchors.length; ++place) {
            bought = _anchors[place];
            if (bought == token0) return (token1, bought, place);
            if (bought == token1) return (token0, bought, place);
        }
        revert NoWay(pair);
    }

    /// @dev LP is never sold: the pair it is of has a price of its own for what it holds.
    function _requireNoLp(address token, address pair) internal view {
        (bool named0, bytes memory token0) = token.staticcall(abi.encodeCall(IBescPair.token0, ()));
        (bool named1, bytes memory token1) = token.staticcall(abi.encodeCall(IBescPair.token1, ()));
        if (!named0 || !named1 || token0.length != 32 || token1.length != 32) return;
        if (factory.getPair(abi.decode(token0, (address)), abi.decode(token1, (address))) == token) revert NoWay(pair);
    }
}
