// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBunnies} from "../../src/nfts/IBunnies.sol";
import {IOwnedTokens} from "../../src/nfts/IOwnedTokens.sol";
import {RoleTest} from "../support/RoleTest.sol";
import {DeployedNfts} from "./DeployedNfts.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

/// @title The Bunnies: kinds, lists of holders, burning, and where pictures are
contract BunniesTest is RoleTest {
    address private constant ANNA = address(0xa1);
    address private constant BEN = address(0xa2);

    IBunnies private bunnies;

    function setUp() external {
        bunnies = DeployedNfts.bunnies(address(this));
        bunnies.setStation(OWNER);
    }

    function test_NFT27_Mint_GivesATokenOfItsKind() external {
        equal(mint(ANNA, 5), 1, "counts from 1");
        equal(mint(BEN, 5), 2, "next");
        equal(mint(ANNA, 0), 3, "next");
        equal(bunnies.getBunnyId(1), 5, "kind");
        equal(bunnies.getBunnyId(3), 0, "kind 0");
        same(bunnies.getBunnyName(5), "Bunny F");
        same(bunnies.getBunnyNameOfTokenId(3), "Bunny A");
        same(bunnies.name(), "Bunnies");
        equal(bunnies.bunnyCount(5), 2, "of a kind");
        equal(bunnies.totalSupply(), 3, "all");
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 4));
        bunnies.getBunnyId(4);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 4));
        bunnies.tokenURI(4);
    }

    function test_ROLE12_Mint_RevertWhenNotStationOrUnknownKind() external {
        refused();
        bunnies.mint(ANNA, 5);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IBunnies.UnknownBunny.selector, 12));
        bunnies.mint(ANNA, 12);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IBunnies.UnknownBunny.selector, 2 ** 32));
        bunnies.setBunnyName(2 ** 32, "Too far");
    }

    function test_NFT62_TokensOfOwnerBySize_ListsInPages() external {
        for (uint256 i = 0; i < 20; ++i) {
            mint(ANNA, i % 12);
        }
        (uint256[] memory ids, uint256 next) = bunnies.tokensOfOwnerBySize(ANNA, 0, 8);
        equal(ids.length, 8, "a page");
        equal(ids[7], 8, "last of it");
        equal(next, 8, "cursor");
        (ids, next) = bunnies.tokensOfOwnerBySize(ANNA, 16, type(uint256).max);
        equal(ids.length, 4, "the rest");
        equal(ids[3], 20, "the last");
        equal(next, 20, "the end");
        (ids, next) = bunnies.tokensOfOwnerBySize(ANNA, 21, 5);
        equal(ids.length, 0, "beyond");
        equal(next, 21, "stays");
        (ids,) = bunnies.tokensOfOwnerBySize(BEN, 0, 5);
        equal(ids.length, 0, "none");
    }

    /// @dev Against a list that is kept here, whatever moves, burns and comes back.
    function test_NFT62_TokensOfOwnerBySize_IsWhatOwnersHave(uint256[40] calldata moves) external {
        address[3] memory people = [ANNA, BEN, address(0xa3)];
        for (uint256 i = 0; i < 12; ++i) {
            mint(people[i % 3], i);
        }
        uint256 burned;
        for (uint256 i = 0; i < moves.length; ++i) {
            uint256 id = 1 + moves[i] % 12;
            (bool exists, address holder) = holderOf(id);
            if (!exists) continue;
            if ((moves[i] >> 8) % 5 == 0) {
                vm.prank(holder);
                bunnies.burn(id);
                ++burned;
            } else {
                vm.prank(holder);
                bunnies.transferFrom(holder, people[(moves[i] >> 16) % 3], id);
            }
        }
        uint256 seen;
        uint256 listed;
        for (uint256 p = 0; p < 3; ++p) {
            (uint256[] memory ids,) = bunnies.tokensOfOwnerBySize(people[p], 0, 100);
            equal(ids.length, bunnies.balanceOf(people[p]), "as many as it has");
            for (uint256 i = 0; i < ids.length; ++i) {
                equal(bunnies.ownerOf(ids[i]), people[p], "its own");
                seen |= 1 << ids[i];
            }
            listed += ids.length;
        }
        equal(listed, 12 - burned, "each once");
        equal(bunnies.totalSupply(), 12 - burned, "supply");
        uint256 bits;
        for (; seen != 0; seen &= seen - 1) {
            ++bits;
        }
        equal(bits, listed, "no two alike");
    }

    function test_Burn_IsItsHoldersAlone() external {
        mint(ANNA, 5);
        vm.startPrank(ANNA);
        bunnies.approve(BEN, 1);
        bunnies.setApprovalForAll(BEN, true);
        vm.stopPrank();
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IOwnedTokens.NotHolder.selector, 1, BEN));
        bunnies.burn(1);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IOwnedTokens.NotHolder.selector, 1, OWNER));
        bunnies.burn(1);
        vm.prank(ANNA);
        bunnies.burn(1);
        equal(bunnies.bunnyCount(5), 0, "gone");
        equal(bunnies.bunnyBurnCount(5), 1, "told");
        equal(mint(BEN, 5), 2, "an id is never used again");
        equal(bunnies.bunnyCount(5), 1, "another");
    }

    function test_TokenURI_IsOfTheKind() external {
        mint(ANNA, 7);
        same(bunnies.tokenURI(1), "");
        vm.startPrank(OWNER);
        bunnies.setBaseURI("ipfs://first/");
        same(bunnies.tokenURI(1), "ipfs://first/7");
        bunnies.setBunnyURI(7, "ipfs://other/seven");
        same(bunnies.tokenURI(1), "ipfs://other/seven");
        bunnies.setBunnyURI(7, "");
        same(bunnies.getBunnyURI(7), "ipfs://first/7");
    }

    function test_Lock_FixesWhatExistsForEver() external {
        mint(ANNA, 7);
        vm.startPrank(OWNER);
        vm.expectRevert(IBunnies.NoBaseURI.selector);
        bunnies.lock();
        bunnies.setBaseURI("ipfs://first/");
        bunnies.lock();
        require(bunnies.isLocked(), "locked");
        vm.expectRevert(IBunnies.IsLocked.selector);
        bunnies.setBaseURI("ipfs://second/");
        vm.expectRevert(IBunnies.IsLocked.selector);
        bunnies.setBunnyURI(7, "ipfs://second/7");
        vm.expectRevert(IBunnies.IsLocked.selector);
        bunnies.setBunnyName(7, "Other");
        // A later kind brings its own, before its first.
        bunnies.setBunnyName(40, "Later");
        bunnies.setBunnyURI(40, "ipfs://later/40");
        bunnies.mint(ANNA, 40);
        vm.expectRevert(IBunnies.IsLocked.selector);
        bunnies.setBunnyURI(40, "ipfs://second/40");
        vm.stopPrank();
        vm.prank(ANNA);
        bunnies.burn(2);
        vm.prank(OWNER);
        vm.expectRevert(IBunnies.IsLocked.selector);
        bunnies.setBunnyURI(40, "ipfs://second/40");
    }

    function test_ROLE12_Settings_RevertWhenNotStation() external {
        refused();
        bunnies.setBunnyName(5, "x");
        refused();
        bunnies.setBunnyURI(5, "x");
        refused();
        bunnies.setBaseURI("x");
        refused();
        bunnies.lock();
        vm.prank(OWNER);
        vm.expectRevert(IBunnies.EmptyName.selector);
        bunnies.setBunnyName(5, "");
    }

    function test_ROLE12_SetStation_IsTheMakersOnceThenTheStations() external {
        bunnies = DeployedNfts.bunnies(HOLDER);
        vm.prank(HOLDER);
        vm.expectRevert(abi.encodeWithSelector(IBunnies.NotStation.selector, HOLDER));
        bunnies.mint(HOLDER, 5);
        refused();
        bunnies.setStation(ANNA);
        vm.startPrank(HOLDER);
        vm.expectRevert(IBunnies.ZeroAddress.selector);
        bunnies.setStation(address(0));
        bunnies.setStation(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IBunnies.NotStation.selector, HOLDER));
        bunnies.setStation(HOLDER);
        vm.stopPrank();
        vm.prank(OWNER);
        bunnies.setStation(NEXT);
        equal(bunnies.station(), NEXT, "handed on");
    }

    function refused() private {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IBunnies.NotStation.selector, ANNA));
    }

    function mint(address to, uint256 kind) private returns (uint256) {
        vm.prank(OWNER);
        return bunnies.mint(to, kind);
    }

    function holderOf(uint256 id) private view returns (bool, address) {
        try bunnies.ownerOf(id) returns (address holder) {
            return (true, holder);
        } catch {
            return (false, address(0));
        }
    }

    function same(string memory actual, string memory expected) private pure {
        require(keccak256(bytes(actual)) == keccak256(bytes(expected)), actual);
    }
}
