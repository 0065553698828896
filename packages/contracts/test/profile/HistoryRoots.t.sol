// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IHistoryRoots} from "../../src/profile/IHistoryRoots.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {RoleTest} from "../support/RoleTest.sol";
import {DeployedProfile} from "./DeployedProfile.sol";

/// @title Roots of history: leaves, delay, strikes, and what they never take back
contract HistoryRootsTest is RoleTest {
    address private constant ANNA = address(0xa1);
    address private constant BEN = address(0xa2);
    address private constant GUARDIAN = address(0x6a);
    uint256 private constant CAMPAIGN = 517_010_001;

    IHistoryRoots private history;
    bytes32[] private none;

    function setUp() external {
        vm.roll(1000);
        vm.warp(1_700_000_000);
        history = DeployedProfile.history(OWNER, HOLDER, GUARDIAN, 1 days);
    }

    function test_IsEligible_ByTheStandardTree() external {
        (bytes32 anna, bytes32 ben) = (leaf(CAMPAIGN, ANNA), leaf(CAMPAIGN, BEN));
        equal(uint256(history.leafOf(CAMPAIGN, ANNA)), uint256(anna), "hashed twice");
        bytes32 root = pair(anna, ben);
        publish(root, 900);
        bytes32[] memory proof = one(ben);
        require(!eligible(ANNA, CAMPAIGN, proof), "not yet");
        vm.warp(block.timestamp + 1 days);
        require(eligible(ANNA, CAMPAIGN, proof), "anna");
        require(eligible(BEN, CAMPAIGN, one(anna)), "ben");
        require(!eligible(ANNA, CAMPAIGN, one(anna)), "another proof");
        require(!eligible(ANNA, CAMPAIGN, none), "no proof");
        require(!eligible(HOLDER, CAMPAIGN, proof), "another account");
        require(!eligible(ANNA, CAMPAIGN + 1, proof), "another campaign");
    }

    function test_IsEligible_OfOneAccountByAnEmptyProof() external {
        publish(leaf(CAMPAIGN, ANNA), 900);
        vm.warp(block.timestamp + 1 days);
        require(eligible(ANNA, CAMPAIGN, none) && !eligible(BEN, CAMPAIGN, none), "anna alone");
    }

    function test_PublishRoot_TakesNothingBack() external {
        publish(leaf(CAMPAIGN, ANNA), 900);
        vm.warp(block.timestamp + 1 days);
        vm.roll(2000);
        // A later period that leaves Anna out.
        publish(leaf(CAMPAIGN, BEN), 1900);
        vm.warp(block.timestamp + 1 days);
        require(eligible(ANNA, CAMPAIGN, none), "what was earned stays");
        require(eligible(BEN, CAMPAIGN, none), "and more");
        equal(history.lastBlock(CAMPAIGN), 1900, "until");
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IHistoryRoots.RootStands.selector, CAMPAIGN, leaf(CAMPAIGN, ANNA)));
        history.strikeRoot(CAMPAIGN, leaf(CAMPAIGN, ANNA));
    }

    function test_PublishRoot_RevertWhenNotLater() external {
        vm.startPrank(HOLDER);
        refuse(0, 900);
        refuse("root", block.number);
        history.publishRoot(CAMPAIGN, "root", 900, "input", "ipfs://input");
        refuse("root", 950);
        refuse("other", 900);
        refuse("other", 800);
        history.publishRoot(CAMPAIGN, "other", 901, "input", "ipfs://input");
    }

    function test_StrikeRoot_BeforeItCounts() external {
        bytes32 root = leaf(CAMPAIGN, ANNA);
        publish(root, 900);
        refused(HOLDER, IOperatorRole.Forbidden.selector);
        history.strikeRoot(CAMPAIGN, root);
        vm.prank(GUARDIAN);
        history.strikeRoot(CAMPAIGN, root);
        vm.warp(block.timestamp + 1 days);
        require(!eligible(ANNA, CAMPAIGN, none), "struck");
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IHistoryRoots.RootStands.selector, CAMPAIGN, root));
        history.strikeRoot(CAMPAIGN, root);
        publish(root, 950);
        vm.prank(OWNER);
        history.strikeRoot(CAMPAIGN, root);
        publish(root, 960);
        vm.warp(block.timestamp + 1 days);
        require(eligible(ANNA, CAMPAIGN, none), "the right one");
    }

    function test_Roles_AreOfOperatorGuardianAndOwner() external {
        refused(ANNA, IOperatorRole.Forbidden.selector);
        history.publishRoot(CAMPAIGN, "root", 900, "input", "");
        refusedAsStranger(GUARDIAN);
        history.setGuardian(ANNA);
        vm.prank(OWNER);
        history.setGuardian(NEXT);
        equal(history.guardian(), NEXT, "named");
        vm.prank(OWNER);
        history.publishRoot(CAMPAIGN, "root", 900, "input", "");
        vm.expectRevert();
        DeployedProfile.history(OWNER, HOLDER, GUARDIAN, 7 days + 1);
        equal(DeployedProfile.history(OWNER, HOLDER, GUARDIAN, 7 days).delay(), 7 days, "a week");
    }

    function publish(bytes32 root, uint256 untilBlock) private {
        vm.prank(HOLDER);
        history.publishRoot(CAMPAIGN, root, untilBlock, "input", "ipfs://input");
    }

    function refuse(bytes32 root, uint256 untilBlock) private {
        vm.expectRevert(abi.encodeWithSelector(IHistoryRoots.BadRoot.selector, CAMPAIGN, root));
        history.publishRoot(CAMPAIGN, root, untilBlock, "input", "");
    }

    function eligible(address account, uint256 campaign, bytes32[] memory proof) private view returns (bool) {
        return history.isEligible(account, campaign, 0, 0, proof);
    }

    function leaf(uint256 campaign, address account) private pure returns (bytes32) {
        return keccak256(abi.encodePacked(keccak256(abi.encode(campaign, account))));
    }

    function pair(bytes32 a, bytes32 b) private pure returns (bytes32) {
        return a < b ? keccak256(abi.encodePacked(a, b)) : keccak256(abi.encodePacked(b, a));
    }

    function one(bytes32 word) private pure returns (bytes32[] memory proof) {
        proof = new bytes32[](1);
        proof[0] = word;
    }
}
