// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmMaster} from "../../src/farms/IFarmMaster.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {Deployed} from "../support/Deployed.sol";
import {ChargeOnTopToken} from "../zoo/ChargeOnTopToken.sol";
import {FeeOnTransferToken} from "../zoo/FeeOnTransferToken.sol";
import {ReentrantToken} from "../zoo/ReentrantToken.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {DeployedFarms} from "./DeployedFarms.sol";
import {FarmScene} from "./FarmScene.sol";

contract FarmMasterTest is FarmScene {
    function setUp() external {
        setUpFarms();
    }

    function test_FARM16_FARM17_Deployed_SaysWhatClientsAsk() external view {
        equal(farms.moneyPerBlock(), RATE, "rate");
        equal(farms.totalAllocPoint(), 9000, "points");
        equal(farms.poolLength(), 4, "farms");
        (address token, uint256 points, uint256 last, uint256 acc) = farms.poolInfo(0);
        equal(token, address(money), "farm 0");
        equal(points, 1600, "points of farm 0");
        equal(last, START, "begins at the start");
        equal(acc, 0, "nothing yet");
        // VAULT-34: 0.0016 MONEY of each block.
        equal(farms.moneyPerBlock() * points / farms.totalAllocPoint(), 0.0016e18, "farm 0");
        equal(farms.endBlock(), START + 105_120_000, "end");
    }

    function test_CHEF4_NothingBeforeTheStart_AndAllOfItAfter() external {
        stake(ANNA, 2, 5e18);
        vm.roll(START);
        equal(harvest(ANNA, 2), 0, "before the start");
        vm.roll(START + 10);
        almost(farms.pendingMoney(2, ANNA), 10 * RATE / 3, "ten blocks of a third");
        almost(harvest(ANNA, 2), 10 * RATE / 3, "paid");
        equal(farms.pendingMoney(2, ANNA), 0, "once");
    }

    function test_CHEF4_NothingAfterTheEnd() external {
        stake(ANNA, 1, 1e18);
        stake(ANNA, 0, 1e18);
        vm.roll(farms.endBlock() + 1e6);
        equal(harvest(ANNA, 1), 105_120_000 * RATE * 2 / 9, "ten years");
        vm.roll(farms.endBlock() + 2e6);
        equal(harvest(ANNA, 1), 0, "and no more");
        require(harvest(ANNA, 0) > 0, "the other farm");
        require(money.totalSupply() <= money.CAP(), "below the cap");
        equal(farms.getMultiplier(0, type(uint256).max), 105_120_000, "blocks");
        equal(farms.getMultiplier(START + 5, START + 2), 0, "backwards");
    }

    function test_CHEF7_SharesByStake_AndByPoints() external {
        stake(ANNA, 1, 1e18);
        stake(BEN, 1, 3e18);
        vm.roll(START + 9);
        almost(farms.pendingMoney(1, ANNA), 9 * RATE * 2 / 9 / 4, "a quarter of two ninths");
        almost(farms.pendingMoney(1, BEN), 9 * RATE * 2 / 9 * 3 / 4, "three quarters");
    }

    /// @dev The family's classic: new weights must not price blocks that have passed, whatever the flag says.
    function test_CHEF7_NewWeights_AreNotRetroactive() external {
        stake(ANNA, 1, 1e18);
        stake(BEN, 2, 1e18);
        ZooToken other = new ZooToken();
        _changesNothingOfBefore(100, abi.encodeCall(IFarmMaster.set, (1, 4000, false)));
        _changesNothingOfBefore(200, abi.encodeCall(IFarmMaster.add, (5000, address(other), false)));
        _changesNothingOfBefore(300, abi.encodeCall(IFarmMaster.setMoneyPerBlock, (RATE * 3 / 4)));
        uint256 anna = farms.pendingMoney(1, ANNA);
        uint256 ben = farms.pendingMoney(2, BEN);
        vm.roll(START + 316);
        almost(farms.pendingMoney(1, ANNA) - anna, 16 * RATE * 3 / 4 * 4000 / 16_000, "from here on");
        almost(farms.pendingMoney(2, BEN) - ben, 16 * RATE * 3 / 4 * 3000 / 16_000, "from here on, ben");
        equal(farms.totalAllocPoint(), 16_000, "points");
    }

    function test_CHEF5_Set_ChangesTheSumByTheDifference() external {
        vm.prank(OWNER);
        farms.set(3, 100, true);
        equal(farms.totalAllocPoint(), 6700, "fewer");
        vm.prank(OWNER);
        vm.expectRevert();
        farms.set(3, uint256(type(uint32).max) + 1, true);
    }

    function test_CHEF6_Add_RevertWhen_TheTokenHasAFarmOrIsNone() external {
        address[3] memory tokens = [address(lp1), address(money), address(0xdead)];
        for (uint256 i = 0; i < 3; ++i) {
            vm.prank(OWNER);
            vm.expectRevert(abi.encodeWithSelector(IFarmMaster.InvalidLpToken.selector, tokens[i]));
            farms.add(1, tokens[i], true);
        }
    }

    function test_Deploy_RevertWhen_ListsDiffer() external {
        vm.expectRevert();
        DeployedFarms.master(money, 0, OWNER, GUARDIAN, new address[](1), new uint256[](0));
    }

    function test_UnknownPid_RevertWhen_Touched() external {
        bytes memory refusal = abi.encodeWithSelector(IFarmMaster.UnknownPool.selector, 4);
        vm.expectRevert(refusal);
        farms.deposit(4, 0);
        vm.expectRevert(refusal);
        farms.withdraw(4, 0);
        vm.expectRevert(refusal);
        farms.emergencyWithdraw(4);
        vm.expectRevert(refusal);
        farms.updatePool(4);
        vm.expectRevert(refusal);
        farms.poolInfo(4);
        vm.prank(OWNER);
        vm.expectRevert(refusal);
        farms.set(4, 1, true);
    }

    function test_SetMoneyPerBlock_RevertWhen_AboveTheFirstOrTooFarFromTheLast() external {
        uint256[4] memory rates = [RATE + 1, RATE * 3 / 4 - 1, 0, type(uint256).max / 4];
        for (uint256 i = 0; i < 4; ++i) {
            vm.prank(OWNER);
            vm.expectRevert(abi.encodeWithSelector(IFarmMaster.InvalidEmission.selector, rates[i]));
            farms.setMoneyPerBlock(rates[i]);
        }
        vm.startPrank(OWNER);
        farms.setMoneyPerBlock(0.00675e18);
        farms.setMoneyPerBlock(0.005063e18);
        vm.expectRevert(abi.encodeWithSelector(IFarmMaster.InvalidEmission.selector, 0.0064e18));
        farms.setMoneyPerBlock(0.0064e18);
        farms.setMoneyPerBlock(0.0063e18);
        vm.stopPrank();
        equal(farms.moneyPerBlock(), 0.0063e18, "rate");
    }

    function test_CHEF1_CHEF12_Deposit_CreditsWhatArrived() external {
        FeeOnTransferToken taxed = new FeeOnTransferToken();
        vm.prank(OWNER);
        farms.add(1000, address(taxed), true);
        stake(ANNA, 4, 100e18);
        equal(staked(4, ANNA), 97e18, "97 of 100");
        equal(farms.totalStaked(4), 97e18, "in all");
        withdraw(ANNA, 4, 97e18);
        equal(taxed.balanceOf(address(farms)), 0, "nothing of others");
    }

    /// @dev The last one to leave was 3% of all others short.
    function test_CHEF1_ChargeOnTop_IsBorneByWhoLeaves() external {
        ChargeOnTopToken token = new ChargeOnTopToken();
        vm.prank(OWNER);
        farms.add(1000, address(token), true);
        token.mint(ANNA, 3e18);
        stake(ANNA, 4, 100e18 - 3e18);
        token.mint(BEN, 3e18);
        stake(BEN, 4, 100e18);
        vm.roll(START + 10);
        bytes memory refusal = abi.encodeWithSelector(IFarmMaster.InsufficientStake.selector, 103e18, 100e18);
        vm.startPrank(BEN);
        vm.expectRevert(refusal);
        farms.withdraw(4, 100e18);
        vm.expectRevert(refusal);
        farms.emergencyWithdraw(4);
        uint256 due = farms.pendingMoney(4, BEN);
        farms.withdraw(4, 97e18);
        vm.stopPrank();
        equal(money.balanceOf(BEN), due, "the reward");
        equal(staked(4, BEN), 0.09e18, "97 and 2.91 of 100");
        equal(farms.totalStaked(4), 97.09e18, "in all");
        equal(token.balanceOf(address(farms)), 97.09e18, "lies there");
        withdraw(ANNA, 4, 94e18);
        equal(staked(4, ANNA), 0.18e18, "hers is whole");
        equal(token.balanceOf(address(farms)), 0.27e18, "lies there");
    }

    function test_CHEF1_Gifts_MoveNothing() external {
        stake(ANNA, 0, 1e18);
        stake(BEN, 1, 1e18);
        money.transfer(address(farms), 1000e18);
        lp1.mint(address(farms), 1000e18);
        vm.roll(START + 9);
        almost(farms.pendingMoney(0, ANNA), 9 * 0.0016e18, "farm 0");
        almost(farms.pendingMoney(1, BEN), 9 * 0.002e18, "farm 1");
        equal(farms.totalStaked(0), 1e18, "stakes alone");
    }

    /// @dev In farm 0 stake and reward are the same token: a reward is minted, never taken from what lies there.
    function test_CHEF1_Farm0_PaysRewardsBesideStakes() external {
        stake(ANNA, 0, 5e18);
        stake(BEN, 0, 5e18);
        vm.roll(START + 1000);
        almost(harvest(ANNA, 0), 0.8e18, "half of 1.6");
        equal(money.balanceOf(address(farms)), 10e18, "stakes lie there");
        vm.prank(BEN);
        farms.leaveStaking(5e18);
        almost(money.balanceOf(BEN), 5.8e18, "stake and reward");
        vm.prank(BEN);
        money.approve(address(farms), 1e18);
        vm.prank(BEN);
        farms.enterStaking(1e18);
        equal(staked(0, BEN), 1e18, "back in");
    }

    function test_Withdraw_RevertWhen_MoreThanStaked() external {
        stake(ANNA, 1, 1e18);
        stake(BEN, 1, 1e18);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IFarmMaster.InsufficientStake.selector, 1e18 + 1, 1e18));
        farms.withdraw(1, 1e18 + 1);
    }

    function test_CHEF2_CHEF3_WhenNothingCanBeMinted_StakesLeaveAndDebtsStay() external {
        stake(ANNA, 1, 2e18);
        stake(BEN, 1, 2e18);
        money.revokeRole(money.MINTER_ROLE(), address(farms));
        vm.roll(START + 9);
        withdraw(ANNA, 1, 1e18);
        equal(lp1.balanceOf(ANNA), 1e18, "stake");
        almost(farms.owedMoney(1, ANNA), 9 * 0.001e18, "owed");
        uint256 first = farms.owedMoney(1, ANNA);
        vm.roll(START + 18);
        equal(harvest(ANNA, 1), 0, "still nothing");
        uint256 owed = farms.pendingMoney(1, ANNA);
        almost(owed - first, uint256(9 * 0.002e18) / 3, "both");
        withdraw(ANNA, 1, 1e18);
        money.grantRole(money.MINTER_ROLE(), address(farms));
        equal(harvest(ANNA, 1), owed, "paid without a stake");
        equal(farms.owedMoney(1, ANNA), 0, "no debt");
        equal(harvest(ANNA, 1), 0, "once");
        require(harvest(BEN, 1) > 0, "ben");
    }

    function test_CHEF13_EmergencyWithdraw_GivesTheStakeOnceAndNoReward() external {
        stake(ANNA, 1, 2e18);
        stake(BEN, 1, 2e18);
        vm.roll(START + 9);
        uint256 pending = farms.pendingMoney(1, BEN);
        vm.prank(ANNA);
        farms.emergencyWithdraw(1);
        equal(lp1.balanceOf(ANNA), 2e18, "stake");
        equal(farms.pendingMoney(1, BEN), pending, "no other staker earns what was given up");
        equal(harvest(BEN, 1), pending, "nor is paid it");
        equal(farms.pendingMoney(1, ANNA), 0, "nothing left");
        equal(farms.totalStaked(1), 2e18, "of ben");
        vm.prank(ANNA);
        farms.emergencyWithdraw(1);
        equal(lp1.balanceOf(ANNA), 2e18, "once");
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IFarmMaster.InsufficientStake.selector, 1, 0));
        farms.withdraw(1, 1);
    }

    function test_CHEF13_EmergencyWithdraw_ADebtStays() external {
        stake(ANNA, 1, 2e18);
        money.revokeRole(money.MINTER_ROLE(), address(farms));
        vm.roll(START + 9);
        harvest(ANNA, 1);
        vm.prank(ANNA);
        farms.emergencyWithdraw(1);
        almost(farms.pendingMoney(1, ANNA), 9 * 0.002e18, "owed from before");
    }

    function test_CHEF14_WithoutStakeOrPoints_NothingIsSaved() external {
        vm.roll(START + 500);
        farms.massUpdatePools();
        stake(ANNA, 1, 1);
        equal(farms.pendingMoney(1, ANNA), 0, "nothing for the first");
        vm.startPrank(OWNER);
        for (uint256 pid = 0; pid < 4; ++pid) {
            farms.set(pid, 0, true);
        }
        vm.stopPrank();
        vm.roll(START + 600);
        farms.massUpdatePools();
        equal(harvest(ANNA, 1), 0, "no points");
        vm.prank(OWNER);
        farms.set(1, 100, true);
        equal(harvest(ANNA, 1), 0, "no burst");
        vm.roll(START + 601);
        almost(harvest(ANNA, 1), RATE, "all of a block");
    }

    function test_CHEF16_InAndOutInOneBlock_EarnsNothing() external {
        stake(BEN, 1, 1e18);
        vm.roll(START + 50);
        stake(ANNA, 1, 1000e18);
        withdraw(ANNA, 1, 1000e18);
        equal(money.balanceOf(ANNA), 0, "nothing");
        almost(harvest(BEN, 1), 50 * 0.002e18, "all for ben");
    }

    /// @dev A wei staked alone makes the reward of a share as high as it gets; whales that come then must not overflow.
    function test_CHEF8_OneWeiForTenYears_ThenAWhale() external {
        stake(ANNA, 1, 1);
        vm.roll(farms.endBlock() - 10);
        uint256 most = uint256(type(uint112).max) - 1;
        stake(BEN, 1, most);
        vm.roll(farms.endBlock());
        uint256 paid = harvest(BEN, 1);
        require(paid <= 10 * 0.002e18 && paid + 2 ** 49 > 10 * 0.002e18, "ten blocks");
        withdraw(BEN, 1, most);
        require(harvest(ANNA, 1) > 105_119_000 * 0.002e18, "ten years");
        stake(ANNA, 1, most);
        provide(ANNA, address(lp1), 1);
        vm.prank(ANNA);
        vm.expectRevert();
        farms.deposit(1, 1);
    }

    function test_GOVERNANCE5_Pause_StopsStakesAndNothingElse() external {
        stake(ANNA, 1, 2e18);
        stake(ANNA, 0, 2e18);
        provide(ANNA, address(lp1), 1e18);
        vm.roll(START + 9);
        vm.prank(GUARDIAN);
        IGuardianPause(address(farms)).pause();
        bytes memory refusal = abi.encodeWithSelector(IGuardianPause.IsPaused.selector, block.timestamp + 7 days);
        vm.prank(ANNA);
        vm.expectRevert(refusal);
        farms.deposit(1, 1);
        vm.prank(ANNA);
        vm.expectRevert(refusal);
        farms.enterStaking(1);
        almost(harvest(ANNA, 1), 9 * 0.002e18, "harvest");
        withdraw(ANNA, 1, 1e18);
        vm.prank(ANNA);
        farms.leaveStaking(1e18);
        vm.prank(ANNA);
        farms.emergencyWithdraw(1);
        equal(lp1.balanceOf(ANNA), 3e18, "all out");
        vm.warp(block.timestamp + 7 days);
        vm.prank(ANNA);
        farms.deposit(1, 1);
    }

    function test_CHEF17_Reentrant_IsRefusedAtEveryDoor() external {
        ReentrantToken token = new ReentrantToken();
        vm.prank(OWNER);
        farms.add(1000, address(token), true);
        stake(address(token), 4, 1e18);
        stake(ANNA, 4, 5e18);
        bytes[4] memory doors = [
            abi.encodeCall(IFarmMaster.deposit, (4, 0)),
            abi.encodeCall(IFarmMaster.withdraw, (4, 1e18)),
            abi.encodeCall(IFarmMaster.emergencyWithdraw, (4)),
            abi.encodeCall(IFarmMaster.leaveStaking, (0))
        ];
        vm.roll(START + 9);
        for (uint256 i = 0; i < 4; ++i) {
            token.setHook(address(farms), doors[i]);
            withdraw(ANNA, 4, 1e18);
            equal(token.refused(), i + 1, "refused");
        }
        equal(token.accepted(), 0, "none");
        equal(token.balanceOf(address(farms)), 2e18, "what is staked");
    }

    function _changesNothingOfBefore(uint256 blocks, bytes memory change) private {
        vm.roll(START + blocks);
        uint256 anna = farms.pendingMoney(1, ANNA);
        uint256 ben = farms.pendingMoney(2, BEN);
        vm.prank(OWNER);
        (bool done,) = address(farms).call(change);
        require(done, "changed");
        equal(farms.pendingMoney(1, ANNA), anna, "anna as before");
        equal(farms.pendingMoney(2, BEN), ben, "ben as before");
    }
}

