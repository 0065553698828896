// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INativePool} from "../../src/pools/INativePool.sol";
import {IRewardPool} from "../../src/pools/IRewardPool.sol";
import {IStakingPool} from "../../src/pools/IStakingPool.sol";
import {BlocklistToken} from "../zoo/BlocklistToken.sol";
import {ChargeOnTopToken} from "../zoo/ChargeOnTopToken.sol";
import {FeeOnTransferToken} from "../zoo/FeeOnTransferToken.sol";
import {ReentrantToken} from "../zoo/ReentrantToken.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {PoolScene} from "./PoolScene.sol";

/// @title Eight actors, an owner and an operator on four pools: a taxed token for a token with a list, a token for itself, the
/// coin for a token that comes back in the middle of each transfer, and a token that charges the sender
contract PoolHandler is PoolScene {
    uint256 private constant ACTORS = 8;
    uint256 private constant POOLS = 4;
    uint256 private constant GIVEN = RATE * (END - START);

    string public broken;
    IRewardPool[POOLS] private _pools;
    uint256[POOLS] private _paid;
    uint256[POOLS] private _taken;

    constructor() {
        setUpFactory();
        ReentrantToken reentrant = new ReentrantToken();
        reentrant.mint(address(this), GIVEN);
        _pools[0] = makePool(new FeeOnTransferToken(), new BlocklistToken(), 1e21);
        _pools[1] = makePool(rewards, rewards, 0);
        _pools[2] = makeNativePool(address(reentrant), 1e21);
        _pools[3] = makePool(new ChargeOnTopToken(), new ZooToken(), 0);
        reentrant.setHook(address(_pools[2]), abi.encodeCall(IRewardPool.emergencyWithdraw, ()));
        for (uint256 i = 0; i < ACTORS; ++i) {
            vm.deal(_actor(i), 1e27);
            for (uint256 which = 0; which < POOLS; ++which) {
                if (which == 2) continue;
                ZooToken token = ZooToken(_pools[which].stakedToken());
                token.mint(_actor(i), 1e27);
                vm.prank(_actor(i));
                token.approve(address(_pools[which]), type(uint256).max);
            }
        }
        vm.roll(START - 20);
    }

    function deposit(uint256 which, uint256 who, uint256 amount) external {
        (which, amount) = (which % POOLS, within(amount, 1, 1e21));
        address actor = _actor(who);
        IRewardPool pool = _pools[which];
        uint256 has = _staked(which, actor);
        uint256 arrives = which == 0 ? amount - amount * 3 / 100 : amount;
        bool fits = !pool.hasUserLimit() || has + arrives <= pool.poolLimitPerUser();
        bool isListed = which == 2 && _isListed(actor);
        bool done =
            _act(which, actor, which == 2 ? abi.encodeCall(INativePool.deposit, ()) : _deposit(amount), amount, amount);
        _check(
            done == (fits && !isListed && block.number < pool.bonusEndBlock()), "POOL-5 what may be staked is staked"
        );
        if (done) _check(_staked(which, actor) == has + arrives, "POOL-1 what arrived is credited");
    }

    function harvest(uint256 which, uint256 who) external {
        which = which % POOLS;
        bool done = _act(which, _actor(who), which == 2 ? abi.encodeCall(INativePool.deposit, ()) : _deposit(0), 0, 0);
        _check(done, "POOL-6 a harvest never fails");
    }

    function withdraw(uint256 which, uint256 who, uint256 part) external {
        which = which % POOLS;
        address actor = _actor(who);
        uint256 has = _staked(which, actor);
        uint256 amount = has * within(part, 0, 100) / 100;
        uint256 charged = which == 3 ? amount * 3 / 100 : 0;
        bool done = _act(which, actor, abi.encodeCall(IRewardPool.withdraw, (amount)), 0, amount);
        _check(done == (amount + charged <= has), "POOL-6 what is staked can be withdrawn");
        uint256 left = done ? has - amount - charged : has;
        _check(_staked(which, actor) == left, "POOL-11 who leaves bears what is charged");
        vm.prank(actor);
        (done,) = address(_pools[which]).call(abi.encodeCall(IRewardPool.withdraw, (left + 1)));
        _check(!done, "POOL-1 no more than one's own");
    }

    function leaveInHaste(uint256 which, uint256 who) external {
        which = which % POOLS;
        address actor = _actor(who);
        IRewardPool pool = _pools[which];
        uint256 has = _staked(which, actor);
        uint256 had = which == 2 ? actor.balance : ZooToken(pool.stakedToken()).balanceOf(actor);
        uint256 forgone = pool.pendingReward(actor) - pool.owedReward(actor);
        uint256 free = pool.unallocated();
        uint256[8] memory pending = _pending(which);
        vm.prank(actor);
        (bool done,) = address(pool).call(abi.encodeCall(IRewardPool.emergencyWithdraw, ()));
        bool isCharged = which == 3 && has * 3 / 100 > 0;
        _check(done != isCharged, "POOL-6 leaving in haste never fails, but at the cost of others");
        if (!done) return;
        _check(_staked(which, actor) == 0, "POOL-6 and leaves no receipt");
        uint256 has2 = which == 2 ? actor.balance : ZooToken(pool.stakedToken()).balanceOf(actor);
        _check(has2 - had == (which == 0 ? has - has * 3 / 100 : has), "POOL-6 the stake comes back");
        _check(pool.unallocated() == free + forgone, "POOL-7 what was forgone is free");
        for (uint256 i = 0; i < ACTORS; ++i) {
            if (_actor(i) != actor) _check(_pending(which)[i] == pending[i], "POOL-7 no other staker earns it");
        }
        _check(pool.pendingReward(actor) == pool.owedReward(actor), "POOL-6 only debts stay");
    }

    function take(uint256 which, uint256 part) external {
        which = which % POOLS;
        uint256 free = _pools[which].unallocated();
        uint256 amount = free * within(part, 0, 100) / 100;
        vm.startPrank(OWNER);
        (bool done,) = address(_pools[which]).call(abi.encodeCall(IRewardPool.emergencyRewardWithdraw, (free + 1)));
        _check(!done, "POOL-7 no more than what is free");
        if (which == 0) BlocklistToken(_pools[0].rewardToken()).setBlocked(OWNER, false);
        _pools[which].emergencyRewardWithdraw(amount);
        vm.stopPrank();
        _taken[which] += amount;
        _check(_pools[which].unallocated() == free - amount, "POOL-7 once");
    }

    function meddle(uint256 which, uint256 who, uint256 what) external {
        (which, what) = (which % POOLS, what % 16);
        IRewardPool pool = _pools[which];
        if (what < 6) {
            BlocklistToken token = BlocklistToken(_pools[0].rewardToken());
            token.setBlocked(_actor(who), !token.isBlocked(_actor(who)));
        } else if (what < 10) {
            bool isListed = _isListed(_actor(who));
            vm.prank(OPERATOR);
            if (isListed) INativePool(address(_pools[2])).removeBlackList(_actor(who));
            else INativePool(address(_pools[2])).setBlackList(_actor(who));
        } else if (what < 13) {
            if (!pool.hasUserLimit()) return;
            uint256 limit = pool.poolLimitPerUser() * 2;
            vm.prank(OWNER);
            pool.updatePoolLimitPerUser(limit < 1e24, limit);
        } else if (what == 13 && block.number > END - 200) {
            uint256[8] memory pending = _pending(which);
            vm.prank(OWNER);
            (bool done,) = address(pool).call(abi.encodeCall(IRewardPool.stopReward, ()));
            if (done) _check(pool.bonusEndBlock() == block.number, "POOL-8 a stop ends with this block");
            for (uint256 i = 0; i < ACTORS; ++i) {
                _check(_pending(which)[i] == pending[i], "POOL-8 and takes nothing of before");
            }
        } else if (what == 14) {
            bool isOpen = block.number < pool.startBlock();
            uint256 rate = pool.rewardPerBlock();
            vm.prank(OWNER);
            (bool done,) = address(pool).call(abi.encodeCall(IRewardPool.updateRewardPerBlock, (rate)));
            _check(done == isOpen, "POOL-9 terms are fixed from the start");
        } else {
            ZooToken(pool.rewardToken()).mint(address(pool), 1e20);
        }
    }

    function pass(uint256 blocks) external {
        vm.roll(block.number + within(blocks, 1, 80));
    }

    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        for (uint256 which = 0; which < POOLS; ++which) {
            IRewardPool pool = _pools[which];
            (uint256 sum, uint256 pending) = (0, 0);
            for (uint256 i = 0; i < ACTORS; ++i) {
                sum += _staked(which, _actor(i));
                pending += pool.pendingReward(_actor(i));
            }
            if (sum != pool.totalStaked()) return "POOL-1 stakes add up";
            uint256 held = ZooToken(pool.stakedToken()).balanceOf(address(pool));
            if (which == 2 ? held != sum : held < sum) return "POOL-11 stakes lie there";
            if (which == 1) held -= sum;
            else held = ZooToken(pool.rewardToken()).balanceOf(address(pool));
            if (_paid[which] + _taken[which] > GIVEN) return "POOL-3 POOL-4 paid is at most what was given";
            uint256 end = pool.bonusEndBlock();
            uint256 from = block.number < START ? START : block.number;
            uint256 future = end > from ? (end - from) * RATE : 0;
            if (held < pending + pool.unallocated() + future) return "POOL-2 POOL-3 all that is promised lies there";
        }
        return "";
    }

    /// @dev A call of an actor, who is paid what was shown, or keeps it as a debt.
    function _act(uint256 which, address actor, bytes memory data, uint256 value, uint256 moved)
        private
        returns (bool done)
    {
        IRewardPool pool = _pools[which];
        ZooToken token = ZooToken(pool.rewardToken());
        bool isBlocked = which == 0 && BlocklistToken(address(token)).isBlocked(actor);
        (uint256 due, uint256 had) = (pool.pendingReward(actor), token.balanceOf(actor));
        if (which == 1 && value == 0) had += moved;
        vm.prank(actor);
        (done,) = address(pool).call{value: which == 2 ? value : 0}(data);
        if (!done) return false;
        if (which == 1 && value > 0) had -= moved;
        uint256 paid = token.balanceOf(actor) - had;
        _paid[which] += paid;
        _check(paid == (isBlocked ? 0 : due), "POOL-6 what was shown is paid");
        _check(pool.owedReward(actor) == due - paid, "POOL-6 or owed");
    }

    function _pending(uint256 which) private view returns (uint256[8] memory pending) {
        for (uint256 i = 0; i < ACTORS; ++i) {
            pending[i] = _pools[which].pendingReward(_actor(i));
        }
    }

    function _staked(uint256 which, address actor) private view returns (uint256 amount) {
        if (which == 2) (amount,,) = INativePool(address(_pools[2])).userInfo(actor);
        else (amount,) = IStakingPool(address(_pools[which])).userInfo(actor);
    }

    function _isListed(address actor) private view returns (bool isListed) {
        (,, isListed) = INativePool(address(_pools[2])).userInfo(actor);
    }

    function _deposit(uint256 amount) private pure returns (bytes memory) {
        return abi.encodeCall(IStakingPool.deposit, (amount));
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }

    function _actor(uint256 seed) private pure returns (address) {
        return address(uint160(0xa0 + seed % ACTORS));
    }
}
