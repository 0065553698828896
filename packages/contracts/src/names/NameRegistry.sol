// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRegistry} from "./INameRegistry.sol";

/// @title The ENS registry (EIP-137)
contract NameRegistry is INameRegistry {
    struct Record {
        address owner;
        address resolver;
        uint64 ttl;
    }

    mapping(bytes32 node => Record) private _records;
    mapping(address account => mapping(address operator => bool)) public isApprovedForAll;

    modifier authorised(bytes32 node) {
        address holder = _records[node].owner;
        if (msg.sender != holder && !isApprovedForAll[holder][msg.sender]) revert Forbidden(node, msg.sender);
        _;
    }

    /// @param rootOwner The owner of node zero, who creates the top-level names.
    constructor(address rootOwner) {
        _records[0].owner = rootOwner;
        emit Transfer(0, rootOwner);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function setRecord(bytes32 node, address newOwner, address newResolver, uint64 newTtl) external {
        setOwner(node, newOwner);
        _setResolverAndTtl(node, newResolver, newTtl);
    }

    function setSubnodeRecord(bytes32 node, bytes32 label, address newOwner, address newResolver, uint64 newTtl)
        external
    {
        _setResolverAndTtl(setSubnodeOwner(node, label, newOwner), newResolver, newTtl);
    }

    function setOwner(bytes32 node, address newOwner) public authorised(node) {
        _records[node].owner = newOwner;
        emit Transfer(node, newOwner);
    }

    function setSubnodeOwner(bytes32 node, bytes32 label, address newOwner)
        public
        authorised(node)
        returns (bytes32 subnode)
    {
        subnode = keccak256(abi.encodePacked(node, label));
        _records[subnode].owner = newOwner;
        emit NewOwner(node, label, newOwner);
    }

    function setResolver(bytes32 node, address newResolver) external authorised(node) {
        _records[node].resolver = newResolver;
        emit NewResolver(node, newResolver);
    }

    function setTTL(bytes32 node, uint64 newTtl) external authorised(node) {
        _records[node].ttl = newTtl;
        emit NewTTL(node, newTtl);
    }

    function owner(bytes32 node) external view returns (address) {
        address holder = _records[node].owner;
        return holder == address(this) ? address(0) : holder;
    }

    function resolver(bytes32 node) external view returns (address) {
        return _records[node].resolver;
    }

    function ttl(bytes32 node) external view returns (uint64) {
        return _records[node].ttl;
    }

    function recordExists(bytes32 node) external view returns (bool) {
        return _records[node].owner != address(0);
    }

    function _setResolverAndTtl(bytes32 node, address newResolver, uint64 newTtl) private {
        Record storage record = _records[node];
        if (newResolver != record.resolver) {
            record.resolver = newResolver;
            emit NewResolver(node, newResolver);
        }
        if (newTtl != record.ttl) {
            record.ttl = newTtl;
            emit NewTTL(node, newTtl);
        }
    }
}
