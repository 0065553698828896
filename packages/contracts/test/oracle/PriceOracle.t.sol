// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPriceOracle} from "../../src/oracle/IPriceOracle.sol";
import {OracleScene} from "./OracleScene.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title RNG + ORACLE 6 to 10
contract PriceOracleTest is OracleScene {
    function setUp() external {
        setUpOracle();
    }

    function test_ORACLE8_RoundsFollowOneAnother() external {
        vm.expectRevert(IPriceOracle.NoData.selector);
        oracle.latestRoundData();
        require(report(block.timestamp, 50e8), "first");
        require(!report(block.timestamp, 51e8), "same time");
        vm.warp(block.timestamp + 5);
        require(report(block.timestamp, 51e8), "second");
        (uint80 id, int256 answer, uint256 started, uint256 updated, uint80 answered) = oracle.latestRoundData();
        equal(id, 2, "round");
        equal(uint256(answer), 51e8, "answer");
        equal(started, block.timestamp, "started");
        equal(updated, block.timestamp, "updated");
        equal(answered, 2, "answered");
        (, answer,, updated,) = oracle.getRoundData(1);
        equal(uint256(answer), 50e8, "kept");
        equal(updated, block.timestamp - 5, "kept time");
        equal(uint256(oracle.latestAnswer()), 51e8, "latest answer");
        equal(oracle.latestTimestamp(), block.timestamp, "latest time");
        equal(oracle.latestRound(), 2, "latest round");
        equal(oracle.decimals(), 8, "decimals");
        vm.expectRevert(IPriceOracle.NoData.selector);
        oracle.getRoundData(3);
    }

    function test_ORACLE6_NoPriceBelowOne() external {
        refuses(block.timestamp - 6, three(1e8, 0, 1e8), IPriceOracle.BadPrice.selector);
        refuses(block.timestamp - 6, three(1e8, 1e8, -1), IPriceOracle.BadPrice.selector);
        refuses(block.timestamp - 6, three(1e8, 1e8, 1e26 + 1), IPriceOracle.BadPrice.selector);
    }

    function test_ORACLE7_NeitherOldNorOfTheFuture() external {
        refuses(block.timestamp + 1, three(1e8, 1e8, 1e8), IPriceOracle.BadTime.selector);
        refuses(block.timestamp - 61, three(1e8, 1e8, 1e8), IPriceOracle.BadTime.selector);
        require(report(block.timestamp - 60, 1e8), "a minute old");
        refuses(block.timestamp - 56, three(1e8, 1e8, 1e8), IPriceOracle.BadTime.selector);
        require(report(block.timestamp - 55, 1e8), "five seconds later");
    }

    /// @dev One of three or four lies as it likes: the answer stays between the least and the most of the others.
    function test_ORACLE9_OneLiarStaysInTheHonestRange(uint256 liar, uint256[4] memory said, bool four) external {
        int256[] memory prices = new int256[](four ? 4 : 3);
        liar = liar % prices.length;
        (int256 least, int256 most) = (type(int256).max, int256(0));
        for (uint256 i = 0; i < prices.length; ++i) {
            // The honest are near one another, the liar anywhere.
            prices[i] = int256(i == liar ? within(said[i], 1, 1e26) : within(said[i], 1e10, 1.01e10));
            if (i == liar) continue;
            if (prices[i] < least) least = prices[i];
            if (prices[i] > most) most = prices[i];
        }
        (bool done,) = trySubmit(block.timestamp - 6, prices);
        require(done && oracle.latestAnswer() >= least && oracle.latestAnswer() <= most, "outside");
    }

    function test_ORACLE9_Medians() external {
        int256[] memory prices = five(5e8, 1e8, 4e8, 2e8, 3e8);
        (bool done,) = trySubmit(block.timestamp, prices);
        require(done, "five");
        equal(uint256(oracle.latestAnswer()), 3e8, "middle");
        vm.warp(block.timestamp + 11);
        prices = new int256[](4);
        (prices[0], prices[1], prices[2], prices[3]) = (9e8, 3e8 + 3, 1, 3e8);
        (done,) = trySubmit(block.timestamp - 6, prices);
        equal(uint256(oracle.latestAnswer()), 3e8 + 1, "mean of the middle");
    }

    function test_ORACLE9_AQuorumOfDifferentReporters() external {
        int256[] memory prices = new int256[](2);
        (prices[0], prices[1]) = (1e8, 1e8);
        refuses(block.timestamp - 6, prices, IPriceOracle.NoQuorum.selector);
        (uint256 time, bytes[] memory signatures) = (block.timestamp - 6, new bytes[](3));
        (signatures[0], signatures[1]) = (signed(keys[0], 1e8, time), signed(keys[1], 1e8, time));
        signatures[2] = signatures[1];
        vm.expectRevert(abi.encodeWithSelector(IPriceOracle.NotAReporter.selector, vm.addr(keys[1])));
        oracle.submit(time, three(1e8, 1e8, 1e8), signatures);
        signatures[2] = signed(7777, 1e8, time);
        vm.expectRevert();
        oracle.submit(time, three(1e8, 1e8, 1e8), signatures);
        // Another time, another price, another oracle: the signature is not of that.
        signatures[2] = signed(keys[2], 1e8, time - 1);
        vm.expectRevert();
        oracle.submit(time, three(1e8, 1e8, 1e8), signatures);
        signatures[2] = signed(keys[2], 1e8, time);
        vm.expectRevert();
        oracle.submit(time, three(1e8, 1e8, 2e8), signatures);
        bytes[] memory two = new bytes[](2);
        vm.expectRevert(IPriceOracle.NoQuorum.selector);
        oracle.submit(time, three(1e8, 1e8, 1e8), two);
        oracle.submit(time, three(1e8, 1e8, 1e8), signatures);
    }

    function test_ORACLE10_JumpsAreRefusedForHalfAnHour() external {
        require(report(block.timestamp, 100e8), "first");
        vm.warp(block.timestamp + 60);
        refuses(block.timestamp - 6, three(110e8 + 1, 110e8 + 1, 110e8 + 1), IPriceOracle.Deviates.selector);
        refuses(block.timestamp - 6, three(90e8 - 1, 90e8 - 1, 90e8 - 1), IPriceOracle.Deviates.selector);
        require(report(block.timestamp, 110e8), "a tenth");
        vm.warp(block.timestamp + 30 minutes - 1);
        refuses(block.timestamp - 6, three(200e8, 200e8, 200e8), IPriceOracle.Deviates.selector);
        vm.warp(block.timestamp + 1);
        require(report(block.timestamp, 200e8), "it has really moved");
    }

    function test_Reporters() external {
        address[] memory accounts = new address[](4);
        (accounts[0], accounts[1], accounts[2], accounts[3]) = (address(1), address(2), address(3), address(4));
        refusesReporters(accounts, 2);
        refusesReporters(accounts, 5);
        accounts[3] = address(3);
        refusesReporters(accounts, 3);
        accounts[3] = address(4);
        vm.prank(OWNER);
        oracle.setReporters(accounts, 3);
        equal(oracle.reporters().length, 4, "list");
        equal(oracle.quorum(), 3, "quorum");
        equal(oracle.reportersSince(), block.timestamp + 2 hours, "not at once");
        vm.warp(block.timestamp + 2 hours);
        refuses(block.timestamp, three(1e8, 1e8, 1e8), IPriceOracle.NotAReporter.selector);
        vm.warp(block.timestamp + 61);
        address[] memory few = new address[](3);
        (few[0], few[1], few[2]) = (address(1), address(2), address(3));
        refusesReporters(few, 2);
        address[] memory many = new address[](16);
        for (uint160 i = 0; i < 16; ++i) {
            many[i] = address(i + 1);
        }
        refusesReporters(many, 9);
        address[] memory six = new address[](6);
        for (uint160 i = 0; i < 6; ++i) {
            six[i] = address(i + 1);
        }
        refusesReporters(six, 3);
        // Half of an even number would decide with the honest beside it.
        refusesReporters(six, 4);
        refusesReporters(six, 6);
        address[] memory one = new address[](1);
        one[0] = address(1);
        refusesReporters(one, 1);
    }

    function test_GOVERNANCE2_RoleMatrix() external {
        address target = address(oracle);
        address[] memory accounts = new address[](3);
        (accounts[0], accounts[1], accounts[2]) = (address(1), address(2), address(3));
        vm.prank(OWNER);
        Ownable2Step(target).transferOwnership(PENDING_OWNER);
        mayCall(target, submission(block.timestamp - 6, three(1, 1, 1)), BY_ALL);
        mayCall(target, abi.encodeCall(IPriceOracle.setReporters, (accounts, 3)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.transferOwnership, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.acceptOwnership, ()), BY_PENDING_OWNER);
        mayCall(target, abi.encodeCall(Ownable.renounceOwnership, ()), BY_OWNER);
    }

    function refuses(uint256 time, int256[] memory prices, bytes4 reason_) private {
        (bool done, bytes memory answer) = trySubmit(time, prices);
        require(!done && bytes4(answer) == reason_, "not refused so");
    }

    function refusesReporters(address[] memory accounts, uint256 quorum) private {
        vm.prank(OWNER);
        vm.expectRevert(IPriceOracle.BadReporters.selector);
        oracle.setReporters(accounts, quorum);
    }
}
