// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {VaultScene} from "./VaultScene.sol";

/// @title What can happen to the vault at the worst moment
contract VaultAttacksTest is VaultScene {
    function setUp() external {
        setUpVault();
    }

    /// @dev Minting fails, the owner pulls the stake, minting works again: what the farm owes comes back with the stake.
    function test_VAULT6_VAULT7_WhatTheFarmOwes_IsNotLostByAPull() external {
        enter(ANNA, 100e18);
        pass(1000);
        money.revokeRole(money.MINTER_ROLE(), address(farms));
        enter(BEN, 1e18);
        uint256 owed = farms.owedMoney(0, address(vault));
        require(owed > 0, "owed");
        vm.prank(OWNER);
        vault.emergencyWithdraw();
        money.grantRole(money.MINTER_ROLE(), address(farms));
        (uint256 worth, uint256 fees) = (vault.balanceOf(), money.balanceOf(TREASURY));
        vm.prank(OWNER);
        vault.earn();
        uint256 fee = owed * vault.performanceFee() / 10_000;
        equal(vault.balanceOf() - worth, owed - fee, "counted for the shares");
        equal(money.balanceOf(TREASURY) - fees, fee, "less the fee");
        equal(money.balanceOf(address(vault)), vault.available(), "nothing lies here for nobody");
    }
}
