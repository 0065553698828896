// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmMaster} from "../../src/farms/IFarmMaster.sol";
import {Deployed} from "../support/Deployed.sol";
import {RoleMatrix} from "../support/RoleMatrix.sol";
import {IMoney} from "../tokens/TokenFaces.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {DeployedFarms} from "./DeployedFarms.sol";

/// @title MONEY, four farms that start at a block, and accounts that have and have approved everything
abstract contract FarmScene is RoleMatrix {
    uint256 internal constant START = 1000;
    uint256 internal constant RATE = 0.009e18;
    address internal constant ANNA = address(0xa1);
    address internal constant BEN = address(0xa2);

    IMoney internal money;
    IFarmMaster internal farms;
    ZooToken internal lp1;
    ZooToken internal lp2;
    ZooToken internal lp3;

    /// @dev Points 1600, 2000, 3000 and 2400 of 9000: a thousandth of a point is a microMONEY a block.
    function setUpFarms() internal {
        (lp1, lp2, lp3) = (new ZooToken(), new ZooToken(), new ZooToken());
        setUpFarms(lp1, lp2, lp3);
    }

    function setUpFarms(ZooToken token1, ZooToken token2, ZooToken token3) internal {
        vm.roll(START - 100);
        money = Deployed.money(address(this), 10_000_000e18);
        address[] memory tokens = new address[](4);
        (tokens[0], tokens[1], tokens[2], tokens[3]) =
        (address(money), address(token1), address(token2), address(token3));
        uint256[] memory points = new uint256[](4);
        (points[0], points[1], points[2], points[3]) = (1600, 2000, 3000, 2400);
        farms = DeployedFarms.master(money, START, OWNER, GUARDIAN, tokens, points);
        money.grantRole(money.MINTER_ROLE(), address(farms));
    }

    function provide(address account, address token, uint256 amount) internal {
        if (token == address(money)) money.transfer(account, amount);
        else ZooToken(token).mint(account, amount);
        vm.prank(account);
        ZooToken(token).approve(address(farms), type(uint256).max);
    }

    function stake(address account, uint256 pid, uint256 amount) internal {
        (address token,,,) = farms.poolInfo(pid);
        provide(account, token, amount);
        vm.prank(account);
        farms.deposit(pid, amount);
    }

    function withdraw(address account, uint256 pid, uint256 amount) internal {
        vm.prank(account);
        farms.withdraw(pid, amount);
    }

    /// @dev What an account is paid when it asks for it now.
    function harvest(address account, uint256 pid) internal returns (uint256 paid) {
        uint256 had = money.balanceOf(account);
        vm.prank(account);
        farms.deposit(pid, 0);
        return money.balanceOf(account) - had;
    }

    function staked(uint256 pid, address account) internal view returns (uint256 amount) {
        (amount,) = farms.userInfo(pid, account);
    }
}
