// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMintingStation} from "../nfts/IMintingStation.sol";
import {IEligibility} from "../shared/IEligibility.sol";
import {IProfile} from "./IProfile.sol";

/// @title Points and bunnies for what an account did
/// @notice Each campaign asks its own eligibility contract who has earned it. An account with an active profile claims it
/// once. When the points or the bunny cannot be given then, the account keeps the right and claims the rest later, also after
/// the end.
/// @dev Campaigns are added and never changed, so what was earned cannot be taken back. A wrong one ends when the admin of
/// profile and station takes their roles from here.
interface ICampaignClaims {
    /// @param numberPoints Points for the profile
    /// @param endBlock The first block in which it cannot be earned any more
    /// @param bunnyId The kind of the bunny, if `givesBunny`
    /// @param teamId Only for its members; zero for all
    /// @param eligibility Says who has earned it
    /// @param thresholdTimestamp In seconds, and `thresholdRound`, for the eligibility; zero for none
    /// @param thresholdPoints The points that a profile must have
    struct Campaign {
        uint64 numberPoints;
        uint64 endBlock;
        uint32 bunnyId;
        bool givesBunny;
        uint32 teamId;
        IEligibility eligibility;
        uint64 thresholdTimestamp;
        uint128 thresholdPoints;
        uint128 thresholdRound;
    }

    event CampaignAdd(uint256 indexed campaignId, Campaign campaign);
    /// @notice The account has earned it. The profile tells of the points.
    event CampaignClaim(address indexed account, uint256 indexed campaignId);
    event CampaignBunny(address indexed account, uint256 indexed campaignId, uint256 indexed tokenId);

    /// @notice A campaign exists already, or has neither points, an end nor an eligibility.
    error BadCampaign(uint256 campaignId);
    /// @notice Nothing of it is the account's now.
    error NotClaimable(address account, uint256 campaignId);
    /// @notice Neither points nor a bunny could be given. Nothing is lost.
    error ClaimFailed(uint256 campaignId);
    /// @notice With less gas a part would fail that need not.
    error TooLittleGas();

    function profile() external view returns (IProfile);
    function station() external view returns (IMintingStation);
    function numberCampaigns() external view returns (uint256);

    /// @notice The ids in the order in which they were added; at most `size` from `cursor` on.
    function campaignIds(uint256 cursor, uint256 size) external view returns (uint256[] memory ids, uint256 next);

    /// @notice All zero when there is none.
    function campaigns(uint256 campaignId) external view returns (Campaign memory);

    /// @notice Where the metadata of its bunny is; empty without one.
    function tokenURI(uint256 campaignId) external view returns (string memory);

    /// @notice Whether `mintNFT` would give the account something. Never reverts.
    function canClaim(address account, uint256 campaignId, bytes32[] calldata proof) external view returns (bool);

    /// @notice Whether the account has all of it.
    function hasClaimed(address account, uint256 campaignId) external view returns (bool);

    /// @notice What of it the account has: the right to it, its points, its bunny.
    function claimOf(address account, uint256 campaignId)
        external
        view
        returns (bool isEarned, bool hasPoints, bool hasBunny);

    /// @notice Gives the caller points and bunny of a campaign, or what is missing of them.
    /// @param proof As its eligibility wants it; nothing for what was earned before
    function mintNFT(uint256 campaignId, bytes32[] calldata proof) external;

    /// @notice For good; the owner only.
    function addCampaign(uint256 campaignId, Campaign calldata campaign) external;
}
