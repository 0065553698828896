// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Refuses amounts of 2^96 and above
contract Uint96Token is ZooToken {
    function approve(address spender, uint256 value) public override returns (bool) {
        return super.approve(spender, value == type(uint256).max ? type(uint96).max : value);
    }

    function _move(address from, address to, uint256 value) internal override {
        require(value < 2 ** 96, "uint96");
        super._move(from, to, value);
    }
}
