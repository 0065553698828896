// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILottery} from "../../src/lottery/ILottery.sol";
import {IRandomSource} from "../../src/random/IRandomSource.sol";
import {RandomScene} from "../random/RandomScene.sol";

/// @title The lottery on the true source of numbers
abstract contract LotteryScene is RandomScene {
    uint256 internal constant PRICE = 10e18;
    address internal constant ANNA = address(0xa1);
    address internal constant BEN = address(0xa2);

    ILottery internal lottery;
    uint256 private _secrets;

    function setUpLottery() internal {
        setUpRandom();
        lottery = ILottery(deployLottery(address(money)));
    }

    function deployLottery(address token) internal returns (address made) {
        bytes memory values =
            abi.encode(token, source, OWNER, OPERATOR, GUARDIAN, 4 hours - 5 minutes, 30 minutes, 10e18);
        made = vm.deployCode("Lottery.sol:Lottery", values);
        vm.prank(OWNER);
        source.setConsumer(made, true);
    }

    function provide(address account, uint256 amount) internal {
        money.transfer(account, amount);
        vm.prank(account);
        money.approve(address(lottery), type(uint256).max);
    }

    /// @dev A round of twelve hours; its secret is the number of the round, its bond enough for what rolls over.
    function open() internal returns (uint256 lotteryId) {
        commit(++_secrets);
        (uint256 id, uint256 needed) = (source.reserved(), (lottery.pendingInjection() + 99) / 100);
        if (source.bondOf(id) < needed) source.raiseBond(id, needed - source.bondOf(id));
        vm.prank(OPERATOR);
        lottery.startLottery(block.timestamp + 12 hours, PRICE, 2000, shares());
        return lottery.currentLotteryId();
    }

    function buy(address account, uint32[] memory numbers) internal {
        uint256 lotteryId = lottery.currentLotteryId();
        vm.prank(account);
        lottery.buyTickets(lotteryId, numbers);
    }

    /// @dev To the end of sales, where the operator closes.
    function close() internal {
        uint256 lotteryId = lottery.currentLotteryId();
        vm.warp(lottery.viewLottery(lotteryId).endTime - 30 minutes);
        vm.prank(OPERATOR);
        lottery.closeLottery(lotteryId);
    }

    /// @dev To the draw, as if the source had given this number.
    function draw(uint256 number) internal {
        uint256 lotteryId = lottery.currentLotteryId();
        vm.warp(lottery.viewLottery(lotteryId).endTime);
        bytes memory asked = abi.encodeCall(IRandomSource.wordOf, (lotteryId - 1));
        vm.mockCall(address(source), asked, abi.encode(true, number - 10000));
        vm.prank(OPERATOR);
        lottery.drawFinalNumberAndMakeLotteryClaimable(lotteryId);
    }

    function claim(address account, uint256 lotteryId, uint256 ticketId) internal returns (uint256 paid) {
        uint256 had = money.balanceOf(account);
        vm.prank(account);
        lottery.claimReward(lotteryId, ticketId);
        return money.balanceOf(account) - had;
    }

    function refusedClaim(address account, uint256 lotteryId, uint256 ticketId, bytes4 reason_) internal {
        vm.prank(account);
        vm.expectRevert(abi.encodeWithSelector(reason_, ticketId));
        lottery.claimReward(lotteryId, ticketId);
    }

    function shares() internal pure returns (uint256[4] memory) {
        return [uint256(0), 1000, 2000, 7000];
    }

    function only(uint32 number) internal pure returns (uint32[] memory numbers) {
        numbers = new uint32[](1);
        numbers[0] = number;
    }

    /// @dev `count` numbers from `first` upwards.
    function row(uint256 first, uint256 count) internal pure returns (uint32[] memory numbers) {
        numbers = new uint32[](count);
        for (uint256 i = 0; i < count; ++i) {
            numbers[i] = uint32(10000 + (first - 10000 + i) % 10000);
        }
    }

    function ids(uint256 first, uint256 count) internal pure returns (uint256[] memory list) {
        list = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            list[i] = first + i;
        }
    }
}
