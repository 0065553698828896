// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {ProfileHandler} from "./ProfileHandler.sol";

/// @title PROFILE 1 to 9 and 11 to 13 after any sequence of users, roles, points and a hostile collection (10 is the API's)
contract ProfileInvariants is Invariants {
    function invariant_profile() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new ProfileHandler());
    }
}
