// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev One slot, from the lowest bit: block of the last reward (32), wei that rounding left for the next reward (80), block of
/// the end (32), reward of a block in wei (96), whether there is a limit for each account (8), whether a payment ever failed (8).
type Clock is uint256;

/// @title All that a pool has to know for a payment, read and written as one word
library PoolClock {
    uint256 private constant MOVING = type(uint112).max;

    function lastRewardBlock(Clock clock) internal pure returns (uint256) {
        return uint32(Clock.unwrap(clock));
    }

    function rest(Clock clock) internal pure returns (uint256) {
        return uint80(Clock.unwrap(clock) >> 32);
    }

    function bonusEndBlock(Clock clock) internal pure returns (uint256) {
        return uint32(Clock.unwrap(clock) >> 112);
    }

    function rewardPerBlock(Clock clock) internal pure returns (uint256) {
        return uint96(Clock.unwrap(clock) >> 144);
    }

    function hasUserLimit(Clock clock) internal pure returns (bool) {
        return uint8(Clock.unwrap(clock) >> 240) != 0;
    }

    /// @dev While every reward was paid, no debt exists and none is read.
    function owes(Clock clock) internal pure returns (bool) {
        return Clock.unwrap(clock) >> 248 != 0;
    }

    /// @notice A clock that a reward moved to block `last`, with `left` that could not be shared; both fit.
    function moved(Clock clock, uint256 last, uint256 left) internal pure returns (Clock) {
        return Clock.wrap((Clock.unwrap(clock) & ~MOVING) | (left << 32) | last);
    }

    function ending(Clock clock, uint32 end) internal pure returns (Clock) {
        return Clock.wrap((Clock.unwrap(clock) & ~(uint256(type(uint32).max) << 112)) | (uint256(end) << 112));
    }

    function paying(Clock clock, uint96 rate) internal pure returns (Clock) {
        return Clock.wrap((Clock.unwrap(clock) & ~(uint256(type(uint96).max) << 144)) | (uint256(rate) << 144));
    }

    function limited(Clock clock, bool isLimited) internal pure returns (Clock) {
        return Clock.wrap((Clock.unwrap(clock) & ~(uint256(0xff) << 240)) | (isLimited ? 1 << 240 : 0));
    }

    function owing(Clock clock) internal pure returns (Clock) {
        return Clock.wrap(Clock.unwrap(clock) | (1 << 248));
    }
}
