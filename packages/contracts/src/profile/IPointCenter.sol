// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProfile} from "./IProfile.sol";

/// @title Points for those who took part in sales
/// @notice The one way in which a sale gives points: it never gives any itself.
interface IPointCenter {
    /// @param threshold The least that counts as taking part, in wei of the raised token
    event IFOAdd(address indexed ifo, uint256 threshold, uint256 indexed campaignId, uint256 numberPoints);
    event PointsClaim(address indexed user, address indexed ifo, uint256 indexed campaignId);

    error BadIFO(address ifo);
    /// @notice No active profile, not harvested, below the threshold, or points of this campaign were given before.
    error NotEligible(address user, address ifo);

    function profile() external view returns (IProfile);

    /// @notice All zero for an address that is no sale.
    function ifos(address ifo) external view returns (uint256 threshold, uint256 campaignId, uint256 numberPoints);

    /// @notice Whether `getPoints` would give the user points; never reverts.
    function checkClaimStatus(address user, address ifo) external view returns (bool);

    /// @notice The same for many sales.
    function checkClaimStatuses(address user, address[] calldata sales) external view returns (bool[] memory);

    /// @notice Gives the caller the points of a sale, once.
    function getPoints(address ifo) external;

    /// @notice For good; the owner only. A campaign has one sale.
    function addIFOAddress(address ifo, uint256 campaignId, uint256 numberPoints, uint256 threshold) external;
}
