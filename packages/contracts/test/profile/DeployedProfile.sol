// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMintingStation} from "../../src/nfts/IMintingStation.sol";
import {ICampaignClaims} from "../../src/profile/ICampaignClaims.sol";
import {IDayOneGift} from "../../src/profile/IDayOneGift.sol";
import {IHistoryRoots} from "../../src/profile/IHistoryRoots.sol";
import {IPointCenter} from "../../src/profile/IPointCenter.sol";
import {IProfile} from "../../src/profile/IProfile.sol";
import {IEligibility} from "../../src/shared/IEligibility.sol";
import {Vm} from "../support/Vm.sol";

/// @title Deploys profiles from their artifacts, as `Deployed` does the rest
library DeployedProfile {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev With three teams; costs are 5, 2 and 2 MONEY.
    function profile(address money, address admin, address treasury, address[] memory collections)
        internal
        returns (IProfile)
    {
        string[2][] memory teams = new string[2][](3);
        teams[0] = ["MONEY Storm", "One"];
        teams[1] = ["Fearsome Flippers", "Two"];
        teams[2] = ["Chaotic MOONIES", "Three"];
        uint256[3] memory costs = [uint256(5e18), 2e18, 2e18];
        bytes memory values = abi.encode(money, admin, treasury, costs, teams, collections);
        return IProfile(vm.deployCode("Profile.sol:Profile", values));
    }

    function pointCenter(IProfile profile_, address owner) internal returns (IPointCenter) {
        return IPointCenter(vm.deployCode("PointCenter.sol:PointCenter", abi.encode(profile_, owner)));
    }

    function history(address owner, address operator, address guardian, uint256 delay)
        internal
        returns (IHistoryRoots)
    {
        bytes memory values = abi.encode(owner, operator, guardian, delay);
        return IHistoryRoots(vm.deployCode("HistoryRoots.sol:HistoryRoots", values));
    }

    function claims(IProfile profile_, IMintingStation station, address owner) internal returns (ICampaignClaims) {
        bytes memory values = abi.encode(profile_, station, owner, new uint256[](0), new ICampaignClaims.Campaign[](0));
        return ICampaignClaims(vm.deployCode("CampaignClaims.sol:CampaignClaims", values));
    }

    function gift(address money, IProfile profile_, address treasury, uint256 users, uint256 endBlock)
        internal
        returns (IDayOneGift)
    {
        bytes memory values = abi.encode(money, profile_, treasury, 4e18, users, endBlock);
        return IDayOneGift(vm.deployCode("DayOneGift.sol:DayOneGift", values));
    }

    function viewEligibility(
        address target,
        bytes4 selector,
        uint256 word,
        bool takesProof,
        bool isHolder,
        uint256[] memory rest
    ) internal returns (IEligibility) {
        bytes memory values = abi.encode(target, selector, word, takesProof, isHolder, rest);
        return IEligibility(vm.deployCode("ViewEligibility.sol:ViewEligibility", values));
    }
}
