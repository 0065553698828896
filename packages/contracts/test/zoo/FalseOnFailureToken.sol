// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Answers false instead of reverting
contract FalseOnFailureToken is ZooToken {
    function transfer(address to, uint256 value) public override returns (bool) {
        if (_balances[msg.sender] < value) return false;
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (_balances[from] < value || allowance[from][msg.sender] < value) return false;
        return super.transferFrom(from, to, value);
    }
}
