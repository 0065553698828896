// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPriceOracle} from "../../src/oracle/IPriceOracle.sol";
import {RoleMatrix} from "../support/RoleMatrix.sol";

/// @title An oracle with five reporters and a quorum of three
abstract contract OracleScene is RoleMatrix {
    uint256 internal constant REPORTERS = 5;

    IPriceOracle internal oracle;
    /// @dev Keys by the ascending order of their addresses.
    uint256[REPORTERS] internal keys;

    function setUpOracle() internal {
        vm.warp(1_000_000);
        address[] memory accounts = new address[](REPORTERS);
        for (uint256 i = 0; i < REPORTERS; ++i) {
            uint256 spot = i;
            address account = vm.addr(1000 + i);
            for (; spot > 0 && accounts[spot - 1] > account; --spot) {
                (accounts[spot], keys[spot]) = (accounts[spot - 1], keys[spot - 1]);
            }
            (accounts[spot], keys[spot]) = (account, 1000 + i);
        }
        bytes memory values = abi.encode(OWNER, accounts, 3);
        oracle = IPriceOracle(vm.deployCode("PriceOracle.sol:PriceOracle", values));
    }

    function signed(uint256 key, int256 price, uint256 time) internal view returns (bytes memory) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("BESC price oracle"),
                keccak256("1"),
                block.chainid,
                address(oracle)
            )
        );
        bytes32 said = keccak256(abi.encode(keccak256("Report(int256 price,uint256 time)"), price, time));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, keccak256(abi.encodePacked("\x19\x01", domain, said)));
        return abi.encodePacked(r, s, v);
    }

    /// @dev The first reporters' prices of `time`, as calldata for `submit`.
    function submission(uint256 time, int256[] memory prices) internal view returns (bytes memory) {
        bytes[] memory signatures = new bytes[](prices.length);
        for (uint256 i = 0; i < prices.length; ++i) {
            signatures[i] = signed(keys[i], prices[i], time);
        }
        return abi.encodeCall(IPriceOracle.submit, (time, prices, signatures));
    }

    function trySubmit(uint256 time, int256[] memory prices) internal returns (bool done, bytes memory answer) {
        return address(oracle).call(submission(time, prices));
    }

    function submits(uint256 time, int256[] memory prices) internal returns (bool done) {
        (done,) = trySubmit(time, prices);
    }

    /// @dev All reporters agree on the price of `time`.
    function report(uint256 time, int256 price) internal returns (bool done) {
        (done,) = trySubmit(time, five(price, price, price, price, price));
    }

    function five(int256 a, int256 b, int256 c, int256 d, int256 e) internal pure returns (int256[] memory prices) {
        prices = new int256[](5);
        (prices[0], prices[1], prices[2], prices[3], prices[4]) = (a, b, c, d, e);
    }

    function four(int256 a, int256 b, int256 c, int256 d) internal pure returns (int256[] memory prices) {
        prices = new int256[](4);
        (prices[0], prices[1], prices[2], prices[3]) = (a, b, c, d);
    }

    function three(int256 a, int256 b, int256 c) internal pure returns (int256[] memory prices) {
        prices = new int256[](3);
        (prices[0], prices[1], prices[2]) = (a, b, c);
    }
}
