// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Where random words come from
/// @notice A game reserves a word before it takes stakes, asks for it when no stake can be changed any more, and reads it. A
/// source that answers by itself (a VRF) fills the same interface: `reserve` then only counts.
interface IRandomSource {
    /// @notice The token of all bonds.
    function bondToken() external view returns (address);

    /// @notice A word for the caller, decided in part by now and unknown until after `request`.
    function reserve() external returns (uint256 id);

    /// @notice From here on the word is decided; only the consumer that reserved it, once.
    function request(uint256 id) external;

    /// @notice Gives the word up after it has expired; only the consumer that reserved it, once.
    /// @return bond What the committer lost to the caller, in wei of the bond's token
    function abandon(uint256 id) external returns (uint256 bond);

    /// @return bond What `abandon` would bring when the word does not come, in wei of the bond's token; it never shrinks while the
    /// word is reserved. The largest number where a word can't be withheld.
    function bondOf(uint256 id) external view returns (uint256 bond);

    /// @return isReady Whether the word is known
    /// @return word Uniform over all words once it is
    function wordOf(uint256 id) external view returns (bool isReady, uint256 word);

    /// @notice Whether the word was asked for and will never come.
    function isExpired(uint256 id) external view returns (bool);
}
