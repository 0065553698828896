// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The ENS registry (EIP-137): who owns each name, and which resolver answers for it
/// @notice A name is a node: `namehash` of its labels. The owner of a node decides everything about it and below it.
/// @dev WARNING: the owner of a parent can take each of its children back at any time. Children of names that were
/// registered again stay with their last owner until the new owner of the parent sets them.
interface INameRegistry {
    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event Transfer(bytes32 indexed node, address owner);
    event NewResolver(bytes32 indexed node, address resolver);
    event NewTTL(bytes32 indexed node, uint64 ttl);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    /// @notice Neither the owner of the node nor one of the owner's operators.
    error Forbidden(bytes32 node, address caller);

    /// @notice The owner of `node`; zero for a node that does not exist, or is handed to the registry itself.
    function owner(bytes32 node) external view returns (address);

    /// @notice The contract that answers for `node`, or zero.
    function resolver(bytes32 node) external view returns (address);

    /// @notice How long, in seconds, answers may be kept.
    function ttl(bytes32 node) external view returns (uint64);

    function recordExists(bytes32 node) external view returns (bool);

    function isApprovedForAll(address account, address operator) external view returns (bool);

    /// @notice `operator` may do with all nodes of the caller what the caller may.
    function setApprovalForAll(address operator, bool approved) external;

    /// @notice Owner or operator of `node` only, as all that follow.
    function setOwner(bytes32 node, address newOwner) external;

    function setResolver(bytes32 node, address newResolver) external;

    function setTTL(bytes32 node, uint64 newTtl) external;

    function setRecord(bytes32 node, address newOwner, address newResolver, uint64 newTtl) external;

    /// @notice Gives the child `label` (its keccak256) of `node` to `newOwner`, also when another account owned it.
    function setSubnodeOwner(bytes32 node, bytes32 label, address newOwner) external returns (bytes32 subnode);

    function setSubnodeRecord(bytes32 node, bytes32 label, address newOwner, address newResolver, uint64 newTtl)
        external;
}
