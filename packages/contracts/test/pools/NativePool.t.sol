// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INativePool} from "../../src/pools/INativePool.sol";
import {IRewardPool} from "../../src/pools/IRewardPool.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {ReentrantToken} from "../zoo/ReentrantToken.sol";
import {PoolScene} from "./PoolScene.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

contract NativePoolTest is PoolScene {
    INativePool private pool;

    function setUp() external {
        setUpFactory();
        rewards.mint(address(this), 1000e18);
        pool = makeNativePool(address(rewards), 10e18);
        vm.deal(ANNA, 100e18);
    }

    function test_POOL11_CoinGoesInAndOut_AndLiesThereWrapped() external {
        vm.prank(ANNA);
        pool.deposit{value: 4e18}();
        equal(wbesc.balanceOf(address(pool)), 4e18, "wrapped");
        equal(pool.totalStaked(), 4e18, "staked");
        vm.roll(START + 10);
        vm.prank(ANNA);
        pool.deposit();
        almost(rewards.balanceOf(ANNA), 10e18, "harvest");
        vm.prank(ANNA);
        pool.withdraw(1e18);
        equal(ANNA.balance, 97e18, "coin");
        vm.prank(ANNA);
        pool.emergencyWithdraw();
        equal(ANNA.balance, 100e18, "all coin");
        equal(wbesc.balanceOf(address(pool)), 0, "nothing left");
    }

    function test_POOL5_LimitAmount() external {
        equal(pool.limitAmount(), 10e18, "limit");
        vm.prank(ANNA);
        pool.deposit{value: 10e18}();
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.LimitExceeded.selector, 10e18 + 1, 10e18));
        pool.deposit{value: 1}();
        vm.prank(OWNER);
        pool.setLimitAmount(11e18);
        equal(pool.poolLimitPerUser(), 11e18, "raised");
    }

    function test_ROLE02_Operator_KeepsListAndRaisesLimit_Only() external {
        vm.startPrank(OPERATOR);
        pool.setLimitAmount(11e18);
        equal(pool.poolLimitPerUser(), 11e18, "raised");
        vm.expectRevert(abi.encodeWithSelector(IRewardPool.InvalidLimit.selector, 11e18));
        pool.setLimitAmount(11e18);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, OPERATOR));
        pool.updatePoolLimitPerUser(false, 0);
        pool.setBlackList(ANNA);
        pool.removeBlackList(ANNA);
        vm.stopPrank();
        vm.prank(ANNA);
        vm.expectRevert(IOperatorRole.Forbidden.selector);
        pool.setLimitAmount(12e18);
    }

    function test_POOL6_BlackList_StopsNewStakesAndNothingElse() external {
        vm.prank(ANNA);
        pool.deposit{value: 4e18}();
        vm.roll(START + 10);
        vm.prank(OPERATOR);
        pool.setBlackList(ANNA);
        (uint256 amount,, bool isListed) = pool.userInfo(ANNA);
        require(amount == 4e18 && isListed, "listed");
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(INativePool.InBlackList.selector, ANNA));
        pool.deposit{value: 1}();
        vm.prank(ANNA);
        pool.deposit();
        almost(rewards.balanceOf(ANNA), 10e18, "rewards are paid");
        vm.roll(START + 20);
        vm.prank(ANNA);
        pool.withdraw(4e18);
        almost(rewards.balanceOf(ANNA), 20e18, "and earned");
        equal(ANNA.balance, 100e18, "stake");
        vm.prank(OPERATOR);
        pool.removeBlackList(ANNA);
        vm.prank(ANNA);
        pool.deposit{value: 1}();
    }

    function test_Withdraw_ToASmartWallet_WithAllGas_AndNoWayBackIn() external {
        Wallet wallet = new Wallet();
        vm.deal(address(wallet), 5e18);
        wallet.deposit(pool, 5e18);
        vm.roll(START + 10);
        wallet.arm(abi.encodeCall(IRewardPool.withdraw, (1e18)));
        wallet.withdraw(pool, 1e18);
        equal(address(wallet).balance, 1e18, "once");
        require(wallet.isRefused(), "no way back in");
        equal(wallet.spent(), 1, "stored something meanwhile");
    }

    /// @dev A reward token that comes back in the middle of its transfer was paid what is owed twice.
    function test_POOL6_ADebt_IsPaidOnce() external {
        ReentrantToken token = new ReentrantToken();
        token.mint(address(this), 1000e18);
        pool = makeNativePool(address(token), 0);
        vm.deal(address(token), 1e18);
        vm.prank(address(token));
        pool.deposit{value: 1e18}();
        vm.roll(START + 50);
        // The pool has nothing to pay with, so that it owes.
        vm.prank(address(pool));
        token.transfer(address(this), 1000e18);
        vm.prank(address(token));
        pool.deposit();
        almost(pool.owedReward(address(token)), 50e18, "owed");
        token.transfer(address(pool), 1000e18);
        token.setHook(address(pool), abi.encodeCall(INativePool.deposit, ()));
        vm.prank(address(token));
        pool.deposit();
        almost(token.balanceOf(address(token)), 50e18, "paid once");
        equal(token.accepted(), 0, "no way back in");
    }

    function test_Withdraw_RevertWhen_TheAccountTakesNoCoin() external {
        vm.deal(address(this), 1e18);
        pool.deposit{value: 1e18}();
        vm.expectRevert(abi.encodeWithSelector(INativePool.NativeTransferFailed.selector, address(this)));
        pool.withdraw(1e18);
        (uint256 amount,,) = pool.userInfo(address(this));
        equal(amount, 1e18, "still there");
    }

    function test_Coin_RevertWhen_SentWithoutADeposit() external {
        vm.prank(ANNA);
        (bool done,) = address(pool).call{value: 1}("");
        require(!done, "refused");
    }

    /// @dev Stake and reward are both the wrapped coin.
    function test_POOL2_WrappedReward_IsApartFromStakes() external {
        vm.deal(address(this), 1000e18);
        wbesc.deposit{value: 1000e18}();
        pool = makeNativePool(address(wbesc), 0);
        vm.prank(ANNA);
        pool.deposit{value: 4e18}();
        equal(wbesc.balanceOf(address(pool)), 1004e18, "both");
        vm.roll(END);
        vm.prank(ANNA);
        pool.withdraw(4e18);
        equal(ANNA.balance, 100e18, "stake");
        almost(wbesc.balanceOf(ANNA), 1000e18, "reward");
    }
}

/// @title Stores something whenever it is paid, and tries to be paid again
contract Wallet {
    bytes private _again;
    bool public isRefused;
    uint256 public spent;

    receive() external payable {
        ++spent;
        if (_again.length == 0) return;
        (bool done,) = msg.sender.call(_again);
        isRefused = !done;
    }

    function arm(bytes calldata data) external {
        _again = data;
    }

    function deposit(INativePool pool, uint256 amount) external {
        pool.deposit{value: amount}();
    }

    function withdraw(INativePool pool, uint256 amount) external {
        pool.withdraw(amount);
    }
}
