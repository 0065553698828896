// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescPair} from "../../../src/swap/IBescPair.sol";
import {Exchange} from "../../support/Exchange.sol";
import {LyingToken} from "../../zoo/LyingToken.sol";

/// @title A token that says of any balance what its maker likes: it can spoil its own pair, never another one, and never take
/// what a user has approved
contract LyingTokensTest is Exchange {
    uint256 private constant LATER = type(uint256).max;
    address private constant VICTIM = address(0xa11ce);
    address private constant THIEF = address(0xbad);

    LyingToken private liar;
    IBescPair private spoiled;
    IBescPair private bystander;

    function setUp() external {
        setUpExchange();
        liar = new LyingToken();
        bystander = supplied(tokenA, tokenB, 100e18, 100e18);
        spoiled = IBescPair(factory.createPair(address(liar), address(tokenA)));
        liar.mint(address(spoiled), 100e18);
        tokenA.mint(address(spoiled), 100e18);
        spoiled.mint(THIEF);
        tokenA.mint(VICTIM, 10e18);
        vm.startPrank(VICTIM);
        tokenA.approve(address(router), type(uint256).max);
        tokenB.approve(address(router), type(uint256).max);
        vm.stopPrank();
    }

    function test_PAIR14_LieAboveWhatFits_IsRefusedAndLeavesNoTrace() external {
        uint256 supply = spoiled.totalSupply();
        liar.say(address(spoiled), 2 ** 112);
        vm.expectRevert(reason("BescPair: OVERFLOW"));
        spoiled.sync();
        vm.expectRevert(reason("BescPair: OVERFLOW"));
        spoiled.mint(THIEF);
        vm.expectRevert(reason("BescPair: OVERFLOW"));
        spoiled.swap(1, 1, THIEF, "");
        liar.say(address(spoiled), type(uint256).max);
        vm.prank(THIEF);
        spoiled.transfer(address(spoiled), 1e18);
        vm.expectRevert();
        spoiled.burn(THIEF);
        equal(spoiled.totalSupply(), supply, "supply");
        (uint256 reserve0, uint256 reserve1,) = spoiled.getReserves();
        equal(reserve0 * reserve1, 100e18 * 100e18, "reserves");
    }

    function test_PAIR_LyingBalance_TakesNoMoreThanItsOwnPairHas() external {
        // Whatever the liar says it brought, the pair pays out less than it has.
        liar.say(address(spoiled), 2 ** 112 - 1);
        (uint256 out0, uint256 out1) = address(liar) < address(tokenA) ? (uint256(0), uint256(99e18)) : (99e18, 0);
        spoiled.swap(out0, out1, THIEF, "");
        equal(tokenA.balanceOf(THIEF), 99e18, "its own pair is gone");
        equal(tokenA.balanceOf(address(bystander)), 100e18, "no other is");
        equal(tokenA.balanceOf(VICTIM), 10e18, "nor what is approved");
    }

    function test_ROUTER3_LyingRecipientBalance_MeetsNoMinimumOfAnHonestToken() external {
        // The liar is only on the way: what arrives in the end is counted by the honest token.
        liar.say(address(spoiled), 0);
        address[] memory path = list(address(liar), address(tokenA), address(tokenB));
        liar.mint(VICTIM, 1e18);
        vm.startPrank(VICTIM);
        liar.approve(address(router), 1e18);
        vm.expectRevert(reason("BescRouter: INSUFFICIENT_INPUT_AMOUNT"));
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(1e18, 0, path, VICTIM, LATER);
        vm.stopPrank();
        equal(tokenB.balanceOf(VICTIM), 0, "nothing came");
        equal(tokenB.balanceOf(address(bystander)), 100e18, "nothing went");
    }

    function test_ROUTER3_BoughtTokenThatShrinksMeanwhile_IsRefused() external {
        address[] memory path = list(address(tokenA), address(liar));
        liar.say(VICTIM, 5);
        liar.sayOnTransfer(VICTIM, 4);
        vm.prank(VICTIM);
        vm.expectRevert();
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(1e18, 0, path, VICTIM, LATER);
        equal(tokenA.balanceOf(VICTIM), 10e18, "nothing was paid");
    }

    function test_PAIR_AnswersThatAreNone() external {
        bytes[3] memory answers = [bytes(""), hex"01", abi.encodePacked(uint128(1))];
        for (uint256 i = 0; i < answers.length; ++i) {
            vm.mockCall(address(liar), abi.encodeCall(liar.balanceOf, (address(spoiled))), answers[i]);
            vm.expectRevert();
            spoiled.sync();
            vm.expectRevert();
            spoiled.mint(THIEF);
            vm.expectRevert();
            spoiled.skim(THIEF);
        }
        // A transfer that answers anything but yes or nothing has failed.
        vm.mockCall(address(liar), abi.encodeCall(liar.transfer, (THIEF, 1)), abi.encode(2));
        (uint256 out0, uint256 out1) = address(liar) < address(tokenA) ? (uint256(1), uint256(0)) : (0, 1);
        vm.expectRevert(reason("BescPair: TRANSFER_FAILED"));
        spoiled.swap(out0, out1, THIEF, "");
    }

    function test_ROUTER2_TokenThatCallsTheRouter_SpendsNobodysAllowance() external {
        bytes[3] memory thefts = [
            abi.encodeCall(
                router.swapExactTokensForTokens, (1e18, 0, list(address(tokenA), address(tokenB)), THIEF, LATER)
            ),
            abi.encodeCall(router.addLiquidity, (address(tokenA), address(tokenB), 1e18, 1e18, 0, 0, THIEF, LATER)),
            abi.encodeCall(router.removeLiquidity, (address(tokenA), address(tokenB), 1e18, 0, 0, THIEF, LATER))
        ];
        for (uint256 i = 0; i < thefts.length; ++i) {
            liar.callOnTransfer(address(router), thefts[i]);
            liar.mint(THIEF, 1e18);
            vm.startPrank(THIEF);
            liar.approve(address(router), type(uint256).max);
            router.swapExactTokensForTokens(1e15, 0, list(address(liar), address(tokenA)), VICTIM, LATER);
            vm.stopPrank();
            equal(liar.succeeded(), 0, "the call from inside failed");
        }
        require(tokenA.balanceOf(VICTIM) > 10e18, "the victim paid nothing");
    }
}
