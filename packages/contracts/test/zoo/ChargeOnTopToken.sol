// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Charges the sender 3% on top of every transfer
contract ChargeOnTopToken is ZooToken {
    function _move(address from, address to, uint256 value) internal override {
        uint256 charge = value * 3 / 100;
        super._move(from, to, value);
        _balances[from] -= charge;
        totalSupply -= charge;
    }
}
