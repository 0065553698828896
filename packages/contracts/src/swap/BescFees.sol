// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The constants of the trade fee
/// @dev Pair and router both read them here. A fee that is scaled by one number where it is charged and by another
/// where it is checked has emptied exchanges.
library BescFees {
    /// @dev A trade pays 25/10000 of what it brings in: 0.25% per pair.
    uint256 internal constant FEE = 25;
    uint256 internal constant FEE_DENOMINATOR = 10_000;
    /// @dev What is left of an input after the fee, in parts of FEE_DENOMINATOR.
    uint256 internal constant AFTER_FEE = FEE_DENOMINATOR - FEE;

    /// @dev The protocol takes 8/25 of the fee (0.08%), the suppliers keep 17/25 (0.17%).
    uint256 internal constant PROTOCOL_SHARE = 8;
    uint256 internal constant SHARE_DENOMINATOR = 25;
}
