// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {PredictionHandler} from "./PredictionHandler.sol";

/// @title PREDICTION 1 to 17 after any sequence of calls by eight actors and those with roles
contract PredictionInvariants is Invariants {
    /// forge-config: default.invariant.runs = 12
    /// forge-config: quick.invariant.runs = 12
    function invariant_prediction() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new PredictionHandler());
    }
}
