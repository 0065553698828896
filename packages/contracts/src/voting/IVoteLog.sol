// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOperatorRole} from "../shared/IOperatorRole.sol";

/// @title Heads of the logs of votes
/// @notice Once voting on a proposal has ended, the length of its log and the hash of the last entry stand here for ever: nothing
/// can be added to the log, taken out of it or changed in it without being seen.
interface IVoteLog is IOperatorRole {
    /// @param length Entries of the log
    /// @param head Hash of the last entry; the proposal itself when there is none
    event LogPublish(bytes32 indexed proposal, uint256 length, bytes32 head);

    /// @notice No head, or one of no entry that is not the proposal.
    error BadHead(bytes32 proposal, uint256 length, bytes32 head);
    /// @notice It stands for ever.
    error AlreadyPublished(bytes32 proposal);

    /// @notice Operator or owner, once for a proposal.
    function publish(bytes32 proposal, uint256 length, bytes32 head) external;

    /// @notice Length and head of a proposal's log, and when they were published, in seconds; all zero before.
    function headOf(bytes32 proposal) external view returns (uint256 length, bytes32 head, uint256 time);
}
