// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IStakingPool} from "../../src/pools/IStakingPool.sol";
import {VectorRows} from "../support/VectorRows.sol";
import {PoolScene} from "./PoolScene.sol";

/// @title The reference in TypeScript and pools of all magnitudes agree to the wei
contract PoolVectorsTest is PoolScene, VectorRows {
    function setUp() external {
        setUpFactory();
    }

    function test_POOL3_POOL7_POOL10_Lives() external {
        bytes memory rows = vm.readFileBinary("./test/pools/vectors/pools.bin");
        uint256 count = rows.length / (6 * 32);
        require(count >= 1500, "cases");
        IStakingPool pool;
        for (uint256 i = 0; i < count; ++i) {
            uint256 row = i * 6;
            (uint256 kind, uint256 amount) = (_at(rows, row), _at(rows, row + 3));
            if (kind == 0) {
                vm.roll(START - 20);
                pool = makePool(stakes, rewards, amount, 0);
                continue;
            }
            vm.roll(block.number + _at(rows, row + 1));
            address actor = address(uint160(0xa1 + _at(rows, row + 2)));
            uint256 had = rewards.balanceOf(actor);
            equal(pool.pendingReward(actor), _at(rows, row + 4), "shown");
            if (kind == 1) {
                stake(pool, actor, amount);
            } else {
                vm.prank(actor);
                pool.withdraw(amount);
            }
            equal(rewards.balanceOf(actor) - had, _at(rows, row + 4), "paid");
            equal(pool.unallocated(), _at(rows, row + 5), "unallocated");
        }
    }
}
