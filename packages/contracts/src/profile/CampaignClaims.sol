// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMintingStation} from "../nfts/IMintingStation.sol";
import {IEligibility} from "../shared/IEligibility.sol";
import {TryView} from "../shared/TryView.sol";
import {ICampaignClaims} from "./ICampaignClaims.sol";
import {IProfile} from "./IProfile.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title The claims of campaigns
contract CampaignClaims is ICampaignClaims, Ownable2Step {
    struct Claim {
        bool isEarned;
        bool hasPoints;
        bool hasBunny;
    }

    /// @dev Points or a bunny take less. What a wallet finds to be enough gas must be enough for both, not for one that fails.
    uint256 private constant GAS_OF_PART = 300_000;

    IProfile public immutable override profile;
    IMintingStation public immutable override station;

    uint256[] private _ids;
    mapping(uint256 campaignId => Campaign) private _campaigns;
    mapping(uint256 campaignId => mapping(address account => Claim)) private _claims;

    constructor(
        IProfile profile_,
        IMintingStation station_,
        address owner_,
        uint256[] memory ids,
        Campaign[] memory campaigns_
    ) Ownable(owner_) {
        profile = profile_;
        station = station_;
        for (uint256 i = 0; i < ids.length; ++i) {
            _add(ids[i], campaigns_[i]);
        }
    }

    function mintNFT(uint256 campaignId, bytes32[] calldata proof) external override {
        if (!canClaim(msg.sender, campaignId, proof)) revert NotClaimable(msg.sender, campaignId);
        Claim storage claim = _claims[campaignId][msg.sender];
        Claim memory before = claim;
        if (!before.isEarned) {
            claim.isEarned = true;
            emit CampaignClaim(msg.sender, campaignId);
        }
        Campaign memory campaign = _campaigns[campaignId];
        if (!before.hasPoints) _givePoints(claim, campaignId, campaign.numberPoints);
        if (!before.hasBunny && campaign.givesBunny) _giveBunny(claim, campaignId, campaign.bunnyId);
        if (claim.hasPoints == before.hasPoints && claim.hasBunny == before.hasBunny) revert ClaimFailed(campaignId);
    }

    function addCampaign(uint256 campaignId, Campaign calldata campaign) external override onlyOwner {
        _add(campaignId, campaign);
    }

    function numberCampaigns() external view override returns (uint256) {
        return _ids.length;
    }

    function campaignIds(uint256 cursor, uint256 size)
        external
        view
        override
        returns (uint256[] memory ids, uint256 next)
    {
        uint256 left = cursor < _ids.length ? _ids.length - cursor : 0;
        ids = new uint256[](size < left ? size : left);
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = _ids[cursor + i];
        }
        next = cursor + ids.length;
    }

    function campaigns(uint256 campaignId) external view override returns (Campaign memory) {
        return _campaigns[campaignId];
    }

    function tokenURI(uint256 campaignId) external view override returns (string memory) {
        Campaign storage campaign = _campaigns[campaignId];
        return campaign.givesBunny ? station.bunnies().getBunnyURI(campaign.bunnyId) : "";
    }

    function claimOf(address account, uint256 campaignId)
        external
        view
        override
        returns (bool isEarned, bool hasPoints, bool hasBunny)
    {
        Claim memory claim = _claims[campaignId][account];
        return (claim.isEarned, claim.hasPoints, claim.hasBunny);
    }

    function hasClaimed(address account, uint256 campaignId) public view override returns (bool) {
        Claim memory claim = _claims[campaignId][account];
        return claim.hasPoints && (claim.hasBunny || !_campaigns[campaignId].givesBunny);
    }

    function canClaim(address account, uint256 campaignId, bytes32[] calldata proof)
        public
        view
        override
        returns (bool)
    {
        if (_claims[campaignId][account].isEarned) return !hasClaimed(account, campaignId);
        Campaign memory campaign = _campaigns[campaignId];
        if (block.number >= campaign.endBlock) return false;
        (, uint256 points, uint256 teamId,,, bool isActive) = profile.getUserProfile(account);
        if (!isActive || points < campaign.thresholdPoints) return false;
        if (campaign.teamId != 0 && campaign.teamId != teamId) return false;
        bytes memory question = abi.encodeCall(
            IEligibility.isEligible, (account, campaignId, campaign.thresholdTimestamp, campaign.thresholdRound, proof)
        );
        uint256[] memory answer = TryView.words(address(campaign.eligibility), question, 1);
        return answer.length == 1 && answer[0] == 1;
    }

    function _givePoints(Claim storage claim, uint256 campaignId, uint256 numberPoints) private {
        _requireGas();
        claim.hasPoints = true;
        // False is an answer: points of this campaign came from elsewhere before.
        try profile.increaseUserPoints(msg.sender, numberPoints, campaignId) returns (bool) {}
        catch {
            claim.hasPoints = false;
        }
    }

    function _giveBunny(Claim storage claim, uint256 campaignId, uint256 bunnyId) private {
        _requireGas();
        claim.hasBunny = true;
        try station.mintCollectible(msg.sender, bunnyId) returns (uint256 tokenId) {
            emit CampaignBunny(msg.sender, campaignId, tokenId);
        } catch {
            claim.hasBunny = false;
        }
    }

    function _requireGas() private view {
        if (gasleft() < GAS_OF_PART) revert TooLittleGas();
    }

    function _add(uint256 campaignId, Campaign memory campaign) private {
        bool isComplete = campaignId != 0 && campaign.numberPoints != 0 && campaign.endBlock > block.number
            && address(campaign.eligibility).code.length != 0;
        if (!isComplete || _campaigns[campaignId].numberPoints != 0) revert BadCampaign(campaignId);
        _ids.push(campaignId);
        _campaigns[campaignId] = campaign;
        emit CampaignAdd(campaignId, campaign);
    }
}
