// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INativePool} from "../../src/pools/INativePool.sol";
import {IPoolFactory} from "../../src/pools/IPoolFactory.sol";
import {IPoolLens} from "../../src/pools/IPoolLens.sol";
import {IRewardPool} from "../../src/pools/IRewardPool.sol";
import {IStakingPool} from "../../src/pools/IStakingPool.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {DeployedPools} from "./DeployedPools.sol";
import {PoolScene} from "./PoolScene.sol";

/// @title A token that burns all gas it is given, once it is told to
contract BurningToken is ZooToken {
    bool private _burns;

    function burn() external {
        _burns = true;
    }

    function balanceOf(address account) public view override returns (uint256) {
        while (_burns) {}
        return super.balanceOf(account);
    }
}

contract PoolLensTest is PoolScene {
    IPoolLens private lens;

    function setUp() external {
        setUpFactory();
        lens = DeployedPools.lens();
    }

    function yes(bool isSo, string memory what) private pure {
        equal(isSo ? 1 : 0, 1, what);
    }

    /// @dev Code that refuses one function and leaves all others to the code at `rest`, on its own storage.
    function refusing(bytes4 selector, address rest) private pure returns (bytes memory) {
        return abi.encodePacked(
            hex"5f3560e01c63", selector, hex"14603457365f5f375f5f365f73", rest, hex"5af43d5f5f3e6038575b5f5ffd5b3d5ff3"
        );
    }

    function test_ReadsWhatPoolsSayThemselves() external {
        IStakingPool pool = makePool(stakes, rewards, 50e18);
        rewards.mint(address(this), 1000e18);
        INativePool native = makeNativePool(address(rewards), 10e18);
        stake(pool, ANNA, 5e18);
        stakes.mint(ANNA, 7e18);
        vm.deal(ANNA, 9e18);
        vm.prank(ANNA);
        native.deposit{value: 4e18}();
        vm.roll(START + 10);

        (uint256 length, IPoolLens.PoolView[] memory pools) = lens.readPools(factory, ANNA, 0, 100);
        equal(length, 2, "length");
        equal(pools.length, 2, "read");
        IPoolLens.PoolView memory one = pools[0];
        yes(
            one.pool == address(pool) && one.isRead && one.isLimitRead && !one.isNative && one.isTokenRead, "what it is"
        );
        yes(one.stakedToken == address(stakes) && one.rewardToken == address(rewards), "tokens");
        equal(one.rewardPerBlock, RATE, "rate");
        equal(one.startBlock, START, "start");
        equal(one.bonusEndBlock, END, "end");
        equal(one.poolLimitPerUser, 50e18, "limit");
        equal(one.totalStaked, 5e18, "total");
        equal(one.staked, 5e18, "staked");
        equal(one.pendingReward, pool.pendingReward(ANNA), "pending");
        equal(one.balance, 7e18, "balance");
        equal(one.allowance, stakes.allowance(ANNA, address(pool)), "allowance");
        IPoolLens.PoolView memory coin = pools[1];
        yes(coin.isNative && coin.isTokenRead && !coin.inBlackList, "native");
        equal(coin.staked, 4e18, "coin staked");
        equal(coin.balance, 5e18, "coin");
        equal(coin.allowance, type(uint256).max, "coin needs no allowance");
    }

    function test_PagesAndNobody() external {
        for (uint256 i; i < 3; ++i) {
            makePool(stakes, rewards, 0);
        }
        (uint256 length, IPoolLens.PoolView[] memory pools) = lens.readPools(factory, address(0), 2, 5);
        equal(length, 3, "length");
        equal(pools.length, 1, "the last");
        equal(pools[0].staked + pools[0].balance + pools[0].allowance, 0, "no account has nothing");
        (, pools) = lens.readPools(factory, address(0), 3, type(uint256).max);
        equal(pools.length, 0, "beyond the last");
    }

    function test_ATokenThatBurnsAllGasStopsNothing() external {
        BurningToken burning = new BurningToken();
        IStakingPool pool = makePool(burning, rewards, 0);
        stake(pool, ANNA, 5e18);
        makePool(stakes, rewards, 0);
        burning.burn();
        (, IPoolLens.PoolView[] memory pools) = lens.readPools(factory, ANNA, 0, 2);
        yes(pools[0].isRead && !pools[0].isTokenRead, "its token is silent");
        equal(pools[0].staked, 5e18, "and the stake is read");
        yes(pools[1].isRead && pools[1].isTokenRead, "the other one is whole");
    }

    function test_POOL_077_AFailedLimitReadYieldsZero() external {
        IStakingPool pool = makePool(stakes, rewards, 50e18);
        rewards.mint(address(this), 1000e18);
        stake(pool, ANNA, 5e18);
        (bytes memory code, address moved) = (address(pool).code, address(0xF00D));
        vm.etch(moved, code);
        vm.etch(address(pool), refusing(IRewardPool.poolLimitPerUser.selector, moved));
        (, IPoolLens.PoolView[] memory pools) = lens.readPools(factory, ANNA, 0, 1);
        yes(pools[0].isRead && !pools[0].isLimitRead, "the limit alone is not read");
        equal(pools[0].poolLimitPerUser, 0, "limit");
        equal(pools[0].staked, 5e18, "and the stake is");
        vm.etch(address(pool), code);
        (, pools) = lens.readPools(factory, ANNA, 0, 1);
        yes(pools[0].isLimitRead, "read again");
        equal(pools[0].poolLimitPerUser, 50e18, "limit told");
    }

    function test_APoolThatDoesNotAnswerStopsNothing() external {
        IStakingPool pool = makePool(stakes, rewards, 0);
        makePool(stakes, rewards, 0);
        vm.etch(address(pool), hex"fe");
        (, IPoolLens.PoolView[] memory pools) = lens.readPools(IPoolFactory(address(factory)), ANNA, 0, 2);
        yes(pools[0].pool == address(pool) && !pools[0].isRead, "not read");
        yes(pools[1].isRead, "the other one is");
    }
}
