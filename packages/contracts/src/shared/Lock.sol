// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A guard against re-entry, without saying where its flag is kept
/// @dev `ChainLock` is the one implementation a build uses: the remapping `@chain-lock/` chooses between transient
/// storage (chains with EIP-1153) and ordinary storage.
abstract contract Lock {
    modifier lock() {
        if (_isLocked()) _revertLocked();
        _setLocked(true);
        _;
        _setLocked(false);
    }

    function _isLocked() internal view virtual returns (bool);

    function _setLocked(bool value) internal virtual;

    /// @dev The contract that is locked says it in its own words.
    function _revertLocked() internal pure virtual;
}
