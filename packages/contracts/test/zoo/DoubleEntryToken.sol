// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title A second address of the same token: moving here moves there
contract DoubleEntryToken {
    ZooToken public immutable other;

    constructor(ZooToken other_) {
        other = other_;
    }

    /// @dev Takes from the caller's balance of the other entry, which must have approved this one.
    function transfer(address to, uint256 value) external returns (bool) {
        return other.transferFrom(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        return other.transferFrom(from, to, value);
    }

    function balanceOf(address account) external view returns (uint256) {
        return other.balanceOf(account);
    }
}
