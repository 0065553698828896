// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {ISquadSale} from "../../src/squad/ISquadSale.sol";
import {SquadScene} from "./SquadScene.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title What owner, operator and guardian of a sale of Squad may do
contract SquadSettingsTest is SquadScene {
    function setUp() external {
        setUpSale(10_000, 20);
    }

    function test_ROLE01_SetTicketPrice_IsTheOwnersUntilTicketsAreSold() external {
        vm.prank(OWNER);
        sale.setTicketPrice(5 * PRICE);
        refusedAs(OWNER, abi.encodeWithSelector(ISquadSale.BadPrice.selector, 5 * PRICE + 1));
        sale.setTicketPrice(5 * PRICE + 1);
        refusedAs(OWNER, abi.encodeWithSelector(ISquadSale.BadPrice.selector, 0));
        sale.setTicketPrice(0);
        refusedAs(OPERATOR, abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, OPERATOR));
        sale.setTicketPrice(PRICE);
        premint();
        vm.prank(OWNER);
        sale.setTicketPrice(PRICE);
        presale();
        refusedAs(OWNER, wrongStatus());
        sale.setTicketPrice(PRICE);
        refusedAs(OWNER, wrongStatus());
        sale.setSaleProperties(5, 5);
    }

    function test_ROLE01_SetSaleProperties_StaysWithinTheLimits() external {
        vm.startPrank(OWNER);
        uint256[2][3] memory bad = [[uint256(11), 10], [uint256(5), 6], [uint256(5), 0]];
        for (uint256 i = 0; i < 3; ++i) {
            vm.expectRevert(ISquadSale.BadProperties.selector);
            sale.setSaleProperties(bad[i][0], bad[i][1]);
        }
        sale.setSaleProperties(5, 2);
        vm.stopPrank();
        openWhole();
        refusedAs(ANNA, badCount(3));
        sale.buyTickets(3);
        buy(ANNA, 2);
        buy(ANNA, 2);
        refusedAs(ANNA, badCount(2));
        sale.buyTickets(2);
    }

    function test_ROLE03_ROLE12_Operator_IsAskedForEachStep() external {
        bytes memory forbidden = abi.encodeWithSelector(IOperatorRole.Forbidden.selector);
        refusedAs(ANNA, forbidden);
        sale.updateSaleStatus(ISquadSale.Status.Premint, 0);
        refusedAs(ANNA, forbidden);
        sale.takeSnapshot();
        refusedAs(ANNA, forbidden);
        sale.getReserveTickets(1);
        refusedAs(ANNA, forbidden);
        sale.whitelistAddresses(new address[](0), new uint256[](0));
        refusedAs(ANNA, forbidden);
        sale.unwhitelistAddresses(new address[](0));
        vm.prank(OWNER);
        sale.updateSaleStatus(ISquadSale.Status.Premint, 0);
    }

    function test_ROLE01_RecoverToken_TakesNoTicketMoney() external {
        refusedAs(OWNER, abi.encodeWithSelector(ISquadSale.NotStray.selector, address(money)));
        sale.recoverToken(address(money));
        refusedAs(OPERATOR, abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, OPERATOR));
        sale.recoverToken(address(money));
        refusedAs(OWNER, abi.encodeWithSelector(ISquadSale.ZeroAddress.selector));
        sale.setTreasury(address(0));
        vm.prank(OWNER);
        sale.setTreasury(STRANGER);
        equal(sale.treasury(), STRANGER, "treasury");
    }

    function test_Pause_StopsPurchasesAlone() external {
        premint();
        pledge(ANNA, 3);
        presale();
        vm.prank(GUARDIAN);
        IGuardianPause(address(sale)).pause();
        bytes memory paused =
            abi.encodeWithSelector(IGuardianPause.IsPaused.selector, IGuardianPause(address(sale)).pausedUntil());
        refusedAs(ANNA, paused);
        sale.buyTicketsInPreSaleForGen0(1);
        publicSale();
        refusedAs(ANNA, paused);
        sale.buyTickets(1);
        vm.warp(sale.endTimestamp());
        sale.endSale();
        equal(uint256(sale.currentStatus()), 6, "ends all the same");
    }

    function test_Construct_RevertWhenItCouldNotWork() external {
        refusedToDeploy(0, PRICE, SALE_TIME);
        refusedToDeploy(9881, PRICE, SALE_TIME);
        refusedToDeploy(20, 0, SALE_TIME);
        refusedToDeploy(20, 1 << 96, SALE_TIME);
        refusedToDeploy(20, PRICE, 0);
        refusedToDeploy(20, PRICE, 30 days + 1);
        this.deployed(9880, PRICE, 30 days);
        squad = freshSquadOf(610);
        refusedToDeploy(20, PRICE, SALE_TIME);
        squad = freshSquadOf(65_536);
        refusedToDeploy(20, PRICE, SALE_TIME);
    }

    function deployed(uint256 minimum, uint256 price, uint256 time) external {
        deploySale(address(source), minimum, price, time);
    }

    function refusedToDeploy(uint256 minimum, uint256 price, uint256 time) private {
        (bool done,) = address(this).call(abi.encodeCall(this.deployed, (minimum, price, time)));
        require(!done, "deployed");
    }
}
