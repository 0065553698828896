// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOwnedTokens} from "../../src/nfts/IOwnedTokens.sol";
import {ISquad} from "../../src/nfts/ISquad.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {RoleTest} from "../support/RoleTest.sol";
import {DeployedNfts} from "./DeployedNfts.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

/// @title Squad: its sale, its pictures, its lock
contract SquadTest is RoleTest {
    address private constant ANNA = address(0xa1);
    address private constant SALE = address(0x5a);
    bytes32 private constant PROVENANCE = keccak256("all pictures");

    ISquad private squad;

    function setUp() external {
        squad = DeployedNfts.squad(OWNER, HOLDER, 10_000);
    }

    function test_NFT28_NFT29_Mint_IsTheSales() external {
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(ISquad.NotSale.selector, OWNER));
        squad.mint(ANNA, 1);
        begin();
        vm.startPrank(SALE);
        squad.mint(ANNA, 0);
        squad.mint(ANNA, 9999);
        vm.expectRevert(abi.encodeWithSelector(ISquad.IdOutOfRange.selector, 10_000, 10_000));
        squad.mint(ANNA, 10_000);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidSender.selector, address(0)));
        squad.mint(ANNA, 0);
        vm.stopPrank();
        equal(squad.totalSupply(), 2, "supply");
        equal(squad.maxSupply(), 10_000, "most");
        (uint256[] memory ids, uint256 next) = squad.tokensOfOwnerBySize(ANNA, 0, 600);
        equal(ids[0], 0, "the first");
        equal(ids[1], 9999, "the last");
        equal(next, 2, "all");
    }

    function test_SetSale_FixesThePicturesBeforeAnythingIsSold() external {
        vm.startPrank(OWNER);
        vm.expectRevert(ISquad.NotComplete.selector);
        squad.setSale(SALE, 0);
        vm.expectRevert(ISquad.NotComplete.selector);
        squad.setSale(address(0), PROVENANCE);
        squad.setSale(SALE, PROVENANCE);
        equal(uint256(squad.provenanceHash()), uint256(PROVENANCE), "told");
        vm.expectRevert(abi.encodeWithSelector(ISquad.SaleStands.selector, SALE));
        squad.setSale(NEXT, keccak256("others"));
        vm.stopPrank();
    }

    function test_ROLE12_SetBaseURI_IsTheOperatorsUntilTheOwnerLocks() external {
        begin();
        vm.prank(SALE);
        squad.mint(ANNA, 42);
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        squad.setBaseURI("x");
        vm.prank(OWNER);
        vm.expectRevert(ISquad.NotComplete.selector);
        squad.lock();
        vm.prank(HOLDER);
        squad.setBaseURI("ipfs://squad/");
        require(keccak256(bytes(squad.tokenURI(42))) == keccak256("ipfs://squad/42"), "uri");
        refusedAsStranger(HOLDER);
        squad.lock();
        vm.prank(OWNER);
        squad.lock();
        require(squad.isLocked(), "locked");
        refused(HOLDER, ISquad.IsLocked.selector);
        squad.setBaseURI("x");
        refused(OWNER, ISquad.IsLocked.selector);
        squad.setBaseURI("x");
    }

    function test_ROLE12_SetSale_RevertWhenNotOwner() external {
        refusedAsStranger(HOLDER);
        squad.setSale(SALE, PROVENANCE);
    }

    function test_Burn_IsItsHoldersAlone() external {
        begin();
        vm.prank(SALE);
        squad.mint(ANNA, 42);
        vm.prank(SALE);
        vm.expectRevert(abi.encodeWithSelector(IOwnedTokens.NotHolder.selector, 42, SALE));
        squad.burn(42);
        vm.prank(ANNA);
        squad.burn(42);
        equal(squad.balanceOf(ANNA), 0, "gone");
    }

    function begin() private {
        vm.prank(OWNER);
        squad.setSale(SALE, PROVENANCE);
    }
}
