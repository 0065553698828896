// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What an earlier prediction game still owes (v0.1 claims)
/// @notice Amounts by epoch and account, paid in when it is made. They can't be changed or taken by others.
interface IPredictionClaims {
    event Claim(address indexed sender, uint256 indexed epoch, uint256 amount);

    /// @notice The lists differ in length, name somebody twice, or do not add up to the coin that came with them.
    error BadClaims();
    error NotEligible(uint256 epoch);
    error SendFailed(address to);

    /// @notice Wei that the account can claim of this epoch.
    function amountOf(uint256 epoch, address account) external view returns (uint256);
    function claimable(uint256 epoch, address account) external view returns (bool);

    /// @notice At most `size` epochs of the account from `cursor`, with what they were worth before they were claimed.
    function getUserRounds(address account, uint256 cursor, uint256 size)
        external
        view
        returns (uint256[] memory epochs, uint256[] memory amounts, uint256 next);

    function getUserRoundsLength(address account) external view returns (uint256);

    /// @notice Pays the caller's amounts of these epochs to `to`, all or none.
    function claim(uint256[] calldata epochs, address to) external;
}
