// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICommitRandom} from "../../src/random/ICommitRandom.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {RandomScene} from "./RandomScene.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title RNG + ORACLE 1 to 5. This test is the game that uses the words.
contract CommitRandomTest is RandomScene {
    function setUp() external {
        setUpRandom();
        vm.prank(OWNER);
        source.setConsumer(address(this), true);
    }

    function test_RNG1_AWordNeedsACommitmentFromBefore() external {
        vm.expectRevert(ICommitRandom.NothingCommitted.selector);
        source.reserve();
        commit(1);
        commit(2);
        equal(money.balanceOf(address(source)), 2 * BOND, "bonds");
        equal(source.reserve(), 0, "first");
        equal(source.reserve(), 1, "second");
        vm.expectRevert(ICommitRandom.NothingCommitted.selector);
        source.reserve();
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
        source.reveal(0, secretOf(1));
        source.request(0);
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
        source.request(0);
        pass(4);
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongSecret.selector, 0));
        source.reveal(0, secretOf(2));
        source.reveal(0, secretOf(1));
        equal(money.balanceOf(address(source)), BOND, "bond back");
        equal(money.balanceOf(OPERATOR), 1_500_000e18 - BOND, "to its payer");
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
        source.reveal(0, secretOf(1));
    }

    function test_RNG1_ASecretServesOnce() external {
        commit(1);
        vm.prank(OPERATOR);
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.KnownHash.selector, keccak256(abi.encode(secretOf(1)))));
        source.commit(keccak256(abi.encode(secretOf(1))));
    }

    function test_RNG2_SilenceCostsTheBond() external {
        commit(1);
        source.reserve();
        source.request(0);
        vm.roll(block.number + 300);
        vm.warp(block.timestamp + 2 hours);
        require(!source.isExpired(0), "still time");
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
        source.abandon(0);
        vm.warp(block.timestamp + 1);
        require(source.isExpired(0), "expired");
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
        source.reveal(0, secretOf(1));
        vm.prank(STRANGER);
        vm.expectRevert(ICommitRandom.NotAConsumer.selector);
        source.abandon(0);
        uint256 had = money.balanceOf(address(this));
        equal(source.abandon(0), BOND, "said");
        equal(money.balanceOf(address(this)) - had, BOND, "lost");
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
        source.abandon(0);
    }

    /// @dev The chain halts for hours after the request: the committer has as many blocks as ever to keep the hash and tell the
    /// secret, and the bond is lost only when the chain has forgotten the block.
    function test_RNG2_AChainThatStandsCostsNoBond() external {
        commit(1);
        source.reserve();
        source.request(0);
        uint256 target = block.number + 3;
        vm.warp(block.timestamp + 30 hours);
        for (uint256 number = block.number; number <= target + 256; number += number < target ? 1 : 64) {
            vm.roll(number);
            require(!source.isExpired(0), "still time");
            vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
            source.abandon(0);
        }
        uint256 snapshot = vm.snapshotState();
        uint256 had = money.balanceOf(OPERATOR);
        source.reveal(0, secretOf(1));
        equal(money.balanceOf(OPERATOR) - had, BOND, "back");
        vm.revertToState(snapshot);
        source.note(0);
        vm.roll(target + 257);
        require(source.isExpired(0), "over");
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
        source.reveal(0, secretOf(1));
        equal(source.abandon(0), BOND, "lost");
    }

    function test_RNG3_ABlockThatWasNotThere() external {
        commit(1);
        source.reserve();
        source.request(0);
        // The hash of the target block and of no other, and not before it is there.
        vm.roll(block.number + 3);
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.NoBlockHash.selector, 0));
        source.reveal(0, secretOf(1));
        uint256 target = block.number;
        vm.roll(block.number + 100);
        (bool isReady,) = source.wordOf(0);
        require(!isReady, "not yet");
        bytes32 blockHash = blockhash(target);
        source.reveal(0, secretOf(1));
        (bool known, uint256 word) = source.wordOf(0);
        require(known && !source.isExpired(0), "ready");
        equal(word, uint256(keccak256(abi.encode(secretOf(1), blockHash, address(this), 0))), "mixed");
        // A word that came in time stays, and its bond went back once.
        expire();
        require(!source.isExpired(0), "a known word does not expire");
        commit(2);
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
        source.abandon(0);
        equal(money.balanceOf(address(source)), BOND, "another's bond stays");
    }

    function test_RNG3_TheHashIsKeptBeforeTheChainForgetsIt() external {
        commit(1);
        commit(2);
        source.reserve();
        source.reserve();
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.NoBlockHash.selector, 0));
        source.note(0);
        source.request(0);
        source.request(1);
        uint256 target = block.number + 3;
        vm.roll(target + 256);
        bytes32 blockHash = blockhash(target);
        vm.prank(STRANGER);
        source.note(0);
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 0));
        source.note(0);
        vm.roll(target + 257);
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.NoBlockHash.selector, 1));
        source.reveal(1, secretOf(2));
        source.reveal(0, secretOf(1));
        (, uint256 word) = source.wordOf(0);
        equal(word, uint256(keccak256(abi.encode(secretOf(1), blockHash, address(this), 0))), "kept");
    }

    function test_ACommitmentCanBeTakenBackUntilItIsReserved() external {
        commit(1);
        commit(2);
        source.reserve();
        vm.prank(STRANGER);
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        source.withdraw();
        vm.prank(OPERATOR);
        source.withdraw();
        equal(money.balanceOf(address(source)), BOND, "one bond stays");
        // Nothing is left of it: it takes no payment.
        (bytes32 hash,) = source.commitmentOf(1);
        require(hash == 0 && source.bondOf(1) == 0, "gone");
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.WrongState.selector, 1));
        source.raiseBond(1, 1);
        vm.prank(OPERATOR);
        vm.expectRevert(ICommitRandom.NothingCommitted.selector);
        source.withdraw();
        commit(3);
        equal(source.reserve(), 1, "the number is used again");
        source.request(1);
        pass(4);
        source.reveal(1, secretOf(3));
    }

    function test_ANewOperatorIsRidOfWhatTheLastHasCommittedTo() external {
        address next = address(0xBEEF);
        commit(1);
        commit(2);
        uint256 before = money.balanceOf(OPERATOR);
        vm.prank(OWNER);
        IOperatorRole(address(source)).setOperator(next);
        vm.prank(next);
        source.withdraw();
        vm.prank(OWNER);
        source.withdraw();
        equal(money.balanceOf(OPERATOR) - before, 2 * BOND, "both bonds went to who paid them");
        equal(source.committed(), 0, "nothing is committed to");
    }

    function test_ABondIsThatOfItsTime() external {
        commit(1);
        vm.prank(OWNER);
        source.setBond(2 * BOND);
        commit(2);
        equal(money.balanceOf(address(source)), 3 * BOND, "bonds");
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(ICommitRandom.BadBond.selector, 0));
        source.setBond(0);
        source.reserve();
        source.request(0);
        pass(4);
        source.reveal(0, secretOf(1));
        equal(money.balanceOf(address(source)), 2 * BOND, "its own came back");
    }

    function test_GOVERNANCE2_RoleMatrix() external {
        address target = address(source);
        commit(1);
        money.transfer(OWNER, BOND);
        vm.prank(OWNER);
        money.approve(target, BOND);
        vm.prank(OWNER);
        Ownable2Step(target).transferOwnership(PENDING_OWNER);
        mayCall(target, abi.encodeCall(ICommitRandom.commit, (bytes32(uint256(1)))), BY_OWNER | BY_OPERATOR);
        mayCall(target, abi.encodeCall(ICommitRandom.withdraw, ()), BY_OWNER | BY_OPERATOR);
        mayCall(target, abi.encodeCall(ICommitRandom.setConsumer, (STRANGER, true)), BY_OWNER);
        mayCall(target, abi.encodeCall(ICommitRandom.setBond, (1)), BY_OWNER);
        mayCall(target, abi.encodeCall(IOperatorRole.setOperator, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.transferOwnership, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.acceptOwnership, ()), BY_PENDING_OWNER);
        mayCall(target, abi.encodeCall(Ownable.renounceOwnership, ()), BY_OWNER);
        vm.prank(STRANGER);
        vm.expectRevert(ICommitRandom.NotAConsumer.selector);
        source.reserve();
        source.reserve();
        vm.prank(STRANGER);
        vm.expectRevert(ICommitRandom.NotAConsumer.selector);
        source.request(0);
        source.request(0);
        pass(4);
        mayCall(target, abi.encodeCall(ICommitRandom.note, (0)), BY_ALL);
        mayCall(target, abi.encodeCall(ICommitRandom.reveal, (0, secretOf(1))), BY_ALL);
    }
}
