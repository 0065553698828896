// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "./Vm.sol";

/// @title What every test starts from
abstract contract TestBase {
    bool public constant IS_TEST = true;
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    error NotEqual(string what, uint256 actual, uint256 expected);

    function equal(uint256 actual, uint256 expected, string memory what) internal pure {
        if (actual != expected) revert NotEqual(what, actual, expected);
    }

    /// @dev What was rounded down once or twice on its way: at most two wei short, never more than is right.
    function almost(uint256 actual, uint256 exact, string memory what) internal pure {
        if (actual > exact || actual + 2 < exact) revert NotEqual(what, actual, exact);
    }

    function equal(address actual, address expected, string memory what) internal pure {
        equal(uint160(actual), uint160(expected), what);
    }

    /// @dev `value` folded into [low, high].
    function within(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        unchecked {
            uint256 size = high - low + 1;
            return size == 0 ? value : low + value % size;
        }
    }

    function reason(string memory text) internal pure returns (bytes memory) {
        return abi.encodeWithSignature("Error(string)", text);
    }

    function sameReason(bytes memory data, string memory text) internal pure returns (bool) {
        return keccak256(data) == keccak256(reason(text));
    }
}
