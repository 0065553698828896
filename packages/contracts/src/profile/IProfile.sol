// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";

/// @title Profiles: a picture, a team and points
/// @notice A profile is made once, for MONEY, and never deleted. While it is active the contract holds its picture, a token
/// of a collection with NFT_ROLE; pausing gives it back, also when its collection has lost the role. A team counts its
/// active members. Points come from contracts with POINT_ROLE, once for each account and campaign.
/// @dev Users, teams and campaigns count from 1. The events are enough to count everything again. WARNING: a token that is
/// sent here without `createProfile`, `updateProfile` or `reactivateProfile` is no picture; the admin can return it.
interface IProfile is IAccessControl {
    event UserNew(address indexed user, uint256 teamId, address nftAddress, uint256 tokenId);
    event UserPause(address indexed user, uint256 teamId);
    event UserReactivate(address indexed user, uint256 teamId, address nftAddress, uint256 tokenId);
    event UserUpdate(address indexed user, address nftAddress, uint256 tokenId);
    /// @notice Counts for the teams' users while the profile is active.
    event UserChangeTeam(address indexed user, uint256 oldTeamId, uint256 newTeamId);
    /// @notice Also for each of many; those who got nothing are not told.
    event UserPointIncrease(address indexed user, uint256 numberPoints, uint256 indexed campaignId);
    /// @notice What was taken away, which is no more than the campaign gave.
    event UserPointDecrease(address indexed user, uint256 numberPoints, uint256 indexed campaignId);
    event TeamAdd(uint256 indexed teamId, string name, string description);
    event TeamRename(uint256 indexed teamId, string name);
    event TeamJoinable(uint256 indexed teamId, bool isJoinable);
    event TeamPointIncrease(uint256 indexed teamId, uint256 numberPoints, uint256 indexed campaignId);
    event TeamPointDecrease(uint256 indexed teamId, uint256 numberPoints, uint256 indexed campaignId);
    event NumberMoneySet(uint256 toRegister, uint256 toUpdate, uint256 toReactivate);
    event TreasurySet(address indexed treasury);
    event FeeClaim(address indexed treasury, uint256 amount);
    event NonFungibleTokenRecovery(address indexed nftAddress, uint256 indexed tokenId, address to);

    error AlreadyRegistered(address user);
    error NotRegistered(address user);
    error NotActive(address user);
    error AlreadyActive(address user);
    error UnknownTeam(uint256 teamId);
    error TeamNotJoinable(uint256 teamId);
    error SameTeam(uint256 teamId);
    /// @notice The name has fewer than 4 or more than 19 bytes.
    error InvalidTeamName(string name);
    /// @notice Not a collection that pictures may be of.
    error NotCollection(address nftAddress);
    /// @notice A picture of a profile already: of this user.
    error IsPicture(address user);
    /// @notice The collection did not bring the token here.
    error PictureNotReceived(address nftAddress, uint256 tokenId);
    error CostAboveCap(uint256 cost, uint256 cap);
    error TooManyUsers(uint256 count);
    error TooManyPoints(uint256 points);
    error ZeroPoints();
    error ZeroAddress();
    error Reentered();

    /// @notice Held by the collections whose tokens may be pictures.
    function NFT_ROLE() external view returns (bytes32);
    /// @notice Held by contracts that give points.
    function POINT_ROLE() external view returns (bytes32);
    /// @notice May change the team of a user.
    function SPECIAL_ROLE() external view returns (bytes32);

    function money() external view returns (address);
    function treasury() external view returns (address);

    /// @notice Wei of MONEY that each costs, at most `MAX_RAISE` times what it was at first.
    function numberMoneyToRegister() external view returns (uint256);
    function numberMoneyToUpdate() external view returns (uint256);
    function numberMoneyToReactivate() external view returns (uint256);
    function launchCosts() external view returns (uint80 toRegister, uint80 toUpdate, uint80 toReactivate);
    function MAX_RAISE() external view returns (uint256);

    function numberTeams() external view returns (uint256);
    function numberActiveProfiles() external view returns (uint256);
    /// @notice All that were ever made; the ids of users go up to it.
    function numberProfiles() external view returns (uint256);
    function hasRegistered(address user) external view returns (bool);

    /// @notice All zero for an account without one; the picture is zero while the profile is paused.
    function getUserProfile(address user)
        external
        view
        returns (uint256 userId, uint256 points, uint256 teamId, address nftAddress, uint256 tokenId, bool isActive);

    /// @notice Whether the user has an active profile.
    function getUserStatus(address user) external view returns (bool isActive);

    /// @notice All empty when there is no such team; `users` are its active ones.
    function getTeamProfile(uint256 teamId)
        external
        view
        returns (string memory name, string memory description, uint256 users, uint256 points, bool isJoinable);

    /// @notice Whose picture a held token is, or zero.
    function pictureOf(address nftAddress, uint256 tokenId) external view returns (address user);

    /// @notice Whether the campaign gave the user points, and what is left of them.
    function awardOf(address user, uint256 campaignId) external view returns (bool isGiven, uint256 points);

    /// @notice Takes the price and the picture from the caller, both approved before.
    function createProfile(uint256 teamId, address nftAddress, uint256 tokenId) external;

    /// @notice Takes the price and another picture and gives the old one back.
    function updateProfile(address nftAddress, uint256 tokenId) external;

    /// @notice Gives the picture back, for nothing.
    function pauseProfile() external;

    /// @notice Takes the price and a picture; the team is the one of before.
    function reactivateProfile(address nftAddress, uint256 tokenId) external;

    /// @notice SPECIAL_ROLE only; also of a paused profile.
    function changeTeam(address user, uint256 newTeamId) external;

    /// @notice POINT_ROLE only, as are all of points.
    /// @return isGiven False when the user has no profile, or had points of this campaign before
    function increaseUserPoints(address user, uint256 numberPoints, uint256 campaignId) external returns (bool isGiven);

    /// @notice The same for at most 1000 users.
    function increaseUserPointsMultiple(address[] calldata users, uint256 numberPoints, uint256 campaignId) external;

    /// @notice Takes points of a campaign away, at most what it gave. It gives none again.
    function removeUserPoints(address user, uint256 numberPoints, uint256 campaignId) external;

    /// @notice The same for at most 1000 users.
    function removeUserPointsMultiple(address[] calldata users, uint256 numberPoints, uint256 campaignId) external;

    function increaseTeamPoints(uint256 teamId, uint256 numberPoints, uint256 campaignId) external;

    /// @notice At most what the team has.
    function removeTeamPoints(uint256 teamId, uint256 numberPoints, uint256 campaignId) external;

    /// @notice The admin only, as are all that follow but `claimFee`.
    function addTeam(string calldata name, string calldata description) external;
    function renameTeam(uint256 teamId, string calldata name) external;
    function makeTeamJoinable(uint256 teamId) external;
    function makeTeamNotJoinable(uint256 teamId) external;

    /// @notice Gives a collection NFT_ROLE, if it says that it is one; `revokeRole` takes it away.
    function addNftAddress(address nftAddress) external;
    function updateNumberMoney(uint256 toRegister, uint256 toUpdate, uint256 toReactivate) external;
    function setTreasury(address newTreasury) external;

    /// @notice Returns a token that is no picture.
    function recoverNonFungibleToken(address nftAddress, uint256 tokenId, address to) external;

    /// @notice Sends what was paid to the treasury; anybody may call.
    function claimFee() external;
}
