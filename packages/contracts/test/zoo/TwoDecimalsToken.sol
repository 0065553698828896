// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Has 2 decimals
contract TwoDecimalsToken is ZooToken {
    function decimals() public pure override returns (uint8) {
        return 2;
    }
}
