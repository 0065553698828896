// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TryView} from "../shared/TryView.sol";
import {IProfile} from "./IProfile.sol";
import {Points} from "./Points.sol";
import {ChainLock} from "@chain-lock/ChainLock.sol";
import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title Profiles
/// @dev All state is written before a token or a collection is called, and one that calls back finds the door locked.
contract Profile is IProfile, Points, ChainLock {
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    struct Costs {
        uint80 toRegister;
        uint80 toUpdate;
        uint80 toReactivate;
    }

    struct Counts {
        uint128 profiles;
        uint128 active;
    }

    uint256 public constant override MAX_RAISE = 5;
    bytes32 public constant override NFT_ROLE = keccak256("NFT_ROLE");
    bytes32 public constant override SPECIAL_ROLE = keccak256("SPECIAL_ROLE");

    address public immutable override money;

    /// @dev What each costs, and did at first.
    Costs private _costs;
    Costs public override launchCosts;
    Counts private _counts;
    address public override treasury;
    mapping(address nftAddress => mapping(uint256 tokenId => address)) public override pictureOf;

    /// @param costs To register, to update and to reactivate
    /// @param teams Name and description of each
    /// @param collections Whose tokens may be pictures
    constructor(
        address money_,
        address admin,
        address treasury_,
        uint256[3] memory costs,
        string[2][] memory teams,
        address[] memory collections
    ) AccessControlDefaultAdminRules(2 days, admin) {
        money = money_;
        launchCosts = _setCosts(costs[0], costs[1], costs[2]);
        _setTreasury(treasury_);
        for (uint256 i = 0; i < teams.length; ++i) {
            _addTeam(teams[i][0], teams[i][1]);
        }
        for (uint256 i = 0; i < collections.length; ++i) {
            _addCollection(collections[i]);
        }
    }

    function createProfile(uint256 teamId, address nftAddress, uint256 tokenId) external override lock {
        User storage user = _users[msg.sender];
        if (user.userId != 0) revert AlreadyRegistered(msg.sender);
        _requireJoinable(teamId);
        user.userId = uint48(++_counts.profiles);
        user.teamId = uint32(teamId);
        _activate(user, nftAddress, tokenId);
        emit UserNew(msg.sender, teamId, nftAddress, tokenId);
        _pay(_costs.toRegister);
        _receive(nftAddress, tokenId);
    }

    function updateProfile(address nftAddress, uint256 tokenId) external override lock {
        User storage user = _requireActive();
        (address oldAddress, uint256 oldId) = (user.picture, user.tokenId);
        delete pictureOf[oldAddress][oldId];
        _hold(user, nftAddress, tokenId);
        emit UserUpdate(msg.sender, nftAddress, tokenId);
        _pay(_costs.toUpdate);
        _receive(nftAddress, tokenId);
        _return(oldAddress, oldId);
    }

    function pauseProfile() external override lock {
        User storage user = _requireActive();
        (address nftAddress, uint256 tokenId) = (user.picture, user.tokenId);
        delete pictureOf[nftAddress][tokenId];
        (user.picture, user.tokenId, user.isActive) = (address(0), 0, false);
        --_counts.active;
        --_teams[user.teamId].users;
        emit UserPause(msg.sender, user.teamId);
        _return(nftAddress, tokenId);
    }

    function reactivateProfile(address nftAddress, uint256 tokenId) external override lock {
        User storage user = _users[msg.sender];
        if (user.userId == 0) revert NotRegistered(msg.sender);
        if (user.isActive) revert AlreadyActive(msg.sender);
        _activate(user, nftAddress, tokenId);
        emit UserReactivate(msg.sender, user.teamId, nftAddress, tokenId);
        _pay(_costs.toReactivate);
        _receive(nftAddress, tokenId);
    }

    function changeTeam(address account, uint256 newTeamId) external override onlyRole(SPECIAL_ROLE) {
        User storage user = _users[account];
        if (user.userId == 0) revert NotRegistered(account);
        _requireJoinable(newTeamId);
        uint256 oldTeamId = user.teamId;
        if (oldTeamId == newTeamId) revert SameTeam(newTeamId);
        user.teamId = uint32(newTeamId);
        // A paused profile is counted nowhere.
        if (user.isActive) {
            --_teams[oldTeamId].users;
            ++_teams[newTeamId].users;
        }
        emit UserChangeTeam(account, oldTeamId, newTeamId);
    }

    function addNftAddress(address nftAddress) external override onlyRole(DEFAULT_ADMIN_ROLE) {
        _addCollection(nftAddress);
    }

    function updateNumberMoney(uint256 toRegister, uint256 toUpdate, uint256 toReactivate)
        external
        override
        onlyRole(DEFAULT_ADMIN_ROLE)
    {
        _requireLow(toRegister, launchCosts.toRegister);
        _requireLow(toUpdate, launchCosts.toUpdate);
        _requireLow(toReactivate, launchCosts.toReactivate);
        _setCosts(toRegister, toUpdate, toReactivate);
    }

    function setTreasury(address newTreasury) external override onlyRole(DEFAULT_ADMIN_ROLE) {
        _setTreasury(newTreasury);
    }

    function recoverNonFungibleToken(address nftAddress, uint256 tokenId, address to)
        external
        override
        lock
        onlyRole(DEFAULT_ADMIN_ROLE)
    {
        address user = pictureOf[nftAddress][tokenId];
        if (user != address(0)) revert IsPicture(user);
        emit NonFungibleTokenRecovery(nftAddress, tokenId, to);
        IERC721(nftAddress).transferFrom(address(this), to, tokenId);
    }

    function claimFee() external override {
        uint256 amount = IERC20(money).balanceOf(address(this));
        emit FeeClaim(treasury, amount);
        IERC20(money).safeTransfer(treasury, amount);
    }

    function numberMoneyToRegister() external view override returns (uint256) {
        return _costs.toRegister;
    }

    function numberMoneyToUpdate() external view override returns (uint256) {
        return _costs.toUpdate;
    }

    function numberMoneyToReactivate() external view override returns (uint256) {
        return _costs.toReactivate;
    }

    function numberActiveProfiles() external view override returns (uint256) {
        return _counts.active;
    }

    function numberProfiles() external view override returns (uint256) {
        return _counts.profiles;
    }

    function hasRegistered(address user) external view override returns (bool) {
        return _users[user].userId != 0;
    }

    function getUserStatus(address user) external view override returns (bool) {
        return _users[user].isActive;
    }

    function getUserProfile(address account)
        external
        view
        override
        returns (uint256 userId, uint256 points, uint256 teamId, address nftAddress, uint256 tokenId, bool isActive)
    {
        User storage user = _users[account];
        return (user.userId, user.points, user.teamId, user.picture, user.tokenId, user.isActive);
    }

    function _activate(User storage user, address nftAddress, uint256 tokenId) private {
        user.isActive = true;
        ++_counts.active;
        ++_teams[user.teamId].users;
        _hold(user, nftAddress, tokenId);
    }

    /// @dev Writes down whose picture the token is; nothing of it has come yet.
    function _hold(User storage user, address nftAddress, uint256 tokenId) private {
        if (!hasRole(NFT_ROLE, nftAddress)) revert NotCollection(nftAddress);
        address holder = pictureOf[nftAddress][tokenId];
        if (holder != address(0)) revert IsPicture(holder);
        pictureOf[nftAddress][tokenId] = msg.sender;
        (user.picture, user.tokenId) = (nftAddress, tokenId);
    }

    function _pay(uint256 cost) private {
        IERC20(money).safeTransferFrom(msg.sender, address(this), cost);
    }

    function _receive(address nftAddress, uint256 tokenId) private {
        IERC721(nftAddress).transferFrom(msg.sender, address(this), tokenId);
        if (!_isHere(nftAddress, tokenId)) revert PictureNotReceived(nftAddress, tokenId);
    }

    /// @dev A token that its collection took away must not keep the profile from going on.
    function _return(address nftAddress, uint256 tokenId) private {
        if (_isHere(nftAddress, tokenId)) IERC721(nftAddress).transferFrom(address(this), msg.sender, tokenId);
    }

    function _isHere(address nftAddress, uint256 tokenId) private view returns (bool) {
        uint256[] memory answer = TryView.words(nftAddress, abi.encodeCall(IERC721.ownerOf, (tokenId)), 1);
        return answer.length == 1 && answer[0] == uint160(address(this));
    }

    function _requireActive() private view returns (User storage user) {
        user = _users[msg.sender];
        if (!user.isActive) revert NotActive(msg.sender);
    }

    function _addCollection(address nftAddress) private {
        bool isCollection = ERC165Checker.supportsInterface(nftAddress, type(IERC721).interfaceId);
        if (!isCollection) revert NotCollection(nftAddress);
        _grantRole(NFT_ROLE, nftAddress);
    }

    function _setCosts(uint256 toRegister, uint256 toUpdate, uint256 toReactivate)
        private
        returns (Costs memory costs)
    {
        costs = Costs(toRegister.toUint80(), toUpdate.toUint80(), toReactivate.toUint80());
        _costs = costs;
        emit NumberMoneySet(toRegister, toUpdate, toReactivate);
    }

    function _requireLow(uint256 cost, uint256 launchCost) private pure {
        if (cost > MAX_RAISE * launchCost) revert CostAboveCap(cost, MAX_RAISE * launchCost);
    }

    function _setTreasury(address newTreasury) private {
        if (newTreasury == address(0)) revert ZeroAddress();
        treasury = newTreasury;
        emit TreasurySet(newTreasury);
    }

    function _revertLocked() internal pure override {
        revert Reentered();
    }
}
