// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProfile} from "../../src/profile/IProfile.sol";
import {HostileCollection} from "../nfts/HostileCollection.sol";
import {Vm} from "../support/Vm.sol";
import {ProfileScene} from "./ProfileScene.sol";

/// @title Users, their collections, an admin and point givers in any order; what the events tell is counted beside it
contract ProfileHandler is ProfileScene {
    uint256 private constant CAMPAIGNS = 4;
    string public broken;
    address[] private _people;

    /// @dev What the events alone say.
    struct Told {
        uint256 teamId;
        bool isActive;
        address nft;
        uint256 tokenId;
        uint256 points;
    }

    mapping(address user => Told) private _told;
    mapping(uint256 teamId => uint256) private _teamUsers;
    mapping(uint256 teamId => uint256) private _teamPoints;
    uint256 private _active;
    uint256 private _profiles;
    uint256 private _teams;
    mapping(address user => mapping(uint256 campaignId => bool)) private _given;
    uint256 private _paid;

    constructor() {
        vm.recordLogs();
        setUpProfiles();
        _people = [ANNA, BEN, address(0xa3), address(hostile)];
        for (uint256 i = 0; i < _people.length; ++i) {
            for (uint256 j = 0; j < 3; ++j) {
                bunnyFor(_people[i]);
                hostile.mint(_people[i], 3 * i + j + 1);
            }
        }
        _listen();
    }

    function create(uint256 who, uint256 team, uint256 which) external {
        (address user, address nft, uint256 id) = _pick(who, which);
        uint256 teamId = team % 5;
        _act(user, abi.encodeCall(IProfile.createProfile, (teamId, nft, id)), profile.numberMoneyToRegister());
    }

    function update(uint256 who, uint256 which) external {
        (address user, address nft, uint256 id) = _pick(who, which);
        Told memory old = _told[user];
        bool done = _act(user, abi.encodeCall(IProfile.updateProfile, (nft, id)), profile.numberMoneyToUpdate());
        if (!done) return;
        _check(old.isActive, "PROFILE-2 only an active profile changes its picture");
        if (old.nft == address(bunnies)) _check(bunnies.ownerOf(old.tokenId) == user, "PROFILE-1 back to its owner");
    }

    function pause(uint256 who) external {
        address user = _person(who);
        Told memory old = _told[user];
        bool done = _act(user, abi.encodeCall(IProfile.pauseProfile, ()), 0);
        if (old.isActive && old.nft == address(bunnies)) {
            _check(done, "PROFILE-6 a pause always returns the picture");
            _check(bunnies.ownerOf(old.tokenId) == user, "PROFILE-1 back to its owner");
        }
    }

    function reactivate(uint256 who, uint256 which) external {
        (address user, address nft, uint256 id) = _pick(who, which);
        _act(user, abi.encodeCall(IProfile.reactivateProfile, (nft, id)), profile.numberMoneyToReactivate());
    }

    function changeTeam(uint256 who, uint256 team) external {
        _act(HOLDER, abi.encodeCall(IProfile.changeTeam, (_person(who), team % 5)), 0);
    }

    function givePoints(uint256 who, uint256 campaign, uint256 points) external {
        address user = _person(who);
        campaign %= CAMPAIGNS;
        bool expected = profile.hasRegistered(user) && !_given[user][campaign];
        vm.prank(GIVER);
        bool isGiven = profile.increaseUserPoints(user, within(points, 1, 1000), campaign);
        _check(isGiven == expected, "PROFILE-8 points once for each user and campaign");
        if (isGiven) _given[user][campaign] = true;
        _listen();
    }

    function givePointsToMany(uint256 campaign, uint256 points) external {
        campaign %= CAMPAIGNS;
        vm.prank(GIVER);
        profile.increaseUserPointsMultiple(_people, within(points, 1, 1000), campaign);
        for (uint256 i = 0; i < _people.length; ++i) {
            if (profile.hasRegistered(_people[i])) _given[_people[i]][campaign] = true;
        }
        _listen();
    }

    function takePoints(uint256 who, uint256 campaign, uint256 points) external {
        _act(GIVER, abi.encodeCall(IProfile.removeUserPoints, (_person(who), points % 2000, campaign % CAMPAIGNS)), 0);
    }

    function teamPoints(uint256 team, uint256 points, bool isMore) external {
        (team, points) = (within(team, 1, 3), within(points, 1, 1000));
        bytes memory more = abi.encodeCall(IProfile.increaseTeamPoints, (team, points, 1));
        bytes memory less = abi.encodeCall(IProfile.removeTeamPoints, (team, points, 1));
        _act(GIVER, isMore ? more : less, 0);
    }

    function stealPoints(uint256 who) external {
        address user = _person(who);
        bool done = _act(user, abi.encodeCall(IProfile.increaseUserPoints, (user, 1, 9)), 0);
        done = _act(user, abi.encodeCall(IProfile.changeTeam, (user, 1)), 0) || done;
        _check(!done, "PROFILE-8 no points and no team without a role");
    }

    function setMood(uint256 mood, uint256 call) external {
        address self = address(hostile);
        bytes[4] memory calls = [
            abi.encodeCall(IProfile.pauseProfile, ()),
            abi.encodeCall(IProfile.updateProfile, (address(bunnies), call % 12 + 1)),
            abi.encodeCall(IProfile.createProfile, (1, self, call % 12 + 1)),
            abi.encodeCall(IProfile.reactivateProfile, (address(bunnies), call % 12 + 1))
        ];
        if (mood % 4 == 3) hostile.comeBack(address(profile), calls[call % 4]);
        else hostile.set(HostileCollection.Mood(mood % 4));
    }

    function approve(uint256 which, bool isRevoked) external {
        address nft = which % 2 == 0 ? address(bunnies) : address(hostile);
        bytes memory revoke = abi.encodeCall(profile.revokeRole, (profile.NFT_ROLE(), nft));
        _act(OWNER, isRevoked ? revoke : abi.encodeCall(IProfile.addNftAddress, (nft)), 0);
    }

    function setTeam(uint256 team, bool isJoinable) external {
        team = within(team, 1, 3);
        bytes memory open = abi.encodeCall(IProfile.makeTeamJoinable, (team));
        _act(OWNER, isJoinable ? open : abi.encodeCall(IProfile.makeTeamNotJoinable, (team)), 0);
    }

    function setCosts(uint256 a, uint256 b, uint256 c) external {
        (a, b, c) = (a % 26e18, b % 11e18, c % 11e18);
        bool isWithin = a <= 25e18 && b <= 10e18 && c <= 10e18;
        bool done = _act(OWNER, abi.encodeCall(IProfile.updateNumberMoney, (a, b, c)), 0);
        _check(done == isWithin, "PROFILE-7 costs within five times the first");
    }

    function sendByMistake(uint256 who, uint256 which) external {
        uint256 id = which % 12 + 1;
        address user = _person(who);
        if (bunnies.ownerOf(id) != user) return;
        vm.prank(user);
        bunnies.transferFrom(user, address(profile), id);
    }

    function recover(uint256 which, uint256 who) external {
        uint256 id = which % 12 + 1;
        address to = _person(who);
        bool isLost = bunnies.ownerOf(id) == address(profile) && !_isHeld(address(bunnies), id);
        bytes memory call = abi.encodeCall(IProfile.recoverNonFungibleToken, (address(bunnies), id, to));
        bool done = _act(OWNER, call, 0);
        _check(done == isLost, "PROFILE-11 what was sent by mistake comes back, what is held never");
    }

    function claim() external {
        profile.claimFee();
        _listen();
    }

    /// @dev What holds after any sequence.
    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        if (money.balanceOf(address(profile)) + money.balanceOf(TREASURY) != _paid) return "PROFILE-7 fees";
        if (profile.numberActiveProfiles() != _active) return "PROFILE-3 active profiles";
        if (profile.numberProfiles() != _profiles) return "PROFILE-5 all profiles";
        uint256 members;
        for (uint256 team = 1; team <= _teams; ++team) {
            (,, uint256 users, uint256 points,) = profile.getTeamProfile(team);
            if (users != _teamUsers[team]) return "PROFILE-4 users of a team";
            if (points != _teamPoints[team]) return "PROFILE-9 points of a team";
            members += users;
        }
        if (members != _active) return "PROFILE-4 users of all teams";
        uint256 ids;
        for (uint256 i = 0; i < _people.length; ++i) {
            (string memory wrong, uint256 userId) = _compare(_people[i]);
            if (bytes(wrong).length > 0) return wrong;
            if (userId != 0 && ids & (1 << userId) != 0) return "PROFILE-5 ids of users";
            ids |= 1 << userId;
        }
        return "";
    }

    function _compare(address who) private view returns (string memory, uint256) {
        Told memory told = _told[who];
        (uint256 userId, uint256 points, uint256 teamId, address nft, uint256 tokenId, bool isActive) =
            profile.getUserProfile(who);
        if (points != told.points) return ("PROFILE-9 points of a user", 0);
        if (teamId != told.teamId || isActive != told.isActive) return ("PROFILE-3 team or state of a user", 0);
        if (nft != told.nft || tokenId != told.tokenId) return ("PROFILE-1 picture of a user", 0);
        if (isActive != (nft != address(0))) return ("PROFILE-2 active and a picture", 0);
        if (isActive && profile.pictureOf(nft, tokenId) != who) return ("PROFILE-1 a picture has one profile", 0);
        if (nft == address(bunnies) && bunnies.ownerOf(tokenId) != address(profile)) return ("PROFILE-2 held", 0);
        return ("", userId);
    }

    /// @dev The call, what it cost, and what its events told.
    function _act(address who, bytes memory call, uint256 cost) private returns (bool done) {
        uint256 before = money.balanceOf(who);
        vm.prank(who);
        (done,) = address(profile).call(call);
        if (done) _paid += cost;
        _check(money.balanceOf(who) + (done ? cost : 0) == before, "PROFILE-7 the price and no more");
        // What a refused call told is recorded as well.
        if (done) _listen();
        else vm.getRecordedLogs();
    }

    function _listen() private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter == address(profile)) _count(logs[i]);
        }
    }

    function _count(Vm.Log memory log) private {
        bytes32 name = log.topics[0];
        address user = log.topics.length > 1 ? address(uint160(uint256(log.topics[1]))) : address(0);
        uint256 id = log.topics.length > 1 ? uint256(log.topics[1]) : 0;
        Told storage told = _told[user];
        if (name == IProfile.UserNew.selector || name == IProfile.UserReactivate.selector) {
            (told.teamId, told.nft, told.tokenId) = abi.decode(log.data, (uint256, address, uint256));
            _check(profile.hasRole(profile.NFT_ROLE(), told.nft), "PROFILE-13 a revoked collection is unusable");
            told.isActive = true;
            ++_active;
            ++_teamUsers[told.teamId];
            if (name == IProfile.UserNew.selector) ++_profiles;
        } else if (name == IProfile.UserUpdate.selector) {
            (told.nft, told.tokenId) = abi.decode(log.data, (address, uint256));
            _check(profile.hasRole(profile.NFT_ROLE(), told.nft), "PROFILE-13 a revoked collection is unusable");
        } else if (name == IProfile.UserPause.selector) {
            (told.nft, told.tokenId, told.isActive) = (address(0), 0, false);
            --_active;
            --_teamUsers[told.teamId];
        } else if (name == IProfile.UserChangeTeam.selector) {
            (uint256 from, uint256 to) = abi.decode(log.data, (uint256, uint256));
            told.teamId = to;
            if (!told.isActive) return;
            --_teamUsers[from];
            ++_teamUsers[to];
        } else if (name == IProfile.UserPointIncrease.selector) {
            told.points += abi.decode(log.data, (uint256));
        } else if (name == IProfile.UserPointDecrease.selector) {
            told.points -= abi.decode(log.data, (uint256));
        } else if (name == IProfile.TeamPointIncrease.selector) {
            _teamPoints[id] += abi.decode(log.data, (uint256));
        } else if (name == IProfile.TeamPointDecrease.selector) {
            _teamPoints[id] -= abi.decode(log.data, (uint256));
        } else if (name == IProfile.TeamAdd.selector) {
            _teams = id;
        }
    }

    function _isHeld(address nft, uint256 id) private view returns (bool) {
        for (uint256 i = 0; i < _people.length; ++i) {
            Told memory told = _told[_people[i]];
            if (told.isActive && told.nft == nft && told.tokenId == id) return true;
        }
        return false;
    }

    function _pick(uint256 who, uint256 which) private view returns (address user, address nft, uint256 id) {
        user = _person(who);
        which %= 84;
        // A token of the user's where there is one, and sometimes another's.
        nft = which % 3 == 0 ? address(hostile) : address(bunnies);
        id = which % 12 + 1;
        for (uint256 i = 0; i < 12 && which % 7 != 0; ++i) {
            uint256 next = (which + i) % 12 + 1;
            if (nft == address(bunnies) ? bunnies.ownerOf(next) == user : hostile.ownerOf(next) == user) {
                return (user, nft, next);
            }
        }
    }

    function _person(uint256 seed) private view returns (address) {
        return _people[seed % _people.length];
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }
}
