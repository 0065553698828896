// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What a borrower of a flash swap implements
interface IBescCallee {
    /// @notice Called by a pair after it has sent the amounts and before it checks that it was paid.
    /// @dev WARNING: anybody can call this function. Check that `msg.sender` is the factory's pair of its tokens, and
    /// that `sender` is who you expect: it is the account that called `swap`.
    /// @param sender The caller of `swap`
    /// @param amount0 Units of token0 that were sent
    /// @param amount1 Units of token1 that were sent
    /// @param data What the caller of `swap` passed on
    function bescCall(address sender, uint256 amount0, uint256 amount1, bytes calldata data) external;
}
