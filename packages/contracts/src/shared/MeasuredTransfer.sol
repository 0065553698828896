// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LeanCalls} from "./LeanCalls.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Transfers of tokens that may keep a part, or charge the sender
library MeasuredTransfer {
    using SafeERC20 for IERC20;

    /// @notice Takes `amount` from the caller.
    /// @return received What arrived, which counts, not what was asked for
    function take(address token, uint256 amount) internal returns (uint256 received) {
        uint256 held = LeanCalls.balanceOf(token, address(this));
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        return LeanCalls.balanceOf(token, address(this)) - held;
    }

    /// @notice Sends `amount`.
    /// @return excess What the token took from here beyond it
    function send(address token, address to, uint256 amount) internal returns (uint256 excess) {
        uint256 held = LeanCalls.tryBalanceOf(token, address(this));
        IERC20(token).safeTransfer(to, amount);
        uint256 left = LeanCalls.tryBalanceOf(token, address(this));
        unchecked {
            if (held > left && held - left > amount) excess = held - left - amount;
        }
    }

    /// @notice The part of an `excess` that is missing from the `stakes`, which must stay. A balance that grows by itself may be
    /// rounded against the sender, and has a surplus for it.
    function missing(address token, uint256 excess, uint256 stakes) internal view returns (uint256) {
        return Math.min(excess, Math.saturatingSub(stakes, LeanCalls.tryBalanceOf(token, address(this))));
    }
}
