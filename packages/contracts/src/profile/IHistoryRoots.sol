// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IEligibility} from "../shared/IEligibility.sol";
import {IOperatorRole} from "../shared/IOperatorRole.sol";

/// @title Eligibility that only history knows, by Merkle roots
/// @notice A root stands for the accounts that have earned a campaign until a block. It is computed from the chain's events,
/// its input is published beside it, and anybody can compute it again. It counts after `delay`, during which guardian or
/// owner can strike it; once it counts it counts for ever. Another root is one for a later block and stands beside it.
/// @dev A leaf is `keccak256(bytes.concat(keccak256(abi.encode(campaignId, account))))` with the types uint256 and address:
/// hashed twice, so that no inner node is one. Pairs are sorted before they are hashed. This is the standard tree of
/// OpenZeppelin. Its leaves are in the order of their hashes; a tree of one account is its leaf, with an empty proof.
interface IHistoryRoots is IEligibility, IOperatorRole {
    /// @param untilBlock The last block that was counted
    /// @param countsFrom When it begins to count, in seconds
    /// @param inputHash keccak256 of the published input
    /// @param uri Where the input is
    event RootPublish(
        uint256 indexed campaignId,
        bytes32 indexed root,
        uint256 untilBlock,
        uint256 countsFrom,
        bytes32 inputHash,
        string uri
    );
    event GuardianSet(address indexed guardian);
    event RootStrike(uint256 indexed campaignId, bytes32 indexed root);

    /// @notice Zero, published before, or for a block that is not later than the last one's or has not come.
    error BadRoot(uint256 campaignId, bytes32 root);
    /// @notice It counts already, or there is none.
    error RootStands(uint256 campaignId, bytes32 root);

    /// @notice The delay is longer than a week.
    error BadDelay(uint256 delay);

    /// @notice Who may strike roots beside the owner, or zero.
    function guardian() external view returns (address);

    /// @notice Seconds between the publication of a root and its counting.
    function delay() external view returns (uint256);

    /// @notice When a root begins to count, in seconds; zero when there is none.
    function countsFrom(uint256 campaignId, bytes32 root) external view returns (uint256);

    /// @notice The block until which the last root of a campaign counts, struck or not.
    function lastBlock(uint256 campaignId) external view returns (uint256);

    /// @notice The leaf of an account.
    function leafOf(uint256 campaignId, address account) external pure returns (bytes32);

    /// @notice Operator or owner.
    function publishRoot(uint256 campaignId, bytes32 root, uint256 untilBlock, bytes32 inputHash, string calldata uri)
        external;

    /// @notice Before it counts; guardian or owner.
    function strikeRoot(uint256 campaignId, bytes32 root) external;

    /// @notice The owner only.
    function setGuardian(address newGuardian) external;
}
