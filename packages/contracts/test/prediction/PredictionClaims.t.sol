// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictionClaims} from "../../src/prediction/IPredictionClaims.sol";
import {TestBase} from "../support/TestBase.sol";

/// @title The claims of an earlier game
contract PredictionClaimsTest is TestBase {
    address private constant ANNA = address(0xa1);
    address private constant BEN = address(0xa2);

    IPredictionClaims private claims;

    function setUp() external {
        vm.deal(address(this), 100 ether);
        (bool done, address made) = make(6, 6 ether);
        require(done, "made");
        claims = IPredictionClaims(made);
    }

    function test_EverybodyGetsTheirsOnce() external {
        require(claims.claimable(5, ANNA) && !claims.claimable(5, BEN), "anna's");
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IPredictionClaims.NotEligible.selector, 5));
        claims.claim(pair(6, 5), BEN);
        uint256[] memory twice = pair(5, 5);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPredictionClaims.NotEligible.selector, 5));
        claims.claim(twice, ANNA);
        vm.prank(ANNA);
        claims.claim(pair(5, 6), BEN);
        equal(BEN.balance, 3 ether, "where she said");
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPredictionClaims.NotEligible.selector, 6));
        claims.claim(pair(6, 5), ANNA);
        equal(address(claims).balance, 3 ether, "ben's is there");
        (uint256[] memory epochs, uint256[] memory amounts, uint256 next) = claims.getUserRounds(ANNA, 1, 100);
        equal(epochs.length, 1, "a page");
        equal(epochs[0], 6, "epoch");
        equal(amounts[0], 2 ether, "its worth");
        equal(next, 2, "next");
        equal(claims.getUserRoundsLength(ANNA), 2, "all");
        (epochs,,) = claims.getUserRounds(ANNA, 9, 100);
        equal(epochs.length, 0, "beyond");
    }

    /// @dev Comes back in the middle of being paid: this test is the player.
    function test_NobodyIsPaidTwice() external {
        uint64[] memory epochs = new uint64[](2);
        address[] memory accounts = new address[](2);
        uint192[] memory amounts = new uint192[](2);
        (epochs[0], accounts[0], amounts[0]) = (5, address(this), 1 ether);
        (epochs[1], accounts[1], amounts[1]) = (5, BEN, 1 ether);
        (bool done, address made) = make(epochs, accounts, amounts, 2 ether);
        claims = IPredictionClaims(made);
        uint256[] memory one = new uint256[](1);
        one[0] = 5;
        vm.expectRevert(abi.encodeWithSelector(IPredictionClaims.SendFailed.selector, address(this)));
        claims.claim(one, address(this));
        require(done && claims.claimable(5, address(this)), "as before");
        claims.claim(one, ANNA);
        equal(address(claims).balance, 1 ether, "ben's");
    }

    function test_TheSumComesWithIt() external {
        (bool done,) = make(6, 6 ether - 1);
        require(!done, "too little");
        (done,) = make(6, 6 ether + 1);
        require(!done, "too much");
        (done,) = make(5, 6 ether);
        require(!done, "somebody twice");
    }

    receive() external payable {
        uint256[] memory one = new uint256[](1);
        one[0] = 5;
        claims.claim(one, address(this));
    }

    /// @dev Anna has 1 of epoch 5 and 2 of `second`, Ben 3 of epoch 6.
    function make(uint64 second, uint256 value) private returns (bool, address) {
        uint64[] memory epochs = new uint64[](3);
        address[] memory accounts = new address[](3);
        uint192[] memory amounts = new uint192[](3);
        (epochs[0], accounts[0], amounts[0]) = (5, ANNA, 1 ether);
        (epochs[1], accounts[1], amounts[1]) = (second, ANNA, 2 ether);
        (epochs[2], accounts[2], amounts[2]) = (6, BEN, 3 ether);
        return make(epochs, accounts, amounts, value);
    }

    function make(uint64[] memory epochs, address[] memory accounts, uint192[] memory amounts, uint256 value)
        private
        returns (bool, address made)
    {
        bytes memory code = abi.encodePacked(
            vm.getCode("PredictionClaims.sol:PredictionClaims"), abi.encode(epochs, accounts, amounts)
        );
        assembly ("memory-safe") {
            made := create(value, add(code, 0x20), mload(code))
        }
        return (made != address(0), made);
    }

    function pair(uint256 a, uint256 b) private pure returns (uint256[] memory epochs) {
        epochs = new uint256[](2);
        (epochs[0], epochs[1]) = (a, b);
    }
}
