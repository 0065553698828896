// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Says of a balance what it was told to say, changes its mind while it is moved, and calls whom it likes meanwhile
contract LyingToken is ZooToken {
    struct Lie {
        bool told;
        uint256 amount;
    }

    mapping(address account => Lie) private _lies;
    address private _later;
    uint256 private _laterAmount;
    address private _target;
    bytes private _data;
    uint256 public succeeded;

    function say(address account, uint256 amount) external {
        _lies[account] = Lie(true, amount);
    }

    function sayOnTransfer(address account, uint256 amount) external {
        (_later, _laterAmount) = (account, amount);
    }

    function callOnTransfer(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function balanceOf(address account) public view override returns (uint256) {
        return _lies[account].told ? _lies[account].amount : _balances[account];
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        if (_later != address(0)) _lies[_later] = Lie(true, _laterAmount);
        if (_target == address(0)) return;
        (bool success,) = _target.call(_data);
        if (success) ++succeeded;
    }
}
