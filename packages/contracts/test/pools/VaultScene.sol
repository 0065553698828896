// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMoneyVault} from "../../src/pools/IMoneyVault.sol";
import {FarmScene} from "../farms/FarmScene.sol";
import {DeployedPools} from "./DeployedPools.sol";

/// @title Farms and a vault on farm 0, in which somebody has staked by hand as well
abstract contract VaultScene is FarmScene {
    address internal constant MANUAL = address(0xa9);

    IMoneyVault internal vault;

    function setUpVault() internal {
        setUpFarms();
        vault = DeployedPools.vault(money, farms, OWNER, GUARDIAN, TREASURY);
        stake(MANUAL, 0, 100e18);
        vm.roll(START);
        vm.warp(1_000_000_000);
    }

    function enter(address account, uint256 amount) internal {
        money.transfer(account, amount);
        vm.prank(account);
        money.approve(address(vault), type(uint256).max);
        vm.prank(account);
        vault.deposit(amount);
    }

    function leaveAll(address account) internal returns (uint256 paid) {
        uint256 had = money.balanceOf(account);
        vm.prank(account);
        vault.withdrawAll();
        return money.balanceOf(account) - had;
    }

    function pass(uint256 blocks) internal {
        vm.roll(block.number + blocks);
        vm.warp(block.timestamp + 3 * blocks);
    }

    function sharesOf(address account) internal view returns (uint256 shares) {
        (shares,,,) = vault.userInfo(account);
    }
}