/// @title The largest number of farms, each with a stake
contract ManyFarmsTest is FarmScene {
    uint256 private constant COUNT = 500;

    function setUp() external {
        vm.roll(START - 100);
        money = Deployed.money(address(this), 0);
        address[] memory tokens = new address[](COUNT);
        uint256[] memory points = new uint256[](COUNT);
        for (uint256 i = 0; i < COUNT; ++i) {
            (tokens[i], points[i]) = (address(new ZooToken()), 100);
        }
        farms = DeployedFarms.master(money, START, OWNER, GUARDIAN, tokens, points);
        for (uint256 i = 0; i < COUNT; ++i) {
            stake(ANNA, i, 1e18);
        }
        vm.roll(START + 10);
        farms.massUpdatePools();
        vm.roll(START + 20);
    }

    function test_CHEF18_UpdateOfAll_FitsIntoHalfABlock() external {
        uint256 gas = gasleft();
        farms.massUpdatePools();
        gas -= gasleft();
        // 2900 more for each slot, were they cold.
        require(gas + COUNT * 3 * 2100 <= 15_000_000, "half of thirty millions");
        almost(farms.pendingMoney(499, ANNA), 20 * RATE / 500, "each");
        ZooToken other = new ZooToken();
        vm.prank(OWNER);
        vm.expectRevert(IFarmMaster.TooManyPools.selector);
        farms.add(1, address(other), true);
    }
}
