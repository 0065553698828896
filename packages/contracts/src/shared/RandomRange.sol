// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A word brought into a range without a preference
library RandomRange {
    /// @dev Words above the last whole multiple of `limit` are hashed again: what is left is uniform over 0 to `limit - 1`.
    function below(uint256 word, uint256 limit) internal pure returns (uint256) {
        uint256 end = type(uint256).max - type(uint256).max % limit;
        while (word >= end) {
            word = uint256(keccak256(abi.encode(word)));
        }
        return word % limit;
    }
}
