// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Changes its rules while it is used: a tax can be switched on
contract UpgradableToken is ZooToken {
    uint256 public taxPercent;

    function upgrade(uint256 newTaxPercent) external {
        taxPercent = newTaxPercent;
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 fee = value * taxPercent / 100;
        super._move(from, to, value - fee);
        _balances[from] -= fee;
        totalSupply -= fee;
    }
}
