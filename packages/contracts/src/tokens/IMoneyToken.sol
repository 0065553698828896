// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The reward token
interface IMoneyToken {
    /// @notice `amount` wei came into being for `to`. The sum of these minus what was burned is the supply.
    event Emission(address indexed to, uint256 amount);

    /// @notice The supply would pass the cap.
    error CapExceeded(uint256 supply, uint256 cap);

    /// @notice The most that can ever exist at one time, in wei.
    function CAP() external view returns (uint256);

    /// @notice The role that may mint; meant for the farm contract alone.
    function MINTER_ROLE() external view returns (bytes32);

    /// @notice Mints within the cap. MINTER_ROLE only.
    /// @dev WARNING: a minter can dilute every holder up to the cap. Give the role to a contract, never to a person.
    function mint(address to, uint256 amount) external;
}
