// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBunnies} from "../../src/nfts/IBunnies.sol";
import {IMintingStation} from "../../src/nfts/IMintingStation.sol";
import {IProfile} from "../../src/profile/IProfile.sol";
import {DeployedNfts} from "../nfts/DeployedNfts.sol";
import {HostileCollection} from "../nfts/HostileCollection.sol";
import {Deployed} from "../support/Deployed.sol";
import {RoleTest} from "../support/RoleTest.sol";
import {IMoney} from "../tokens/TokenFaces.sol";
import {DeployedProfile} from "./DeployedProfile.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";

/// @title Profiles with MONEY, Bunnies and a hostile collection
abstract contract ProfileScene is RoleTest {
    address internal constant ANNA = address(0xa1);
    address internal constant BEN = address(0xa2);
    address internal constant GIVER = address(0x91);
    address internal constant TREASURY = address(0x71);

    IMoney internal money;
    IMintingStation internal station;
    IBunnies internal bunnies;
    HostileCollection internal hostile;
    IProfile internal profile;

    function setUpProfiles() internal {
        vm.roll(1000);
        vm.warp(1_700_000_000);
        money = Deployed.money(address(this), 1_000_000e18);
        station = DeployedNfts.station(OWNER);
        bunnies = station.bunnies();
        hostile = new HostileCollection();
        address[] memory collections = new address[](2);
        (collections[0], collections[1]) = (address(bunnies), address(hostile));
        profile = DeployedProfile.profile(address(money), OWNER, TREASURY, collections);
        bytes32 minter = station.MINTER_ROLE();
        bytes32 giver = profile.POINT_ROLE();
        bytes32 special = profile.SPECIAL_ROLE();
        vm.startPrank(OWNER);
        station.grantRole(minter, address(this));
        profile.grantRole(giver, GIVER);
        profile.grantRole(special, HOLDER);
        vm.stopPrank();
    }

    /// @dev A bunny for an account that may spend it and MONEY on profiles.
    function bunnyFor(address who) internal returns (uint256 id) {
        id = station.mintCollectible(who, 5);
        enable(who);
    }

    function enable(address who) internal {
        require(money.transfer(who, 100e18), "money");
        vm.startPrank(who);
        money.approve(address(profile), type(uint256).max);
        bunnies.setApprovalForAll(address(profile), true);
        vm.stopPrank();
    }

    /// @dev An active profile with a bunny.
    function join(address who, uint256 teamId) internal returns (uint256 id) {
        id = bunnyFor(who);
        vm.prank(who);
        profile.createProfile(teamId, address(bunnies), id);
    }

    function usersOf(uint256 teamId) internal view returns (uint256 users) {
        (,, users,,) = profile.getTeamProfile(teamId);
    }

    function pointsOf(address who) internal view returns (uint256 points) {
        (, points,,,,) = profile.getUserProfile(who);
    }

    function refusedRole(address who, bytes32 role) internal {
        vm.prank(who);
        vm.expectRevert(abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, who, role));
    }

    function refusedAs(address who, bytes memory reason_) internal {
        vm.prank(who);
        vm.expectRevert(reason_);
    }
}
