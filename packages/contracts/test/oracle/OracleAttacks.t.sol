// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPriceOracle} from "../../src/oracle/IPriceOracle.sol";
import {OracleScene} from "./OracleScene.sol";

/// @title What liars, and those who bring the reports of others, can do and cannot
contract OracleAttacksTest is OracleScene {
    function setUp() external {
        setUpOracle();
    }

    /// @dev All five have spoken, and anybody may have asked them: three of the five would be 101 or 103 at will.
    function test_ORACLE9_WhoBringsReportsDoesNotChooseAmongThem() external {
        uint256 time = block.timestamp;
        refused(time, three(100e8, 101e8, 102e8));
        vm.warp(time + 5);
        refused(time, three(100e8, 101e8, 102e8));
        refused(time, four(100e8, 101e8, 102e8, 103e8));
        (bool done,) = trySubmit(time, five(100e8, 101e8, 102e8, 103e8, 104e8));
        require(done, "all of them");
        equal(uint256(oracle.latestAnswer()), 102e8, "the median of all");
        // Afterwards there is no other price of that time.
        vm.warp(time + 6);
        (done,) = trySubmit(time, three(100e8, 101e8, 102e8));
        require(!done, "once");
    }

    /// @dev Reporters that are silent keep nobody waiting for long.
    function test_ORACLE9_AQuorumWillDoAfterSixSeconds() external {
        uint256 time = block.timestamp;
        vm.warp(time + 6);
        (bool done,) = trySubmit(time, three(100e8, 101e8, 102e8));
        require(done, "a quorum");
    }

    /// @dev A third and a fourth signature of one reporter are none, in whichever order they come.
    function test_ORACLE9_OneReporterIsOne() external {
        uint256 time = block.timestamp;
        vm.warp(time + 6);
        bytes[] memory signatures = new bytes[](4);
        (signatures[0], signatures[1]) = (signed(keys[0], 1e8, time), signed(keys[1], 1e8, time));
        (signatures[2], signatures[3]) = (signed(keys[0], 2e8, time), signed(keys[1], 2e8, time));
        vm.expectRevert(abi.encodeWithSelector(IPriceOracle.NotAReporter.selector, vm.addr(keys[0])));
        oracle.submit(time, four(1e8, 1e8, 2e8, 2e8), signatures);
    }

    /// @dev A lie stays within a tenth of the last answer; a true jump passes by itself, and no lie stops it for longer.
    function test_ORACLE10_NoJumpLocksTheOracle() external {
        require(report(block.timestamp, 100e8), "first");
        uint256 last = block.timestamp;
        for (uint256 i = 1; i <= 30; ++i) {
            vm.warp(last + i * 1 minutes);
            require(report(block.timestamp, 300e8) == (i == 30), "half an hour after the last answer");
        }
        equal(uint256(oracle.latestAnswer()), 300e8, "the true price");
    }

    /// @dev What `docs/security.md` says: more than half of a quorum decides, with whoever is honest beside them.
    function test_ORACLE9_TwoOfAQuorumOfThreeCanLie() external {
        require(report(block.timestamp, 100e8), "first");
        vm.warp(block.timestamp + 60);
        (bool done,) = trySubmit(block.timestamp - 6, three(109e8, 109e8, 100e8));
        require(done, "taken");
        equal(uint256(oracle.latestAnswer()), 109e8, "the lie, within the breaker");
    }

    function refused(uint256 time, int256[] memory prices) private {
        (bool done, bytes memory answer) = trySubmit(time, prices);
        require(!done && bytes4(answer) == IPriceOracle.NoQuorum.selector, "not refused");
    }

    function four(int256 a, int256 b, int256 c, int256 d) private pure returns (int256[] memory prices) {
        prices = new int256[](4);
        (prices[0], prices[1], prices[2], prices[3]) = (a, b, c, d);
    }
}
