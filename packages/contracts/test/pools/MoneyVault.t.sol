// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMoneyVault} from "../../src/pools/IMoneyVault.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {Deployed} from "../support/Deployed.sol";
import {IMoney} from "../tokens/TokenFaces.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {DeployedPools} from "./DeployedPools.sol";
import {VaultScene} from "./VaultScene.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

contract MoneyVaultTest is VaultScene {
    function setUp() external {
        setUpVault();
    }

    function test_VAULT08_Deployed_SaysWhatClientsAsk() external view {
        equal(vault.performanceFee(), 200, "performance");
        equal(vault.callFee(), 25, "bounty");
        equal(vault.withdrawFee(), 10, "withdrawal");
        equal(vault.withdrawFeePeriod(), 259_200, "72 hours");
        equal(vault.getPricePerFullShare(), 1e18, "price of the beginning");
        equal(vault.MAX_PERFORMANCE_FEE(), 500, "cap");
        equal(vault.MAX_CALL_FEE(), 100, "cap");
        equal(vault.MAX_WITHDRAW_FEE(), 100, "cap");
        equal(vault.MAX_WITHDRAW_FEE_PERIOD(), 72 hours, "cap");
    }

    function test_VAULT35_VAULT36_DepositAndHarvest_RaiseThePrice() external {
        enter(ANNA, 100e18);
        (uint256 shares, uint256 deposited, uint256 worth, uint256 action) = vault.userInfo(ANNA);
        equal(shares, 100e18, "one for one");
        equal(worth, 100e18, "worth");
        equal(deposited, block.timestamp, "time");
        equal(action, block.timestamp, "time");
        equal(staked(0, address(vault)), 100e18, "staked");
        pass(1000);
        // Half of 1.6 MONEY; the performance fee of 2% and the bounty of 0.25% are taken of it.
        almost(vault.calculateTotalPendingCakeRewards() / 10, 0.08e18, "pending");
        uint256 bounty = vault.calculateHarvestCakeRewards();
        vm.prank(BEN);
        vault.harvest();
        almost(bounty, 0.002e18, "shown");
        equal(money.balanceOf(BEN), bounty, "VAULT-9 the bounty shown is paid");
        almost(money.balanceOf(TREASURY), 0.016e18, "2%");
        almost(vault.balanceOf() / 10, 10.0782e18, "the rest compounds");
        equal(staked(0, address(vault)), vault.balanceOf(), "all of it staked");
        uint256 gained = shares * vault.getPricePerFullShare() / 1e18 - worth;
        require(gained > 0.781e18 && gained <= 0.782e18, "anna's");
    }

    function test_VAULT16_VAULT18_WithdrawFee_Within72HoursOfTheLastDeposit() external {
        enter(ANNA, 100e18);
        vm.warp(block.timestamp + 72 hours - 1);
        enter(ANNA, 100e18);
        vm.warp(block.timestamp + 72 hours - 1);
        vm.prank(ANNA);
        vault.withdraw(100e18);
        equal(money.balanceOf(ANNA), 99.9e18, "a thousandth less");
        equal(money.balanceOf(TREASURY), 0.1e18, "the fee");
        vm.warp(block.timestamp + 1);
        equal(leaveAll(ANNA), 100e18, "none after");
    }

    function test_VAULT10_NobodyElseMovesTheTimer() external {
        enter(ANNA, 100e18);
        vm.warp(block.timestamp + 72 hours);
        enter(BEN, 1e18);
        vm.prank(BEN);
        vault.harvest();
        vm.prank(ANNA);
        vault.harvest();
        equal(leaveAll(ANNA), 100e18, "no fee");
    }

    function test_VAULT4_Deposit_RevertWhen_NothingOrNoShare() external {
        vm.expectRevert(IMoneyVault.ZeroAmount.selector);
        vault.deposit(0);
        enter(ANNA, 1);
        // Alone in the farm, one wei earns for a day: then a share is worth more than a wei.
        vm.prank(MANUAL);
        farms.leaveStaking(100e18);
        pass(28_800);
        vault.harvest();
        require(vault.getPricePerFullShare() > 1e18, "dear");
        money.approve(address(vault), 1);
        vm.expectRevert(IMoneyVault.ZeroShares.selector);
        vault.deposit(1);
    }

    function test_Withdraw_RevertWhen_NoneOrMoreThanHeld() external {
        enter(ANNA, 1e18);
        enter(BEN, 1e18);
        vm.startPrank(ANNA);
        vm.expectRevert(IMoneyVault.ZeroAmount.selector);
        vault.withdraw(0);
        vm.expectRevert(abi.encodeWithSelector(IMoneyVault.InsufficientShares.selector, 1e18 + 1, 1e18));
        vault.withdraw(1e18 + 1);
        vm.stopPrank();
    }

    /// @dev A gift and a stake of one wei, to make the next one's shares round to nothing.
    function test_VAULT5_Inflation_CostsTheVictimNothing() external {
        vm.prank(MANUAL);
        farms.leaveStaking(100e18);
        enter(BEN, 1);
        money.transfer(address(vault), 1_000_000e18);
        money.transfer(address(farms), 1_000_000e18);
        equal(vault.getPricePerFullShare(), 1e18, "gifts move no price");
        pass(28_800);
        vault.harvest();
        enter(ANNA, 10e18);
        vm.warp(block.timestamp + 72 hours);
        uint256 back = leaveAll(ANNA);
        require(back * 10_000 >= 10e18 * 9999, "a hundredth of a percent");
        require(leaveAll(BEN) < 1e9, "the attacker gets nothing of it");
    }

    /// @dev What was earned belongs to those who were there; who comes for the harvest takes nothing of it.
    function test_VAULT15_Sandwich_EarnsNothing() external {
        enter(ANNA, 100e18);
        pass(10_000);
        enter(BEN, 1_000_000e18);
        vm.prank(BEN);
        vault.harvest();
        uint256 back = leaveAll(BEN) + money.balanceOf(BEN);
        require(back <= 1_000_000e18, "no profit");
        require(vault.balanceOf() > 107.8e18, "all of it is anna's");
    }

    function test_VAULT15_Leaving_TakesWhatWasEarned() external {
        enter(ANNA, 100e18);
        pass(100_000);
        almost(leaveAll(ANNA) / 1e12, uint256(100e18 + 80e18 * 98 / 100) / 1e12, "without a harvest");
        require(vault.balanceOf() < 1e12, "VAULT-14 the last one leaves dust");
    }

    /// @dev The family restakes idle rewards on a deposit without the fee.
    function test_VAULT7_PerformanceFee_OnceOnEveryPath() external {
        enter(ANNA, 100e18);
        pass(1000);
        enter(ANNA, 1e18);
        almost(money.balanceOf(TREASURY), 0.016e18, "on a deposit");
        vault.harvest();
        almost(money.balanceOf(TREASURY), 0.016e18, "not twice");
        vm.warp(block.timestamp + 72 hours);
        vm.roll(block.number + 1000);
        uint256 due = vault.calculateTotalPendingCakeRewards() * 200 / 10_000;
        uint256 had = money.balanceOf(TREASURY);
        vm.prank(ANNA);
        vault.withdraw(1e18);
        equal(money.balanceOf(TREASURY) - had, due, "on a withdrawal");
        equal(vault.available(), 0, "the rest was part of what was paid");
    }

    /// @dev One share left 45 MONEY that earned nothing until the next deposit.
    function test_VAULT17_Withdraw_StakesAgainWhatItCollected() external {
        enter(ANNA, 100e18);
        pass(28_800);
        vm.prank(ANNA);
        vault.withdraw(1);
        equal(vault.available(), 0, "nothing is idle");
        equal(staked(0, address(vault)), vault.balanceOf(), "all is staked");
        require(vault.balanceOf() > 122.5e18, "98% of half of 46 MONEY");
        pass(1);
        require(vault.calculateHarvestCakeRewards() > 0, "a bounty again");
    }

    function test_VAULT17_Withdraw_ThoughTheFarmTakesNothingBack() external {
        enter(ANNA, 100e18);
        pass(1000);
        vm.prank(GUARDIAN);
        IGuardianPause(address(farms)).pause();
        vm.prank(ANNA);
        vault.withdraw(1);
        almost(vault.available() / 10, 0.0784e18, "waits here");
        vm.warp(block.timestamp + 72 hours);
        almost(leaveAll(ANNA) / 1e12, 100.784e6, "and leaves with who earned it");
    }

    function test_VAULT11_WithdrawAll_AndTheRuleOfDust() external {
        enter(ANNA, 100e18);
        pass(500);
        vm.prank(ANNA);
        vault.withdraw(100e18 - 1e12);
        leaveAll(ANNA);
        equal(sharesOf(ANNA), 0, "none");
        equal(vault.totalShares(), 0, "none at all");
    }

    function test_VAULT12_Pause_StopsEntries_AndHarvests_NotExits() external {
        enter(ANNA, 100e18);
        vm.prank(GUARDIAN);
        IGuardianPause(address(vault)).pause();
        bytes memory refusal = abi.encodeWithSelector(IGuardianPause.IsPaused.selector, block.timestamp + 7 days);
        vm.expectRevert(refusal);
        vault.deposit(1);
        vm.expectRevert(refusal);
        vault.harvest();
        vm.prank(ANNA);
        vault.withdraw(1e18);
        leaveAll(ANNA);
    }

    function test_VAULT12_Exit_ThoughTheFarmIsPausedAndCannotMint() external {
        enter(ANNA, 100e18);
        pass(100);
        vm.prank(GUARDIAN);
        IGuardianPause(address(farms)).pause();
        money.revokeRole(money.MINTER_ROLE(), address(farms));
        vm.warp(block.timestamp + 72 hours);
        equal(leaveAll(ANNA), 100e18, "stake");
    }

    function test_VAULT13_EmergencyPull_KeepsThePrice_AndExitsGoOn() external {
        enter(ANNA, 100e18);
        pass(1000);
        vault.harvest();
        uint256 price = vault.getPricePerFullShare();
        vm.prank(OWNER);
        vault.emergencyWithdraw();
        equal(vault.getPricePerFullShare(), price, "price");
        equal(staked(0, address(vault)), 0, "out of the farm");
        equal(vault.available(), vault.balanceOf(), "here");
        equal(vault.calculateTotalPendingCakeRewards(), 0, "earns nothing");
        // Only the owner puts it back.
        enter(BEN, 10e18);
        vault.harvest();
        equal(staked(0, address(vault)), 0, "still out");
        vm.warp(block.timestamp + 72 hours);
        vm.prank(ANNA);
        vault.withdraw(50e18);
        equal(money.balanceOf(ANNA) / 100, 50 * price / 100, "half");
        vm.prank(OWNER);
        vault.earn();
        equal(staked(0, address(vault)), vault.balanceOf(), "staked again");
        vm.prank(OWNER);
        vm.expectRevert(IMoneyVault.NotPulled.selector);
        vault.earn();
    }

    function test_VAULT8_Fees_RevertWhen_AboveTheirCaps() external {
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IMoneyVault.FeeTooHigh.selector, 501, 500));
        vault.setPerformanceFee(501);
        vm.expectRevert(abi.encodeWithSelector(IMoneyVault.FeeTooHigh.selector, 101, 100));
        vault.setCallFee(101);
        vm.expectRevert(abi.encodeWithSelector(IMoneyVault.FeeTooHigh.selector, 101, 100));
        vault.setWithdrawFee(101);
        vm.expectRevert(abi.encodeWithSelector(IMoneyVault.FeeTooHigh.selector, 72 hours + 1, 72 hours));
        vault.setWithdrawFeePeriod(72 hours + 1);
        vm.expectRevert(IMoneyVault.InvalidTreasury.selector);
        vault.setTreasury(address(0));
        vault.setPerformanceFee(500);
        vault.setCallFee(100);
        vault.setWithdrawFee(100);
        vault.setWithdrawFeePeriod(0);
        vm.stopPrank();
        enter(ANNA, 100e18);
        equal(leaveAll(ANNA), 100e18, "no period, no fee");
    }

    function test_VAULT8_ANewPerformanceFee_IsNotRetroactive() external {
        enter(ANNA, 100e18);
        pass(1000);
        vm.prank(OWNER);
        vault.setPerformanceFee(500);
        almost(money.balanceOf(TREASURY), 0.016e18, "2% of what was earned before");
        equal(vault.available(), 0, "the rest is staked");
    }

    /// @dev Of what was earned before nothing is left for the new bounty.
    function test_VAULT8_ANewCallFee_IsNotRetroactive() external {
        enter(ANNA, 100e18);
        pass(1000);
        vm.prank(OWNER);
        vault.setCallFee(100);
        almost(money.balanceOf(TREASURY), 0.016e18, "collected before");
        equal(vault.available(), 0, "and staked");
        vault.harvest();
        pass(1);
        equal(
            vault.calculateHarvestCakeRewards(), vault.calculateTotalPendingCakeRewards() / 100, "counts from then on"
        );
    }

    function test_VAULT8_Setters_GoOnThoughTheFarmIsPaused() external {
        enter(ANNA, 100e18);
        pass(1000);
        vm.prank(GUARDIAN);
        IGuardianPause(address(farms)).pause();
        vm.startPrank(OWNER);
        vault.setPerformanceFee(500);
        vault.setCallFee(100);
        vm.stopPrank();
        require(vault.available() > 0.78e18, "waits here");
        equal(vault.balanceOf(), vault.available() + staked(0, address(vault)), "VAULT-6");
        vm.warp(block.timestamp + 7 days);
        vault.harvest();
        equal(vault.available(), 0, "staked by the next call");
    }

    function test_InCaseTokensGetStuck_NeverMoney() external {
        ZooToken other = new ZooToken();
        other.mint(address(vault), 7);
        vm.startPrank(OWNER);
        vm.expectRevert(IMoneyVault.NotAStuckToken.selector);
        vault.inCaseTokensGetStuck(address(money));
        vault.inCaseTokensGetStuck(address(other));
        vm.stopPrank();
        equal(other.balanceOf(OWNER), 7, "found");
    }

    function test_Deploy_RevertWhen_FarmZeroIsOfAnotherToken() external {
        IMoney other = Deployed.money(address(this), 1e18);
        vm.expectRevert(IMoneyVault.InvalidFarm.selector);
        this.deployOn(other);
    }

    function deployOn(IMoney other) external {
        DeployedPools.vault(other, farms, OWNER, GUARDIAN, TREASURY);
    }

    function test_Deploy_RevertWhen_TheTreasuryIsNobody() external {
        vm.expectRevert();
        DeployedPools.vault(money, farms, OWNER, GUARDIAN, address(0));
    }

    function test_GOVERNANCE2_RoleMatrix() external {
        address target = address(vault);
        ZooToken other = new ZooToken();
        address[8] memory all = [OWNER, GUARDIAN, OPERATOR, PENDING_OWNER, STAKER, TREASURY, STRANGER, address(this)];
        for (uint256 i = 0; i < 8; ++i) {
            enter(all[i], 5e18);
            money.transfer(all[i] == address(this) ? ANNA : all[i], 1e18);
        }
        vm.prank(OWNER);
        Ownable2Step(target).transferOwnership(PENDING_OWNER);
        mayCall(target, abi.encodeCall(IMoneyVault.deposit, (1e18)), BY_ALL);
        mayCall(target, abi.encodeCall(IMoneyVault.withdraw, (1e18)), BY_ALL);
        mayCall(target, abi.encodeCall(IMoneyVault.withdrawAll, ()), BY_ALL);
        mayCall(target, abi.encodeCall(IMoneyVault.harvest, ()), BY_ALL);
        mayCall(target, abi.encodeCall(IMoneyVault.setPerformanceFee, (1)), BY_OWNER);
        mayCall(target, abi.encodeCall(IMoneyVault.setCallFee, (1)), BY_OWNER);
        mayCall(target, abi.encodeCall(IMoneyVault.setWithdrawFee, (1)), BY_OWNER);
        mayCall(target, abi.encodeCall(IMoneyVault.setWithdrawFeePeriod, (1)), BY_OWNER);
        mayCall(target, abi.encodeCall(IMoneyVault.setTreasury, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(IMoneyVault.emergencyWithdraw, ()), BY_OWNER);
        mayCall(target, abi.encodeCall(IMoneyVault.inCaseTokensGetStuck, (address(other))), BY_OWNER);
        mayCall(target, abi.encodeCall(IGuardianPause.pause, ()), BY_GUARDIAN);
        mayCall(target, abi.encodeCall(IGuardianPause.unpause, ()), BY_OWNER);
        mayCall(target, abi.encodeCall(IGuardianPause.setGuardian, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.transferOwnership, (STRANGER)), BY_OWNER);
        mayCall(target, abi.encodeCall(Ownable2Step.acceptOwnership, ()), BY_PENDING_OWNER);
        mayCall(target, abi.encodeCall(Ownable.renounceOwnership, ()), BY_OWNER);
        vm.prank(OWNER);
        vault.emergencyWithdraw();
        mayCall(target, abi.encodeCall(IMoneyVault.earn, ()), BY_OWNER);
    }
}
