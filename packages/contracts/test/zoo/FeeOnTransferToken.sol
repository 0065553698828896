// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Burns 3% of every transfer
contract FeeOnTransferToken is ZooToken {
    function _move(address from, address to, uint256 value) internal override {
        uint256 fee = value * 3 / 100;
        super._move(from, to, value - fee);
        _balances[from] -= fee;
        totalSupply -= fee;
    }
}
