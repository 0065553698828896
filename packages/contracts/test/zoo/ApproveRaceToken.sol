// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Refuses to change an allowance that is not zero
contract ApproveRaceToken is ZooToken {
    function approve(address spender, uint256 value) public override returns (bool) {
        require(value == 0 || allowance[msg.sender][spender] == 0, "set to zero first");
        return super.approve(spender, value);
    }
}
