// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Calls encoded by hand: those of every trade, and those that must not stop what they are part of
/// @dev Same meaning as the compiler's own code, with less memory traffic: a failed call passes its reason on, an answer
/// that is too short reverts, unless a call only tries. What the compiler adds is a check that the target has code; here a
/// target without code answers nothing and fails by that.
library LeanCalls {
    /// @dev `IERC20(token).balanceOf(account)`
    function balanceOf(address token, address account) internal view returns (uint256 held) {
        assembly ("memory-safe") {
            mstore(0x00, 0x70a0823100000000000000000000000000000000000000000000000000000000)
            mstore(0x04, account)
            if iszero(staticcall(gas(), token, 0x00, 0x24, 0x00, 0x20)) {
                let free := mload(0x40)
                returndatacopy(free, 0x00, returndatasize())
                revert(free, returndatasize())
            }
            if lt(returndatasize(), 0x20) { revert(0x00, 0x00) }
            held := mload(0x00)
        }
    }

    /// @dev `balanceOf` that must not stop what it is part of: zero for what does not answer.
    function tryBalanceOf(address token, address account) internal view returns (uint256 held) {
        assembly ("memory-safe") {
            mstore(0x00, 0x70a0823100000000000000000000000000000000000000000000000000000000)
            mstore(0x04, account)
            let done := staticcall(gas(), token, 0x00, 0x24, 0x00, 0x20)
            if and(done, gt(returndatasize(), 0x1f)) { held := mload(0x00) }
        }
    }

    /// @dev `IERC20(token).transfer(to, amount)` that must not stop what it is part of: false instead of a revert, for a token
    /// that answers false and for an address without code. Of an answer of any length one word is read.
    function tryTransfer(address token, address to, uint256 amount) internal returns (bool done) {
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(0x00, 0xa9059cbb00000000000000000000000000000000000000000000000000000000)
            mstore(0x04, to)
            mstore(0x24, amount)
            done := call(gas(), token, 0, 0x00, 0x44, 0x00, 0x20)
            switch returndatasize()
            case 0 { done := and(done, gt(extcodesize(token), 0)) }
            default { done := and(done, and(gt(returndatasize(), 0x1f), eq(mload(0x00), 1))) }
            mstore(0x40, free)
        }
    }

    /// @dev `selector(id)`, which answers two words, on a target that must not stop what it is part of, whatever it is, answers or
    /// spends: zero for a shorter answer, nothing more is read of a longer one, and a part of the gas is kept.
    function tryRead(address target, bytes4 selector, uint256 id) internal view returns (uint256 first) {
        assembly ("memory-safe") {
            mstore(0x00, selector)
            mstore(0x04, id)
            let done := staticcall(sub(gas(), div(gas(), 32)), target, 0x00, 0x24, 0x00, 0x40)
            if and(done, gt(returndatasize(), 0x3f)) { first := mload(0x00) }
        }
    }

    /// @dev The same for a call that changes something; its answer is not read.
    function tryCall(address target, bytes4 selector, uint256 id) internal {
        assembly ("memory-safe") {
            mstore(0x00, selector)
            mstore(0x04, id)
            pop(call(sub(gas(), div(gas(), 32)), target, 0, 0x00, 0x24, 0x00, 0x00))
        }
    }

    /// @dev `IWBESC(wrapped).deposit{value: amount}()`, for a coin that is known to exist.
    function deposit(address wrapped, uint256 amount) internal {
        assembly ("memory-safe") {
            mstore(0x00, 0xd0e30db000000000000000000000000000000000000000000000000000000000)
            if iszero(call(gas(), wrapped, amount, 0x00, 0x04, 0x00, 0x00)) {
                let free := mload(0x40)
                returndatacopy(free, 0x00, returndatasize())
                revert(free, returndatasize())
            }
        }
    }

    /// @dev `IBescPair(pair).getReserves()`; `found` is false when there is no pair at the address.
    function getReserves(address pair) internal view returns (bool found, uint256 reserve0, uint256 reserve1) {
        assembly ("memory-safe") {
            mstore(0x00, 0x0902f1ac00000000000000000000000000000000000000000000000000000000)
            found := staticcall(gas(), pair, 0x00, 0x04, 0x00, 0x40)
            found := and(found, gt(returndatasize(), 0x5f))
            reserve0 := mload(0x00)
            reserve1 := mload(0x20)
        }
    }

    /// @dev `IBescPair(pair).swap(amount0Out, amount1Out, to, "")`, for a pair that is known to exist.
    function swap(address pair, uint256 amount0Out, uint256 amount1Out, address to) internal {
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(free, 0x022c0d9f00000000000000000000000000000000000000000000000000000000)
            mstore(add(free, 0x04), amount0Out)
            mstore(add(free, 0x24), amount1Out)
            mstore(add(free, 0x44), to)
            mstore(add(free, 0x64), 0x80)
            mstore(add(free, 0x84), 0x00)
            if iszero(call(gas(), pair, 0, free, 0xa4, 0x00, 0x00)) {
                returndatacopy(free, 0x00, returndatasize())
                revert(free, returndatasize())
            }
        }
    }
}
