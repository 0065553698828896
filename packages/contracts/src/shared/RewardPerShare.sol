// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev One slot. Of a pool: the reward of one share since the beginning (144 bits, in parts of a wei) and all shares (112
/// bits). Of an account: that reward when the account was looked at last, and its shares.
type Stake is uint256;

/// @title Rewards shared among accounts by their shares, without a loop over them
/// @notice What arrives raises the reward of one share, which only grows; an account has earned its shares times the growth
/// since it was looked at last. Every division is rounded down, so all that is earned is never more than what arrived.
/// @dev `unit` is how many parts a wei of reward has: the caller keeps it for ever and chooses it so that `unit` times all
/// rewards that can ever arrive is below 2^144. Then nothing here overflows, and only `entered` can revert, so that an exit
/// never can.
library RewardPerShare {
    uint256 private constant SHARE_BITS = 112;

    /// @notice There would be 2^112 shares or more.
    error TooManyShares();

    function perShare(Stake stake) internal pure returns (uint256) {
        return Stake.unwrap(stake) >> SHARE_BITS;
    }

    function shares(Stake stake) internal pure returns (uint256) {
        return uint112(Stake.unwrap(stake));
    }

    /// @notice `amount` of reward has arrived for all who have shares now; there must be some.
    /// @return grown The pool afterwards
    /// @return rest Whole wei that rounding left: add them to the next reward
    function rewarded(Stake pool, uint256 amount, uint256 unit) internal pure returns (Stake grown, uint256 rest) {
        unchecked {
            uint256 all = shares(pool);
            uint256 growth = amount * unit / all;
            grown = Stake.wrap(Stake.unwrap(pool) + (growth << SHARE_BITS));
            // Rounded up: of a wei that was shared in part nothing is left.
            rest = amount - (growth * all + unit - 1) / unit;
        }
    }

    /// @notice What an account has earned since it was looked at last.
    function earned(Stake pool, Stake account, uint256 unit) internal pure returns (uint256) {
        unchecked {
            return shares(account) * (perShare(pool) - perShare(account)) / unit;
        }
    }

    /// @notice The pool with `amount` more shares. Reverts when there would be 2^112.
    function entered(Stake pool, uint256 amount) internal pure returns (Stake) {
        unchecked {
            if (amount > type(uint112).max - shares(pool)) revert TooManyShares();
            return Stake.wrap(Stake.unwrap(pool) + amount);
        }
    }

    /// @notice The pool without `amount` of its shares.
    function left(Stake pool, uint256 amount) internal pure returns (Stake) {
        unchecked {
            return Stake.wrap(Stake.unwrap(pool) - amount);
        }
    }

    /// @notice An account that is looked at now and has `amount` of the pool's shares.
    function noted(Stake pool, uint256 amount) internal pure returns (Stake) {
        unchecked {
            return Stake.wrap(Stake.unwrap(pool) - shares(pool) + amount);
        }
    }

    /// @notice The reward that an account was not there for: what clients of this family call reward debt.
    function debt(Stake account, uint256 unit) internal pure returns (uint256) {
        unchecked {
            return shares(account) * perShare(account) / unit;
        }
    }
}
