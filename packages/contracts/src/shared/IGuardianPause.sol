// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A pause that a guardian can begin and cannot prolong
/// @notice The guardian stops what is new for at most seven days, once: then it is guardian no more, until the owner names
/// one again. The owner can end a pause early and cannot begin one.
/// @dev WARNING: pausing must never keep anybody from taking out what is theirs. Guard entries, not exits.
interface IGuardianPause {
    event GuardianSet(address indexed guardian);
    event Paused(address indexed guardian, uint256 until);
    event Unpaused();

    /// @notice The caller is not the guardian.
    error NotGuardian();
    /// @notice What was asked for is paused until `until` (seconds).
    error IsPaused(uint256 until);

    /// @notice Who may pause once, or zero.
    function guardian() external view returns (address);

    /// @notice The pause lasts while the time is below this (seconds); a time gone by when there is none.
    function pausedUntil() external view returns (uint256);

    /// @notice Pauses for seven days; the guardian only, who is none afterwards.
    function pause() external;

    /// @notice Ends a pause; the owner only.
    function unpause() external;

    /// @notice Names another guardian, or none; the owner only.
    function setGuardian(address newGuardian) external;
}
