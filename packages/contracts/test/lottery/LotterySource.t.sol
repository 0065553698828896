// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILottery} from "../../src/lottery/ILottery.sol";
import {ICommitRandom} from "../../src/random/ICommitRandom.sol";
import {ReentrantToken} from "../zoo/ReentrantToken.sol";
import {LotteryScene} from "./LotteryScene.sol";

/// @title Where numbers come from, and a token that comes back
contract LotterySourceTest is LotteryScene {
    function setUp() external {
        setUpLottery();
        open();
        provide(ANNA, 1_000_000e18);
    }

    /// @dev An owner who names another source in the middle of a round has it for the tickets of the next.
    function test_LOTTERY15_ARoundKeepsTheSourceThatItBeganWith() external {
        ICommitRandom other = deploySource(address(money));
        buy(ANNA, only(11234));
        vm.prank(OWNER);
        lottery.setRandomSource(address(other));
        equal(lottery.randomSource(), address(other), "of the next round");
        equal(lottery.randomSourceOf(1), address(source), "of this one");
        require(lottery.potRoom(1) == 100 * BOND - PRICE, "and its bond");
        buy(ANNA, only(11235));
        uint256 snapshot = vm.snapshotState();
        close();
        pass(4);
        source.reveal(0, secretOf(1));
        vm.warp(lottery.viewLottery(1).endTime);
        vm.prank(OPERATOR);
        lottery.drawFinalNumberAndMakeLotteryClaimable(1);
        (, uint256 word) = source.wordOf(0);
        equal(lottery.viewLottery(1).finalNumber, 10000 + word % 10000, "its number");
        vm.revertToState(snapshot);
        // Never closed, and the secret never told: its bond comes from there as well.
        vm.warp(lottery.viewLottery(1).endTime + 12 hours + 1);
        lottery.openRefunds(1);
        expire();
        lottery.openRefunds(1);
        equal(lottery.pendingInjection(), BOND, "its bond");
    }

    /// @dev A bond of another token would be worth nothing to the pot, and `POT_PER_BOND` would compare two tokens.
    function test_LOTTERY15_ASourceWithBondsOfAnotherTokenIsRefused() external {
        address[3] memory bad = [STRANGER, address(money), address(deploySource(address(new ReentrantToken())))];
        for (uint256 i = 0; i < bad.length; ++i) {
            vm.prank(OWNER);
            vm.expectRevert();
            lottery.setRandomSource(bad[i]);
            vm.expectRevert();
            this.deployOn(bad[i]);
        }
        vm.prank(OWNER);
        vm.expectRevert(ILottery.BadSource.selector);
        lottery.setRandomSource(bad[2]);
        this.deployOn(address(source));
    }

    function deployOn(address source_) external {
        bytes memory values = abi.encode(money, source_, OWNER, OPERATOR, GUARDIAN, 2, 1, 10e18);
        vm.deployCode("Lottery.sol:Lottery", values);
    }

    /// @dev A token that comes back in the middle of paying, as the winner.
    function test_LOTTERY17_WhoComesBackFindsItLocked() external {
        ReentrantToken token = new ReentrantToken();
        source = deploySource(address(token));
        lottery = ILottery(deployLottery(address(token)));
        token.mint(address(this), 100e18);
        token.approve(address(lottery), type(uint256).max);
        token.mint(OPERATOR, BOND);
        vm.prank(OPERATOR);
        token.approve(address(source), type(uint256).max);
        open();
        lottery.buyTickets(1, row(11230, 4));
        close();
        draw(11230);
        token.setHook(address(this), abi.encodeCall(this.comeBack, ()));
        lottery.claimReward(1, 1);
        token.setHook(address(this), abi.encodeCall(this.comeBackWithAll, ()));
        lottery.claimReward(1, 2);
        equal(token.refused(), 2, "refused");
        equal(token.accepted(), 0, "never taken");
    }

    function comeBack() external {
        lottery.claimReward(1, 3);
    }

    function comeBackWithAll() external {
        lottery.batchClaimRewards(1, ids(3, 2));
    }
}
