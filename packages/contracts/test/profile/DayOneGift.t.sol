// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDayOneGift} from "../../src/profile/IDayOneGift.sol";
import {DeployedProfile} from "./DeployedProfile.sol";
import {ProfileScene} from "./ProfileScene.sol";

/// @title The gift of day one
contract DayOneGiftTest is ProfileScene {
    IDayOneGift private gift;

    function setUp() external {
        setUpProfiles();
        gift = DeployedProfile.gift(address(money), profile, TREASURY, 2, 2000);
        require(money.transfer(address(gift), 8e18), "funded");
    }

    function test_PROF05_PROF52_GetMoneyBack_PaysTheFirstUsersOnce() external {
        require(!gift.canClaim(ANNA), "no profile");
        join(ANNA, 1);
        join(BEN, 1);
        join(GIVER, 1);
        require(gift.canClaim(ANNA) && gift.canClaim(BEN) && !gift.canClaim(GIVER), "the first two");
        vm.prank(ANNA);
        gift.getMoneyBack();
        equal(money.balanceOf(ANNA), 99e18, "4 MONEY");
        require(gift.hasClaimed(ANNA) && !gift.canClaim(ANNA), "once");
        refusedAs(ANNA, abi.encodeWithSelector(IDayOneGift.NotClaimable.selector, ANNA));
        gift.getMoneyBack();
        vm.prank(BEN);
        profile.pauseProfile();
        require(!gift.canClaim(BEN), "paused");
        vm.roll(2000);
        refusedAs(GIVER, abi.encodeWithSelector(IDayOneGift.NotClaimable.selector, GIVER));
        gift.getMoneyBack();
    }

    function test_ClaimFee_OnlyAfterTheEnd() external {
        join(ANNA, 1);
        vm.roll(1999);
        vm.expectRevert(abi.encodeWithSelector(IDayOneGift.NotExpired.selector, 2000));
        gift.claimFee();
        require(gift.canClaim(ANNA), "the last block");
        vm.roll(2000);
        require(!gift.canClaim(ANNA), "over");
        gift.claimFee();
        equal(money.balanceOf(TREASURY), 8e18, "the rest");
    }

    function test_CanClaim_IsFalseWithoutMoney() external {
        join(ANNA, 1);
        gift = DeployedProfile.gift(address(money), profile, TREASURY, 2, 2000);
        require(!gift.canClaim(ANNA), "not funded");
        require(money.transfer(address(gift), 4e18), "funded");
        require(gift.canClaim(ANNA), "for one");
    }
}
