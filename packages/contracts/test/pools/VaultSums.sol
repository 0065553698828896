// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The vault's shares: no action lowers their price, and all of them can always be paid
/// @dev Lines between `from` and `end` stand in the named source as they are here, which is checked before anything is proved. `idle` is all
/// MONEY of the vault that is not staked. Both sums begin with 0, where the price is 1, and each action begins with any state that
/// keeps it.
contract VaultSums {
    struct Vault {
        uint256 shares;
        uint256 staked;
        uint256 performanceFee;
    }

    uint256 private constant BASIS = 10_000;
    uint256 private constant MAX = 2 ** 84;
    // from src/pools/MoneyVault.sol
    uint256 private constant VIRTUAL = 1e12;
    // end

    function collecting(uint256 idle, uint256 gained, uint256 performanceFee, uint256 callFee) external pure {
        require(idle < MAX && gained < MAX && performanceFee <= 500 && callFee <= 100);
        Vault memory vault = Vault(0, 0, performanceFee);
        uint256 before = idle;
        // from src/pools/MoneyVault.sol
        uint256 fee = gained * vault.performanceFee / BASIS;
        // end
        uint256 bounty = gained * callFee / BASIS;
        idle = idle + gained - fee - bounty;
        assert(fee + bounty <= gained);
        assert(idle >= before);
        // Nothing is counted twice.
        assert(idle + fee + bounty == before + gained);
    }

    function depositing(uint256 all, uint256 staked, uint256 idle, uint256 amount) external pure {
        Vault memory vault = _sound(all, staked, idle);
        require(amount < MAX);
        // from src/pools/MoneyVault.sol
        uint256 shares = amount * (vault.shares + VIRTUAL) / (vault.staked + idle + VIRTUAL);
        // end
        uint256 assets = staked + idle;
        assert(shares * (assets + VIRTUAL) <= amount * (all + VIRTUAL));
        // The price, (assets + VIRTUAL) / (shares + VIRTUAL), compared without a division; and a wei for each share.
        assert((assets + amount + VIRTUAL) * (all + VIRTUAL) >= (assets + VIRTUAL) * (all + shares + VIRTUAL));
        assert(assets + amount >= all + shares);
    }

    function withdrawing(uint256 all, uint256 staked, uint256 idle, uint256 shares) external pure {
        Vault memory vault = _sound(all, staked, idle);
        require(shares <= all);
        uint256 amount = _worth(vault, idle, shares);
        uint256 assets = staked + idle;
        assert(amount * (all + VIRTUAL) <= shares * (assets + VIRTUAL));
        assert((assets - amount + VIRTUAL) * (all + VIRTUAL) >= (assets + VIRTUAL) * (all - shares + VIRTUAL));
        assert(assets - amount >= all - shares);
    }

    /// @dev All holders, by induction: those who were counted have `counted` shares and are worth `worth`, one more is added.
    function addingUp(uint256 all, uint256 staked, uint256 idle, uint256 counted, uint256 worth, uint256 shares)
        external
        pure
    {
        Vault memory vault = _sound(all, staked, idle);
        require(worth < MAX && counted <= all && shares <= all - counted);
        require(worth * (all + VIRTUAL) <= counted * (staked + idle + VIRTUAL));
        uint256 sum = worth + _worth(vault, idle, shares);
        assert(sum * (all + VIRTUAL) <= (counted + shares) * (staked + idle + VIRTUAL));
    }

    /// @dev With all of them counted, what they are worth lies there: the last one is paid as well.
    function payingAll(uint256 all, uint256 assets, uint256 worth) external pure {
        require(all <= assets && assets < MAX && worth < MAX);
        require(worth * (all + VIRTUAL) <= all * (assets + VIRTUAL));
        assert(worth <= assets);
    }

    function _sound(uint256 all, uint256 staked, uint256 idle) private pure returns (Vault memory) {
        require(staked < MAX && idle < MAX && all <= staked + idle);
        return Vault(all, staked, 0);
    }

    // from src/pools/MoneyVault.sol
    function _worth(Vault memory vault, uint256 idle, uint256 shares) private pure returns (uint256) {
        return shares * (vault.staked + idle + VIRTUAL) / (vault.shares + VIRTUAL);
    }
    // end
}
