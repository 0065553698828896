// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMoneyVault} from "../../src/pools/IMoneyVault.sol";
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
        vault.harvest();
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

    /// @dev An owner who has staked by hand would be paid what the vault has earned since its last harvest.
    function test_VAULT13_APull_GivesNobodyTheReward() external {
        enter(ANNA, 100e18);
        pass(28_800);
        uint256 pending = farms.pendingMoney(0, MANUAL);
        vm.prank(OWNER);
        vault.emergencyWithdraw();
        equal(farms.pendingMoney(0, MANUAL), pending, "as before");
        equal(farms.owedMoney(0, address(vault)), 0, "for good");
    }

    function test_VAULT9_Bounty_IsNothingWhileTheFarmMayNotMint() external {
        enter(ANNA, 100e18);
        pass(1000);
        require(vault.calculateHarvestCakeRewards() > 0, "a bounty");
        money.revokeRole(money.MINTER_ROLE(), address(farms));
        _bountyIsPaid(0);
        money.grantRole(money.MINTER_ROLE(), address(farms));
        _bountyIsPaid(vault.calculateTotalPendingCakeRewards() * vault.callFee() / 10_000);
    }

    function test_VAULT9_Bounty_IsNothingBeyondTheCapOfMoney() external {
        enter(ANNA, 100e18);
        pass(1000);
        uint256 due = vault.calculateTotalPendingCakeRewards();
        money.grantRole(money.MINTER_ROLE(), address(this));
        uint256 room = money.CAP() - money.totalSupply();
        money.mint(address(this), room - due + 1);
        _bountyIsPaid(0);
        money.burn(1);
        _bountyIsPaid(due * vault.callFee() / 10_000);
    }

    /// @dev A deposit a hundred times as large as all others took 99% of what the farm owed them.
    function test_VAULT16_Deposit_RevertWhenTheFarmOwes() external {
        enter(ANNA, 100e18);
        pass(1000);
        money.revokeRole(money.MINTER_ROLE(), address(farms));
        uint256 owed = vault.calculateTotalPendingCakeRewards();
        money.transfer(BEN, 10_000e18);
        vm.prank(BEN);
        money.approve(address(vault), type(uint256).max);
        _refused(owed);
        // Noted as a debt or not, it is one.
        vault.harvest();
        equal(farms.owedMoney(0, address(vault)), owed, "owed");
        _refused(owed);
        money.grantRole(money.MINTER_ROLE(), address(farms));
        vm.prank(BEN);
        vault.deposit(10_000e18);
        uint256 gained = owed - owed * vault.performanceFee() / 10_000;
        // Less the part of the shares that nobody has.
        require(_worthOf(ANNA) <= 100e18 + gained && _worthOf(ANNA) + 1e10 > 100e18 + gained, "all of it is hers");
        require(_worthOf(BEN) <= 10_000e18 && _worthOf(BEN) + 1e10 > 10_000e18, "none is his");
    }

    /// @dev Exits give up what is owed to those who stay, and are never barred by it.
    function test_VAULT16_WithdrawAndHarvest_GoOnWhileTheFarmOwes() external {
        enter(ANNA, 100e18);
        enter(BEN, 100e18);
        pass(1000);
        money.revokeRole(money.MINTER_ROLE(), address(farms));
        vault.harvest();
        vm.warp(block.timestamp + 72 hours);
        vm.prank(ANNA);
        vault.withdraw(50e18);
        equal(money.balanceOf(ANNA), 50e18, "a part");
        equal(leaveAll(ANNA), 50e18, "the rest");
        equal(leaveAll(BEN), 100e18, "and the last one");
    }

    /// @dev While the stake lies in the vault nothing pays the debt but the owner's `earn`.
    function test_VAULT16_Deposit_RevertWhenTheFarmOwesAndTheStakeIsPulled() external {
        enter(ANNA, 100e18);
        pass(1000);
        money.revokeRole(money.MINTER_ROLE(), address(farms));
        vault.harvest();
        vm.prank(OWNER);
        vault.emergencyWithdraw();
        uint256 owed = farms.owedMoney(0, address(vault));
        money.transfer(BEN, 10_000e18);
        vm.prank(BEN);
        money.approve(address(vault), type(uint256).max);
        _refused(owed);
        money.grantRole(money.MINTER_ROLE(), address(farms));
        _refused(owed);
        vm.prank(OWNER);
        vault.earn();
        vm.prank(BEN);
        vault.deposit(10_000e18);
        require(_worthOf(BEN) <= 10_000e18 && _worthOf(BEN) + 1e10 > 10_000e18, "nothing of the past");
    }

    function _refused(uint256 owed) private {
        vm.expectRevert(abi.encodeWithSelector(IMoneyVault.RewardUnpaid.selector, owed));
        vm.prank(BEN);
        vault.deposit(10_000e18);
    }

    function _worthOf(address account) private view returns (uint256) {
        return sharesOf(account) * vault.getPricePerFullShare() / 1e18;
    }

    function _bountyIsPaid(uint256 bounty) private {
        equal(vault.calculateHarvestCakeRewards(), bounty, "shown");
        uint256 had = money.balanceOf(BEN);
        vm.prank(BEN);
        vault.harvest();
        equal(money.balanceOf(BEN) - had, bounty, "paid");
    }
}
