// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProfile} from "./IProfile.sol";
import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Teams, and points of users and teams
/// @dev The admin moves in two steps, two days apart.
abstract contract Points is IProfile, AccessControlDefaultAdminRules {
    /// @param picture The collection, while the profile is active
    /// @param userId From 1; zero when there is no profile
    struct User {
        address picture;
        uint48 userId;
        uint32 teamId;
        bool isActive;
        uint256 tokenId;
        uint256 points;
    }

    struct Team {
        uint64 users;
        bool isJoinable;
        uint128 points;
        string name;
        string description;
    }

    struct Award {
        bool isGiven;
        uint128 points;
    }

    uint256 private constant MAX_USERS_OF_CALL = 1000;
    bytes32 public constant override POINT_ROLE = keccak256("POINT_ROLE");

    uint256 public override numberTeams;
    mapping(address account => User) internal _users;
    mapping(uint256 teamId => Team) internal _teams;
    mapping(address account => mapping(uint256 campaignId => Award)) private _awards;

    function increaseUserPoints(address user, uint256 numberPoints, uint256 campaignId)
        external
        override
        onlyRole(POINT_ROLE)
        returns (bool isGiven)
    {
        return _award(user, numberPoints, campaignId);
    }

    function increaseUserPointsMultiple(address[] calldata users, uint256 numberPoints, uint256 campaignId)
        external
        override
        onlyRole(POINT_ROLE)
    {
        if (users.length > MAX_USERS_OF_CALL) revert TooManyUsers(users.length);
        for (uint256 i = 0; i < users.length; ++i) {
            _award(users[i], numberPoints, campaignId);
        }
    }

    function removeUserPoints(address user, uint256 numberPoints, uint256 campaignId)
        external
        override
        onlyRole(POINT_ROLE)
    {
        _take(user, numberPoints, campaignId);
    }

    function removeUserPointsMultiple(address[] calldata users, uint256 numberPoints, uint256 campaignId)
        external
        override
        onlyRole(POINT_ROLE)
    {
        if (users.length > MAX_USERS_OF_CALL) revert TooManyUsers(users.length);
        for (uint256 i = 0; i < users.length; ++i) {
            _take(users[i], numberPoints, campaignId);
        }
    }

    function increaseTeamPoints(uint256 teamId, uint256 numberPoints, uint256 campaignId)
        external
        override
        onlyRole(POINT_ROLE)
    {
        _requireTeam(teamId);
        _teams[teamId].points += _checked(numberPoints);
        emit TeamPointIncrease(teamId, numberPoints, campaignId);
    }

    function removeTeamPoints(uint256 teamId, uint256 numberPoints, uint256 campaignId)
        external
        override
        onlyRole(POINT_ROLE)
    {
        _requireTeam(teamId);
        uint256 taken = Math.min(numberPoints, _teams[teamId].points);
        if (taken == 0) return;
        _teams[teamId].points -= uint128(taken);
        emit TeamPointDecrease(teamId, taken, campaignId);
    }

    function addTeam(string calldata name, string calldata description) external override onlyRole(DEFAULT_ADMIN_ROLE) {
        _addTeam(name, description);
    }

    function renameTeam(uint256 teamId, string calldata name) external override onlyRole(DEFAULT_ADMIN_ROLE) {
        _requireTeam(teamId);
        _setName(teamId, name);
        emit TeamRename(teamId, name);
    }

    function makeTeamJoinable(uint256 teamId) external override onlyRole(DEFAULT_ADMIN_ROLE) {
        _setJoinable(teamId, true);
    }

    function makeTeamNotJoinable(uint256 teamId) external override onlyRole(DEFAULT_ADMIN_ROLE) {
        _setJoinable(teamId, false);
    }

    function getTeamProfile(uint256 teamId)
        external
        view
        override
        returns (string memory name, string memory description, uint256 users, uint256 points, bool isJoinable)
    {
        Team storage team = _teams[teamId];
        return (team.name, team.description, team.users, team.points, team.isJoinable);
    }

    function awardOf(address user, uint256 campaignId) external view override returns (bool isGiven, uint256 points) {
        Award memory award = _awards[user][campaignId];
        return (award.isGiven, award.points);
    }

    function _addTeam(string memory name, string memory description) internal {
        uint256 teamId = ++numberTeams;
        _setName(teamId, name);
        _teams[teamId].description = description;
        _teams[teamId].isJoinable = true;
        emit TeamAdd(teamId, name, description);
    }

    /// @dev Reverts when the team takes no new members, or is none.
    function _requireJoinable(uint256 teamId) internal view {
        _requireTeam(teamId);
        if (!_teams[teamId].isJoinable) revert TeamNotJoinable(teamId);
    }

    function _award(address user, uint256 numberPoints, uint256 campaignId) private returns (bool) {
        uint128 points = _checked(numberPoints);
        Award storage award = _awards[user][campaignId];
        if (_users[user].userId == 0 || award.isGiven) return false;
        (award.isGiven, award.points) = (true, points);
        _users[user].points += points;
        emit UserPointIncrease(user, numberPoints, campaignId);
        return true;
    }

    function _take(address user, uint256 numberPoints, uint256 campaignId) private {
        Award storage award = _awards[user][campaignId];
        uint256 taken = Math.min(numberPoints, award.points);
        if (taken == 0) return;
        award.points -= uint128(taken);
        _users[user].points -= taken;
        emit UserPointDecrease(user, taken, campaignId);
    }

    function _checked(uint256 numberPoints) private pure returns (uint128) {
        if (numberPoints == 0) revert ZeroPoints();
        // So that no sum of points overflows.
        if (numberPoints > type(uint64).max) revert TooManyPoints(numberPoints);
        return uint128(numberPoints);
    }

    function _setName(uint256 teamId, string memory name) private {
        uint256 length = bytes(name).length;
        if (length < 4 || length > 19) revert InvalidTeamName(name);
        _teams[teamId].name = name;
    }

    function _setJoinable(uint256 teamId, bool isJoinable) private {
        _requireTeam(teamId);
        _teams[teamId].isJoinable = isJoinable;
        emit TeamJoinable(teamId, isJoinable);
    }

    function _requireTeam(uint256 teamId) private view {
        if (teamId == 0 || teamId > numberTeams) revert UnknownTeam(teamId);
    }
}
