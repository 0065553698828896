// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {CompetitionHandler} from "./CompetitionHandler.sol";

/// @title COMPETITION 1 to 5 and 7 after any sequence of accounts, owner, operator and guardian
contract CompetitionInvariants is Invariants {
    function invariant_competition() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new CompetitionHandler());
    }
}
