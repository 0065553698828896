// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICompetition} from "../../src/competition/ICompetition.sol";
import {ProfileScene} from "../profile/ProfileScene.sol";
import {DeployedCompetition} from "./DeployedCompetition.sol";

/// @title A competition from START to END with profiles; Gold of the winning team gets 500 MONEY, 500 points and a bunny
abstract contract CompetitionScene is ProfileScene {
    uint256 internal constant START = 1_700_001_000;
    uint256 internal constant END = 1_700_002_000;
    address internal constant OPERATOR = address(0x0e);
    address internal constant GUARDIAN = address(0x6a);
    address internal constant CLARA = address(0xa3);

    ICompetition internal competition;
    uint256 internal id;

    function setUpCompetition() internal {
        setUpProfiles();
        competition = DeployedCompetition.competition(address(money), profile, station, OWNER, OPERATOR, GUARDIAN);
        bytes32 giver = profile.POINT_ROLE();
        bytes32 minter = station.MINTER_ROLE();
        vm.startPrank(OWNER);
        profile.grantRole(giver, address(competition));
        station.grantRole(minter, address(competition));
        id = competition.addCompetition(usual());
        vm.stopPrank();
        money.approve(address(competition), type(uint256).max);
        join(ANNA, 1);
        join(BEN, 2);
    }

    /// @dev The second team gets half, the third a quarter; Silver half of Gold, and so on.
    function usual() internal pure returns (ICompetition.Terms memory wanted) {
        (wanted.startTime, wanted.endTime, wanted.claimSeconds) = (uint64(START), uint64(END), 30 days);
        wanted.pairs = [address(0x11), address(0x12), address(0x13), address(0x14)];
        wanted.bunnyIds = [uint32(5), 0, 0];
        for (uint256 place = 0; place < 3; ++place) {
            for (uint256 tier = 0; tier < 5; ++tier) {
                wanted.rewards[place].userCampaignId[tier] = 1000 + place * 5 + tier;
                wanted.rewards[place].cakeRewards[tier] = (500e18 >> place) >> (4 - tier);
                wanted.rewards[place].pointUsers[tier] = (tier + 1) * 100;
            }
        }
    }

    function register(address who) internal {
        vm.prank(who);
        competition.register(id);
    }

    function change(ICompetition.Status next) internal {
        vm.prank(OPERATOR);
        competition.updateCompetitionStatus(id, next);
    }

    function open() internal {
        vm.warp(START);
        change(ICompetition.Status.Open);
    }

    function close() internal {
        vm.warp(END);
        change(ICompetition.Status.Close);
    }

    function publish(bytes32 root, uint8[3] memory places) internal {
        vm.prank(OPERATOR);
        competition.publishResult(id, root, places, keccak256("list"), "index:competition/1");
    }

    /// @dev Anna is Gold of team 1, which wins, Ben of team 2; claims are open.
    function toClaims() internal {
        register(ANNA);
        register(BEN);
        open();
        close();
        publish(node(leafOf(ANNA, 4), leafOf(BEN, 4)), [1, 2, 3]);
        competition.fund(id, competition.owedOf(id));
        vm.warp(END + 1 days);
        change(ICompetition.Status.Claiming);
    }

    function leafOf(address who, uint256 rewardGroup) internal view returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(id << 8 | rewardGroup, who))));
    }

    function node(bytes32 one, bytes32 other) internal pure returns (bytes32) {
        return one < other ? keccak256(bytes.concat(one, other)) : keccak256(bytes.concat(other, one));
    }

    function only(bytes32 one) internal pure returns (bytes32[] memory proof) {
        proof = new bytes32[](1);
        proof[0] = one;
    }

    function claim(address who, uint256 rewardGroup, bytes32[] memory proof) internal {
        vm.prank(who);
        competition.claimReward(id, rewardGroup, proof);
    }
}
