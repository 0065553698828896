// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRegistrarFacts, NameService} from "./NameService.sol";

contract ReverseRegistrarTest is NameService {
    address private constant ALICE = 0xABcdEFABcdEFabcdEfAbCdefabcdeFABcDEFabCD;
    address private constant MALLORY = address(0xbad);

    function setUp() external {
        setUpNames();
    }

    function test_CALL24_SetName_IsTheNodeOfTheStandard() external {
        // namehash("abcdefabcdefabcdefabcdefabcdefabcdefabcd.addr.reverse"), from the lower-case digits.
        bytes32 top = keccak256(abi.encodePacked(bytes32(0), keccak256("reverse")));
        bytes32 base = keccak256(abi.encodePacked(top, keccak256("addr")));
        require(base == IRegistrarFacts(address(reverse)).ADDR_REVERSE_NODE(), "addr.reverse");
        bytes32 node = keccak256(abi.encodePacked(base, keccak256("abcdefabcdefabcdefabcdefabcdefabcdefabcd")));
        require(reverse.node(ALICE) == node, "node");
        vm.prank(ALICE);
        require(reverse.setName("alice.besc") == node, "claimed");
        require(keccak256(bytes(resolver.name(node))) == keccak256("alice.besc"), "name");
        require(registry.owner(node) == ALICE && registry.resolver(node) == address(resolver), "hers");
    }

    function test_NAMES6_Claim_OnlyTheOwnNode() external {
        vm.prank(ALICE);
        reverse.setName("alice.besc");
        bytes32 node = reverse.node(ALICE);
        vm.startPrank(MALLORY);
        reverse.setName("mallory.besc");
        reverse.claim(MALLORY);
        reverse.claimWithResolver(MALLORY, MALLORY);
        vm.expectRevert();
        resolver.setName(node, "mallory.besc");
        vm.expectRevert();
        registry.setOwner(node, MALLORY);
        vm.stopPrank();
        require(registry.owner(node) == ALICE, "still hers");
        require(keccak256(bytes(resolver.name(node))) == keccak256("alice.besc"), "still her name");
    }

    function test_Claim_GivesTheNodeToAnother_AndTakesItBack() external {
        vm.prank(ALICE);
        bytes32 node = reverse.claimWithResolver(MALLORY, address(7));
        require(registry.owner(node) == MALLORY && registry.resolver(node) == address(7), "given");
        vm.prank(ALICE);
        reverse.claim(ALICE);
        require(registry.owner(node) == ALICE && registry.resolver(node) == address(resolver), "back");
    }

    function testFuzz_NAMES6_NodesOfTwoAccounts_Differ(address a, address b) external view {
        require((a == b) == (reverse.node(a) == reverse.node(b)), "one node for one account");
    }
}
