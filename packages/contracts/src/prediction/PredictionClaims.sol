// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPredictionClaims} from "./IPredictionClaims.sol";

/// @title The claims of an earlier game
contract PredictionClaims is IPredictionClaims {
    struct Owed {
        uint64 epoch;
        uint192 amount;
    }

    mapping(uint256 epoch => mapping(address account => uint256)) public override amountOf;
    mapping(address account => Owed[]) private _owed;

    constructor(uint64[] memory epochs, address[] memory accounts, uint192[] memory amounts) payable {
        if (epochs.length != accounts.length || epochs.length != amounts.length) revert BadClaims();
        uint256 sum;
        for (uint256 i = 0; i < epochs.length; ++i) {
            (uint64 epoch, address account, uint192 amount) = (epochs[i], accounts[i], amounts[i]);
            if (amount == 0 || amountOf[epoch][account] != 0) revert BadClaims();
            amountOf[epoch][account] = amount;
            _owed[account].push(Owed(epoch, amount));
            sum += amount;
        }
        if (sum != msg.value) revert BadClaims();
    }

    function claim(uint256[] calldata epochs, address to) external override {
        uint256 sum;
        for (uint256 i = 0; i < epochs.length; ++i) {
            uint256 epoch = epochs[i];
            uint256 amount = amountOf[epoch][msg.sender];
            if (amount == 0) revert NotEligible(epoch);
            amountOf[epoch][msg.sender] = 0;
            sum += amount;
            emit Claim(msg.sender, epoch, amount);
        }
        // Everything is settled before the transfer, so reentering finds nothing.
        (bool sent,) = to.call{value: sum}("");
        if (!sent) revert SendFailed(to);
    }

    function claimable(uint256 epoch, address account) external view override returns (bool) {
        return amountOf[epoch][account] != 0;
    }

    function getUserRounds(address account, uint256 cursor, uint256 size)
        external
        view
        override
        returns (uint256[] memory epochs, uint256[] memory amounts, uint256 next)
    {
        uint256 length = _owed[account].length;
        uint256 left = cursor < length ? length - cursor : 0;
        uint256 count = size < left ? size : left;
        (epochs, amounts) = (new uint256[](count), new uint256[](count));
        for (uint256 i = 0; i < count; ++i) {
            Owed memory owed = _owed[account][cursor + i];
            (epochs[i], amounts[i]) = (owed.epoch, owed.amount);
        }
        next = cursor + count;
    }

    function getUserRoundsLength(address account) external view override returns (uint256) {
        return _owed[account].length;
    }
}
