// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRegistrar} from "../../src/names/INameRegistrar.sol";
import {INameRegistry} from "../../src/names/INameRegistry.sol";
import {INameResolver} from "../../src/names/INameResolver.sol";
import {IReverseRegistrar} from "../../src/names/IReverseRegistrar.sol";
import {TestBase} from "../support/TestBase.sol";
import {DeployedNames} from "./DeployedNames.sol";

/// @title What the registrars say beside their interfaces
interface IRegistrarFacts {
    function commitments(bytes32 commitment) external view returns (uint256);

    function ADDR_REVERSE_NODE() external view returns (bytes32);
}

/// @title A whole name service under `.besc`, as the deployment sets it up; this contract owns root and registrar
abstract contract NameService is TestBase {
    address internal constant TREASURY = address(0x7ea);
    uint256 internal constant YEAR_PRICE = 5e18;
    uint256 internal constant YEAR = 365 days;
    bytes32 internal constant SECRET = "secret";
    /// @dev namehash("besc")
    bytes32 internal constant BASE = keccak256(abi.encodePacked(bytes32(0), keccak256("besc")));

    INameRegistry internal registry;
    INameResolver internal resolver;
    INameRegistrar internal registrar;
    IReverseRegistrar internal reverse;

    function setUpNames() internal {
        vm.warp(1_700_000_000);
        registry = DeployedNames.registry(address(this));
        resolver = DeployedNames.resolver(registry);
        registrar = DeployedNames.registrar(registry, resolver, BASE, address(this), TREASURY, YEAR_PRICE);
        reverse = DeployedNames.reverse(registry, resolver);
        registry.setSubnodeOwner(0, keccak256("besc"), address(registrar));
        bytes32 node = registry.setSubnodeOwner(0, keccak256("reverse"), address(this));
        registry.setSubnodeOwner(node, keccak256("addr"), address(reverse));
    }

    function registered(string memory label, address owner, uint256 duration) internal returns (bytes32 node) {
        registrar.commit(registrar.makeCommitment(label, owner, duration, SECRET));
        vm.warp(block.timestamp + 60);
        uint256 cost = registrar.rentPrice(label, duration);
        vm.deal(address(this), cost);
        registrar.register{value: cost}(label, owner, duration, SECRET);
        return nodeOf(label);
    }

    function nodeOf(string memory label) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked(BASE, keccak256(bytes(label))));
    }

    function idOf(string memory label) internal pure returns (uint256) {
        return uint256(keccak256(bytes(label)));
    }
}
