// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProfile} from "./IProfile.sol";

/// @title Gives the first users a part of what their profile cost
/// @notice Every active profile with an id up to `thresholdUser` can claim once, until `endBlock`, as long as there is MONEY.
/// @dev It pays out what is sent to it. Fund it with `thresholdUser` gifts, so that none is missing before the end.
interface IDayOneGift {
    event GiftClaim(address indexed user, uint256 amount);
    event FeeClaim(address indexed treasury, uint256 amount);

    error NotClaimable(address user);
    /// @notice The users' time is not over.
    error NotExpired(uint256 endBlock);
    error ZeroAddress();

    function money() external view returns (address);
    function profile() external view returns (IProfile);
    function treasury() external view returns (address);

    /// @notice Wei of MONEY for each.
    function numberMoney() external view returns (uint256);

    /// @notice The last user id that has a gift.
    function thresholdUser() external view returns (uint256);

    /// @notice The first block in which nothing can be claimed any more.
    function endBlock() external view returns (uint256);
    function hasClaimed(address user) external view returns (bool);

    /// @notice Whether `getMoneyBack` would pay; never reverts.
    function canClaim(address user) external view returns (bool);

    /// @notice Pays the caller.
    function getMoneyBack() external;

    /// @notice Sends what is left to the treasury, after the end; anybody may call.
    function claimFee() external;
}
