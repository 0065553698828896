// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Has a name of 100 000 characters
contract HugeNameToken is ZooToken {
    function name() external pure returns (string memory) {
        return string(new bytes(100_000));
    }
}
