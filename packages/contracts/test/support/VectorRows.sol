// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Reads the words that `npm run vectors` writes
abstract contract VectorRows {
    function _at(bytes memory rows, uint256 word) internal pure returns (uint256 value) {
        assembly ("memory-safe") {
            value := mload(add(add(rows, 0x20), shl(5, word)))
        }
    }
}
