// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Has 0 decimals
contract NoDecimalsToken is ZooToken {
    function decimals() public pure override returns (uint8) {
        return 0;
    }
}
