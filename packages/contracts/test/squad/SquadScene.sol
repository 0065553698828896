// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISquad} from "../../src/nfts/ISquad.sol";
import {ISquadSale} from "../../src/squad/ISquadSale.sol";
import {DeployedNfts} from "../nfts/DeployedNfts.sol";
import {RandomScene} from "../random/RandomScene.sol";
import {ProfilesToggled} from "./ProfilesToggled.sol";

/// @title A sale whose accounts are rich and have active profiles
abstract contract SquadScene is RandomScene {
    address internal constant ANNA = address(0xa1);
    address internal constant BEN = address(0xa2);
    uint256 internal constant PRICE = 5e18;
    uint256 internal constant SALE_TIME = 1 days;

    ISquad internal squad;
    ISquadSale internal sale;
    ProfilesToggled internal profiles;

    function setUpSale(uint256 supply, uint256 minimum) internal {
        setUpRandom();
        setUpSaleOf(address(source), supply, minimum);
    }

    function setUpSaleOf(address words, uint256 supply, uint256 minimum) internal {
        squad = freshSquadOf(supply);
        profiles = new ProfilesToggled();
        sale = deploySale(words, minimum, PRICE, SALE_TIME);
        vm.startPrank(OWNER);
        source.setConsumer(address(sale), true);
        squad.setSale(address(sale), keccak256("all pictures"));
        vm.stopPrank();
        enable(ANNA);
        enable(BEN);
    }

    function deploySale(address words, uint256 minimum, uint256 price, uint256 time) internal returns (ISquadSale) {
        bytes memory first = abi.encode(address(money), address(squad), address(profiles), words);
        bytes memory rest = abi.encode(OWNER, OPERATOR, GUARDIAN, TREASURY, price, minimum, time);
        return ISquadSale(vm.deployCode("SquadSale.sol:SquadSale", bytes.concat(first, rest)));
    }

    function freshSquadOf(uint256 supply) internal returns (ISquad) {
        return DeployedNfts.squad(OWNER, OPERATOR, supply);
    }

    function enable(address who) internal {
        profiles.set(who, true);
        require(money.transfer(who, 1000e18), "money");
        vm.prank(who);
        money.approve(address(sale), type(uint256).max);
    }

    function setStatus(ISquadSale.Status status, uint256 start) internal {
        vm.prank(OPERATOR);
        sale.updateSaleStatus(status, start);
    }

    /// @dev Premint with a snapshot.
    function premint() internal {
        setStatus(ISquadSale.Status.Premint, 0);
        vm.prank(OPERATOR);
        sale.takeSnapshot();
    }

    function pledge(address user, uint256 count) internal {
        address[] memory users = new address[](1);
        uint256[] memory counts = new uint256[](1);
        (users[0], counts[0]) = (user, count);
        vm.prank(OPERATOR);
        sale.whitelistAddresses(users, counts);
    }

    function reserveAll() internal {
        vm.prank(OPERATOR);
        sale.getReserveTickets(120);
    }

    function presale() internal {
        commit(1);
        vm.warp(block.timestamp + 2 hours);
        setStatus(ISquadSale.Status.Presale, 0);
    }

    function publicSale() internal {
        uint256 start = block.timestamp + 10 minutes;
        setStatus(ISquadSale.Status.Sale, start);
        vm.warp(start);
    }

    /// @dev From Pending to a public sale that takes tickets.
    function openWhole() internal {
        premint();
        reserveAll();
        presale();
        publicSale();
    }

    function buy(address who, uint256 count) internal {
        vm.prank(who);
        sale.buyTickets(count);
    }

    function endAndDraw(uint256 word) internal {
        vm.warp(sale.endTimestamp());
        sale.endSale();
        pass(4);
        source.reveal(word, secretOf(word + 1));
        sale.openClaim();
    }

    function mint(address who, uint256 first, uint256 count) internal {
        vm.prank(who);
        sale.mint(idsFrom(first, count));
    }

    function idsFrom(uint256 first, uint256 count) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            ids[i] = first + i;
        }
    }

    function wrongStatus() internal view returns (bytes memory) {
        return abi.encodeWithSelector(ISquadSale.WrongStatus.selector, sale.currentStatus());
    }

    function badCount(uint256 count) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(ISquadSale.BadCount.selector, count);
    }

    function refusedAs(address who, bytes memory reason_) internal {
        vm.prank(who);
        vm.expectRevert(reason_);
    }
}
