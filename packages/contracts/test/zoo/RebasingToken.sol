// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ZooToken} from "./ZooToken.sol";

/// @title Multiplies every balance by a factor that anybody can change
contract RebasingToken is ZooToken {
    uint256 public factor = 1e18;

    function rebase(uint256 newFactor) external {
        factor = newFactor;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return _balances[account] * factor / 1e18;
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value * 1e18 / factor);
    }
}
