// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmMaster} from "../../src/farms/IFarmMaster.sol";
import {Vm} from "../support/Vm.sol";
import {IMoney} from "../tokens/TokenFaces.sol";

/// @title Deploys the farm master from its artifact, as `Deployed` does the rest
library DeployedFarms {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function master(
        IMoney money,
        uint256 firstBlock,
        address owner,
        address guardian,
        address[] memory lpTokens,
        uint256[] memory allocPoints
    ) internal returns (IFarmMaster) {
        bytes memory values = abi.encode(money, firstBlock, owner, guardian, lpTokens, allocPoints);
        return IFarmMaster(vm.deployCode("FarmMaster.sol:FarmMaster", values));
    }
}
