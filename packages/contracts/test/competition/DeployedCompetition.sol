// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICompetition} from "../../src/competition/ICompetition.sol";
import {IMintingStation} from "../../src/nfts/IMintingStation.sol";
import {IProfile} from "../../src/profile/IProfile.sol";
import {Vm} from "../support/Vm.sol";

/// @title Deploys the competitions from their artifact, as `Deployed` does the rest
library DeployedCompetition {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev A result counts a day after it was published.
    function competition(
        address money,
        IProfile profile,
        IMintingStation station,
        address owner,
        address operator,
        address guardian
    ) internal returns (ICompetition) {
        bytes memory values = abi.encode(money, profile, station, owner, operator, guardian, uint256(1 days));
        return ICompetition(vm.deployCode("Competition.sol:Competition", values));
    }
}
