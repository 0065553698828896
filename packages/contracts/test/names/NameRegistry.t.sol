// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRegistry} from "../../src/names/INameRegistry.sol";
import {NameService} from "./NameService.sol";

contract NameRegistryTest is NameService {
    address private constant ALICE = address(0xa11ce);
    address private constant MALLORY = address(0xbad);
    bytes32 private node;

    function setUp() external {
        setUpNames();
        node = registered("alice", ALICE, YEAR);
    }

    function test_CALL21_Namehash_IsThatOfTheStandard() external pure {
        // EIP-137 gives namehash("eth").
        require(
            keccak256(abi.encodePacked(bytes32(0), keccak256("eth")))
                == 0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae,
            "namehash"
        );
    }

    function test_CALL21_Resolver_OfARegisteredName() external view {
        require(registry.resolver(node) == address(resolver) && registry.recordExists(node), "resolver");
        require(registry.resolver(nodeOf("missing")) == address(0) && !registry.recordExists(nodeOf("missing")), "none");
    }

    function test_NAMES1_EveryChange_RevertWhen_NotTheOwner() external {
        bytes[6] memory calls = [
            abi.encodeCall(INameRegistry.setOwner, (node, MALLORY)),
            abi.encodeCall(INameRegistry.setResolver, (node, MALLORY)),
            abi.encodeCall(INameRegistry.setTTL, (node, 1)),
            abi.encodeCall(INameRegistry.setRecord, (node, MALLORY, MALLORY, 1)),
            abi.encodeCall(INameRegistry.setSubnodeOwner, (node, "x", MALLORY)),
            abi.encodeCall(INameRegistry.setSubnodeRecord, (node, "x", MALLORY, MALLORY, 1))
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            vm.prank(MALLORY);
            (bool done, bytes memory data) = address(registry).call(calls[i]);
            require(!done, "refused");
            require(
                keccak256(data) == keccak256(abi.encodeWithSelector(INameRegistry.Forbidden.selector, node, MALLORY)),
                "says why"
            );
        }
        require(registry.owner(node) == ALICE && registry.resolver(node) == address(resolver), "unchanged");
    }

    function test_Owner_And_Operator_ChangeEverything() external {
        vm.startPrank(ALICE);
        bytes32 child = registry.setSubnodeOwner(node, keccak256("pay"), ALICE);
        registry.setApprovalForAll(address(0x09), true);
        vm.stopPrank();
        require(child == keccak256(abi.encodePacked(node, keccak256("pay"))), "node of the child");
        vm.startPrank(address(0x09));
        registry.setRecord(child, address(7), address(8), 9);
        vm.stopPrank();
        require(registry.owner(child) == address(7) && registry.resolver(child) == address(8), "record");
        equal(registry.ttl(child), 9, "ttl");
        vm.startPrank(ALICE);
        registry.setApprovalForAll(address(0x09), false);
        registry.setSubnodeRecord(node, keccak256("pay"), ALICE, address(0), 0);
        vm.stopPrank();
        require(registry.owner(child) == ALICE && registry.ttl(child) == 0, "the parent decides");
        vm.prank(address(0x09));
        vm.expectRevert(abi.encodeWithSelector(INameRegistry.Forbidden.selector, child, address(0x09)));
        registry.setTTL(child, 1);
        vm.prank(ALICE);
        registry.setTTL(child, 60);
        equal(registry.ttl(child), 60, "the owner sets it");
    }

    function test_Owner_OfANodeGivenToTheRegistry_IsNobody() external {
        vm.prank(ALICE);
        registry.setOwner(node, address(registry));
        require(registry.owner(node) == address(0) && registry.recordExists(node), "no owner");
    }
}
