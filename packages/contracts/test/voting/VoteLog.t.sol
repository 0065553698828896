// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {IVoteLog} from "../../src/voting/IVoteLog.sol";
import {RoleTest} from "../support/RoleTest.sol";

/// @title Heads of logs: by the operator, once, and only such as a log can have
contract VoteLogTest is RoleTest {
    bytes32 private constant PROPOSAL = keccak256("proposal");
    bytes32 private constant HEAD = keccak256("head");

    IVoteLog private log;

    function setUp() external {
        vm.warp(1_700_000_000);
        log = IVoteLog(vm.deployCode("VoteLog.sol:VoteLog", abi.encode(OWNER, HOLDER)));
    }

    function test_Publish_StandsForEver() external {
        vm.prank(HOLDER);
        log.publish(PROPOSAL, 7, HEAD);
        stands(PROPOSAL, 7, HEAD);
        vm.warp(block.timestamp + 1 days);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IVoteLog.AlreadyPublished.selector, PROPOSAL));
        log.publish(PROPOSAL, 8, keccak256("other"));
    }

    function test_Publish_OfAnEmptyLogIsTheProposal() external {
        vm.prank(OWNER);
        log.publish(PROPOSAL, 0, PROPOSAL);
        stands(PROPOSAL, 0, PROPOSAL);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IVoteLog.AlreadyPublished.selector, PROPOSAL));
        log.publish(PROPOSAL, 1, HEAD);
    }

    function test_Publish_RefusesWhatNoLogHas() external {
        bad(PROPOSAL, 7, 0);
        bad(PROPOSAL, 7, PROPOSAL);
        bad(PROPOSAL, 0, HEAD);
        bad(PROPOSAL, uint256(type(uint128).max) + 1, HEAD);
        bad(0, 0, 0);
    }

    function test_Publish_ByNoOtherThanOperatorAndOwner() external {
        refused(NEXT, IOperatorRole.Forbidden.selector);
        log.publish(PROPOSAL, 7, HEAD);
        vm.prank(OWNER);
        log.setOperator(NEXT);
        refused(HOLDER, IOperatorRole.Forbidden.selector);
        log.publish(PROPOSAL, 7, HEAD);
        vm.prank(NEXT);
        log.publish(PROPOSAL, 7, HEAD);
        stands(PROPOSAL, 7, HEAD);
    }

    function test_HeadOf_IsNothingBefore() external view {
        (uint256 length, bytes32 head, uint256 time) = log.headOf(PROPOSAL);
        require(length == 0 && head == 0 && time == 0, "nothing");
    }

    function bad(bytes32 proposal, uint256 length, bytes32 head) private {
        vm.prank(HOLDER);
        vm.expectRevert(abi.encodeWithSelector(IVoteLog.BadHead.selector, proposal, length, head));
        log.publish(proposal, length, head);
    }

    function stands(bytes32 proposal, uint256 length_, bytes32 head_) private view {
        (uint256 length, bytes32 head, uint256 time) = log.headOf(proposal);
        require(length == length_ && head == head_ && time == 1_700_000_000, "stands");
    }
}
