// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Its supply nears 2^256: more than a pair can count
contract MaxSupplyToken is ZooToken {
    function mint(address to, uint256 value) public override {
        if (totalSupply == 0) super.mint(address(0xdead), type(uint256).max - 2 ** 128);
        super.mint(to, value);
    }
}
