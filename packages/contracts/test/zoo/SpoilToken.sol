// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Ordinary until it is told to spoil the transfers of others, or to shrink
contract SpoilToken is ZooToken {
    enum Mood {
        Good,
        Reverts,
        BurnsGas,
        Bomb,
        BombInRevert,
        SaysNo
    }

    Mood public mood;
    /// @dev Parts in a million that a balance shows.
    uint256 public shown = 1e6;
    address private _callee;
    bytes private _call;
    bool public callPassed;
    bytes public callAnswer;

    function spoil(Mood newMood) external {
        mood = newMood;
    }

    function shrink(uint256 millionths) external {
        shown = millionths;
    }

    /// @dev Calls somebody in the middle of each transfer.
    function callBack(address callee, bytes calldata data) external {
        (_callee, _call) = (callee, data);
    }

    function balanceOf(address account) public view override returns (uint256) {
        return _balances[account] * shown / 1e6;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        if (_callee != address(0)) (callPassed, callAnswer) = _callee.call(_call);
        _act();
        _move(msg.sender, to, value * 1e6 / shown);
        return mood != Mood.SaysNo;
    }

    /// @dev What it is asked and does not know, such as a pair's tokens.
    fallback() external {
        _act();
    }

    function _act() private view {
        if (mood == Mood.Reverts) revert("spoilt");
        if (mood == Mood.BurnsGas) {
            while (gasleft() > 200) {}
        }
        uint256 size = gasleft() > 9_000_000 ? 1_000_000 : gasleft() / 9;
        if (mood == Mood.Bomb) {
            assembly ("memory-safe") {
                return(0, size)
            }
        }
        if (mood == Mood.BombInRevert) {
            assembly ("memory-safe") {
                revert(0, size)
            }
        }
    }
}
