// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {NftMarketHandler} from "./NftMarketHandler.sol";

/// @title MARKET 1 to 12 and 14 after any sequence of sellers, buyers, a hostile owner, collection and checker (13 is in the attacks)
contract NftMarketInvariants is Invariants {
    /// forge-config: default.invariant.runs = 16
    /// forge-config: quick.invariant.runs = 16
    function invariant_market() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new NftMarketHandler());
    }
}
