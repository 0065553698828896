// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRegistry} from "./INameRegistry.sol";
import {INameResolver} from "./INameResolver.sol";
import {IReverseRegistrar} from "./IReverseRegistrar.sol";

/// @title The registrar of addr.reverse
contract ReverseRegistrar is IReverseRegistrar {
    /// @notice namehash("addr.reverse")
    bytes32 public constant ADDR_REVERSE_NODE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;

    bytes16 private constant DIGITS = "0123456789abcdef";

    INameRegistry public immutable registry;
    INameResolver public immutable defaultResolver;

    constructor(INameRegistry registry_, INameResolver defaultResolver_) {
        registry = registry_;
        defaultResolver = defaultResolver_;
    }

    function claim(address owner) external returns (bytes32) {
        return claimWithResolver(owner, address(defaultResolver));
    }

    function setName(string calldata name) external returns (bytes32 claimed) {
        // The node is ours while the name is written, so the resolver needs no trusted caller.
        claimed = claimWithResolver(address(this), address(defaultResolver));
        defaultResolver.setName(claimed, name);
        registry.setOwner(claimed, msg.sender);
    }

    function claimWithResolver(address owner, address resolver) public returns (bytes32 claimed) {
        bytes32 label = _label(msg.sender);
        claimed = keccak256(abi.encodePacked(ADDR_REVERSE_NODE, label));
        registry.setSubnodeRecord(ADDR_REVERSE_NODE, label, owner, resolver, 0);
        emit ReverseClaimed(msg.sender, claimed);
    }

    function node(address account) external pure returns (bytes32) {
        return keccak256(abi.encodePacked(ADDR_REVERSE_NODE, _label(account)));
    }

    /// @dev keccak256 of the 40 lower-case hex digits of an address.
    function _label(address account) private pure returns (bytes32) {
        bytes memory digits = new bytes(40);
        uint160 value = uint160(account);
        for (uint256 i = 40; i > 0; --i) {
            digits[i - 1] = DIGITS[value & 15];
            value >>= 4;
        }
        return keccak256(digits);
    }
}
