// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Calls a chosen target in the middle of every transfer
contract ReentrantToken is ZooToken {
    address public target;
    bytes public data;
    uint256 public refused;
    uint256 public accepted;

    function setHook(address newTarget, bytes calldata newData) external {
        (target, data) = (newTarget, newData);
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        if (target == address(0)) return;
        (bool success,) = target.call(data);
        if (success) ++accepted;
        else ++refused;
    }
}
