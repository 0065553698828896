// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMulticall} from "../../src/shared/IMulticall.sol";
import {IWBESC} from "../../src/shared/IWBESC.sol";
import {IBescFactory} from "../../src/swap/IBescFactory.sol";
import {IBescRouter} from "../../src/swap/IBescRouter.sol";
import {IFeeCollector} from "../../src/swap/IFeeCollector.sol";
import {IDollar, IMoney, IReflex} from "../tokens/TokenFaces.sol";
import {Vm} from "./Vm.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/// @title Deploys what is tested from its own artifact
/// @dev Tests know the contracts by their interfaces only: so each contract is compiled once, as it is shipped, and the tests
/// apart from it, as cheaply as possible.
library Deployed {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function factory(address setter) internal returns (IBescFactory) {
        return IBescFactory(vm.deployCode("BescFactory.sol:BescFactory", abi.encode(setter)));
    }

    function router(IBescFactory factory_, IWBESC wbesc_) internal returns (IBescRouter) {
        return IBescRouter(vm.deployCode("BescRouter.sol:BescRouter", abi.encode(factory_, wbesc_)));
    }

    function wbesc() internal returns (IWBESC) {
        return IWBESC(vm.deployCode("WBESC.sol:WBESC"));
    }

    function feeCollector(
        IBescFactory factory_,
        address[] memory anchors,
        address owner,
        address treasury,
        address operator
    ) internal returns (IFeeCollector) {
        bytes memory values = abi.encode(factory_, anchors, owner, treasury, operator);
        return IFeeCollector(vm.deployCode("FeeCollector.sol:FeeCollector", values));
    }

    function multicall() internal returns (IMulticall) {
        return IMulticall(vm.deployCode("Multicall.sol:Multicall"));
    }

    function money(address owner, uint256 genesis) internal returns (IMoney) {
        return IMoney(vm.deployCode("MoneyToken.sol:MoneyToken", abi.encode(owner, owner, genesis)));
    }

    function dollar(address owner, uint256 supply) internal returns (IDollar) {
        return IDollar(vm.deployCode("BUSDC.sol:BUSDC", abi.encode(owner, supply)));
    }

    function listToken(string memory name, string memory symbol, uint8 decimals, uint256 supply, address owner)
        internal
        returns (IERC20Metadata)
    {
        bytes memory values = abi.encode(name, symbol, decimals, supply, owner);
        return IERC20Metadata(vm.deployCode("ListToken.sol:ListToken", values));
    }

    function reflex(uint256 supply, address owner, IBescFactory factory_, IWBESC counter) internal returns (IReflex) {
        bytes memory values = abi.encode("Reflex", "RFLX", supply, owner, factory_, counter);
        return IReflex(vm.deployCode("ReflexToken.sol:ReflexToken", values));
    }
}
