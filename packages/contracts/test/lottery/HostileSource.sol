// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRandomSource} from "../../src/random/IRandomSource.sol";

/// @title A source that never gives a word, and calls a chosen target whenever a word is given up
contract HostileSource is IRandomSource {
    address public immutable override bondToken;
    uint256 public accepted;
    uint256 public refused;
    address private _target;
    bytes[] private _calls;
    bool private _isBack;

    constructor(address bondToken_) {
        bondToken = bondToken_;
    }

    function comeBackWith(address target, bytes[] calldata calls) external {
        (_target, _calls) = (target, new bytes[](0));
        for (uint256 i = 0; i < calls.length; ++i) {
            _calls.push(calls[i]);
        }
    }

    function abandon(uint256) external override returns (uint256) {
        if (_isBack) return 0;
        _isBack = true;
        for (uint256 i = 0; i < _calls.length; ++i) {
            (bool success,) = _target.call(_calls[i]);
            if (success) ++accepted;
            else ++refused;
        }
        _isBack = false;
        return 0;
    }

    function reserve() external pure override returns (uint256) {
        return 0;
    }

    function request(uint256) external pure override {}

    function bondOf(uint256) external pure override returns (uint256) {
        return type(uint256).max;
    }

    function wordOf(uint256) external pure override returns (bool, uint256) {
        return (false, 0);
    }

    function isExpired(uint256) external pure override returns (bool) {
        return true;
    }
}
