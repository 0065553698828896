// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IIfo} from "../../src/ifo/IIfo.sol";
import {ChargeOnTopToken} from "../zoo/ChargeOnTopToken.sol";
import {DoubleEntryToken} from "../zoo/DoubleEntryToken.sol";
import {FeeOnTransferToken} from "../zoo/FeeOnTransferToken.sol";
import {PausableToken} from "../zoo/PausableToken.sol";
import {ReentrantToken} from "../zoo/ReentrantToken.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {IfoScene} from "./IfoScene.sol";

/// @title Tokens and owners that mean harm
contract IfoAttacksTest is IfoScene {
    function setUp() external {
        setUpSales();
    }

    function test_IFO12_DeployIFO_RefusesATokenThatTakesAFee() external {
        refuses(new FeeOnTransferToken(), abi.encodeWithSelector(IIfo.NotFunded.selector, 485e18, 500e18));
        refuses(new ChargeOnTopToken(), abi.encodeWithSelector(IIfo.NotFunded.selector, 500e18, 500e18));
    }

    function test_IFO12_DeployIFO_WithoutTheTokens_NoSale() external {
        IIfo.Terms memory wanted = usual();
        vm.prank(OWNER);
        vm.expectRevert();
        factory.deployIFO(wanted);
        equal(factory.ifoLength(), 0, "none listed");
    }

    function test_DeployIFO_RefusesTermsThatNoSaleCanHave() external {
        for (uint256 i = 0; i < 12; ++i) {
            IIfo.Terms memory wanted = usual();
            if (i == 0) wanted.lpToken = address(offered);
            if (i == 1) wanted.offeringToken = address(0x55);
            if (i == 2) wanted.startBlock = block.number;
            if (i == 3) wanted.endBlock = START;
            if (i == 4) wanted.minimumRaise = 50e18 + 1;
            if (i == 5) wanted.pools[0].hasTax = true;
            if (i == 6) wanted.pools[0].limitPerUser = 0;
            if (i == 7) wanted.pools[1].limitPerUser = 1;
            if (i == 8) wanted.pools[1].raisingAmount = 0;
            if (i == 9) wanted.pools[0].offeringAmount = 0;
            if (i == 10) wanted.pools = [pool(0, 0, 0, false), pool(0, 0, 0, false)];
            if (i == 11) wanted.pools[0].limitPerUser = type(uint112).max;
            vm.prank(OWNER);
            vm.expectRevert(IIfo.InvalidTerms.selector);
            factory.deployIFO(wanted);
        }
        IIfo.Terms memory huge = usual();
        huge.pools[1].offeringAmount = 2 ** 112;
        vm.prank(OWNER);
        vm.expectRevert();
        factory.deployIFO(huge);
        IIfo.Terms memory own = usual();
        refusedAsStranger(ANNA);
        factory.deployIFO(own);
    }

    function test_IFO12_SetPool_TakesAndGivesBackTheDifference() external {
        IIfo sale = makeSale(usual());
        offered.mint(ADMIN, 50e18);
        vm.startPrank(ADMIN);
        vm.expectRevert();
        sale.setPool(450e18, 40e18, 0, true, 1);
        offered.approve(address(sale), 50e18);
        sale.setPool(450e18, 40e18, 0, true, 1);
        equal(offered.balanceOf(address(sale)), 550e18, "more");
        sale.setPool(300e18, 40e18, 0, true, 1);
        equal(offered.balanceOf(address(sale)), 400e18, "less");
        equal(offered.balanceOf(ADMIN), 150e18, "back");
        sale.setPool(0, 0, 0, false, 0);
        vm.expectRevert(IIfo.InvalidTerms.selector);
        sale.setPool(0, 0, 0, false, 1);
        vm.expectRevert(IIfo.InvalidTerms.selector);
        sale.setPool(300e18, 5e18, 0, true, 1);
        vm.stopPrank();
        refusedAsStranger(ANNA);
        sale.setPool(450e18, 40e18, 0, true, 1);
    }

    function test_IFO9_HarvestPool_TheMoneyComesBackThoughTheTokenRefuses() external {
        PausableToken token = new PausableToken();
        offered = token;
        IIfo sale = makeSale(usual());
        vm.roll(START);
        pay(sale, ANNA, 80e18, 1);
        vm.roll(END + 1);
        uint256[3] memory shown = shares(sale, ANNA, 1);
        token.setPaused(true);
        vm.prank(ANNA);
        sale.harvestPool(1);
        equal(raised.balanceOf(ANNA), shown[1], "the money");
        equal(sale.owedOffering(ANNA), 400e18, "owed");
        vm.prank(ANNA);
        vm.expectRevert();
        sale.claimOffering();
        token.setPaused(false);
        vm.prank(ANNA);
        sale.claimOffering();
        equal(token.balanceOf(ANNA), 400e18, "paid later");
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.NothingOwed.selector, ANNA));
        sale.claimOffering();
    }

    function test_Reentry_BringsNothing() external {
        ReentrantToken token = new ReentrantToken();
        offered = token;
        IIfo sale = makeSale(usual());
        vm.roll(START);
        join(address(token), 1);
        pay(sale, address(token), 80e18, 1);
        pay(sale, ANNA, 80e18, 1);
        vm.roll(END + 1);
        token.setHook(address(sale), abi.encodeCall(IIfo.harvestPool, (1)));
        vm.prank(ANNA);
        sale.harvestPool(1);
        require(token.refused() == 1 && token.accepted() == 0, "refused");
        token.setHook(address(0), "");
        harvest(sale, address(token), 1);
    }

    function test_RecoverWrongTokens_NeitherTokenOfTheSale_UnderNoAddress() external {
        IIfo sale = makeSale(usual());
        vm.roll(START);
        pay(sale, ANNA, 10e18, 1);
        DoubleEntryToken entry = new DoubleEntryToken(raised);
        vm.prank(address(sale));
        raised.approve(address(entry), type(uint256).max);
        ZooToken lost = new ZooToken();
        lost.mint(address(sale), 5);
        vm.startPrank(ADMIN);
        vm.expectRevert(abi.encodeWithSelector(IIfo.NotAWrongToken.selector, address(raised)));
        sale.recoverWrongTokens(address(raised), 1);
        vm.expectRevert(abi.encodeWithSelector(IIfo.NotAWrongToken.selector, address(offered)));
        sale.recoverWrongTokens(address(offered), 1);
        vm.expectRevert(abi.encodeWithSelector(IIfo.NotAWrongToken.selector, address(entry)));
        sale.recoverWrongTokens(address(entry), 1);
        sale.recoverWrongTokens(address(lost), 5);
        vm.stopPrank();
        equal(lost.balanceOf(ADMIN), 5, "what was lost");
    }

    function test_DepositPool_CountsWhatArrives() external {
        FeeOnTransferToken token = new FeeOnTransferToken();
        raised = token;
        IIfo sale = makeSale(usual());
        vm.roll(START);
        pay(sale, ANNA, 100e18, 1);
        (uint256 amount,) = sale.launchPoolInfo(ANNA, 1);
        equal(amount, 97e18, "what arrived");
    }

    function refuses(ZooToken token, bytes memory why) private {
        IIfo.Terms memory wanted = usual();
        wanted.offeringToken = address(token);
        token.mint(OWNER, 1000e18);
        vm.startPrank(OWNER);
        token.approve(address(factory), type(uint256).max);
        vm.expectRevert(why);
        factory.deployIFO(wanted);
        vm.stopPrank();
    }
}
