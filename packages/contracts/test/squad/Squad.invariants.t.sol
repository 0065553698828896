// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {SquadHandler} from "./SquadHandler.sol";

/// @title SQUAD 1 to 9, 11 and 12 after any sequence of buyers, a hostile owner and operator, and time (10 is the collection's)
contract SquadInvariants is Invariants {
    function invariant_squad() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new SquadHandler());
    }
}
