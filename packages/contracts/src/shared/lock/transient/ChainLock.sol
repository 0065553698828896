// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Lock} from "../../Lock.sol";

/// @title Lock kept in transient storage: about 300 gas a call, empty again after each transaction
abstract contract ChainLock is Lock {
    uint256 private constant OPEN = 0;
    uint256 private constant LOCKED = 1;

    /// @dev A whole word: a smaller type would be read again before each write.
    uint256 private transient _state;

    function _isLocked() internal view override returns (bool) {
        return _state == LOCKED;
    }

    function _setLocked(bool value) internal override {
        _state = value ? LOCKED : OPEN;
    }
}
