// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmMaster} from "../../src/farms/IFarmMaster.sol";
import {IMoneyVault} from "../../src/pools/IMoneyVault.sol";
import {IMoney} from "../tokens/TokenFaces.sol";
import {DeployedPools} from "./DeployedPools.sol";
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
        equal(money.balanceOf(address(vault)), vault.available(), "all that lies here is available");
    }

    /// @dev Anybody executes what the timelock has let wait, when the most is due: those who have shares get it all the same.
    function test_VAULT13_APull_CollectsFirst() external {
        enter(ANNA, 100e18);
        pass(28_800);
        uint256 pending = farms.pendingMoney(0, MANUAL);
        uint256 due = vault.calculateTotalPendingCakeRewards();
        uint256 fee = due * vault.performanceFee() / 10_000;
        vm.prank(OWNER);
        vault.emergencyWithdraw();
        equal(vault.balanceOf(), 100e18 + due - fee, "all that was earned");
        equal(vault.available(), vault.balanceOf(), "lies here");
        equal(money.balanceOf(address(vault)), vault.balanceOf(), "in MONEY");
        equal(money.balanceOf(TREASURY), fee, "VAULT-7 less the fee");
        equal(farms.pendingMoney(0, MANUAL), pending, "who staked by hand earns as before");
    }

    /// @dev What cannot be minted at a pull is owed, not lost.
    function test_VAULT13_APull_NotesWhatTheFarmCannotPay() external {
        enter(ANNA, 100e18);
        pass(1000);
        uint256 due = vault.calculateTotalPendingCakeRewards();
        money.revokeRole(money.MINTER_ROLE(), address(farms));
        vm.prank(OWNER);
        vault.emergencyWithdraw();
        equal(vault.balanceOf(), 100e18, "the stake");
        equal(farms.owedMoney(0, address(vault)), due, "owed");
    }

    /// @dev A farm that answers by failing, or burns all it is given, keeps no stake.
    function test_VAULT13_APull_ThoughTheFarmFails() external {
        FailingFarm farm = new FailingFarm(address(money));
        for (uint256 burns = 0; burns < 2; ++burns) {
            vault = DeployedPools.vault(money, IFarmMaster(address(farm)), OWNER, GUARDIAN, TREASURY);
            farm.fail(false, false);
            enter(ANNA, 100e18);
            farm.fail(true, burns == 1);
            vm.prank(OWNER);
            vault.emergencyWithdraw{gas: 2_000_000}();
            equal(vault.available(), 100e18, "out");
            vm.prank(ANNA);
            vault.withdrawAll();
        }
    }

    /// @dev The caller of the pull chooses its gas: with too little for collecting there is none for the rest.
    function test_VAULT13_APull_CollectsWithWhateverGas() external {
        enter(ANNA, 100e18);
        pass(28_800);
        uint256 due = vault.calculateTotalPendingCakeRewards();
        for (uint256 gas = 60_000; gas < 400_000; gas += 3000) {
            vm.prank(OWNER);
            (bool done,) = address(vault).call{gas: gas}(abi.encodeCall(IMoneyVault.emergencyWithdraw, ()));
            if (done) break;
        }
        require(vault.isPulled(), "pulled");
        equal(vault.balanceOf(), 100e18 + due - due * vault.performanceFee() / 10_000, "with all of it");
    }

    /// @dev The same for an exit that stakes what it collected.
    function test_VAULT17_Withdraw_StakesAgainWithWhateverGas() external {
        enter(ANNA, 100e18);
        pass(28_800);
        for (uint256 gas = 60_000; gas < 400_000; gas += 2000) {
            vm.prank(ANNA);
            (bool done,) = address(vault).call{gas: gas}(abi.encodeCall(IMoneyVault.withdraw, (1)));
            if (done) break;
        }
        require(sharesOf(ANNA) < 100e18, "left");
        equal(vault.available(), 0, "nothing is idle");
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
        // Less the part of the locked shares.
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

/// @title A farm 0 that pays nothing, and that fails or burns all gas at everything but leaving in haste
contract FailingFarm {
    address private immutable _money;
    mapping(address account => uint256) private _staked;
    bool private _fails;
    bool private _burns;

    constructor(address money) {
        _money = money;
    }

    function fail(bool fails, bool burns) external {
        (_fails, _burns) = (fails, burns);
    }

    function poolInfo(uint256) external view returns (address, uint256, uint256, uint256) {
        return (_money, 1, 1, 0);
    }

    function owedMoney(uint256, address) external pure returns (uint256) {
        return 0;
    }

    function deposit(uint256, uint256 amount) external {
        _act();
        _staked[msg.sender] += amount;
        IMoney(_money).transferFrom(msg.sender, address(this), amount);
    }

    function withdraw(uint256, uint256 amount) external {
        _act();
        _staked[msg.sender] -= amount;
        IMoney(_money).transfer(msg.sender, amount);
    }

    function emergencyWithdraw(uint256) external {
        IMoney(_money).transfer(msg.sender, _staked[msg.sender]);
        _staked[msg.sender] = 0;
    }

    function _act() private view {
        while (_burns && gasleft() > 0) {}
        require(!_fails, "broken");
    }
}
