// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {NameHandler} from "./NameHandler.sol";

/// @title NAMES 1 to 7 after any sequence of registrations, renewals, transfers, records, claims and years passing
contract NamesInvariants is Invariants {
    function invariant_names() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new NameHandler());
    }
}
