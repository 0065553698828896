// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RewardPerShare, Stake} from "../../src/shared/RewardPerShare.sol";

/// @title What accounts have earned is never more than what arrived, whatever happens in whatever order
/// @dev By induction: each function begins with any pool for which the sum holds, does one thing, and asserts it again. One account
/// is looked at; all others together have the rest of the shares and `others` parts, the sum of their shares times the growth since
/// each was looked at. `left` is what has arrived and is neither paid nor carried on, in wei. Lines between `from` and `end` stand
/// in the named source as they are here, which is checked before anything is proved.
contract RewardSums {
    using RewardPerShare for Stake;

    /// @dev What a `Stake` packs; that it unpacks what it packs is proved below.
    struct Unpacked {
        uint256 shares;
        uint256 rate;
    }

    uint256 private constant SHARE_BITS = 112;
    uint256 private constant SHARES = 2 ** 112;
    uint256 private constant PARTS = 2 ** 144;

    function packing(uint256 all, uint256 rate) external pure {
        Stake pool = _stake(all, rate);
        assert(pool.shares() == all);
        assert(pool.perShare() == rate);
    }

    function rewarded(uint256 all, uint256 rate, uint256 amount, uint256 unit) external pure {
        Stake pool = _stake(all, rate);
        require(all > 0 && unit > 0 && amount < PARTS && unit < PARTS && amount * unit < PARTS - rate);
        (Stake grown, uint256 rest) = pool.rewarded(amount, unit);
        assert(grown.shares() == all);
        assert(rest <= amount);
    }

    function growing(uint256 all, uint256 rate, uint256 growth) external pure {
        Stake pool = _stake(all, rate);
        require(growth < PARTS - rate);
        Stake grown;
        // from src/shared/RewardPerShare.sol
        grown = Stake.wrap(Stake.unwrap(pool) + (growth << SHARE_BITS));
        // end
        assert(grown.shares() == all);
        assert(grown.perShare() == rate + growth);
    }

    /// @dev What all shares grow by is no more than what is not carried on.
    function carriedOn(uint256 all, uint256 amount, uint256 unit) external pure {
        require(all > 0 && all < SHARES && unit > 0 && amount < PARTS && unit < PARTS && amount * unit < PARTS);
        uint256 rest;
        // from src/shared/RewardPerShare.sol
        uint256 growth = amount * unit / all;
        // end
        // from src/shared/RewardPerShare.sol
        rest = amount - (growth * all + unit - 1) / unit;
        // end
        assert(growth * all <= (amount - rest) * unit);
    }

    function sumAfterReward(
        uint256 all,
        uint256 own,
        uint256 grownBefore,
        uint256 others,
        uint256 left,
        uint256 shared,
        uint256 growth,
        uint256 unit
    ) external pure {
        require(own <= all && all < SHARES && grownBefore < PARTS && growth < PARTS && unit > 0 && unit < PARTS);
        require(left < SHARES && shared < SHARES);
        require(own * grownBefore + others <= left * unit);
        // What `carriedOn` asserts.
        require(growth * all <= shared * unit);
        assert(own * (grownBefore + growth) + (others + (all - own) * growth) <= (left + shared) * unit);
    }

    function paidOnce(uint256 all, uint256 own, uint256 rate, uint256 unit) external pure {
        require(unit > 0 && own < SHARES);
        Stake pool = _stake(all, rate);
        assert(pool.earned(pool.noted(own), unit) == 0);
    }

    function sumAfterPayment(uint256 own, uint256 seen, uint256 later, uint256 others, uint256 left, uint256 unit)
        external
        pure
    {
        require(own < SHARES && seen <= later && later < PARTS && unit > 0 && unit < PARTS);
        require(left < SHARES && others < 2 ** 255 && own * (later - seen) + others <= left * unit);
        uint256 paid = _earned(Unpacked(0, later), Unpacked(own, seen), unit);
        assert(paid <= left);
        assert(others <= (left - paid) * unit);
    }

    function entering(uint256 all, uint256 rate, uint256 amount) external pure {
        Stake pool = _stake(all, rate);
        require(amount < SHARES - all);
        Stake after_ = pool.entered(amount);
        assert(after_.shares() == all + amount);
        assert(after_.perShare() == rate);
    }

    function leaving(uint256 all, uint256 rate, uint256 amount) external pure {
        Stake pool = _stake(all, rate);
        require(amount <= all);
        Stake after_ = pool.left(amount);
        assert(after_.shares() == all - amount);
        assert(after_.perShare() == rate);
    }

    function noting(uint256 all, uint256 rate, uint256 amount) external pure {
        require(amount < SHARES);
        Stake account = _stake(all, rate).noted(amount);
        assert(account.shares() == amount);
        assert(account.perShare() == rate);
    }

    function _earned(Unpacked memory pool, Unpacked memory account, uint256 unit) private pure returns (uint256) {
        // from src/shared/RewardPerShare.sol
        return shares(account) * (perShare(pool) - perShare(account)) / unit;
        // end
    }

    function shares(Unpacked memory stake) private pure returns (uint256) {
        return stake.shares;
    }

    function perShare(Unpacked memory stake) private pure returns (uint256) {
        return stake.rate;
    }

    function _stake(uint256 shares_, uint256 rate_) private pure returns (Stake) {
        require(shares_ < SHARES && rate_ < PARTS);
        return Stake.wrap(rate_ * SHARES + shares_);
    }
}
