// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBunnies} from "../../src/nfts/IBunnies.sol";
import {IMintingStation} from "../../src/nfts/IMintingStation.sol";
import {INftMarket} from "../../src/nfts/INftMarket.sol";
import {IWBESC} from "../../src/shared/IWBESC.sol";
import {Deployed} from "../support/Deployed.sol";
import {RoleTest} from "../support/RoleTest.sol";
import {Checker} from "./Checker.sol";
import {DeployedNfts} from "./DeployedNfts.sol";
import {HostileCollection} from "./HostileCollection.sol";

/// @title The market with Bunnies and a hostile collection
abstract contract MarketScene is RoleTest {
    address internal constant ANNA = address(0xa1);
    address internal constant BEN = address(0xa2);
    address internal constant CREATOR = address(0xc1);
    address internal constant TREASURY = address(0x71);
    uint256 internal constant PRICE = 2e18;

    IWBESC internal wbesc;
    IMintingStation internal station;
    IBunnies internal bunnies;
    HostileCollection internal hostile;
    Checker internal checker;
    INftMarket internal market;

    function setUpMarket() internal {
        vm.roll(1000);
        vm.warp(1_700_000_000);
        wbesc = Deployed.wbesc();
        station = DeployedNfts.station(OWNER);
        bunnies = station.bunnies();
        hostile = new HostileCollection();
        checker = new Checker();
        address[] memory collections = new address[](2);
        (collections[0], collections[1]) = (address(bunnies), address(hostile));
        market = DeployedNfts.market(address(wbesc), OWNER, HOLDER, TREASURY, collections);
        bytes32 minter = station.MINTER_ROLE();
        vm.prank(OWNER);
        station.grantRole(minter, address(this));
    }

    /// @dev Coin and WBESC that the market may take.
    function enrich(address who) internal {
        vm.deal(who, 1_000_000e18);
        vm.startPrank(who);
        wbesc.deposit{value: 500_000e18}();
        wbesc.approve(address(market), type(uint256).max);
        bunnies.setApprovalForAll(address(market), true);
        vm.stopPrank();
    }

    /// @dev A bunny for an account that may sell and buy.
    function bunnyFor(address who) internal returns (uint256 id) {
        id = station.mintCollectible(who, 5);
        enrich(who);
    }

    function list(address who, uint256 price) internal returns (uint256 id) {
        id = bunnyFor(who);
        vm.prank(who);
        market.createAskOrder(address(bunnies), id, price);
    }

    function askOf(address collection, uint256 id) internal view returns (address seller, uint256 price) {
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        (bool[] memory statuses, INftMarket.Ask[] memory asks) = market.viewAsksByCollectionAndTokenIds(collection, ids);
        require(statuses[0] == (asks[0].seller != address(0)), "status");
        return (asks[0].seller, asks[0].price);
    }

    function refusedAs(address who, bytes memory reason_) internal {
        vm.prank(who);
        vm.expectRevert(reason_);
    }

    function one(address value) internal pure returns (address[] memory list_) {
        list_ = new address[](1);
        list_[0] = value;
    }

    function one(uint256 value) internal pure returns (uint256[] memory list_) {
        list_ = new uint256[](1);
        list_[0] = value;
    }
}
