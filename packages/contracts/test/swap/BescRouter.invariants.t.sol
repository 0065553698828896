// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {RouterHandler} from "./RouterHandler.sol";

/// @title ROUTER 1 to 12 after any sequence of calls by a user and an attacker
contract BescRouterInvariants is Invariants {
    function invariant_router() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new RouterHandler());
    }
}
