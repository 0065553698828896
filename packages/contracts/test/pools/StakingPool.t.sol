// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolFactory} from "../../src/pools/IPoolFactory.sol";
import {IRewardPool} from "../../src/pools/IRewardPool.sol";
import {IStakingPool} from "../../src/pools/IStakingPool.sol";
import {BlocklistToken} from "../zoo/BlocklistToken.sol";
import {FeeOnTransferToken} from "../zoo/FeeOnTransferToken.sol";
import {RebasingToken} from "../zoo/RebasingToken.sol";
import {ReentrantToken} from "../zoo/ReentrantToken.sol";
import {SpoilToken} from "../zoo/SpoilToken.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {PoolScene} from "./PoolScene.sol";

contract StakingPoolTest is PoolScene {
    IStakingPool private pool;

    function setUp() external {
        setUpFactory();
        pool = makePool(stakes, rewards, 0);
    }

    function test_POOL086_Deployed_SaysWhatClientsAsk_AndIsListed() external view {
        equal(pool.startBlock(), START, "start");
        equal(pool.bonusEndBlock(), END, "end");
        equal(pool.rewardPerBlock(), RATE, "rate");
        equal(pool.poolLimitPerUser(), 0, "limit");
        require(!pool.hasUserLimit(), "no limit");
        equal(factory.pools(0), address(pool), "listed");
        equal(factory.poolLength(), 1, "one");
        require(factory.isPool(address(pool)) && !factory.isPool(address(this)), "known");
        equal(rewards.balanceOf(address(pool)), 1000e18, "funded");
    }

    /// @dev Clients compute a pool's address from its place: the factory makes nothing else, a refusal takes no place.
    function test_Deploy_PutsAPoolWhereItsPlaceSays() external {
        vm.expectRevert(IRewardPool.InvalidTerms.selector);
        factory.deployPool(address(stakes), address(rewards), RATE, START, START, 0, OWNER);
        IStakingPool second = makePool(stakes, rewards, 0);
        equal(address(pool), created(hex"01"), "first");
        equal(address(second), created(hex"02"), "second");
    }

    /// @dev What the factory creates with this nonce.
    function created(bytes1 nonce) private view returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(factory), nonce)))));
    }

    function test_POOL4_PaysByStakeFromStartToEnd() external {
        stake(pool, ANNA, 1e18);
        stake(pool, BEN, 3e18);
        vm.roll(START);
        equal(pool.pendingReward(ANNA), 0, "not before");
        vm.roll(START + 100);
        almost(harvest(pool, ANNA), 25e18, "a quarter");
        vm.roll(END + 5000);
        almost(pool.pendingReward(BEN), 750e18, "three quarters");
        almost(harvest(pool, ANNA), 225e18, "to the end");
        vm.prank(BEN);
        pool.withdraw(3e18);
        almost(rewards.balanceOf(BEN), 750e18, "paid");
        equal(stakes.balanceOf(BEN), 3e18, "stake");
        require(rewards.balanceOf(address(pool)) < 10, "all of it");
    }

    function test_POOL063_Deposit_RevertWhen_Ended_ButAllElseGoesOn() external {
        stake(pool, ANNA, 1e18);
        vm.roll(END);
        stakes.mint(ANNA, 1);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.PoolHasEnded.selector, END));
        pool.deposit(1);
        almost(harvest(pool, ANNA), 1000e18, "harvest");
        vm.prank(ANNA);
        pool.withdraw(1e18);
    }

    function test_POOL5_Limit_HoldsThroughItsChanges() external {
        pool = makePool(stakes, rewards, 10e18);
        stake(pool, ANNA, 10e18);
        stakes.mint(ANNA, 10e18);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.LimitExceeded.selector, 10e18 + 1, 10e18));
        pool.deposit(1);
        vm.roll(START + 1);
        almost(harvest(pool, ANNA), 1e18, "harvest at the limit");
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.InvalidLimit.selector, 10e18));
        pool.updatePoolLimitPerUser(true, 10e18);
        pool.updatePoolLimitPerUser(true, 11e18);
        vm.stopPrank();
        vm.prank(ANNA);
        pool.deposit(1e18);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.LimitExceeded.selector, 11e18 + 1, 11e18));
        pool.deposit(1);
        vm.prank(OWNER);
        pool.updatePoolLimitPerUser(false, 5);
        require(!pool.hasUserLimit() && pool.poolLimitPerUser() == 0, "none");
        vm.prank(ANNA);
        pool.deposit(9e18);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.InvalidLimit.selector, 100e18));
        pool.updatePoolLimitPerUser(true, 100e18);
    }

    function test_POOL6_EmptyReward_PaysWhatThereIs_AndNotesTheRest() external {
        RebasingToken reward = new RebasingToken();
        pool = makePool(stakes, reward, 0);
        stake(pool, ANNA, 2e18);
        vm.roll(START + 100);
        reward.rebase(0.04e18);
        vm.prank(ANNA);
        pool.withdraw(1e18);
        equal(stakes.balanceOf(ANNA), 1e18, "stake");
        equal(reward.balanceOf(ANNA), 40e18, "what there was");
        almost(pool.owedReward(ANNA), 60e18, "the rest");
        vm.roll(START + 110);
        equal(harvest(pool, ANNA), 0, "nothing there");
        almost(pool.pendingReward(ANNA), 70e18, "both");
        reward.mint(address(pool), 5000e18);
        almost(harvest(pool, ANNA), 70e18, "paid");
        equal(pool.owedReward(ANNA), 0, "no debt");
        vm.roll(START + 111);
        almost(harvest(pool, ANNA), 1e18, "as ever");
    }

    function test_POOL6_Exit_WhateverTheRewardTokenDoes() external {
        SpoilToken reward = new SpoilToken();
        pool = makePool(stakes, reward, 0);
        stake(pool, ANNA, 100e18);
        for (uint256 mood = 1; mood <= 5; ++mood) {
            reward.spoil(SpoilToken.Mood(mood));
            vm.roll(block.number + 50);
            vm.prank(ANNA);
            pool.withdraw{gas: 60_000_000}(10e18);
            equal(stakes.balanceOf(ANNA), mood * 10e18, "stake");
        }
        vm.prank(ANNA);
        pool.emergencyWithdraw();
        equal(stakes.balanceOf(ANNA), 100e18, "all of it");
        reward.spoil(SpoilToken.Mood.Good);
        // The token that says no has moved all the same.
        require(harvest(pool, ANNA) > 0, "what is owed is paid");
    }

    function test_POOL6_Exit_ThoughTheRewardTokenBlocksTheAccount() external {
        BlocklistToken reward = new BlocklistToken();
        pool = makePool(stakes, reward, 0);
        stake(pool, ANNA, 1e18);
        vm.roll(START + 10);
        reward.setBlocked(ANNA, true);
        vm.prank(ANNA);
        pool.withdraw(1e18);
        equal(stakes.balanceOf(ANNA), 1e18, "stake");
        reward.setBlocked(ANNA, false);
        almost(harvest(pool, ANNA), 10e18, "later");
    }

    function test_POOL2_SameToken_StakesAreNeverPaidOut() external {
        RebasingToken token = new RebasingToken();
        pool = makePool(token, token, 0);
        stake(pool, ANNA, 500e18);
        stake(pool, BEN, 500e18);
        vm.roll(END);
        almost(harvest(pool, ANNA), 500e18, "half");
        // Of 1500 only 1050 are left; 1000 are stakes.
        token.rebase(0.7e18);
        almost(harvest(pool, BEN), 50e18, "what is no stake");
        equal(token.balanceOf(address(pool)), 1000e18, "the stakes");
        almost(pool.owedReward(BEN), 450e18, "the rest");
        vm.prank(BEN);
        pool.withdraw(500e18);
        vm.prank(ANNA);
        pool.emergencyWithdraw();
        equal(token.balanceOf(address(pool)), 0, "nothing is left");
    }

    function test_POOL7_Owner_TakesOnlyWhatNoStakeEarned() external {
        vm.roll(START + 100);
        equal(pool.unallocated(), 100e18, "nothing was staked");
        stake(pool, ANNA, 1e18);
        vm.roll(START + 150);
        equal(pool.unallocated(), 100e18, "anna is");
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.ExceedsUnallocated.selector, 100e18 + 1, 100e18));
        pool.emergencyRewardWithdraw(100e18 + 1);
        pool.emergencyRewardWithdraw(100e18);
        pool.stopReward();
        vm.stopPrank();
        equal(pool.unallocated(), 850e18, "the future");
        vm.prank(OWNER);
        pool.emergencyRewardWithdraw(850e18);
        almost(harvest(pool, ANNA), 50e18, "what was earned");
    }

    function test_POOL8_Stop_EndsWithThisBlock_OnceOnly() external {
        stake(pool, ANNA, 1e18);
        vm.roll(START + 10);
        vm.prank(OWNER);
        pool.stopReward();
        equal(pool.bonusEndBlock(), START + 10, "end");
        vm.roll(START + 500);
        almost(pool.pendingReward(ANNA), 10e18, "until then");
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.PoolHasEnded.selector, START + 10));
        pool.stopReward();
    }

    function test_POOL8_Stop_BeforeTheStart_FreesAll() external {
        vm.prank(OWNER);
        pool.stopReward();
        equal(pool.unallocated(), 1000e18, "all");
        equal(pool.bonusEndBlock(), START, "no block");
    }

    function test_POOL9_Terms_ChangeBeforeTheStart_WithinWhatWasGiven() external {
        vm.startPrank(OWNER);
        vm.expectRevert(IRewardPool.InvalidTerms.selector);
        pool.updateRewardPerBlock(RATE + 1);
        pool.updateRewardPerBlock(RATE / 2);
        equal(pool.unallocated(), 500e18, "half");
        pool.updateStartAndEndBlocks(START + 50, START + 1550);
        equal(pool.unallocated(), 250e18, "a quarter");
        vm.expectRevert(IRewardPool.InvalidTerms.selector);
        pool.updateStartAndEndBlocks(START + 50, START + 2051);
        vm.expectRevert(IRewardPool.InvalidTerms.selector);
        pool.updateStartAndEndBlocks(START + 50, START + 49);
        vm.expectRevert(IRewardPool.InvalidTerms.selector);
        pool.updateStartAndEndBlocks(block.number - 1, START);
        vm.stopPrank();
        vm.roll(START + 50);
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.PoolHasStarted.selector, START + 50));
        pool.updateRewardPerBlock(1);
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.PoolHasStarted.selector, START + 50));
        pool.updateStartAndEndBlocks(START + 100, START + 101);
        vm.stopPrank();
    }

    function test_EmergencyWithdraw_GivesTheStakeOnce_AndFreesTheReward() external {
        stake(pool, ANNA, 1e18);
        vm.roll(START + 10);
        vm.prank(ANNA);
        pool.emergencyWithdraw();
        equal(stakes.balanceOf(ANNA), 1e18, "stake");
        equal(pool.pendingReward(ANNA), 0, "no reward");
        equal(pool.totalStaked(), 0, "total");
        equal(pool.unallocated(), 10e18, "free");
        stake(pool, ANNA, 1e18);
        vm.roll(START + 20);
        pool.deposit(0);
        vm.prank(ANNA);
        pool.withdraw(0);
        vm.roll(START + 30);
        stake(pool, BEN, 1e18);
        vm.prank(ANNA);
        pool.emergencyWithdraw();
        almost(pool.unallocated(), 20e18, "free, though others are there");
        vm.prank(ANNA);
        pool.emergencyWithdraw();
        equal(stakes.balanceOf(ANNA), 2e18, "both stakes, once");
        vm.prank(ANNA);
        vm.expectRevert(tooMany(1, 0));
        pool.withdraw(1);
    }

    function test_POOL7_EmergencyWithdraw_GivesNobodyElseTheReward() external {
        stake(pool, ANNA, 9e18);
        stake(pool, BEN, 1e18);
        vm.roll(START + 900);
        vm.prank(ANNA);
        pool.emergencyWithdraw();
        almost(pool.pendingReward(BEN), 90e18, "a tenth");
        almost(pool.unallocated(), 810e18, "the rest is the owner's");
        vm.roll(START + 950);
        almost(harvest(pool, BEN), 140e18, "all of it from then on");
        almost(pool.unallocated(), 810e18, "still");
    }

    function test_Deposit_CreditsWhatArrived() external {
        FeeOnTransferToken taxed = new FeeOnTransferToken();
        pool = makePool(taxed, rewards, 0);
        stake(pool, ANNA, 100e18);
        equal(stakedIn(pool, ANNA), 97e18, "97 of 100");
        vm.prank(ANNA);
        vm.expectRevert(tooMany(97e18 + 1, 97e18));
        pool.withdraw(97e18 + 1);
    }

    function test_Reentrant_IsRefusedAtEveryDoor() external {
        ReentrantToken token = new ReentrantToken();
        pool = makePool(stakes, token, 0);
        stake(pool, address(token), 1e18);
        stake(pool, ANNA, 1e18);
        bytes[3] memory doors = [
            abi.encodeCall(IStakingPool.deposit, (0)),
            abi.encodeCall(IRewardPool.withdraw, (1)),
            abi.encodeCall(IRewardPool.emergencyWithdraw, ())
        ];
        for (uint256 i = 0; i < 3; ++i) {
            vm.roll(START + 9 + i);
            token.setHook(address(pool), doors[i]);
            harvest(pool, ANNA);
            equal(token.refused(), i + 1, "refused");
        }
        equal(token.accepted(), 0, "none");
    }

    function test_POOL3_Deploy_RevertWhen_NotFunded() external {
        FeeOnTransferToken taxed = new FeeOnTransferToken();
        taxed.mint(address(this), 1000e18);
        taxed.approve(address(factory), 1000e18);
        vm.expectRevert(abi.encodeWithSelector(IPoolFactory.NotFunded.selector, 970e18, 1000e18));
        factory.deployPool(address(stakes), address(taxed), RATE, START, END, 0, OWNER);
        ZooToken none = new ZooToken();
        vm.expectRevert();
        factory.deployPool(address(stakes), address(none), RATE, START, END, 0, OWNER);
    }

    function test_Deploy_RevertWhen_TermsCannotBe() external {
        address staked = address(stakes);
        address reward = address(rewards);
        vm.expectRevert(IRewardPool.InvalidTerms.selector);
        factory.deployPool(staked, reward, RATE, START, START, 0, OWNER);
        vm.expectRevert(IRewardPool.InvalidTerms.selector);
        factory.deployPool(staked, reward, RATE, END, START, 0, OWNER);
        vm.expectRevert(IRewardPool.InvalidTerms.selector);
        factory.deployPool(staked, reward, RATE, block.number - 1, END, 0, OWNER);
        vm.expectRevert(IRewardPool.InvalidTerms.selector);
        factory.deployPool(staked, reward, 2 ** 104, START, END, 0, OWNER);
        vm.expectRevert(IRewardPool.InvalidTerms.selector);
        factory.deployPool(address(0xdead), reward, RATE, START, END, 0, OWNER);
        vm.expectRevert(IRewardPool.InvalidTerms.selector);
        factory.deployPool(staked, address(0xdead), RATE, START, END, 0, OWNER);
    }

    /// @dev A wei a block, or nearly all that fits, for one wei or nearly all that fits: 0 to 24 decimals lie between.
    function testFuzz_POOL10_AnyMagnitude_PaysAllAndOverflowsNever(uint256 rate, uint256 first, uint256 second)
        external
    {
        rate = within(rate, 1, 1 << within(rate >> 128, 1, 95));
        first = within(first, 1, 1 << within(first >> 128, 1, 110));
        second = within(second, 1, 1 << within(second >> 128, 1, 110));
        pool = makePool(stakes, rewards, rate, 0);
        stake(pool, ANNA, first);
        vm.roll(START + 400);
        stake(pool, BEN, second);
        vm.roll(END);
        uint256 paid = harvest(pool, ANNA) + harvest(pool, BEN);
        uint256 given = rate * 1000;
        require(paid <= given, "POOL-3 never more than was given");
        // What a part of a wei for each share is worth, and a wei each.
        require(given - paid <= (first + second) / pool.PRECISION_FACTOR() + 4, "nearly all of it");
        vm.prank(ANNA);
        pool.withdraw(first);
        vm.prank(BEN);
        pool.withdraw(second);
        equal(stakes.balanceOf(address(pool)), 0, "stakes");
    }
}
