// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The faucet of the stable test token
interface IBUSDC {
    /// @notice There is no faucet on the production chain.
    error FaucetClosed(uint256 chainId);
    /// @notice More than the caller may still mint on this (UTC) day.
    error DailyCapExceeded(uint256 amount, uint256 left);

    /// @notice Mints to the caller, at most 10 000 BUSDC a day (UTC).
    /// @dev WARNING: a cap for each address limits accidents, not a determined person with many addresses. This is a
    /// test token and has no value.
    function mint(uint256 amount) external;

    /// @notice What `account` may still mint today, in wei.
    function mintableToday(address account) external view returns (uint256 amount);
}
