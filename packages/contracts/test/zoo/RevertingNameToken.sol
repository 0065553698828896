// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Reverts when asked its name
contract RevertingNameToken is ZooToken {
    function name() external pure returns (string memory) {
        revert("no name");
    }
}
