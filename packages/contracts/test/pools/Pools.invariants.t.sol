// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {PoolHandler} from "./PoolHandler.sol";

/// @title POOL 1 to 9 and 11 after any sequence of calls by eight actors and those with roles
contract PoolInvariants is Invariants {
    /// forge-config: default.invariant.runs = 16
    /// forge-config: quick.invariant.runs = 16
    function invariant_pools() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new PoolHandler());
    }
}
