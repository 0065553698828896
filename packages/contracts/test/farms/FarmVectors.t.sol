// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {VectorRows} from "../support/VectorRows.sol";
import {FarmScene} from "./FarmScene.sol";

/// @title The reference in TypeScript and the farm agree to the wei
contract FarmVectorsTest is FarmScene, VectorRows {
    function setUp() external {
        setUpFarms();
        vm.roll(START);
    }

    function test_CHEF7_CHEF15_Life() external {
        bytes memory rows = vm.readFileBinary("./test/farms/vectors/farm.bin");
        uint256 count = rows.length / (6 * 32);
        require(count >= 1500, "cases");
        for (uint256 i = 0; i < count; ++i) {
            uint256 row = i * 6;
            vm.roll(block.number + _at(rows, row));
            (uint256 kind, uint256 who, uint256 amount) = (_at(rows, row + 1), _at(rows, row + 2), _at(rows, row + 3));
            if (kind == 2) {
                vm.prank(OWNER);
                farms.set(1, who, true);
            } else {
                address actor = address(uint160(0xa1 + who));
                uint256 had = money.balanceOf(actor);
                equal(farms.pendingMoney(1, actor), _at(rows, row + 4), "shown");
                if (kind == 1) withdraw(actor, 1, amount);
                else stake(actor, 1, amount);
                equal(money.balanceOf(actor) - had, _at(rows, row + 4), "paid");
            }
            equal(farms.totalStaked(1), _at(rows, row + 5), "stakes");
        }
    }
}
