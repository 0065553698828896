// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IIfo} from "../../src/ifo/IIfo.sol";
import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {IOperatorRole} from "../../src/shared/IOperatorRole.sol";
import {IfoScene} from "./IfoScene.sol";

contract IfoTest is IfoScene {
    IIfo private sale;

    function setUp() external {
        setUpSales();
        sale = makeSale(usual());
    }

    function test_IFO04_IFO05_IFO07_Views_SayWhatTheTermsAre_AndTheStatus() external {
        require(sale.status() == IIfo.Status.Pending, "pending");
        IIfo.Presale memory told = sale.presale();
        equal(told.price, 0.1e18, "price");
        equal(told.listingPrice, 0.1e18, "listing price");
        equal(told.maxUserAmount, 2e18, "cap");
        require(told.startBlock == START && told.endBlock == END && !told.isWhitelist, "window");
        require(told.softcap == 10e18 && told.hardcap == 50e18 && told.sold == 0 && told.round == 1, "caps");
        vm.roll(START);
        require(sale.status() == IIfo.Status.Open, "open");
        pay(sale, ANNA, 1e18, 0);
        equal(sale.presale().sold, 10e18, "sold by now");
        (uint256 amount, bool isClaimed) = sale.launchPoolInfo(ANNA, 0);
        require(amount == 1e18 && !isClaimed, "launch pool");
        pay(sale, BEN, 9e18, 1);
        uint256 before = vm.snapshotState();
        vm.roll(END + 1);
        require(sale.status() == IIfo.Status.Claimable, "claimable");
        harvest(sale, ANNA, 0);
        (, isClaimed) = sale.launchPoolInfo(ANNA, 0);
        require(isClaimed, "claimed");
        vm.revertToState(before);
        IIfo other = makeSale(later(usual()));
        vm.roll(END + 2001);
        require(other.status() == IIfo.Status.Close && other.presale().round == 2, "close");
    }

    function test_IFO11_DepositPool_FromTheFirstToTheLastBlockAlone() external {
        vm.roll(START - 1);
        approveAll(ANNA);
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.TooEarly.selector, START));
        sale.depositPool(1, 0);
        vm.roll(START);
        pay(sale, ANNA, 1, 0);
        vm.roll(END);
        pay(sale, ANNA, 1, 0);
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.NotEnded.selector, END));
        sale.harvestPool(0);
        vm.roll(END + 1);
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.TooLate.selector, END));
        sale.depositPool(1, 0);
    }

    function test_IFO02_DepositPool_NeedsAnActiveProfile() external {
        vm.roll(START);
        address stranger = address(0x99);
        refusedAs(stranger, abi.encodeWithSelector(IIfo.NoActiveProfile.selector, stranger));
        sale.depositPool(1, 0);
        pay(sale, ANNA, 1e18, 0);
        vm.prank(ANNA);
        profile.pauseProfile();
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.NoActiveProfile.selector, ANNA));
        sale.depositPool(1, 0);
        // What is in comes out without one.
        vm.roll(END + 1);
        harvest(sale, ANNA, 0);
    }

    function test_IFO09_DepositPool_UpToTheCapInAll_AndNotOneBeyond() external {
        vm.roll(START);
        approveAll(ANNA);
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.AboveLimit.selector, 2e18 + 1, 2e18));
        sale.depositPool(2e18 + 1, 0);
        vm.startPrank(ANNA);
        sale.depositPool(2e18 - 1, 0);
        sale.depositPool(1, 0);
        vm.stopPrank();
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.AboveLimit.selector, 2e18 + 1, 2e18));
        sale.depositPool(1, 0);
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.ZeroAmount.selector));
        sale.depositPool(0, 1);
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.NoPool.selector, 2));
        sale.depositPool(1, 2);
        pay(sale, BEN, 2 ** 96, 1);
        equal(amountOf(BEN, 1), 2 ** 96, "2^96");
    }

    function test_DepositPool_WhereNothingIsOffered_Refused() external {
        IIfo.Terms memory one = usual();
        one.pools[0] = pool(0, 0, 0, false);
        IIfo unlimited = makeSale(one);
        vm.roll(START);
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.NoPool.selector, 0));
        unlimited.depositPool(1, 0);
    }

    function test_IFO4_HarvestPool_Undersubscribed_ExactPriceAndNoRefund() external {
        vm.roll(START);
        pay(sale, ANNA, 1.5e18, 0);
        pay(sale, BEN, 20e18, 1);
        vm.roll(END + 1);
        (uint256 offering, uint256 refund) = harvest(sale, ANNA, 0);
        require(offering == 15e18 && refund == 0, "Basic");
        (offering, refund) = harvest(sale, BEN, 1);
        require(offering == 200e18 && refund == 0, "Unlimited");
        (uint256 money_, uint256 rest) = takeAll(sale);
        require(money_ == 21.5e18 && rest == 285e18, "the owner's");
        equal(offered.balanceOf(address(sale)) + raised.balanceOf(address(sale)), 0, "nothing stays");
    }

    function test_IFO08_HarvestPool_Oversubscribed_SharesByAmount_FeeInUnlimitedAlone() external {
        vm.roll(START);
        for (uint160 i = 0; i < 18; ++i) {
            join(address(0x1000 + i), 1);
            pay(sale, address(0x1000 + i), 2e18, 0);
        }
        pay(sale, ANNA, 2e18, 0);
        pay(sale, BEN, 2e18, 0);
        pay(sale, ANNA, 60e18, 1);
        pay(sale, BEN, 20e18, 1);
        vm.roll(END + 1);
        // Four times as much in Basic, twice in Unlimited.
        (uint256 offering, uint256 refund) = harvest(sale, ANNA, 0);
        require(offering == 5e18 && refund == 1.5e18, "Basic");
        equal(sale.viewPoolTaxRateOverflow(0), 0, "no fee in Basic");
        equal(sale.viewPoolTaxRateOverflow(1), 0.01e12, "1 percent");
        uint256[3] memory shown = shares(sale, ANNA, 1);
        require(shown[0] == 300e18 && shown[1] == 29.7e18 && shown[2] == 0.3e18, "Unlimited");
        harvest(sale, ANNA, 1);
        equal(sale.viewUserAllocationPools(BEN, only_(1))[0], 0.25e12, "a quarter");
        (,,,,, uint256 taxes) = sale.viewPoolInformation(1);
        equal(taxes, 0.4e18, "all fees");
    }

    function test_OPEN64_IFO11_IFO12_TaxRate_FallsInSteps() external {
        uint16[7] memory times = [1, 50, 100, 250, 500, 1000, 1500];
        uint40[7] memory rates = [1e10, 5e9, 3e9, 2.5e9, 2e9, 1e9, 5e8];
        vm.roll(START);
        uint256 paid;
        for (uint256 i = 0; i < 7; ++i) {
            uint256 exact = 40e18 * uint256(times[i]);
            if (i > 0) {
                pay(sale, BEN, exact - 1 - paid, 1);
                equal(sale.viewPoolTaxRateOverflow(1), rates[i - 1], "below the step");
                paid = exact - 1;
            }
            pay(sale, BEN, exact - paid, 1);
            paid = exact;
            equal(sale.viewPoolTaxRateOverflow(1), rates[i], "at the step");
        }
    }

    function test_HarvestPool_OnceOfTheOwnPool() external {
        vm.roll(START);
        pay(sale, ANNA, 1e18, 0);
        pay(sale, BEN, 10e18, 1);
        vm.roll(END + 1);
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.NotParticipated.selector, ANNA, 1));
        sale.harvestPool(1);
        harvest(sale, ANNA, 0);
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.AlreadyHarvested.selector, ANNA, 0));
        sale.harvestPool(0);
        refusedAs(ANNA, abi.encodeWithSelector(IIfo.NoPool.selector, 2));
        sale.harvestPool(2);
        (uint256[] memory amounts, bool[] memory claimed) = sale.viewUserInfo(ANNA, both());
        require(amounts[0] == 1e18 && claimed[0] && amounts[1] == 0 && !claimed[1], "user info");
    }

    function test_Minimum_OneWeiBelow_EverybodyGetsEverythingBack() external {
        vm.roll(START);
        pay(sale, ANNA, 2e18, 0);
        pay(sale, BEN, 8e18 - 1, 1);
        vm.roll(END + 1);
        require(sale.status() == IIfo.Status.Close, "close");
        (uint256 money_, uint256 rest) = takeAll(sale);
        require(money_ == 0 && rest == 500e18, "the owner has its tokens back, and no money");
        (uint256 offering, uint256 refund) = harvest(sale, ANNA, 0);
        require(offering == 0 && refund == 2e18, "Basic");
        (offering, refund) = harvest(sale, BEN, 1);
        require(offering == 0 && refund == 8e18 - 1, "Unlimited");
        (uint256 amount, bool hasHarvested) = sale.userInfo(ANNA);
        require(amount == 0 && !hasHarvested, "no points for it");
    }

    function test_Minimum_WhatIsRaisedCounts_NotWhatCameIn() external {
        IIfo.Terms memory high = usual();
        high.minimumRaise = 45e18;
        IIfo other = makeSale(high);
        vm.roll(START);
        // Five times what Unlimited raises, which is 40.
        pay(other, BEN, 200e18, 1);
        pay(other, ANNA, 2e18, 0);
        vm.roll(END + 1);
        (, uint256 refund) = harvest(other, BEN, 1);
        equal(refund, 200e18, "all of it");
    }

    function test_IFO13_HarvestPool_WhoGetsNothingPaysNothing() external {
        IIfo.Terms memory small = usual();
        small.pools[1] = pool(100, 100e18, 0, true);
        IIfo other = makeSale(small);
        vm.roll(START);
        pay(other, ANNA, 1e18 - 1, 1);
        pay(other, BEN, 50e18, 1);
        vm.roll(END + 1);
        takeAll(other);
        (uint256 offering, uint256 refund) = harvest(other, ANNA, 1);
        require(offering == 0 && refund == 1e18 - 1, "all back");
        (offering, refund) = harvest(other, BEN, 1);
        require(offering == 50 && refund == 0, "the other");
        takeAll(other);
        equal(raised.balanceOf(address(other)), 0, "nothing stays");
        equal(raised.balanceOf(ADMIN), 50e18, "raised");
    }

    /// @dev Any amounts, any order: all payments are what the owner gets, to the wei, and what is shown is what is paid.
    function testFuzz_IFO2_Payments_AddUpToWhatWasRaised(
        uint256[8] memory paid,
        uint256 offering,
        uint256 raising,
        uint8 first
    ) external {
        (offering, raising) = (within(offering, 1, 2 ** 100), within(raising, 1, 2 ** 90));
        IIfo.Terms memory any = usual();
        any.pools = [pool(0, 0, 0, false), pool(offering, raising, 0, true)];
        any.minimumRaise = 0;
        IIfo other = makeSale(any);
        vm.roll(START);
        uint256 total;
        for (uint160 i = 0; i < 8; ++i) {
            paid[i] = within(paid[i], 1, 2 ** within(paid[i] >> 200, 1, 100));
            join(address(0x1000 + i), 1);
            pay(other, address(0x1000 + i), paid[i], 1);
            total += paid[i];
        }
        vm.roll(END + 1);
        uint256 back;
        uint256 bought;
        for (uint160 i = 0; i < 8; ++i) {
            takeAll(other);
            (uint256 got, uint256 refund) = harvest(other, address(0x1000 + (i + first) % 8), 1);
            back += refund;
            bought += got;
        }
        takeAll(other);
        equal(raised.balanceOf(ADMIN), total - back, "payments");
        equal(raised.balanceOf(address(other)), 0, "nothing stays");
        require(bought <= offering, "no more than offered");
        require(offered.balanceOf(address(other)) <= 8, "a wei of the offer for each");
    }

    function test_IFO10_FinalWithdraw_OnlyAfterTheEnd_OnlyWhatIsTheOwners() external {
        vm.roll(START);
        pay(sale, ANNA, 100e18, 1);
        vm.roll(END);
        (uint256 early, uint256 unsold) = sale.withdrawable();
        equal(early, 0, "no money before the end");
        equal(unsold, 0, "no tokens before the end");
        refusedAs(ADMIN, abi.encodeWithSelector(IIfo.NotEnded.selector, END));
        sale.finalWithdraw(0, 0);
        vm.roll(END + 1);
        (uint256 money_, uint256 rest) = sale.withdrawable();
        equal(rest, 100e18, "what was not sold");
        refusedAs(ADMIN, abi.encodeWithSelector(IIfo.ExceedsOwned.selector, money_ + 1, money_));
        sale.finalWithdraw(money_ + 1, 0);
        refusedAs(ADMIN, abi.encodeWithSelector(IIfo.ExceedsOwned.selector, rest + 1, rest));
        sale.finalWithdraw(0, rest + 1);
        takeAll(sale);
        harvest(sale, ANNA, 1);
        takeAll(sale);
        // 40 for the tokens and a hundredth of the 60 that came back.
        equal(raised.balanceOf(ADMIN), 40.6e18, "raised and fee");
        refusedAsStranger(ANNA);
        sale.finalWithdraw(0, 0);
    }

    function test_IFO11_Terms_AreFixedFromTheStartOn() external {
        vm.roll(START);
        vm.startPrank(ADMIN);
        vm.expectRevert(abi.encodeWithSelector(IIfo.HasStarted.selector, START));
        sale.setPool(100e18, 20e18, 2e18, false, 0);
        vm.expectRevert(abi.encodeWithSelector(IIfo.HasStarted.selector, START));
        sale.updateStartAndEndBlocks(START + 5, END + 5);
        vm.stopPrank();
        refusedAs(OPERATOR, abi.encodeWithSelector(IIfo.HasStarted.selector, START));
        sale.setLimit(5e18);
    }

    function test_IFO10_SetLimit_ByTheOperatorBeforeTheStart() external {
        vm.prank(OPERATOR);
        sale.setLimit(3e18);
        (,, uint256 limit,,,) = sale.viewPoolInformation(0);
        equal(limit, 3e18, "cap");
        refused(ANNA, IOperatorRole.Forbidden.selector);
        sale.setLimit(4e18);
        refused(OPERATOR, IIfo.InvalidTerms.selector);
        sale.setLimit(0);
    }

    function test_UpdateStartAndEndBlocks_AheadInOrderAndNotForEver() external {
        vm.startPrank(ADMIN);
        sale.updateStartAndEndBlocks(START + 1, END + 1);
        require(sale.startBlock() == START + 1 && sale.endBlock() == END + 1, "moved");
        uint256 most = sale.MAX_LENGTH();
        vm.expectRevert(IIfo.InvalidTerms.selector);
        sale.updateStartAndEndBlocks(START, START + most + 1);
        vm.expectRevert(IIfo.InvalidTerms.selector);
        sale.updateStartAndEndBlocks(START, START);
        vm.expectRevert(IIfo.InvalidTerms.selector);
        sale.updateStartAndEndBlocks(block.number, END);
        vm.stopPrank();
    }

    function test_GuardianPause_StopsPayingInAlone() external {
        vm.roll(START);
        pay(sale, ANNA, 20e18, 1);
        vm.prank(GUARDIAN);
        IGuardianPause(address(sale)).pause();
        approveAll(ANNA);
        refusedAs(ANNA, abi.encodeWithSelector(IGuardianPause.IsPaused.selector, block.timestamp + 7 days));
        sale.depositPool(1, 1);
        vm.roll(END + 1);
        harvest(sale, ANNA, 1);
    }

    function test_IFO17_Points_ThroughThePointCentreAlone() external {
        vm.prank(OWNER);
        center.addIFOAddress(address(sale), 511_010_000, 200, 5e18);
        require(
            sale.campaignId() == 511_010_000 && sale.numberPoints() == 200 && sale.thresholdPoints() == 5e18, "told"
        );
        vm.roll(START);
        pay(sale, ANNA, 1e18, 0);
        pay(sale, ANNA, 20e18, 1);
        vm.roll(END + 1);
        harvest(sale, ANNA, 1);
        require(!center.checkClaimStatus(ANNA, address(sale)), "not all harvested");
        harvest(sale, ANNA, 0);
        (uint256 amount, bool hasHarvested) = sale.userInfo(ANNA);
        require(amount == 21e18 && hasHarvested, "user info");
        equal(pointsOf(ANNA), 0, "a harvest gives none");
        vm.prank(ANNA);
        center.getPoints(address(sale));
        equal(pointsOf(ANNA), 200, "points");
    }

    function approveAll(address who) private {
        raised.mint(who, 100e18);
        vm.prank(who);
        raised.approve(address(sale), type(uint256).max);
    }

    function amountOf(address who, uint8 pid) private view returns (uint256 amount) {
        (amount,) = sale.launchPoolInfo(who, pid);
    }

    function later(IIfo.Terms memory wanted) private pure returns (IIfo.Terms memory) {
        (wanted.startBlock, wanted.endBlock) = (END + 1000, END + 2000);
        return wanted;
    }
}
