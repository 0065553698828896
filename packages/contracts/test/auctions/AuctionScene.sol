// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IFarmAuction} from "../../src/auctions/IFarmAuction.sol";
import {TestBase} from "../support/TestBase.sol";
import {ZooToken} from "../zoo/ZooToken.sol";

/// @title Auctions with projects on the list; the usual one has three places, a first bid of 100 and runs from START to END
abstract contract AuctionScene is TestBase {
    uint256 internal constant START = 2000;
    uint256 internal constant END = 3000;
    address internal constant OWNER = address(0x0a);
    address internal constant OPERATOR = address(0x0e);
    address internal constant GUARDIAN = address(0x6a);
    address internal constant STRANGER = address(0x57);
    address internal constant BURN = 0x000000000000000000000000000000000000dEaD;

    ZooToken internal money;
    IFarmAuction internal auction;

    function setUpAuctions(ZooToken token) internal {
        vm.roll(1000);
        vm.warp(1_700_000_000);
        money = token;
        bytes memory values = abi.encode(token, OWNER, OPERATOR, GUARDIAN);
        auction = IFarmAuction(vm.deployCode("FarmAuction.sol:FarmAuction", values));
        for (uint256 i = 0; i < 12; ++i) {
            list(project(i));
        }
    }

    function project(uint256 index) internal pure returns (address) {
        return address(uint160(0x1000 + index));
    }

    function one(address account) internal pure returns (address[] memory accounts) {
        accounts = new address[](1);
        accounts[0] = account;
    }

    function list(address account) internal {
        vm.prank(OWNER);
        auction.addWhitelist(one(account));
    }

    function start(uint256 places) internal {
        vm.prank(OPERATOR);
        auction.startAuction(START, END, 100e18, places);
        vm.roll(START);
    }

    function bid(address who, uint256 amount) internal {
        fund(who, amount);
        vm.prank(who);
        auction.bid(amount);
    }

    function fund(address who, uint256 amount) internal {
        money.mint(who, amount);
        vm.prank(who);
        money.approve(address(auction), amount);
    }

    function close() internal {
        uint256 limit = auction.computedLimit(auction.currentAuctionId());
        vm.prank(OPERATOR);
        auction.closeAuction(limit);
    }

    function refused(address who, bytes memory why) internal {
        vm.prank(who);
        vm.expectRevert(why);
    }

    function refusesBid(address who, uint256 amount, bytes memory why) internal {
        fund(who, amount);
        refused(who, why);
        auction.bid(amount);
    }

    function thresholdOf(uint256 id) internal view returns (uint256 threshold) {
        (,,,,, threshold) = auction.auctions(id);
    }

    function statusOf(uint256 id) internal view returns (IFarmAuction.Status status) {
        (status,,,,,) = auction.auctions(id);
    }

    function totalOf(uint256 id, address who) internal view returns (uint256 total) {
        (total,) = auction.auctionBids(id, who);
    }
}
