// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What the compiler does with more jumps than every trade should pay for
library LeanMath {
    /// @dev `a && b` where `b` costs nothing to know.
    function both(bool a, bool b) internal pure returns (bool result) {
        assembly ("memory-safe") {
            result := and(a, b)
        }
    }

    /// @dev `dividend / divisor` where the divisor has been found not to be zero; of zero it is zero.
    function quotient(uint256 dividend, uint256 divisor) internal pure returns (uint256 result) {
        assembly ("memory-safe") {
            result := div(dividend, divisor)
        }
    }
}
