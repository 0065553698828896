// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Refuses to move for accounts on its list
contract BlocklistToken is ZooToken {
    mapping(address account => bool) public isBlocked;

    function setBlocked(address account, bool value) external {
        isBlocked[account] = value;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!isBlocked[from] && !isBlocked[to], "blocked");
        super._move(from, to, value);
    }
}
