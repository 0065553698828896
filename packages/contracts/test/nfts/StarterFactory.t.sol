// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBunnies} from "../../src/nfts/IBunnies.sol";
import {IMintingStation} from "../../src/nfts/IMintingStation.sol";
import {IStarterFactory} from "../../src/nfts/IStarterFactory.sol";
import {Deployed} from "../support/Deployed.sol";
import {RoleTest} from "../support/RoleTest.sol";
import {IMoney} from "../tokens/TokenFaces.sol";
import {DeployedNfts} from "./DeployedNfts.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";

/// @title Starters, and the station that mints them
contract StarterFactoryTest is RoleTest {
    address private constant ANNA = address(0xa1);
    address private constant BEN = address(0xa2);
    address private constant TREASURY = address(0x71);

    IMoney private money;
    IMintingStation private station;
    IBunnies private bunnies;
    IStarterFactory private starters;

    function setUp() external {
        vm.roll(100);
        money = Deployed.money(address(this), 1000e18);
        station = DeployedNfts.station(OWNER);
        bunnies = station.bunnies();
        starters = DeployedNfts.starters(address(money), station, OWNER, TREASURY, 5e18, 100);
        bytes32 minter = station.MINTER_ROLE();
        vm.prank(OWNER);
        station.grantRole(minter, address(starters));
        fund(ANNA);
        fund(BEN);
    }

    function test_PROF33_PROF53_MintNFT_SellsOneStarterForFiveMoney() external {
        require(starters.canMint(ANNA), "can");
        vm.prank(ANNA);
        uint256 id = starters.mintNFT(9);
        equal(bunnies.ownerOf(id), ANNA, "hers");
        equal(bunnies.getBunnyId(id), 9, "kind");
        equal(money.balanceOf(ANNA), 95e18, "paid");
        require(!starters.canMint(ANNA) && starters.hasClaimed(ANNA), "claimed");
        // For life: also when it is gone.
        vm.startPrank(ANNA);
        bunnies.burn(id);
        vm.expectRevert(abi.encodeWithSelector(IStarterFactory.AlreadyClaimed.selector, ANNA));
        starters.mintNFT(5);
        vm.stopPrank();
        vm.prank(BEN);
        starters.mintNFT(5);
    }

    function test_SQUAD06_BunnyCharacteristics_TellsTheKindsOfTheSale() external {
        vm.prank(OWNER);
        station.setBunnyURI(5, "ipfs://five");
        (string memory uri, uint256 last, uint256 cost, bool isActive, bool isCreated) =
            starters.bunnyCharacteristics(5);
        require(keccak256(bytes(uri)) == keccak256("ipfs://five"), "uri");
        equal(last, type(uint256).max, "for all");
        equal(cost, 5e18, "cost");
        require(isActive && isCreated, "sold");
        vm.roll(99);
        (,,, isActive, isCreated) = starters.bunnyCharacteristics(9);
        require(!isActive && isCreated, "not yet");
        (uri, last, cost, isActive, isCreated) = starters.bunnyCharacteristics(4);
        require(bytes(uri).length == 0 && last + cost == 0 && !isActive && !isCreated, "not here");
    }

    function test_MintNFT_RevertWhenNotAStarterOrEarlyOrUnpaid() external {
        for (uint256 i = 0; i < 2; ++i) {
            uint256 kind = i == 0 ? 4 : 10;
            vm.prank(ANNA);
            vm.expectRevert(abi.encodeWithSelector(IStarterFactory.NotStarter.selector, kind));
            starters.mintNFT(kind);
        }
        vm.roll(99);
        require(!starters.canMint(ANNA), "early");
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IStarterFactory.NotStarted.selector, 100));
        starters.mintNFT(5);
        vm.roll(100);
        vm.prank(HOLDER);
        vm.expectRevert();
        starters.mintNFT(5);
        require(!starters.hasClaimed(HOLDER), "can come back with MONEY");
    }

    function test_ROLE12_UpdateTokenPrice_IsTheOwnersUpToFiveTimes() external {
        refusedAsStranger(ANNA);
        starters.updateTokenPrice(1);
        vm.startPrank(OWNER);
        starters.updateTokenPrice(25e18);
        vm.expectRevert(abi.encodeWithSelector(IStarterFactory.PriceAboveCap.selector, 25e18 + 1, 25e18));
        starters.updateTokenPrice(25e18 + 1);
        starters.updateTokenPrice(1);
        equal(starters.launchPrice(), 5e18, "of the first price");
    }

    function test_ClaimFee_GoesToTheTreasury() external {
        vm.prank(ANNA);
        starters.mintNFT(6);
        vm.prank(BEN);
        starters.claimFee();
        equal(money.balanceOf(TREASURY), 5e18, "all");
        refusedAsStranger(ANNA);
        starters.setTreasury(ANNA);
        vm.startPrank(OWNER);
        vm.expectRevert(IStarterFactory.ZeroAddress.selector);
        starters.setTreasury(address(0));
        starters.setTreasury(BEN);
        equal(starters.treasury(), BEN, "named");
    }

    function test_ROLE12_Station_MintsForMintersAndObeysItsAdmin() external {
        bytes32 minter = station.MINTER_ROLE();
        bytes memory refusal =
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, OWNER, minter);
        vm.startPrank(OWNER);
        vm.expectRevert(refusal);
        station.mintCollectible(OWNER, 5);
        station.setBunnyName(50, "Fifty");
        station.setBunnyURI(50, "ipfs://fifty");
        station.setBaseURI("ipfs://all/");
        station.lock();
        require(bunnies.isLocked(), "locked");
        vm.expectRevert(IBunnies.ZeroAddress.selector);
        station.changeOwnershipNFTContract(address(0));
        station.changeOwnershipNFTContract(BEN);
        vm.stopPrank();
        vm.prank(BEN);
        bunnies.mint(BEN, 50);
        vm.prank(ANNA);
        vm.expectRevert();
        starters.mintNFT(5);
        require(!starters.hasClaimed(ANNA) && money.balanceOf(ANNA) == 100e18, "nothing is lost");
    }

    function test_ROLE12_Station_RevertWhenNotAdmin() external {
        bytes memory refusal =
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, ANNA, bytes32(0));
        vm.startPrank(ANNA);
        vm.expectRevert(refusal);
        station.setBunnyName(5, "x");
        vm.expectRevert(refusal);
        station.setBunnyURI(5, "x");
        vm.expectRevert(refusal);
        station.setBaseURI("x");
        vm.expectRevert(refusal);
        station.lock();
        vm.expectRevert(refusal);
        station.changeOwnershipNFTContract(ANNA);
    }

    function fund(address who) private {
        require(money.transfer(who, 100e18), "funded");
        vm.prank(who);
        money.approve(address(starters), type(uint256).max);
    }
}
