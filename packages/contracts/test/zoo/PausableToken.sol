// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Can be stopped by anybody
contract PausableToken is ZooToken {
    bool public paused;

    function setPaused(bool value) external {
        paused = value;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!paused, "paused");
        super._move(from, to, value);
    }
}
