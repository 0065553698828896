// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {IfoHandler} from "./IfoHandler.sol";

/// @title IFO 1, 2, 5, 6 and 8 to 11 after any sequence of accounts, owner, guardian and a token that stops
contract IfoInvariants is Invariants {
    function invariant_ifo() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new IfoHandler());
    }
}
