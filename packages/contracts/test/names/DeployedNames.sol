// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRegistrar} from "../../src/names/INameRegistrar.sol";
import {INameRegistry} from "../../src/names/INameRegistry.sol";
import {INameResolver} from "../../src/names/INameResolver.sol";
import {IReverseRegistrar} from "../../src/names/IReverseRegistrar.sol";
import {Vm} from "../support/Vm.sol";

/// @title Deploys the name service from its artifacts, as `Deployed` does the rest
library DeployedNames {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function registry(address owner) internal returns (INameRegistry) {
        return INameRegistry(vm.deployCode("NameRegistry.sol:NameRegistry", abi.encode(owner)));
    }

    function resolver(INameRegistry registry_) internal returns (INameResolver) {
        return INameResolver(vm.deployCode("NameResolver.sol:NameResolver", abi.encode(registry_)));
    }

    function registrar(
        INameRegistry registry_,
        INameResolver resolver_,
        bytes32 base,
        address owner,
        address treasury,
        uint256 yearPrice
    ) internal returns (INameRegistrar) {
        bytes memory values = abi.encode(registry_, resolver_, base, owner, treasury, yearPrice);
        return INameRegistrar(vm.deployCode("NameRegistrar.sol:NameRegistrar", values));
    }

    function reverse(INameRegistry registry_, INameResolver resolver_) internal returns (IReverseRegistrar) {
        return
            IReverseRegistrar(vm.deployCode("ReverseRegistrar.sol:ReverseRegistrar", abi.encode(registry_, resolver_)));
    }
}
