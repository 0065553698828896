// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Lock} from "../../Lock.sol";

/// @title Lock kept in ordinary storage, for chains without EIP-1153
/// @dev 1 and 2 instead of 0 and 1: a slot that never empties costs less to write. A fresh contract holds 0, which
/// counts as open.
abstract contract ChainLock is Lock {
    uint256 private constant OPEN = 1;
    uint256 private constant LOCKED = 2;

    uint256 private _state;

    function _isLocked() internal view override returns (bool) {
        return _state == LOCKED;
    }

    function _setLocked(bool value) internal override {
        _state = value ? LOCKED : OPEN;
    }
}
