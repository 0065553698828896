// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Views that must not stop what asks them
library TryView {
    /// @dev The first `count` words of the answer, or none: whatever is asked, answers or spends. Of many that are asked each
    /// has a million gas at most.
    function words(address target, bytes memory data, uint256 count) internal view returns (uint256[] memory answer) {
        assembly ("memory-safe") {
            let most := sub(gas(), div(gas(), 32))
            if gt(most, 1000000) { most := 1000000 }
            let done := staticcall(most, target, add(data, 0x20), mload(data), 0x00, 0x00)
            if or(iszero(done), lt(returndatasize(), mul(count, 0x20))) { count := 0 }
            answer := mload(0x40)
            mstore(answer, count)
            returndatacopy(add(answer, 0x20), 0x00, mul(count, 0x20))
            mstore(0x40, add(add(answer, 0x20), mul(count, 0x20)))
        }
    }
}
