// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Answers name and symbol as bytes32
contract Bytes32MetadataToken is ZooToken {
    function name() external pure returns (bytes32) {
        return "Old style";
    }

    function symbol() external pure returns (bytes32) {
        return "OLD";
    }
}
