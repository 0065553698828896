// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IEligibility} from "../../src/shared/IEligibility.sol";
import {DeployedProfile} from "../profile/DeployedProfile.sol";
import {TestBase} from "../support/TestBase.sol";

/// @title What is asked: stakes by a number, holders by an id, rounds of an account
contract Asked {
    address private constant ANNA = address(0xa1);

    function stakeOf(uint256 pid, address account) external pure returns (uint256, uint256) {
        return (pid == 2 && account == ANNA ? 5 : 0, 9);
    }

    function ownerOf(uint256 id) external pure returns (address) {
        if (id == 8) revert("no such name");
        return id == 7 ? ANNA : address(0);
    }

    function roundsOf(address account, uint256 cursor, uint256 size)
        external
        pure
        returns (uint256[] memory epochs, uint256[] memory amounts, uint256 next)
    {
        require(cursor == 0 && size == 1, "the first one");
        epochs = new uint256[](account == ANNA ? 1 : 0);
        if (epochs.length > 0) epochs[0] = 500;
        (amounts, next) = (epochs, epochs.length);
    }
}

/// @title Eligibility by a view
contract ViewEligibilityTest is TestBase {
    address private constant ANNA = address(0xa1);
    address private constant BEN = address(0xa2);

    Asked private asked;
    bytes32[] private none;
    uint256[] private rest;

    function setUp() external {
        asked = new Asked();
    }

    function test_AStakeWhoseNumberIsTheProof() external {
        IEligibility stakes =
            DeployedProfile.viewEligibility(address(asked), Asked.stakeOf.selector, 0, true, false, rest);
        require(stakes.isEligible(ANNA, 1, 0, 0, one(2)), "hers");
        require(!stakes.isEligible(ANNA, 1, 0, 0, one(1)), "another farm");
        require(!stakes.isEligible(BEN, 1, 0, 0, one(2)), "another account");
        require(!stakes.isEligible(ANNA, 1, 0, 0, none), "no number");
        require(!stakes.isEligible(ANNA, 1, 0, 0, new bytes32[](2)), "two");
    }

    function test_AHolderOfWhatTheProofNames() external {
        IEligibility holders =
            DeployedProfile.viewEligibility(address(asked), Asked.ownerOf.selector, 0, true, true, rest);
        require(holders.isEligible(ANNA, 1, 0, 0, one(7)), "hers");
        require(!holders.isEligible(BEN, 1, 0, 0, one(7)), "not his");
        require(!holders.isEligible(ANNA, 1, 0, 0, one(6)), "of none");
        require(!holders.isEligible(ANNA, 1, 0, 0, one(8)), "a revert is no");
    }

    function test_ACH16_ARoundBeforeTheThreshold() external {
        rest = [0, 1];
        IEligibility rounds =
            DeployedProfile.viewEligibility(address(asked), Asked.roundsOf.selector, 4, false, false, rest);
        require(rounds.isEligible(ANNA, 1, 0, 501, none), "before it");
        require(!rounds.isEligible(ANNA, 1, 0, 500, none), "not at it");
        require(rounds.isEligible(ANNA, 1, 0, 0, none), "without one");
        require(!rounds.isEligible(ANNA, 1, 500, 0, none), "as a time");
        require(!rounds.isEligible(BEN, 1, 0, 501, none), "no round at all");
        require(!rounds.isEligible(ANNA, 1, 0, 501, one(1)), "no proof is asked for");
    }

    function test_NoContract_IsNo() external {
        IEligibility gone = DeployedProfile.viewEligibility(BEN, Asked.stakeOf.selector, 0, false, false, rest);
        require(!gone.isEligible(ANNA, 1, 0, 0, none), "no");
    }

    function one(uint256 word) private pure returns (bytes32[] memory proof) {
        proof = new bytes32[](1);
        proof[0] = bytes32(word);
    }
}
