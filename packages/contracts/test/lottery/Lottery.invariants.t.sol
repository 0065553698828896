// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {LotteryHandler} from "./LotteryHandler.sol";

/// @title LOTTERY 1 to 18 after any sequence of calls by eight actors and those with roles
contract LotteryInvariants is Invariants {
    /// forge-config: default.invariant.runs = 8
    /// forge-config: quick.invariant.runs = 8
    function invariant_lottery() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new LotteryHandler());
    }
}
