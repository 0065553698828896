// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolFactory} from "../../src/pools/IPoolFactory.sol";
import {IRewardPool} from "../../src/pools/IRewardPool.sol";
import {IStakingPool} from "../../src/pools/IStakingPool.sol";
import {ChargeOnTopToken} from "../zoo/ChargeOnTopToken.sol";
import {DoubleEntryToken} from "../zoo/DoubleEntryToken.sol";
import {RebasingToken} from "../zoo/RebasingToken.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {PoolScene} from "./PoolScene.sol";

/// @title Ways to a part of other people's stakes
contract PoolAttacksTest is PoolScene {
    IStakingPool private pool;

    function setUp() external {
        setUpFactory();
        pool = makePool(stakes, rewards, 0);
    }

    /// @dev The last one to leave was 3% of all others short.
    function test_POOL11_ChargeOnTop_IsBorneByWhoLeaves() external {
        ChargeOnTopToken token = new ChargeOnTopToken();
        pool = makePool(token, rewards, 0);
        token.mint(ANNA, 3e18);
        stake(pool, ANNA, 100e18);
        token.mint(BEN, 3e18);
        stake(pool, BEN, 100e18);
        vm.roll(START + 10);
        vm.startPrank(BEN);
        vm.expectRevert(tooMany(103e18, 100e18));
        pool.withdraw(100e18);
        vm.expectRevert(tooMany(103e18, 100e18));
        pool.emergencyWithdraw();
        pool.withdraw(97e18);
        vm.stopPrank();
        almost(rewards.balanceOf(BEN), 5e18, "the reward");
        equal(stakedIn(pool, BEN), 0.09e18, "97 and 2.91 of 100");
        equal(pool.totalStaked(), 100.09e18, "in all");
        equal(token.balanceOf(address(pool)), 100.09e18, "lies there");
        vm.roll(START + 20);
        vm.prank(ANNA);
        pool.withdraw(97e18);
        equal(token.balanceOf(address(pool)), 0.18e18, "hers was whole");
    }

    /// @dev A balance that grows by itself may be rounded against the sender: its surplus bears that.
    function test_POOL6_Exit_OfATokenThatRoundsAgainstWhoSends() external {
        ChargeOnTopToken token = new ChargeOnTopToken();
        pool = makePool(token, rewards, 0);
        token.mint(ANNA, 3e18);
        stake(pool, ANNA, 100e18);
        token.mint(address(pool), 3e18);
        vm.prank(ANNA);
        pool.withdraw(100e18);
        equal(token.balanceOf(ANNA), 100e18, "all of it");
        equal(pool.totalStaked(), 0, "none");
    }

    /// @dev Of a token that is staked as well, the rewards would be charged to the stakes.
    function test_POOL3_Deploy_RevertWhen_TheRewardTokenChargesWhoSends() external {
        ChargeOnTopToken token = new ChargeOnTopToken();
        token.mint(address(this), 2000e18);
        token.approve(address(factory), type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(IPoolFactory.SenderCharged.selector, 30e18));
        factory.deployPool(address(token), address(token), RATE, START, END, 0, OWNER);
    }

    /// @dev Of a token that shrank less lies there than the owner may take: the rest are stakes.
    function test_POOL7_Owner_TakesNoStakesForWhatIsGone() external {
        RebasingToken token = new RebasingToken();
        pool = makePool(token, token, 0);
        vm.roll(START + 900);
        stake(pool, ANNA, 1000e18);
        token.rebase(0.6e18);
        equal(pool.unallocated(), 900e18, "nothing was staked");
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.ExceedsUnallocated.selector, 200e18 + 1, 200e18));
        pool.emergencyRewardWithdraw(200e18 + 1);
        pool.emergencyRewardWithdraw(200e18);
        vm.stopPrank();
        equal(token.balanceOf(address(pool)), 1000e18, "the stake");
    }

    /// @dev What leaves by a second address comes back as a stake of the owner in the middle of it: the balance is as before.
    function test_RecoverWrongTokens_NeverAsAStakeOfItsOwner() external {
        stake(pool, ANNA, 100e18);
        StakesWhatItMoves entry = new StakesWhatItMoves(stakes, pool);
        vm.prank(address(pool));
        stakes.approve(address(entry), type(uint256).max);
        vm.prank(OWNER);
        vm.expectRevert(IRewardPool.Reentered.selector);
        pool.recoverWrongTokens(address(entry), 100e18);
        equal(stakedIn(pool, address(entry)), 0, "no stake");
    }

    function test_RecoverWrongTokens_NeverStakesOrRewards_UnderNoAddress() external {
        ZooToken other = new ZooToken();
        other.mint(address(pool), 5);
        stake(pool, ANNA, 1e18);
        DoubleEntryToken entry = new DoubleEntryToken(stakes);
        vm.prank(address(pool));
        stakes.approve(address(entry), type(uint256).max);
        DoubleEntryToken second = new DoubleEntryToken(rewards);
        vm.prank(address(pool));
        rewards.approve(address(second), type(uint256).max);
        address[4] memory ours = [address(stakes), address(rewards), address(entry), address(second)];
        for (uint256 i = 0; i < 4; ++i) {
            vm.prank(OWNER);
            vm.expectRevert(abi.encodeWithSelector(IRewardPool.NotAWrongToken.selector, ours[i]));
            pool.recoverWrongTokens(ours[i], 1);
        }
        vm.prank(OWNER);
        pool.recoverWrongTokens(address(other), 5);
        equal(other.balanceOf(OWNER), 5, "found");
    }
}

/// @title A second address of the stakes that brings back in what it moves out, as its own stake
contract StakesWhatItMoves {
    ZooToken private immutable _token;
    IStakingPool private immutable _pool;

    constructor(ZooToken token, IStakingPool pool) {
        (_token, _pool) = (token, pool);
        token.approve(address(pool), type(uint256).max);
    }

    function transfer(address, uint256 value) external returns (bool) {
        _token.transferFrom(msg.sender, address(this), value);
        _pool.deposit(value);
        return true;
    }
}
