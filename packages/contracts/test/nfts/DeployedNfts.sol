// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBunnies} from "../../src/nfts/IBunnies.sol";
import {IMintingStation} from "../../src/nfts/IMintingStation.sol";
import {INftMarket} from "../../src/nfts/INftMarket.sol";
import {ISquad} from "../../src/nfts/ISquad.sol";
import {IStarterFactory} from "../../src/nfts/IStarterFactory.sol";
import {Vm} from "../support/Vm.sol";

/// @title Deploys the collections from their artifacts, as `Deployed` does the rest
library DeployedNfts {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev With names for the kinds 0 to 11.
    function bunnies(address maker) internal returns (IBunnies) {
        string[] memory names = new string[](12);
        for (uint256 i = 0; i < 12; ++i) {
            names[i] = string(abi.encodePacked("Bunny ", bytes1(uint8(65 + i))));
        }
        return IBunnies(vm.deployCode("Bunnies.sol:Bunnies", abi.encode(maker, names)));
    }

    /// @dev With Bunnies of its own.
    function station(address admin) internal returns (IMintingStation made) {
        IBunnies bunnies_ = bunnies(address(this));
        made = IMintingStation(vm.deployCode("MintingStation.sol:MintingStation", abi.encode(admin, bunnies_)));
        bunnies_.setStation(address(made));
    }

    function starters(
        address money,
        IMintingStation station_,
        address owner,
        address treasury,
        uint256 price,
        uint256 start
    ) internal returns (IStarterFactory) {
        bytes memory values = abi.encode(money, station_, owner, treasury, price, start);
        return IStarterFactory(vm.deployCode("StarterFactory.sol:StarterFactory", values));
    }

    /// @dev With prices from 0.005 to 10 000 WBESC and a trading fee of 2 %.
    function market(address wbesc, address owner, address guardian, address treasury, address[] memory collections)
        internal
        returns (INftMarket)
    {
        bytes memory values = abi.encode(wbesc, owner, guardian, treasury, 0.005e18, 10_000e18, 200, collections);
        return INftMarket(vm.deployCode("NftMarket.sol:NftMarket", values));
    }

    function squad(address owner, address operator, uint256 supply) internal returns (ISquad) {
        return ISquad(vm.deployCode("Squad.sol:Squad", abi.encode(owner, operator, supply)));
    }
}
