// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMintingStation} from "../nfts/IMintingStation.sol";
import {IProfile} from "../profile/IProfile.sol";
import {IGuardianPause} from "../shared/IGuardianPause.sol";
import {IOperatorRole} from "../shared/IOperatorRole.sol";

/// @title Trading competitions between the teams of profiles
/// @notice Accounts with an active profile register for the team that they are in then. While a competition is open, what they
/// trade in its pairs counts. Afterwards the result is published as a Merkle root, computed from the chain's events; anybody can
/// compute it again. Prizes are fixed from the start, and claims open only when all that can be won is here.
/// @dev Of each team one account is Gold, nine are Silver, 90 Bronze, 400 Purple, all others Teal: no result can give a team
/// more of a tier than its registered accounts allow, so what is owed is known without the result. A leaf of it is
/// `keccak256(bytes.concat(keccak256(abi.encode(id << 8 | rewardGroup, account))))` with the types uint256 and address; pairs are
/// sorted before they are hashed. Competitions and teams count from 1, tiers from 0 (Teal) to 4 (Gold).
interface ICompetition is IOperatorRole, IGuardianPause {
    enum Status {
        Registration,
        Open,
        Close,
        Claiming,
        Over
    }

    /// @notice What a team gets, by tier.
    /// @param userCampaignId The campaign of the points; zero for none
    /// @param cakeRewards Wei of MONEY
    /// @param pointUsers Points for the profile
    struct Rewards {
        uint256[5] userCampaignId;
        uint256[5] cakeRewards;
        uint256[5] pointUsers;
    }

    /// @param startTime When it may be opened, and `endTime` closed; in seconds
    /// @param claimSeconds How long claims stay open at least
    /// @param pairs Trades of which count
    /// @param rewards Of the team that wins, of the second and of the third
    /// @param bunnyIds The kind of the bunny for the Gold of each of these teams; zero for none
    struct Terms {
        uint64 startTime;
        uint64 endTime;
        uint64 claimSeconds;
        address[4] pairs;
        Rewards[3] rewards;
        uint32[3] bunnyIds;
    }

    /// @param claimingSince When claims opened
    /// @param countsFrom When the published result counts
    /// @param users Registered accounts of each team
    /// @param places Teams in the order of the result, 1 to 3 before it
    /// @param funded MONEY that is here for its prizes
    struct View {
        Status status;
        uint64 startTime;
        uint64 endTime;
        uint64 claimSeconds;
        uint64 claimingSince;
        uint64 countsFrom;
        bytes32 resultRoot;
        uint32[3] users;
        uint8[3] places;
        uint256 funded;
        address[4] pairs;
        uint32[3] bunnyIds;
    }

    /// @notice What an account gets for a tier, and what of it is to come.
    struct ClaimInformation {
        bool canClaim;
        bool hasClaimed;
        bool hasPoints;
        bool hasBunny;
        uint256 cakeReward;
        uint256 points;
        uint256 campaignId;
        uint256 bunnyId;
    }

    event NewCompetition(
        uint256 indexed id, uint256 startTime, uint256 endTime, uint256 claimSeconds, address[4] pairs
    );
    event TeamRewardsUpdate(uint256 indexed id, uint256 place, Rewards rewards, uint256 bunnyId);
    event NewCompetitionStatus(uint256 indexed id, Status status);
    event UserRegister(uint256 indexed id, address indexed user, uint256 teamId);
    event PrizesFund(uint256 indexed id, address indexed from, uint256 amount);
    /// @param places Teams in the order of the result
    /// @param inputHash keccak256 of the list behind the root
    /// @param uri Where the list is
    event ResultPublish(
        uint256 indexed id, bytes32 root, uint8[3] places, uint256 countsFrom, bytes32 inputHash, string uri
    );
    event ResultStrike(uint256 indexed id, bytes32 root);
    event RewardClaim(uint256 indexed id, address indexed user, uint256 rewardGroup, uint256 cakeReward);
    /// @notice What came with the MONEY or later.
    event PointsGive(uint256 indexed id, address indexed user);
    event BunnyGive(uint256 indexed id, address indexed user, uint256 tokenId);
    event RemainderClaim(uint256 indexed id, address to, uint256 amount);

