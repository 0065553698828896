// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICampaignClaims} from "../../src/profile/ICampaignClaims.sol";
import {IEligibility} from "../../src/shared/IEligibility.sol";
import {DeployedProfile} from "./DeployedProfile.sol";
import {Eligible} from "./Eligible.sol";
import {ProfileScene} from "./ProfileScene.sol";

/// @title Claims of campaigns: who may, what they get, and what is never lost
contract CampaignClaimsTest is ProfileScene {
    uint256 private constant CAMPAIGN = 513_010_001;

    ICampaignClaims private claims;
    Eligible private eligible;
    bytes32[] private none;
    bytes32 private pointRole;
    bytes32 private minterRole;

    function setUp() external {
        setUpProfiles();
        claims = DeployedProfile.claims(profile, station, OWNER);
        eligible = new Eligible();
        (pointRole, minterRole) = (profile.POINT_ROLE(), station.MINTER_ROLE());
        allow(true, true);
        add(CAMPAIGN, campaign());
        join(ANNA, 1);
        eligible.set(ANNA, true);
    }

    function test_ACH01_PROF43_PROF44_MintNFT_GivesPointsAndABunnyOnce() external {
        require(claims.canClaim(ANNA, CAMPAIGN, none) && !claims.hasClaimed(ANNA, CAMPAIGN), "can");
        vm.prank(ANNA);
        claims.mintNFT(CAMPAIGN, none);
        equal(pointsOf(ANNA), 100, "points");
        equal(bunnies.balanceOf(ANNA), 1, "a bunny");
        (uint256[] memory ids,) = bunnies.tokensOfOwnerBySize(ANNA, 0, 1);
        equal(bunnies.getBunnyId(ids[0]), 10, "of its kind");
        require(!claims.canClaim(ANNA, CAMPAIGN, none) && claims.hasClaimed(ANNA, CAMPAIGN), "has");
        refusedAs(ANNA, abi.encodeWithSelector(ICampaignClaims.NotClaimable.selector, ANNA, CAMPAIGN));
        claims.mintNFT(CAMPAIGN, none);
    }

    function test_ACH03_Campaign_TellsItsTerms() external {
        ICampaignClaims.Campaign memory terms = campaign();
        (terms.teamId, terms.thresholdPoints, terms.thresholdTimestamp, terms.thresholdRound) = (2, 3, 4, 12_120);
        add(7, terms);
        require(keccak256(abi.encode(claims.campaigns(7))) == keccak256(abi.encode(terms)), "all of them");
        vm.startPrank(OWNER);
        station.setBaseURI("ipfs://bunnies/");
        vm.stopPrank();
        require(keccak256(bytes(claims.tokenURI(7))) == keccak256("ipfs://bunnies/10"), "uri");
        terms.givesBunny = false;
        add(8, terms);
        equal(bytes(claims.tokenURI(8)).length, 0, "none");
        equal(claims.numberCampaigns(), 3, "all");
        (uint256[] memory ids, uint256 next) = claims.campaignIds(1, 100);
        require(ids.length == 2 && ids[0] == 7 && ids[1] == 8 && next == 3, "listed");
        (ids, next) = claims.campaignIds(9, 1);
        require(ids.length == 0 && next == 9, "beyond");
    }

    function test_CanClaim_IsFalseAndNeverReverts() external {
        require(!claims.canClaim(ANNA, 999, none), "no campaign");
        require(!claims.canClaim(address(0), CAMPAIGN, none), "no account");
        eligible.set(BEN, true);
        require(!claims.canClaim(BEN, CAMPAIGN, none), "no profile");
        eligible.set(ANNA, false);
        require(!claims.canClaim(ANNA, CAMPAIGN, none), "not earned");
        eligible.set(ANNA, true);
        for (uint256 mood = 1; mood <= 4; ++mood) {
            eligible.setMood(Eligible.Mood(mood));
            require(!claims.canClaim{gas: 3_000_000}(ANNA, CAMPAIGN, none), "broken");
        }
        eligible.setMood(Eligible.Mood.Answers);
        vm.prank(ANNA);
        profile.pauseProfile();
        require(!claims.canClaim(ANNA, CAMPAIGN, none), "paused");
        refusedAs(ANNA, abi.encodeWithSelector(ICampaignClaims.NotClaimable.selector, ANNA, CAMPAIGN));
        claims.mintNFT(CAMPAIGN, none);
    }

    function test_CanClaim_WithinEndTeamAndPoints() external {
        ICampaignClaims.Campaign memory terms = campaign();
        (terms.endBlock, terms.teamId, terms.thresholdPoints) = (uint64(block.number + 5), 2, 50);
        add(7, terms);
        require(!claims.canClaim(ANNA, 7, none), "another team");
        vm.prank(HOLDER);
        profile.changeTeam(ANNA, 2);
        require(!claims.canClaim(ANNA, 7, none), "too few points");
        vm.prank(GIVER);
        profile.increaseUserPoints(ANNA, 50, 1);
        require(claims.canClaim(ANNA, 7, none), "now");
        vm.roll(terms.endBlock - 1);
        require(claims.canClaim(ANNA, 7, none), "the last block");
        vm.roll(terms.endBlock);
        require(!claims.canClaim(ANNA, 7, none), "over");
    }

    function test_AFailingMint_LosesNoPoints() external {
        ICampaignClaims.Campaign memory terms = campaign();
        terms.endBlock = uint64(block.number + 5);
        add(7, terms);
        allow(true, false);
        vm.prank(ANNA);
        claims.mintNFT(7, none);
        equal(pointsOf(ANNA), 100, "points");
        (bool isEarned, bool hasPoints, bool hasBunny) = claims.claimOf(ANNA, 7);
        require(isEarned && hasPoints && !hasBunny && !claims.hasClaimed(ANNA, 7), "the bunny is owed");
        refusedAs(ANNA, abi.encodeWithSelector(ICampaignClaims.ClaimFailed.selector, 7));
        claims.mintNFT(7, none);
        // What was earned stays, whatever is said of it later: after the end, without a picture, no longer eligible.
        allow(true, true);
        vm.roll(terms.endBlock);
        eligible.set(ANNA, false);
        vm.prank(ANNA);
        profile.pauseProfile();
        require(claims.canClaim(ANNA, 7, none), "still");
        uint256 before = bunnies.balanceOf(ANNA);
        vm.prank(ANNA);
        claims.mintNFT(7, none);
        equal(bunnies.balanceOf(ANNA), before + 1, "the bunny");
        equal(pointsOf(ANNA), 100, "points once");
        require(claims.hasClaimed(ANNA, 7) && !claims.canClaim(ANNA, 7, none), "all of it");
    }

    function test_FailingPoints_LoseNoBunny() external {
        allow(false, true);
        vm.prank(ANNA);
        claims.mintNFT(CAMPAIGN, none);
        equal(bunnies.balanceOf(ANNA), 1, "the bunny");
        equal(pointsOf(ANNA), 0, "owed");
        allow(true, false);
        vm.prank(ANNA);
        claims.mintNFT(CAMPAIGN, none);
        equal(pointsOf(ANNA), 100, "the points");
        equal(bunnies.balanceOf(ANNA), 1, "one bunny");
    }

    function test_NothingGiven_RevertsAndLeavesTheRight() external {
        allow(false, false);
        refusedAs(ANNA, abi.encodeWithSelector(ICampaignClaims.ClaimFailed.selector, CAMPAIGN));
        claims.mintNFT(CAMPAIGN, none);
        (bool isEarned,,) = claims.claimOf(ANNA, CAMPAIGN);
        require(!isEarned && claims.canClaim(ANNA, CAMPAIGN, none), "as before");
    }

    /// @dev As a wallet looks for the least gas with which a call succeeds.
    function test_MintNFT_GivesBothWithWhateverGasSucceeds() external {
        uint256 succeeded;
        for (uint256 gas = 100_000; gas < 800_000; gas += 10_000) {
            uint256 snapshot = vm.snapshotState();
            vm.prank(ANNA);
            (bool done,) = address(claims).call{gas: gas}(abi.encodeCall(claims.mintNFT, (CAMPAIGN, none)));
            require(!done || claims.hasClaimed(ANNA, CAMPAIGN), "all of it");
            if (done) ++succeeded;
            vm.revertToState(snapshot);
        }
        require(succeeded > 10, "within reason");
    }

    function test_PointsFromElsewhere_AreNotGivenAgain() external {
        vm.prank(GIVER);
        profile.increaseUserPoints(ANNA, 100, CAMPAIGN);
        vm.prank(ANNA);
        claims.mintNFT(CAMPAIGN, none);
        equal(pointsOf(ANNA), 100, "once");
        require(claims.hasClaimed(ANNA, CAMPAIGN), "all of it");
    }

    function test_AddCampaign_IsTheOwnersAndForGood() external {
        refusedAsStranger(ANNA);
        claims.addCampaign(7, campaign());
        vm.startPrank(OWNER);
        ICampaignClaims.Campaign memory terms = campaign();
        refuseToAdd(CAMPAIGN, terms);
        refuseToAdd(0, terms);
        terms.numberPoints = 0;
        refuseToAdd(7, terms);
        terms = campaign();
        terms.endBlock = uint64(block.number);
        refuseToAdd(7, terms);
        terms = campaign();
        terms.eligibility = IEligibility(ANNA);
        refuseToAdd(7, terms);
    }

    function refuseToAdd(uint256 id, ICampaignClaims.Campaign memory terms) private {
        vm.expectRevert(abi.encodeWithSelector(ICampaignClaims.BadCampaign.selector, id));
        claims.addCampaign(id, terms);
    }

    function add(uint256 id, ICampaignClaims.Campaign memory terms) private {
        vm.prank(OWNER);
        claims.addCampaign(id, terms);
    }

    function campaign() private view returns (ICampaignClaims.Campaign memory terms) {
        (terms.numberPoints, terms.endBlock, terms.bunnyId, terms.givesBunny) = (100, type(uint64).max, 10, true);
        terms.eligibility = IEligibility(address(eligible));
    }

    function allow(bool points, bool bunny) private {
        vm.startPrank(OWNER);
        if (points) profile.grantRole(pointRole, address(claims));
        else profile.revokeRole(pointRole, address(claims));
        if (bunny) station.grantRole(minterRole, address(claims));
        else station.revokeRole(minterRole, address(claims));
        vm.stopPrank();
    }
}
