// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILottery} from "../../src/lottery/ILottery.sol";
import {IRandomSource} from "../../src/random/IRandomSource.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {HostileSource} from "./HostileSource.sol";
import {LotteryScene} from "./LotteryScene.sol";

/// @title What thieves, the impatient and odd sources try
contract LotteryAttacksTest is LotteryScene {
    function setUp() external {
        setUpLottery();
        open();
        provide(ANNA, 1_000_000e18);
        provide(BEN, 1_000_000e18);
    }

    /// @dev A hundred tickets have every first two digits: were the whole pot for these, it would cost 670 MONEY to take all of it.
    function test_LOTTERY9_TheOperatorCannotMoveThePotToCheapBrackets() external {
        vm.prank(ANNA);
        lottery.injectFunds(1, 100_000e18);
        close();
        draw(11234);
        commit(100);
        refusedBreakdown([uint256(0), 10000, 0, 0]);
        refusedBreakdown([uint256(0), 1001, 1999, 7000]);
        refusedBreakdown([uint256(0), 0, 10000, 0]);
        refusedBreakdown([uint256(0), 999, 2001, 7000]);
        // The other way, to the dearest, is open.
        vm.prank(OPERATOR);
        lottery.startLottery(block.timestamp + 12 hours, PRICE, 2000, [uint256(0), 0, 0, 10000]);
    }

    /// @dev A thief of the operator's key has the cheapest hundred tickets that there can be: one of them always wins.
    function test_LOTTERY18_AHundredTicketsOfAllBeginnings() external {
        vm.prank(ANNA);
        lottery.injectFunds(1, 100_000e18);
        close();
        draw(11234);
        commit(100);
        vm.prank(OPERATOR);
        lottery.startLottery(block.timestamp + 4 hours - 5 minutes, PRICE, 300, shares());
        uint32[] memory numbers = new uint32[](100);
        for (uint256 i = 0; i < 100; ++i) {
            numbers[i] = uint32(10000 + 100 * i);
        }
        buy(BEN, numbers);
        uint256 cost = lottery.viewLottery(2).amountCollectedInDexToken;
        close();
        draw(13377);
        uint256 won = claim(BEN, 2, 34);
        equal(won, cost / 9, "the ninetieth part of a tenth of what all numbers cost");
        equal(lottery.pendingInjection(), 100_000e18 + cost - won, "the rest goes on");
    }

    /// @dev Never closed: the word was never asked for. The payer of its bond gives the secret and has the bond back.
    function test_LOTTERY13_ARoundThatNobodyClosed_DoesNotKeepTheBond() external {
        uint256 had = money.balanceOf(OPERATOR);
        buy(ANNA, only(11234));
        vm.warp(lottery.viewLottery(1).endTime + 12 hours + 1);
        vm.prank(STRANGER);
        lottery.openRefunds(1);
        pass(4);
        source.reveal(0, secretOf(1));
        equal(money.balanceOf(OPERATOR) - had, BOND, "the bond");
        equal(claim(ANNA, 1, 1), PRICE, "and the ticket");
    }

    /// @dev Never closed, and the secret never given either: the bond is not stuck.
    function test_LOTTERY13_ARoundThatNobodyClosed_LosesTheBondWithoutTheSecret() external {
        buy(ANNA, only(11234));
        vm.warp(lottery.viewLottery(1).endTime + 12 hours + 1);
        lottery.openRefunds(1);
        equal(lottery.pendingInjection(), 0, "it may still be had back");
        open();
        uint256 start = block.timestamp;
        expire();
        vm.warp(start + 2 hours);
        refusedRefunds();
        vm.warp(block.timestamp + 1);
        vm.prank(STRANGER);
        lottery.openRefunds(1);
        equal(lottery.pendingInjection(), BOND, "a later round's");
        equal(money.balanceOf(address(source)), BOND, "of the round that runs");
        refusedRefunds();
        equal(lottery.pendingInjection(), BOND, "once");
        equal(claim(ANNA, 1, 1), PRICE, "and the ticket");
        equal(uint256(lottery.viewLottery(2).status), uint256(ILottery.Status.Open), "sales go on");
    }

    /// @dev What it spends on tickets while its bond is counted would be counted twice, and paid out of what others have won.
    function test_LOTTERY17_ASourceThatComesBackFindsItLocked() external {
        close();
        draw(11234);
        HostileSource hostile = new HostileSource(address(money));
        provide(address(hostile), 1000e18);
        vm.startPrank(OWNER);
        lottery.setRandomSource(address(hostile));
        IOperatorRole(address(lottery)).setOperator(address(hostile));
        vm.stopPrank();
        vm.prank(address(hostile));
        lottery.startLottery(block.timestamp + 12 hours, PRICE, 2000, shares());
        buy(ANNA, only(11234));
        vm.warp(lottery.viewLottery(2).endTime + 12 hours + 1);
        bytes[] memory calls = new bytes[](4);
        calls[0] = abi.encodeCall(ILottery.startLottery, (block.timestamp + 12 hours, PRICE, 2000, shares()));
        calls[1] = abi.encodeCall(ILottery.injectFunds, (3, 100e18));
        calls[2] = abi.encodeCall(ILottery.buyTickets, (3, only(11234)));
        calls[3] = abi.encodeCall(ILottery.openRefunds, (2));
        hostile.comeBackWith(address(lottery), calls);
        lottery.openRefunds(2);
        equal(lottery.pendingInjection(), 0, "nothing came");
        vm.prank(address(hostile));
        lottery.startLottery(block.timestamp + 12 hours, PRICE, 2000, shares());
        // It starts no round while one runs; tickets and gifts alone are left to it.
        (bool done,) = address(lottery).call(abi.encodeCall(ILottery.openRefunds, (2)));
        require(!done, "nothing came");
        equal(lottery.pendingInjection(), 0, "nothing is counted");
        equal(hostile.accepted(), 0, "never taken");
    }

    /// @dev Closing at the very last moment and withholding a disliked word still loses the bond.
    function test_LOTTERY13_AWordThatWasAskedForIsNeverGivenUpForFree() external {
        uint256 end = lottery.viewLottery(1).endTime;
        buy(ANNA, only(11234));
        bytes memory closing = abi.encodeCall(ILottery.closeLottery, (1));
        for (uint256 late = 12 hours - 20; late <= 25 hours; late += 1 hours / 4) {
            uint256 snapshot = vm.snapshotState();
            vm.warp(end + late);
            vm.prank(OPERATOR);
            (bool isClosed,) = address(lottery).call(closing);
            equal(isClosed ? 1 : 0, late <= 12 hours ? 1 : 0, "closed in time alone");
            if (isClosed) {
                uint256 closed = vm.snapshotState();
                vm.roll(block.number + 2000);
                for (uint256 passed = 0; passed < 8; ++passed) {
                    refusedRefund();
                    vm.warp(block.timestamp + 15 minutes);
                }
                vm.warp(block.timestamp + 1);
                lottery.openRefunds(1);
                equal(lottery.pendingInjection(), BOND, "it costs the bond");
                vm.revertToState(closed);
                // On a chain that stands for days no time runs out.
                vm.warp(block.timestamp + 3 days);
                vm.roll(block.number + 3 + 256);
                refusedRefund();
                vm.roll(block.number + 1);
                lottery.openRefunds(1);
                equal(lottery.pendingInjection(), BOND, "it costs the bond then too");
            }
            vm.revertToState(snapshot);
        }
    }

    /// @dev With any amount of gas the lost bond is counted or nothing happens: a call that runs dry strands nothing.
    function test_LOTTERY13_NoAmountOfGasLosesTheBond() external {
        buy(ANNA, only(11234));
        close();
        expire();
        uint256 snapshot = vm.snapshotState();
        for (uint256 gas = 30_000; gas < 260_000; gas += 1_500) {
            bytes memory data = abi.encodeCall(ILottery.openRefunds, (1));
            (bool done,) = address(lottery).call{gas: gas}(data);
            if (done) equal(lottery.pendingInjection(), BOND, "the bond");
            vm.revertToState(snapshot);
        }
    }

    /// @dev The same when the number is there: no call that runs dry makes it look missing.
    function test_LOTTERY13_NoAmountOfGasHidesTheNumber() external {
        buy(ANNA, only(11234));
        close();
        pass(4);
        source.reveal(0, secretOf(1));
        vm.warp(lottery.viewLottery(1).endTime + 25 hours);
        vm.roll(block.number + 1001);
        for (uint256 gas = 3_000; gas < 150_000; gas += 333) {
            (bool done,) = address(lottery).call{gas: gas}(abi.encodeCall(ILottery.openRefunds, (1)));
            require(!done, "a number ends refunds");
        }
    }

    /// @dev Whatever a source has become, answers or spends, it blocks no refund, of a round that is closed or not.
    function test_LOTTERY13_ABrokenSourceKeepsNobodyFromARefund() external {
        bytes[7] memory codes = [
            bytes(""), // gone
            hex"fe", // spends all gas
            hex"60016000f3", // answers one byte
            hex"600160005260206000f3", // "ready", without a word
            hex"600260005260406000f3", // neither ready nor not
            hex"621000006000f3", // answers a mebibyte
            hex"621000006000fd" // and as its reason
        ];
        buy(ANNA, only(11234));
        uint256 end = lottery.viewLottery(1).endTime;
        for (uint256 i = 0; i < 2 * codes.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            if (i % 2 == 0) close();
            vm.warp(end + 24 hours + 1);
            vm.roll(block.number + 1001);
            vm.etch(address(source), codes[i / 2]);
            lottery.openRefunds{gas: 8_000_000}(1);
            equal(claim(ANNA, 1, 1), PRICE, "the ticket");
            vm.revertToState(snapshot);
        }
    }

    /// @dev A source whose numbers do not fit is refused: cut short, they would be another round's.
    function test_ASourceWithNumbersThatDoNotFit() external {
        close();
        draw(11234);
        vm.mockCall(address(source), abi.encodeCall(IRandomSource.reserve, ()), abi.encode(uint256(2 ** 48)));
        vm.prank(OPERATOR);
        (bool done,) = address(lottery)
            .call(abi.encodeCall(ILottery.startLottery, (block.timestamp + 12 hours, PRICE, 2000, shares())));
        require(!done, "refused");
    }

    function refusedRefund() private {
        vm.expectRevert(abi.encodeWithSelector(ILottery.NoRefund.selector, 1));
        lottery.openRefunds(1);
    }

    function refusedRefunds() private {
        vm.expectRevert(abi.encodeWithSelector(ILottery.WrongStatus.selector, 1, ILottery.Status.Refunding));
        lottery.openRefunds(1);
    }

    function refusedBreakdown(uint256[4] memory breakdown) private {
        vm.prank(OPERATOR);
        vm.expectRevert(ILottery.BadBreakdown.selector);
        lottery.startLottery(block.timestamp + 4 hours, PRICE, 300, breakdown);
    }
}
