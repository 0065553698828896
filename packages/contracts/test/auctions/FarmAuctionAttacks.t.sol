// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmAuction} from "../../src/auctions/IFarmAuction.sol";
import {DoubleEntryToken} from "../zoo/DoubleEntryToken.sol";
import {ReentrantToken} from "../zoo/ReentrantToken.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {AuctionScene} from "./AuctionScene.sol";

/// @title A bidder that refuses all calls but its own
contract StubbornBidder {
    function act(address target, bytes calldata data) external {
        (bool done, bytes memory answer) = target.call(data);
        require(done, string(answer));
    }

    fallback() external {
        revert("no");
    }
}

contract FarmAuctionAttacksTest is AuctionScene {
    function test_AContractThatRefusesEverything_HoldsUpNothing() external {
        setUpAuctions(new ZooToken());
        StubbornBidder[2] memory bidders = [new StubbornBidder(), new StubbornBidder()];
        start(1);
        for (uint256 i = 0; i < 2; ++i) {
            list(address(bidders[i]));
            fund(address(bidders[i]), 110e18);
            bidders[i].act(address(auction), abi.encodeCall(IFarmAuction.bid, (100e18 + i * 10e18)));
        }
        vm.roll(END);
        close();
        equal(money.balanceOf(BURN), 110e18, "the winner's is burned");
        bidders[0].act(address(auction), abi.encodeCall(IFarmAuction.claimAuction, (1)));
        equal(money.balanceOf(address(bidders[0])), 110e18, "back");
    }

    function test_Reentry_BringsNothing() external {
        ReentrantToken token = new ReentrantToken();
        setUpAuctions(token);
        list(address(token));
        start(1);
        bid(project(0), 200e18);
        bid(address(token), 100e18);
        vm.roll(END);
        token.setHook(address(auction), abi.encodeCall(IFarmAuction.closeAuction, (200e18)));
        close();
        token.setHook(address(auction), abi.encodeCall(IFarmAuction.claimAuction, (1)));
        vm.prank(address(token));
        auction.claimAuction(1);
        require(token.accepted() == 0 && token.refused() == 2, "refused");
        equal(money.balanceOf(address(auction)), 0, "to the wei");
    }

    function test_RecoverToken_NeverMoney_UnderNoAddress() external {
        setUpAuctions(new ZooToken());
        start(1);
        bid(project(0), 100e18);
        DoubleEntryToken entry = new DoubleEntryToken(money);
        vm.prank(address(auction));
        money.approve(address(entry), type(uint256).max);
        ZooToken lost = new ZooToken();
        lost.mint(address(auction), 5);
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IFarmAuction.NotAWrongToken.selector, address(money)));
        auction.recoverToken(address(money), 1);
        vm.expectRevert(abi.encodeWithSelector(IFarmAuction.NotAWrongToken.selector, address(entry)));
        auction.recoverToken(address(entry), 1);
        auction.recoverToken(address(lost), 5);
        vm.stopPrank();
        equal(lost.balanceOf(OWNER), 5, "what was lost");
    }

    /// @dev The close looks at the board alone, so bidders cannot make it too costly.
    function test_Close_CostsTheSameWithManyBidders() external {
        setUpAuctions(new ZooToken());
        start(10);
        for (uint256 i = 0; i < 500; ++i) {
            address who = project(100 + i);
            list(who);
            bid(who, 100e18 + (i % 7) * 10e18);
        }
        vm.roll(END);
        uint256 left = gasleft();
        close();
        require(left - gasleft() < 300_000, "gas");
        equal(auction.participants(1), 500, "participants");
        equal(money.balanceOf(address(auction)) + money.balanceOf(BURN), 500 * 100e18 + _extra(), "all of it");
    }

    function _extra() private pure returns (uint256 sum) {
        for (uint256 i = 0; i < 500; ++i) {
            sum += (i % 7) * 10e18;
        }
    }
}
