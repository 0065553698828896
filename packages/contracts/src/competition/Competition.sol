// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMintingStation} from "../nfts/IMintingStation.sol";
import {IProfile} from "../profile/IProfile.sol";
import {GuardianPause} from "../shared/GuardianPause.sol";
import {MeasuredTransfer} from "../shared/MeasuredTransfer.sol";
import {OperatorRole} from "../shared/OperatorRole.sol";
import {ICompetition} from "./ICompetition.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title The trading competitions
contract Competition is ICompetition, GuardianPause, OperatorRole {
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    /// @param users Registered accounts, and `places`, by their order
    struct Run {
        Status status;
        uint40 startTime;
        uint40 endTime;
        uint40 claimSeconds;
        uint40 claimingSince;
        uint40 countsFrom;
        uint32[3] users;
        uint8[3] places;
        uint128 funded;
        bytes32 resultRoot;
    }

    struct User {
        uint8 teamId;
        uint8 rewardGroup;
        bool hasClaimed;
        bool hasPoints;
        bool hasBunny;
    }

    uint256 public constant override MIN_CLAIM_SECONDS = 30 days;
    uint256 public constant override MAX_DELAY = 7 days;
    uint256 public constant override GRACE = 1 days;
    /// @dev Points or a bunny take less. What a wallet finds to be enough gas must be enough for both, not for one that fails.
    uint256 private constant GAS_OF_PART = 300_000;
    uint256 private constant TIERS = 5;
    uint256 private constant GOLD = 4;

    address public immutable override money;
    IProfile public immutable override profile;
    IMintingStation public immutable override station;
    uint256 public immutable override delay;

    uint256 public override numberCompetitions;
    mapping(uint256 id => Run) private _runs;
    mapping(uint256 id => address[4]) private _pairs;
    mapping(uint256 id => Rewards[3]) private _rewards;
    mapping(uint256 id => uint32[3]) private _bunnyIds;
    mapping(uint256 id => mapping(address user => User)) private _users;
    /// @dev How many of a team have claimed a tier.
    mapping(uint256 id => mapping(uint256 teamId => uint32[5])) private _claimed;

    constructor(
        address money_,
        IProfile profile_,
        IMintingStation station_,
        address owner_,
        address operator_,
        address guardian_,
        uint256 delay_
    ) Ownable(owner_) GuardianPause(guardian_) OperatorRole(operator_) {
        if (delay_ > MAX_DELAY) revert InvalidTerms();
        (money, profile, station, delay) = (money_, profile_, station_, delay_);
    }

    function register(uint256 id) external override whenNotPaused {
        Run storage run = _run(id);
        (Status status, uint256 endTime) = (run.status, run.endTime);
        if (status > Status.Open) revert WrongStatus(status);
        if (block.timestamp >= endTime) revert RegistrationOver(endTime);
        User storage user = _users[id][msg.sender];
        if (user.teamId != 0) revert AlreadyRegistered(msg.sender);
        (,, uint256 teamId,,, bool isActive) = profile.getUserProfile(msg.sender);
        if (!isActive) revert NoActiveProfile(msg.sender);
        if (teamId == 0 || teamId > 3) revert NoTeam(teamId);
        user.teamId = uint8(teamId);
        ++run.users[teamId - 1];
        emit UserRegister(id, msg.sender, teamId);
    }

    function claimReward(uint256 id, uint256 rewardGroup, bytes32[] calldata proof) external override {
        User storage user = _users[id][msg.sender];
        User memory before = user;
        uint256 teamId = before.teamId;
        if (teamId == 0) revert NotRegistered(msg.sender);
        bool isFirst = !before.hasClaimed;
        if (isFirst) {
            Run storage run = _run(id);
            if (run.status != Status.Claiming) revert WrongStatus(run.status);
            if (!_isProven(id, msg.sender, rewardGroup, proof)) revert BadProof(msg.sender, rewardGroup);
            uint32[5] storage claimed = _claimed[id][teamId];
            if (claimed[rewardGroup] >= _places(run.users[teamId - 1], rewardGroup)) {
                revert TierIsFull(teamId, rewardGroup);
            }
            ++claimed[rewardGroup];
            (user.hasClaimed, user.rewardGroup) = (true, uint8(rewardGroup));
            uint256 amount = _rewardsOf(id, teamId).cakeRewards[rewardGroup];
            run.funded -= amount.toUint128();
            emit RewardClaim(id, msg.sender, rewardGroup, amount);
            if (amount != 0) IERC20(money).safeTransfer(msg.sender, amount);
        } else {
            rewardGroup = before.rewardGroup;
        }
        // The MONEY is paid whatever profiles and bunnies do.
        if (!before.hasPoints) _givePoints(id, user, rewardGroup);
        if (!before.hasBunny && rewardGroup == GOLD) _giveBunny(id, user);
        if (isFirst) return;
        bool isComplete = before.hasPoints && (before.hasBunny || _bunnyOf(id, teamId, rewardGroup) == 0);
        if (isComplete) revert AlreadyClaimed(msg.sender);
        if (user.hasPoints == before.hasPoints && user.hasBunny == before.hasBunny) revert ClaimFailed();
    }

    function fund(uint256 id, uint256 amount) external override {
        Run storage run = _run(id);
        if (run.status == Status.Over) revert WrongStatus(run.status);
        uint256 received = MeasuredTransfer.take(money, amount);
        run.funded = (run.funded + received).toUint128();
        emit PrizesFund(id, msg.sender, received);
    }

    function updateCompetitionStatus(uint256 id, Status next) external override {
        Run storage run = _run(id);
        Status status = run.status;
        if (status == Status.Over || uint8(next) != uint8(status) + 1) revert WrongStatus(status);
        uint256 due = _dueOf(run, next);
        if (!_operates(msg.sender)) due += GRACE;
        if (block.timestamp < due) revert TooEarly(due);
        if (next == Status.Claiming) {
            uint256 owed = owedOf(id);
            if (run.funded < owed) revert NotFunded(run.funded, owed);
            run.claimingSince = uint40(block.timestamp);
        }
        run.status = next;
        emit NewCompetitionStatus(id, next);
    }

    function publishResult(uint256 id, bytes32 root, uint8[3] calldata places, bytes32 inputHash, string calldata uri)
        external
        override
        onlyOperator
    {
        Run storage run = _run(id);
        if (run.status != Status.Close) revert WrongStatus(run.status);
        if (run.resultRoot != 0) revert ResultStands();
        bool isEach = places[0] + places[1] + places[2] == 6 && places[0] * places[1] * places[2] == 6;
        if (root == 0 || !isEach) revert BadResult();
        uint256 countsFrom = block.timestamp + delay;
        (run.resultRoot, run.places, run.countsFrom) = (root, places, uint40(countsFrom));
        emit ResultPublish(id, root, places, countsFrom, inputHash, uri);
    }

    function strikeResult(uint256 id) external override {
        if (msg.sender != guardian && msg.sender != owner()) revert Forbidden();
        Run storage run = _run(id);
        bytes32 root = run.resultRoot;
        if (root == 0 || block.timestamp >= run.countsFrom) revert ResultStands();
        (run.resultRoot, run.countsFrom, run.places) = (0, 0, [1, 2, 3]);
        emit ResultStrike(id, root);
    }

    function addCompetition(Terms calldata terms) external override onlyOwner returns (uint256 id) {
        bool isInOrder = block.timestamp < terms.startTime && terms.startTime < terms.endTime;
        if (!isInOrder || terms.claimSeconds < MIN_CLAIM_SECONDS) revert InvalidTerms();
        id = ++numberCompetitions;
        Run storage run = _runs[id];
        run.startTime = uint256(terms.startTime).toUint40();
        run.endTime = uint256(terms.endTime).toUint40();
        run.claimSeconds = uint256(terms.claimSeconds).toUint40();
        run.places = [1, 2, 3];
        _pairs[id] = terms.pairs;
        _bunnyIds[id] = terms.bunnyIds;
        emit NewCompetition(id, terms.startTime, terms.endTime, terms.claimSeconds, terms.pairs);
        for (uint256 i = 0; i < 3; ++i) {
            _rewards[id][i] = terms.rewards[i];
            for (uint256 tier = 0; tier < TIERS; ++tier) {
                // Sums of what is owed must fit, and a better tier gets no less.
                uint256 amount = terms.rewards[i].cakeRewards[tier];
                bool isLess = tier != 0 && amount < terms.rewards[i].cakeRewards[tier - 1];
                if (isLess || amount > type(uint80).max) revert InvalidTerms();
            }
            emit TeamRewardsUpdate(id, i + 1, terms.rewards[i], terms.bunnyIds[i]);
        }
    }

    function claimRemainder(uint256 id, address to) external override onlyOwner {
        Run storage run = _run(id);
        if (run.status != Status.Over) revert WrongStatus(run.status);
        uint256 amount = run.funded;
        run.funded = 0;
        emit RemainderClaim(id, to, amount);
        IERC20(money).safeTransfer(to, amount);
    }

    function competitions(uint256 id) external view override returns (View memory) {
        Run storage run = _run(id);
        return View({
            status: run.status,
            startTime: run.startTime,
            endTime: run.endTime,
            claimSeconds: run.claimSeconds,
            claimingSince: run.claimingSince,
            countsFrom: run.countsFrom,
            resultRoot: run.resultRoot,
            users: run.users,
            places: run.places,
            funded: run.funded,
            pairs: _pairs[id],
            bunnyIds: _bunnyIds[id]
        });
    }

    function currentStatus(uint256 id) external view override returns (Status) {
        return _run(id).status;
    }

    function winningTeamId(uint256 id) external view override returns (uint256) {
        Run storage run = _run(id);
        return run.resultRoot == 0 ? 0 : run.places[0];
    }

    function viewRewardTeams(uint256 id) external view override returns (Rewards[3] memory rewards) {
        _run(id);
        for (uint256 teamId = 1; teamId <= 3; ++teamId) {
            rewards[teamId - 1] = _rewardsOf(id, teamId);
        }
    }

    function userTradingStats(uint256 id, address account)
        external
        view
        override
        returns (uint256 rewardGroup, uint256 teamId, bool hasRegistered, bool hasClaimed)
    {
        User memory user = _users[id][account];
        return (user.rewardGroup, user.teamId, user.teamId != 0, user.hasClaimed);
    }

    function claimInformation(uint256 id, address account, uint256 rewardGroup, bytes32[] calldata proof)
        external
        view
        override
        returns (ClaimInformation memory told)
    {
        Run storage run = _run(id);
        User memory user = _users[id][account];
        if (user.teamId == 0) return told;
        if (user.hasClaimed) rewardGroup = user.rewardGroup;
        bool isProven = user.hasClaimed || _isProven(id, account, rewardGroup, proof);
        if (!isProven) return told;
        Rewards storage rewards = _rewardsOf(id, user.teamId);
        told.cakeReward = rewards.cakeRewards[rewardGroup];
        told.points = rewards.pointUsers[rewardGroup];
        told.campaignId = rewards.userCampaignId[rewardGroup];
        told.bunnyId = _bunnyOf(id, user.teamId, rewardGroup);
        (told.hasClaimed, told.hasPoints, told.hasBunny) = (user.hasClaimed, user.hasPoints, user.hasBunny);
        bool isComplete = user.hasPoints && (user.hasBunny || told.bunnyId == 0);
        told.canClaim = user.hasClaimed ? !isComplete : run.status == Status.Claiming;
    }

    function owedOf(uint256 id) public view override returns (uint256 owed) {
        Run storage run = _run(id);
        for (uint256 place = 0; place < 3; ++place) {
            uint256 count = run.users[run.places[place] - 1];
            for (uint256 tier = 0; tier < TIERS; ++tier) {
                owed += _places(count, tier) * _rewards[id][place].cakeRewards[tier];
            }
        }
    }

    /// @dev When an operator may change to a status.
    function _dueOf(Run storage run, Status next) private view returns (uint256) {
        if (next == Status.Open) return run.startTime;
        if (next == Status.Close) return run.endTime;
        if (next == Status.Over) return uint256(run.claimingSince) + run.claimSeconds;
        if (run.resultRoot == 0) revert NoResult();
        return run.countsFrom;
    }

    function _givePoints(uint256 id, User storage user, uint256 rewardGroup) private {
        Rewards storage rewards = _rewardsOf(id, user.teamId);
        (uint256 campaignId, uint256 points) = (rewards.userCampaignId[rewardGroup], rewards.pointUsers[rewardGroup]);
        user.hasPoints = true;
        if (campaignId == 0 || points == 0) return;
        _requireGas();
        // False is an answer: points of this campaign came from elsewhere before.
        try profile.increaseUserPoints(msg.sender, points, campaignId) returns (bool) {
            emit PointsGive(id, msg.sender);
        } catch {
            user.hasPoints = false;
        }
    }

    function _giveBunny(uint256 id, User storage user) private {
        uint256 bunnyId = _bunnyOf(id, user.teamId, GOLD);
        if (bunnyId == 0) return;
        _requireGas();
        user.hasBunny = true;
        try station.mintCollectible(msg.sender, bunnyId) returns (uint256 tokenId) {
            emit BunnyGive(id, msg.sender, tokenId);
        } catch {
            user.hasBunny = false;
        }
    }

    function _requireGas() private view {
        if (gasleft() < GAS_OF_PART) revert TooLittleGas();
    }

    function _run(uint256 id) private view returns (Run storage) {
        if (id == 0 || id > numberCompetitions) revert UnknownCompetition(id);
        return _runs[id];
    }

    function _isProven(uint256 id, address account, uint256 rewardGroup, bytes32[] calldata proof)
        private
        view
        returns (bool)
    {
        bytes32 root = _runs[id].resultRoot;
        if (root == 0 || rewardGroup >= TIERS) return false;
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(id << 8 | rewardGroup, account))));
        return MerkleProof.verifyCalldata(proof, root, leaf);
    }

    function _rewardsOf(uint256 id, uint256 teamId) private view returns (Rewards storage) {
        return _rewards[id][_placeOf(id, teamId)];
    }

    function _bunnyOf(uint256 id, uint256 teamId, uint256 rewardGroup) private view returns (uint256) {
        return rewardGroup == GOLD ? _bunnyIds[id][_placeOf(id, teamId)] : 0;
    }

    /// @dev From 0.
    function _placeOf(uint256 id, uint256 teamId) private view returns (uint256) {
        uint8[3] memory places = _runs[id].places;
        if (places[0] == teamId) return 0;
        return places[1] == teamId ? 1 : 2;
    }

    /// @dev How many of so many accounts of a team a tier has: ranks 1, 2 to 10, 11 to 100, 101 to 500, and all that follow.
    function _places(uint256 count, uint256 rewardGroup) private pure returns (uint256) {
        uint256[5] memory last = [type(uint256).max, 500, 100, 10, 1];
        uint256 above = rewardGroup == GOLD ? 0 : last[rewardGroup + 1];
        return Math.min(count, last[rewardGroup]) - Math.min(count, above);
    }
}
