// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {AuctionHandler} from "./AuctionHandler.sol";

/// @title AUCTION 1 to 12 after any sequence of bidders, operator, owner and guardian
contract FarmAuctionInvariants is Invariants {
    function invariant_auction() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new AuctionHandler());
    }
}
