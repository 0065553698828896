// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProfile} from "../../src/profile/IProfile.sol";
import {HostileCollection} from "../nfts/HostileCollection.sol";
import {ProfileScene} from "./ProfileScene.sol";

/// @title Profiles: pictures, costs, teams, and what stays of them
contract ProfileTest is ProfileScene {
    function setUp() external {
        setUpProfiles();
    }

    function test_PROF01_PROF09_CreateProfile_TakesThePriceAndThePicture() external {
        uint256 id = bunnyFor(ANNA);
        vm.prank(ANNA);
        profile.createProfile(2, address(bunnies), id);
        (uint256 userId, uint256 points, uint256 teamId, address nft, uint256 tokenId, bool isActive) =
            profile.getUserProfile(ANNA);
        equal(userId, 1, "first");
        equal(points, 0, "no points");
        equal(teamId, 2, "team");
        equal(nft, address(bunnies), "collection");
        equal(tokenId, id, "token");
        require(isActive && profile.getUserStatus(ANNA) && profile.hasRegistered(ANNA), "active");
        equal(bunnies.ownerOf(id), address(profile), "held");
        equal(profile.pictureOf(address(bunnies), id), ANNA, "whose");
        equal(money.balanceOf(ANNA), 95e18, "5 MONEY");
        equal(profile.numberActiveProfiles(), 1, "active ones");
        equal(usersOf(2), 1, "of the team");
        join(BEN, 2);
        (userId,,,,,) = profile.getUserProfile(BEN);
        equal(userId, 2, "ids count");
        equal(profile.numberProfiles(), 2, "all");
    }

    function test_PROF18_PROF36_Views_AreEmptyForAStranger() external view {
        (uint256 userId, uint256 points, uint256 teamId, address nft, uint256 tokenId, bool isActive) =
            profile.getUserProfile(ANNA);
        equal(userId + points + teamId + uint160(nft) + tokenId, 0, "nothing");
        require(!isActive && !profile.hasRegistered(ANNA) && !profile.getUserStatus(ANNA), "none");
        (string memory name,, uint256 users,, bool isJoinable) = profile.getTeamProfile(9);
        require(bytes(name).length == 0 && users == 0 && !isJoinable, "no team");
    }

    function test_PROF31_CreateProfile_RevertWhenRefused() external {
        uint256 id = bunnyFor(ANNA);
        refusedAs(ANNA, abi.encodeWithSelector(IProfile.UnknownTeam.selector, 0));
        profile.createProfile(0, address(bunnies), id);
        refusedAs(ANNA, abi.encodeWithSelector(IProfile.UnknownTeam.selector, 4));
        profile.createProfile(4, address(bunnies), id);
        refusedAs(ANNA, abi.encodeWithSelector(IProfile.NotCollection.selector, address(money)));
        profile.createProfile(1, address(money), id);
        vm.prank(OWNER);
        profile.makeTeamNotJoinable(1);
        refusedAs(ANNA, abi.encodeWithSelector(IProfile.TeamNotJoinable.selector, 1));
        profile.createProfile(1, address(bunnies), id);
        uint256 other = station.mintCollectible(BEN, 5);
        vm.prank(ANNA);
        vm.expectRevert();
        profile.createProfile(2, address(bunnies), other);
        vm.startPrank(ANNA);
        money.approve(address(profile), 5e18 - 1);
        vm.expectRevert();
        profile.createProfile(2, address(bunnies), id);
        money.approve(address(profile), 5e18);
        profile.createProfile(2, address(bunnies), id);
        vm.expectRevert(abi.encodeWithSelector(IProfile.AlreadyRegistered.selector, ANNA));
        profile.createProfile(2, address(bunnies), id);
        vm.stopPrank();
    }

    function test_PROF02_PROF32_UpdateProfile_ReturnsTheOldPictureForTwoMoney() external {
        uint256 first = join(ANNA, 1);
        uint256 second = station.mintCollectible(ANNA, 6);
        vm.prank(ANNA);
        profile.updateProfile(address(bunnies), second);
        equal(bunnies.ownerOf(first), ANNA, "returned");
        equal(bunnies.ownerOf(second), address(profile), "held");
        equal(profile.pictureOf(address(bunnies), first), address(0), "free");
        equal(profile.pictureOf(address(bunnies), second), ANNA, "hers");
        equal(money.balanceOf(ANNA), 93e18, "2 MONEY");
        equal(usersOf(1), 1, "still one");
        vm.prank(ANNA);
        vm.expectRevert();
        profile.updateProfile(address(bunnies), second);
        refusedAs(BEN, abi.encodeWithSelector(IProfile.NotActive.selector, BEN));
        profile.updateProfile(address(bunnies), second);
    }

    function test_PROF03_PROF04_PROF20_Pause_ReturnsThePictureAndReactivateTakesOne() external {
        uint256 id = join(ANNA, 3);
        vm.prank(ANNA);
        profile.pauseProfile();
        equal(bunnies.ownerOf(id), ANNA, "back");
        (uint256 userId,, uint256 teamId, address nft, uint256 tokenId, bool isActive) = profile.getUserProfile(ANNA);
        require(userId == 1 && teamId == 3 && nft == address(0) && tokenId == 0 && !isActive, "no picture");
        require(profile.hasRegistered(ANNA) && !profile.getUserStatus(ANNA), "registered");
        equal(profile.numberActiveProfiles(), 0, "none active");
        equal(usersOf(3), 0, "counted out");
        equal(money.balanceOf(ANNA), 95e18, "for nothing");
        refusedAs(ANNA, abi.encodeWithSelector(IProfile.NotActive.selector, ANNA));
        profile.pauseProfile();
        refusedAs(BEN, abi.encodeWithSelector(IProfile.NotRegistered.selector, BEN));
        profile.reactivateProfile(address(bunnies), id);
        // The team of before, also where it takes no new members.
        vm.prank(OWNER);
        profile.makeTeamNotJoinable(3);
        vm.prank(ANNA);
        profile.reactivateProfile(address(bunnies), id);
        equal(usersOf(3), 1, "counted in");
        equal(money.balanceOf(ANNA), 93e18, "2 MONEY");
        refusedAs(ANNA, abi.encodeWithSelector(IProfile.AlreadyActive.selector, ANNA));
        profile.reactivateProfile(address(bunnies), id);
    }

    function test_PROFILE6_PROFILE13_Pause_ReturnsThePictureOfARevokedCollection() external {
        uint256 id = join(ANNA, 1);
        bytes32 role = profile.NFT_ROLE();
        vm.prank(OWNER);
        profile.revokeRole(role, address(bunnies));
        uint256 other = station.mintCollectible(ANNA, 6);
        refusedAs(ANNA, abi.encodeWithSelector(IProfile.NotCollection.selector, address(bunnies)));
        profile.updateProfile(address(bunnies), other);
        vm.prank(ANNA);
        profile.pauseProfile();
        equal(bunnies.ownerOf(id), ANNA, "returned");
        refusedAs(ANNA, abi.encodeWithSelector(IProfile.NotCollection.selector, address(bunnies)));
        profile.reactivateProfile(address(bunnies), id);
    }

    function test_PROFILE4_PROF42_ChangeTeam_CountsActiveMembersAlone() external {
        join(ANNA, 1);
        join(BEN, 1);
        vm.prank(BEN);
        profile.pauseProfile();
        vm.startPrank(HOLDER);
        profile.changeTeam(ANNA, 2);
        profile.changeTeam(BEN, 3);
        vm.expectRevert(abi.encodeWithSelector(IProfile.SameTeam.selector, 2));
        profile.changeTeam(ANNA, 2);
        vm.expectRevert(abi.encodeWithSelector(IProfile.UnknownTeam.selector, 4));
        profile.changeTeam(ANNA, 4);
        vm.expectRevert(abi.encodeWithSelector(IProfile.NotRegistered.selector, GIVER));
        profile.changeTeam(GIVER, 1);
        vm.stopPrank();
        equal(usersOf(1), 0, "left");
        equal(usersOf(2), 1, "anna");
        equal(usersOf(3), 0, "ben is paused");
        (,, uint256 teamId,,,) = profile.getUserProfile(BEN);
        equal(teamId, 3, "ben's");
        uint256 id = station.mintCollectible(BEN, 6);
        vm.prank(BEN);
        profile.reactivateProfile(address(bunnies), id);
        equal(usersOf(3), 1, "ben");
        bytes32 special = profile.SPECIAL_ROLE();
        refusedRole(ANNA, special);
        profile.changeTeam(ANNA, 1);
    }

    function test_PROFILE11_RecoverNonFungibleToken_ReturnsMistakesAndNeverPictures() external {
        uint256 held = join(ANNA, 1);
        uint256 lost = bunnyFor(BEN);
        vm.startPrank(BEN);
        // With a question first, a collection refuses to send it here at all.
        vm.expectRevert();
        bunnies.safeTransferFrom(BEN, address(profile), lost);
        bunnies.transferFrom(BEN, address(profile), lost);
        vm.stopPrank();
        refusedRole(BEN, 0);
        profile.recoverNonFungibleToken(address(bunnies), lost, BEN);
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IProfile.IsPicture.selector, ANNA));
        profile.recoverNonFungibleToken(address(bunnies), held, OWNER);
        profile.recoverNonFungibleToken(address(bunnies), lost, BEN);
        vm.stopPrank();
        equal(bunnies.ownerOf(lost), BEN, "back");
        // What lies here by mistake is not a stranger's to use.
        vm.prank(BEN);
        bunnies.transferFrom(BEN, address(profile), lost);
        vm.prank(BEN);
        vm.expectRevert();
        profile.createProfile(1, address(bunnies), lost);
    }

    function test_PROFILE1_CreateProfile_RevertWhenTheCollectionDoesNotBringIt() external {
        hostile.mint(ANNA, 7);
        enable(ANNA);
        hostile.set(HostileCollection.Mood.Lies);
        refusedAs(ANNA, abi.encodeWithSelector(IProfile.PictureNotReceived.selector, address(hostile), 7));
        profile.createProfile(1, address(hostile), 7);
        hostile.set(HostileCollection.Mood.Honest);
        vm.prank(ANNA);
        profile.createProfile(1, address(hostile), 7);
        // A collection that gives one token to two: the second gets nothing of it.
        hostile.mint(BEN, 7);
        enable(BEN);
        refusedAs(BEN, abi.encodeWithSelector(IProfile.IsPicture.selector, ANNA));
        profile.createProfile(1, address(hostile), 7);
    }

    function test_PROFILE6_HostileCollection_HurtsItsOwnUsersAlone() external {
        hostile.mint(ANNA, 7);
        enable(ANNA);
        vm.prank(ANNA);
        profile.createProfile(1, address(hostile), 7);
        uint256 id = join(BEN, 1);
        hostile.set(HostileCollection.Mood.Refuses);
        refusedAs(ANNA, reason("refused"));
        profile.pauseProfile();
        vm.prank(BEN);
        profile.pauseProfile();
        equal(bunnies.ownerOf(id), BEN, "ben's");
        equal(profile.numberActiveProfiles(), 1, "anna's");
        hostile.set(HostileCollection.Mood.Honest);
        vm.prank(ANNA);
        profile.pauseProfile();
        equal(hostile.ownerOf(7), ANNA, "hers again");
    }

    function test_PROFILE2_ATokenThatItsCollectionTookAway_KeepsNoProfileFromGoingOn() external {
        hostile.mint(ANNA, 7);
        enable(ANNA);
        vm.prank(ANNA);
        profile.createProfile(1, address(hostile), 7);
        hostile.mint(BEN, 7);
        uint256 id = station.mintCollectible(ANNA, 5);
        vm.startPrank(ANNA);
        profile.updateProfile(address(bunnies), id);
        profile.pauseProfile();
        vm.stopPrank();
        equal(bunnies.ownerOf(id), ANNA, "the other one came back");
        equal(hostile.ownerOf(7), BEN, "ben keeps what he was given");
    }

    function test_PROFILE12_HostileCollection_FindsTheDoorLocked() external {
        uint256 id = join(ANNA, 1);
        // The collection itself has a profile, and a bunny of its own.
        address self = address(hostile);
        uint256 own = bunnyFor(self);
        hostile.mint(self, 7);
        bytes[5] memory calls = [
            abi.encodeCall(IProfile.pauseProfile, ()),
            abi.encodeCall(IProfile.updateProfile, (address(bunnies), own)),
            abi.encodeCall(IProfile.createProfile, (1, address(bunnies), own)),
            abi.encodeCall(IProfile.reactivateProfile, (address(bunnies), own)),
            abi.encodeCall(IProfile.recoverNonFungibleToken, (address(bunnies), id, self))
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            hostile.comeBack(address(profile), calls[i]);
            vm.prank(self);
            profile.createProfile(2, self, 7);
            require(!hostile.wasAccepted(), "locked");
            equal(usersOf(2), 1, "one member");
            equal(profile.pictureOf(self, 7), self, "its picture");
            vm.prank(self);
            profile.pauseProfile();
            require(!hostile.wasAccepted(), "locked");
            require(bunnies.ownerOf(id) == address(profile) && bunnies.ownerOf(own) == self, "others untouched");
            vm.revertToState(snapshot);
        }
    }

    function test_ROLE07_TEAM04_TEAM07_Teams_AreTheAdmins() external {
        equal(profile.numberTeams(), 3, "three");
        (string memory name, string memory description,,, bool isJoinable) = profile.getTeamProfile(1);
        require(isJoinable && keccak256(bytes(name)) == keccak256("MONEY Storm"), "first");
        require(keccak256(bytes(description)) == keccak256("One"), "told");
        refusedRole(ANNA, 0);
        profile.addTeam("Fourth", "");
        refusedRole(ANNA, 0);
        profile.renameTeam(1, "First");
        refusedRole(ANNA, 0);
        profile.makeTeamJoinable(1);
        refusedRole(ANNA, 0);
        profile.makeTeamNotJoinable(1);
        vm.startPrank(OWNER);
        profile.addTeam("Four", "");
        profile.addTeam("Nineteen bytes long", "");
        vm.expectRevert(abi.encodeWithSelector(IProfile.InvalidTeamName.selector, "Abc"));
        profile.addTeam("Abc", "");
        vm.expectRevert(abi.encodeWithSelector(IProfile.InvalidTeamName.selector, "Twenty bytes of name"));
        profile.renameTeam(1, "Twenty bytes of name");
        profile.renameTeam(5, "Fifth");
        (name,,,,) = profile.getTeamProfile(5);
        require(keccak256(bytes(name)) == keccak256("Fifth"), "renamed");
        profile.makeTeamNotJoinable(5);
        (,,,, isJoinable) = profile.getTeamProfile(5);
        require(!isJoinable, "closed");
        profile.makeTeamJoinable(5);
        (,,,, isJoinable) = profile.getTeamProfile(5);
        require(isJoinable, "open");
        vm.expectRevert(abi.encodeWithSelector(IProfile.UnknownTeam.selector, 6));
        profile.renameTeam(6, "Sixth");
    }

    function test_ROLE05_ROLE06_AddNftAddress_IsTheAdminsAndForCollections() external {
        refusedRole(ANNA, 0);
        profile.addNftAddress(address(hostile));
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IProfile.NotCollection.selector, address(money)));
        profile.addNftAddress(address(money));
        vm.expectRevert(abi.encodeWithSelector(IProfile.NotCollection.selector, ANNA));
        profile.addNftAddress(ANNA);
        bytes32 role = profile.NFT_ROLE();
        profile.revokeRole(role, address(hostile));
        require(!profile.hasRole(role, address(hostile)), "revoked");
        profile.addNftAddress(address(hostile));
        require(profile.hasRole(role, address(hostile)), "approved");
    }

    function test_PROFILE7_UpdateNumberMoney_StaysWithinFiveTimesTheFirst() external {
        refusedRole(ANNA, 0);
        profile.updateNumberMoney(1, 1, 1);
        vm.startPrank(OWNER);
        profile.updateNumberMoney(25e18, 10e18, 10e18);
        vm.expectRevert(abi.encodeWithSelector(IProfile.CostAboveCap.selector, 25e18 + 1, 25e18));
        profile.updateNumberMoney(25e18 + 1, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(IProfile.CostAboveCap.selector, 10e18 + 1, 10e18));
        profile.updateNumberMoney(0, 10e18 + 1, 0);
        vm.expectRevert(abi.encodeWithSelector(IProfile.CostAboveCap.selector, 10e18 + 1, 10e18));
        profile.updateNumberMoney(0, 0, 10e18 + 1);
        profile.updateNumberMoney(1e18, 2, 3);
        vm.stopPrank();
        equal(profile.numberMoneyToRegister(), 1e18, "register");
        equal(profile.numberMoneyToUpdate(), 2, "update");
        equal(profile.numberMoneyToReactivate(), 3, "reactivate");
        join(ANNA, 1);
        equal(money.balanceOf(ANNA), 99e18, "the cost of now");
    }

    function test_ROLE09_ClaimFee_GoesToTheTreasuryThatTheAdminNamed() external {
        join(ANNA, 1);
        vm.prank(ANNA);
        profile.claimFee();
        equal(money.balanceOf(TREASURY), 5e18, "what was paid");
        refusedRole(ANNA, 0);
        profile.setTreasury(ANNA);
        vm.startPrank(OWNER);
        vm.expectRevert(IProfile.ZeroAddress.selector);
        profile.setTreasury(address(0));
        profile.setTreasury(NEXT);
        vm.stopPrank();
        join(BEN, 1);
        profile.claimFee();
        equal(money.balanceOf(NEXT), 5e18, "the new one");
    }
}
