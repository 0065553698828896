// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IIfoFactory} from "../../src/ifo/IIfoFactory.sol";
import {IPointCenter} from "../../src/profile/IPointCenter.sol";
import {Vm} from "../support/Vm.sol";

/// @title Deploys the factory of sales from its artifact, as `Deployed` does the rest
library DeployedIfo {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function factory(IPointCenter center, address owner, address operator, address guardian)
        internal
        returns (IIfoFactory)
    {
        bytes memory values = abi.encode(center, owner, operator, guardian);
        return IIfoFactory(vm.deployCode("IfoFactory.sol:IfoFactory", values));
    }
}
