// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INativePool} from "../../src/pools/INativePool.sol";
import {IPoolFactory} from "../../src/pools/IPoolFactory.sol";
import {IRewardPool} from "../../src/pools/IRewardPool.sol";
import {IStakingPool} from "../../src/pools/IStakingPool.sol";
import {IWBESC} from "../../src/shared/IWBESC.sol";
import {Deployed} from "../support/Deployed.sol";
import {RoleMatrix} from "../support/RoleMatrix.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {DeployedPools} from "./DeployedPools.sol";

/// @title A pool factory, and pools that pay a token a block for a thousand blocks
abstract contract PoolScene is RoleMatrix {
    uint256 internal constant START = 1000;
    uint256 internal constant END = 2000;
    uint256 internal constant RATE = 1e18;
    address internal constant ANNA = address(0xa1);
    address internal constant BEN = address(0xa2);

    IWBESC internal wbesc;
    IPoolFactory internal factory;
    ZooToken internal stakes;
    ZooToken internal rewards;

    function setUpFactory() internal {
        vm.roll(START - 100);
        wbesc = Deployed.wbesc();
        factory = DeployedPools.factory(wbesc, address(this));
        (stakes, rewards) = (new ZooToken(), new ZooToken());
    }

    function makePool(ZooToken staked, ZooToken reward, uint256 limit) internal returns (IStakingPool) {
        return makePool(staked, reward, RATE, limit);
    }

    function makePool(ZooToken staked, ZooToken reward, uint256 rate, uint256 limit)
        internal
        returns (IStakingPool pool)
    {
        reward.mint(address(this), rate * (END - START));
        reward.approve(address(factory), type(uint256).max);
        return IStakingPool(factory.deployPool(address(staked), address(reward), rate, START, END, limit, OWNER));
    }

    function makeNativePool(address reward, uint256 limit) internal returns (INativePool) {
        ZooToken(reward).approve(address(factory), type(uint256).max);
        return INativePool(factory.deployNativePool(reward, RATE, START, END, limit, OWNER, OPERATOR));
    }

    function stake(IStakingPool pool, address account, uint256 amount) internal {
        ZooToken token = ZooToken(pool.stakedToken());
        token.mint(account, amount);
        vm.prank(account);
        token.approve(address(pool), type(uint256).max);
        vm.prank(account);
        pool.deposit(amount);
    }

    function harvest(IStakingPool pool, address account) internal returns (uint256 paid) {
        ZooToken token = ZooToken(pool.rewardToken());
        uint256 had = token.balanceOf(account);
        vm.prank(account);
        pool.deposit(0);
        return token.balanceOf(account) - had;
    }

    function stakedIn(IStakingPool pool, address account) internal view returns (uint256 amount) {
        (amount,) = pool.userInfo(account);
    }

    function tooMany(uint256 amount, uint256 has) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IRewardPool.InsufficientStake.selector, amount, has);
    }
}
