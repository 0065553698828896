// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmMaster} from "../../src/farms/IFarmMaster.sol";
import {IMoneyVault} from "../../src/pools/IMoneyVault.sol";
import {IPoolFactory} from "../../src/pools/IPoolFactory.sol";
import {IPoolLens} from "../../src/pools/IPoolLens.sol";
import {IWBESC} from "../../src/shared/IWBESC.sol";
import {Vm} from "../support/Vm.sol";
import {IMoney} from "../tokens/TokenFaces.sol";

/// @title Deploys pool factory and vault from their artifacts, as `Deployed` does the rest
library DeployedPools {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function factory(IWBESC wrapped, address owner) internal returns (IPoolFactory) {
        return IPoolFactory(vm.deployCode("PoolFactory.sol:PoolFactory", abi.encode(wrapped, owner)));
    }

    function lens() internal returns (IPoolLens) {
        return IPoolLens(vm.deployCode("PoolLens.sol:PoolLens"));
    }

    function vault(IMoney money, IFarmMaster farms, address owner, address guardian, address treasury)
        internal
        returns (IMoneyVault)
    {
        bytes memory values = abi.encode(money, farms, owner, guardian, treasury);
        return IMoneyVault(vm.deployCode("MoneyVault.sol:MoneyVault", values));
    }
}
