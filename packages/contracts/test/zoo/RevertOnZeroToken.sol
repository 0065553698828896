// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Refuses to move nothing
contract RevertOnZeroToken is ZooToken {
    function _move(address from, address to, uint256 value) internal override {
        require(value > 0, "zero");
        super._move(from, to, value);
    }
}