    error UnknownCompetition(uint256 id);
    error InvalidTerms();
    /// @notice The status allows it not.
    error WrongStatus(Status status);
    /// @notice It is too early for it.
    error TooEarly(uint256 time);
    error RegistrationOver(uint256 endTime);
    error AlreadyRegistered(address user);
    error NotRegistered(address user);
    error NoActiveProfile(address user);
    /// @notice The team does not take part.
    error NoTeam(uint256 teamId);
    error NoResult();
    error BadResult();
    /// @notice The result counts already, or there is none.
    error ResultStands();
    /// @notice The prizes are not all here.
    error NotFunded(uint256 funded, uint256 owed);
    error BadProof(address user, uint256 rewardGroup);
    /// @notice The result gives a tier to more accounts of a team than it has places.
    error TierIsFull(uint256 teamId, uint256 rewardGroup);
    error AlreadyClaimed(address user);
    /// @notice Points and bunny could not be given now. Nothing is lost.
    error ClaimFailed();
    /// @notice With less gas a part would fail that need not.
    error TooLittleGas();

    function MIN_CLAIM_SECONDS() external view returns (uint256);
    function MAX_DELAY() external view returns (uint256);
    /// @notice So long after it was due anybody may change a status.
    function GRACE() external view returns (uint256);

    function money() external view returns (address);
    function profile() external view returns (IProfile);
    function station() external view returns (IMintingStation);
    /// @notice Seconds between the publication of a result and its counting.
    function delay() external view returns (uint256);

    function numberCompetitions() external view returns (uint256);
    function competitions(uint256 id) external view returns (View memory);
    function currentStatus(uint256 id) external view returns (Status);
    /// @notice Zero before there is a result.
    function winningTeamId(uint256 id) external view returns (uint256);
    /// @notice What each team gets, by team; before there is a result as if the teams came in the order of their ids.
    function viewRewardTeams(uint256 id) external view returns (Rewards[3] memory);
    /// @notice Most MONEY that its registered accounts can win, with the places of the result.
    function owedOf(uint256 id) external view returns (uint256);

    /// @notice The tier is known to the contract once it was claimed, and is Teal before.
    function userTradingStats(uint256 id, address user)
        external
        view
        returns (uint256 rewardGroup, uint256 teamId, bool hasRegistered, bool hasClaimed);

    /// @notice What `claimReward` with these would give the user.
    function claimInformation(uint256 id, address user, uint256 rewardGroup, bytes32[] calldata proof)
        external
        view
        returns (ClaimInformation memory);

    /// @notice For the team that the caller's profile is in now, in Registration and while it is open.
    function register(uint256 id) external;

    /// @notice Gives the caller MONEY, points and bunny, or what is missing of points and bunny.
    function claimReward(uint256 id, uint256 rewardGroup, bytes32[] calldata proof) external;

    /// @notice Takes MONEY for prizes from the caller, before it is over.
    function fund(uint256 id, uint256 amount) external;

    /// @notice To the next one: owner and operator from its time on, anybody after a day.
    function updateCompetitionStatus(uint256 id, Status next) external;

    /// @notice Operator or owner, once it is closed.
    function publishResult(uint256 id, bytes32 root, uint8[3] calldata places, bytes32 inputHash, string calldata uri)
        external;

    /// @notice Before it counts; guardian or owner.
    function strikeResult(uint256 id) external;

    /// @notice For good; the owner only.
    function addCompetition(Terms calldata terms) external returns (uint256 id);

    /// @notice What is left when it is over; the owner only.
    function claimRemainder(uint256 id, address to) external;
}
