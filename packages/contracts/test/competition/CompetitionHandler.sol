// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICompetition} from "../../src/competition/ICompetition.sol";
import {CompetitionScene} from "./CompetitionScene.sol";

/// @title Accounts and an owner, an operator and a guardian who mean harm, in any order; prizes are counted beside it
contract CompetitionHandler is CompetitionScene {
    string public broken;
    address[] private _people;
    mapping(address user => uint256) private _team;
    mapping(address user => bool) private _done;
    uint256 private _in;
    uint256 private _out;
    bool private _isTaken;
    uint8 private _status;
    bytes32 private _root;
    bool private _isFalse;
    uint256 private _claimedSince;

    constructor() {
        setUpCompetition();
        _people = [ANNA, BEN, CLARA, address(0xa4)];
        join(CLARA, 1);
        join(_people[3], 1);
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + (time % 5 == 0 ? time % 8 days : time % 700));
    }

    function enter(uint256 who) external {
        address user = _people[who % 4];
        (,, uint256 teamId,,, bool isActive) = profile.getUserProfile(user);
        bool done = _act(user, abi.encodeCall(ICompetition.register, (id)));
        if (!done) return;
        _check(isActive && _status < 2 && block.timestamp < END, "COMPETITION-2 active profiles, in time");
        _team[user] = teamId;
    }

    function moves(uint256 who, uint256 teamId) external {
        vm.prank(HOLDER);
        (bool done,) = address(profile).call(abi.encodeCall(profile.changeTeam, (_people[who % 4], 1 + teamId % 3)));
        if (!done || who % 3 != 0) return;
        vm.prank(_people[who % 4]);
        (done,) = address(profile).call(abi.encodeCall(profile.pauseProfile, ()));
    }

    function pays(uint256 amount) external {
        amount = within(amount, 0, 900e18);
        bool done = _act(address(this), abi.encodeCall(ICompetition.fund, (id, amount)));
        if (done) _in += amount;
    }

    function changes(uint256 who, uint8 next) external {
        address caller = who % 3 == 0 ? OPERATOR : who % 3 == 1 ? OWNER : BEN;
        uint8 wanted = next % 4 == 0 ? next % 5 : _status + 1;
        if (wanted > 4) return;
        (bool done) =
            _act(caller, abi.encodeCall(ICompetition.updateCompetitionStatus, (id, ICompetition.Status(wanted))));
        if (!done) return;
        _check(wanted == _status + 1, "COMPETITION-1 one way");
        _status = wanted;
        if (wanted == 3) {
            _check(competition.competitions(id).funded >= competition.owedOf(id), "COMPETITION-4 funded");
            _claimedSince = block.timestamp;
        }
        if (wanted == 4) _check(block.timestamp >= _claimedSince + 30 days, "claims stay open for 30 days");
    }

    /// @dev Everybody is Gold in a false result.
    function publishes(bool isFalse, uint8 order) external {
        uint8[3][3] memory orders = [[1, 2, 3], [2, 3, 1], [3, 1, 2]];
        bytes32 left = node(leafOf(_people[0], 4), leafOf(_people[1], 4));
        bytes32 right = node(leafOf(_people[2], isFalse ? 4 : 3), leafOf(_people[3], isFalse ? 4 : 2));
        bytes memory call =
            abi.encodeCall(ICompetition.publishResult, (id, node(left, right), orders[order % 3], 0, ""));
        if (_act(OPERATOR, call)) (_root, _isFalse) = (node(left, right), isFalse);
    }

    function strikes() external {
        _act(GUARDIAN, abi.encodeCall(ICompetition.strikeResult, (id)));
    }

    function revokes(bool isGiven) external {
        bytes32 giver = profile.POINT_ROLE();
        vm.prank(OWNER);
        if (isGiven) profile.grantRole(giver, address(competition));
        else profile.revokeRole(giver, address(competition));
    }

    function claims(uint256 who) external {
        uint256 index = who % 4;
        address user = _people[index];
        uint256 group = index < 2 || _isFalse ? 4 : 5 - index;
        bytes32[] memory proof = new bytes32[](2);
        uint256 beside = index ^ 1;
        proof[0] = leafOf(_people[beside], beside < 2 || _isFalse ? 4 : 5 - beside);
        bool isRight = index >= 2;
        proof[1] = isRight
            ? node(leafOf(_people[0], 4), leafOf(_people[1], 4))
            : node(leafOf(_people[2], _isFalse ? 4 : 3), leafOf(_people[3], _isFalse ? 4 : 2));
        uint256 had = money.balanceOf(user);
        uint256 reward = _team[user] == 0 ? 0 : competition.viewRewardTeams(id)[_team[user] - 1].cakeRewards[group];
        bool isDue = _status == 3 && _team[user] != 0 && !_done[user] && !_isFalse && _fits(index);
        bool done = _act(user, abi.encodeCall(ICompetition.claimReward, (id, group, proof)));
        uint256 got = money.balanceOf(user) - had;
        if (isDue) _check(done, "a claim that is due is never refused");
        if (!done || got == 0) return;
        _check(!_done[user] && _status == 3, "COMPETITION-3 one claim");
        _check(got == reward, "COMPETITION-5 by the frozen team and tier");
        _done[user] = true;
        _out += got;
    }

    function ownerTakes() external {
        uint256 had = money.balanceOf(TREASURY);
        bool done = _act(OWNER, abi.encodeCall(ICompetition.claimRemainder, (id, TREASURY)));
        if (!done) return;
        _check(_status == 4, "COMPETITION-7 the remainder at the end alone");
        _out += money.balanceOf(TREASURY) - had;
        _isTaken = true;
    }

    /// @dev What holds after any sequence.
    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        if (money.balanceOf(address(competition)) != _in - _out) return "every wei is somewhere";
        if (competition.competitions(id).funded != _in - _out) return "funded is what is here";
        return "";
    }

    /// @dev Whether a tier has a place for the account. A tier may be due to one alone, or a team be too small.
    function _fits(uint256 index) private view returns (bool) {
        if (index >= 2) {
            uint256 count = competition.competitions(id).users[_team[_people[index]] - 1];
            return index == 2 && count > 1;
        }
        return _team[_people[index ^ 1]] != _team[_people[index]];
    }

    function _act(address who, bytes memory call) private returns (bool done) {
        vm.prank(who);
        (done,) = address(competition).call(call);
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }
}
