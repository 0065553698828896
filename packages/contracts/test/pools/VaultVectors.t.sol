// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {VectorRows} from "../support/VectorRows.sol";
import {VaultScene} from "./VaultScene.sol";

/// @title The reference in TypeScript and the vault agree to the wei
contract VaultVectorsTest is VaultScene, VectorRows {
    function setUp() external {
        setUpVault();
        vm.prank(OWNER);
        vault.setWithdrawFeePeriod(0);
    }

    function test_VAULT6_VAULT7_VAULT9_Life() external {
        bytes memory rows = vm.readFileBinary("./test/pools/vectors/vault.bin");
        uint256 count = rows.length / (6 * 32);
        require(count >= 1000, "cases");
        for (uint256 i = 0; i < count; ++i) {
            uint256 row = i * 6;
            vm.roll(block.number + _at(rows, row));
            (uint256 kind, uint256 amount, uint256 given) = (_at(rows, row + 1), _at(rows, row + 3), _at(rows, row + 4));
            address actor = address(uint160(0xb1 + _at(rows, row + 2)));
            uint256 shares = sharesOf(actor);
            uint256 had = money.balanceOf(actor);
            if (kind == 0) {
                enter(actor, amount);
                equal(sharesOf(actor) - shares, given, "shares");
            } else {
                vm.prank(actor);
                if (kind == 1) vault.withdraw(amount);
                else vault.harvest();
                equal(money.balanceOf(actor) - had, given, kind == 1 ? "paid" : "bounty");
            }
            equal(vault.balanceOf(), _at(rows, row + 5), "assets");
        }
    }
}
