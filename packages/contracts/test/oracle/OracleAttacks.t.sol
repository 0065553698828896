// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPriceOracle} from "../../src/oracle/IPriceOracle.sol";
import {OracleScene} from "./OracleScene.sol";

/// @title What liars, and those who bring the reports of others, can do and cannot
contract OracleAttacksTest is OracleScene {
    function setUp() external {
        setUpOracle();
    }

    /// @dev Anybody may have asked all five: three of them would be 101 or 103 at will. More replace fewer, all are final.
    function test_ORACLE9_WhoBringsReportsDoesNotChooseAmongThem() external {
        uint256 time = block.timestamp;
        require(submits(time, three(100e8, 101e8, 102e8)), "a pick");
        equal(finalSince(1), time + 15, "not final");
        vm.warp(time + 5);
        require(submits(time, four(100e8, 101e8, 102e8, 104e8)), "four");
        equal(uint256(oracle.latestAnswer()), 101.5e8, "the median of four");
        vm.warp(time + 14);
        equal(finalSince(1), time + 15, "as first said");
        require(submits(time, five(100e8, 101e8, 102e8, 103e8, 104e8)), "all of them");
        equal(uint256(oracle.latestAnswer()), 102e8, "the median of all");
        equal(finalSince(1), time + 14, "final at once");
        equal(oracle.latestRound(), 1, "one round");
        refused(time, three(100e8, 101e8, 102e8));
        refused(time, five(100e8, 100e8, 100e8, 103e8, 104e8));
    }

    /// @dev As many others do not replace: the last reporter would choose.
    function test_ORACLE9_AsManyDoNotReplace() external {
        uint256 time = block.timestamp;
        require(submits(time, three(100e8, 101e8, 102e8)), "first");
        refused(time, three(102e8, 103e8, 104e8));
        equal(uint256(oracle.latestAnswer()), 101e8, "the first");
    }

    /// @dev The end does not move, and after it a full set changes nothing.
    function test_ORACLE9_AFullSetCanBeTooLate() external {
        uint256 time = block.timestamp;
        vm.warp(time + 30);
        require(submits(time, three(100e8, 101e8, 102e8)), "late");
        equal(finalSince(1), time + 45, "counted from when it came");
        vm.warp(time + 44);
        require(submits(time, four(100e8, 101e8, 102e8, 104e8)), "in the last second");
        equal(finalSince(1), time + 45, "still");
        vm.warp(time + 45);
        refused(time, five(100e8, 101e8, 102e8, 103e8, 104e8));
    }

    /// @dev What was true of a time is not brought again after a later one.
    function test_ORACLE9_AnOldSetIsNotReplayed() external {
        uint256 time = block.timestamp;
        require(submits(time, four(100e8, 101e8, 102e8, 104e8)), "first");
        vm.warp(time + 5);
        require(submits(time + 5, three(100e8, 100e8, 100e8)), "second");
        (bool done, bytes memory answer) = trySubmit(time, five(100e8, 101e8, 102e8, 103e8, 104e8));
        require(!done && bytes4(answer) == IPriceOracle.BadTime.selector, "overtaken");
        equal(uint256(oracle.latestAnswer()), 100e8, "the second");
    }

    /// @dev A larger set is held against the round before, not against the smaller one.
    function test_ORACLE10_AReplacementIsHeldAgainstTheRoundBefore() external {
        require(report(block.timestamp, 100e8), "first");
        uint256 time = block.timestamp + 60;
        vm.warp(time);
        require(submits(time, three(109e8, 109e8, 109e8)), "within a tenth");
        (bool done, bytes memory answer) = trySubmit(time, five(109e8, 109e8, 111e8, 112e8, 112e8));
        require(!done && bytes4(answer) == IPriceOracle.Deviates.selector, "of the first");
        require(submits(time, five(91e8, 91e8, 91e8, 109e8, 109e8)), "nearer to the first");
    }

    /// @dev New reporters named between bets and close set none of their prices: those of before sign to the end.
    function test_ORACLE11_NewReportersWait() external {
        uint256 set = block.timestamp;
        uint256 last = set + 2 hours - 1;
        vm.prank(OWNER);
        oracle.setReporters(others(), 3);
        vm.warp(last);
        (address[] memory accounts, uint256 quorum) = oracle.reportersAt(last);
        require(accounts.length == 5 && quorum == 3 && accounts[0] == vm.addr(keys[0]), "the old ones");
        (accounts,) = oracle.reportersAt(last + 1);
        equal(accounts.length, 3, "the new ones");
        // A price of before is theirs also when it is brought afterwards.
        vm.warp(last + 10);
        require(!submitsOthers(last), "not yet theirs");
        require(submits(last, three(100e8, 101e8, 102e8)), "the old ones' time");
        require(submits(last, five(100e8, 101e8, 102e8, 103e8, 104e8)), "all of the old ones");
        (bool done,) = trySubmit(last + 5, three(100e8, 101e8, 102e8));
        require(!done, "not theirs any more");
        require(submitsOthers(last + 5), "the new ones' time");
        equal(finalSince(2), block.timestamp, "three are all");
    }

    /// @dev Neither does a second change come before the first counts and all prices of before are too old to come.
    function test_ORACLE11_OneChangeAtATime() external {
        uint256 since = block.timestamp + 2 hours;
        vm.prank(OWNER);
        oracle.setReporters(others(), 3);
        uint256[3] memory times = [block.timestamp, since, since + 60];
        for (uint256 i = 0; i < times.length; ++i) {
            vm.warp(times[i]);
            vm.prank(OWNER);
            vm.expectRevert(abi.encodeWithSelector(IPriceOracle.ReportersWait.selector, since));
            oracle.setReporters(others(), 3);
        }
        vm.warp(since + 61);
        vm.prank(OWNER);
        oracle.setReporters(others(), 3);
        equal(oracle.reportersSince(), block.timestamp + 2 hours, "the next");
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

    /// @dev What `docs/security.md` says: more than half of a quorum decides, beside any honest reporter.
    function test_ORACLE9_TwoOfAQuorumOfThreeCanLie() external {
        require(report(block.timestamp, 100e8), "first");
        vm.warp(block.timestamp + 60);
        (bool done,) = trySubmit(block.timestamp - 6, three(109e8, 109e8, 100e8));
        require(done, "taken");
        equal(uint256(oracle.latestAnswer()), 109e8, "the lie, within the breaker");
    }

    function refused(uint256 time, int256[] memory prices) private {
        (bool done, bytes memory answer) = trySubmit(time, prices);
        require(!done && bytes4(answer) == IPriceOracle.NotMore.selector, "not refused");
    }

    function finalSince(uint256 roundId) private view returns (uint256 since) {
        (, since) = oracle.finality(roundId);
    }

    /// @dev Three strangers, ascending, by their keys.
    function strangers() private pure returns (uint256[3] memory found) {
        for (uint256 i = 0; i < 3; ++i) {
            uint256 spot = i;
            for (; spot > 0 && vm.addr(found[spot - 1]) > vm.addr(2000 + i); --spot) {
                found[spot] = found[spot - 1];
            }
            found[spot] = 2000 + i;
        }
    }

    function others() private pure returns (address[] memory accounts) {
        accounts = new address[](3);
        for (uint256 i = 0; i < 3; ++i) {
            accounts[i] = vm.addr(strangers()[i]);
        }
    }

    function submitsOthers(uint256 time) private returns (bool done) {
        bytes[] memory signatures = new bytes[](3);
        for (uint256 i = 0; i < 3; ++i) {
            signatures[i] = signed(strangers()[i], 100e8, time);
        }
        bytes memory data = abi.encodeCall(IPriceOracle.submit, (time, three(100e8, 100e8, 100e8), signatures));
        (done,) = address(oracle).call(data);
    }
}
