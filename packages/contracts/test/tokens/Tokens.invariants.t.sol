// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Deployed} from "../support/Deployed.sol";
import {Invariants} from "../support/Invariants.sol";
import {IMoney} from "./TokenFaces.sol";
import {TokenHandler} from "./TokenHandler.sol";

/// @title MONEY and WBESC 1 to 7 after any sequence of calls by holders, a chef and an attacker
contract TokensInvariants is Invariants {
    function invariant_tokens() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        IMoney money = Deployed.money(address(this), 0);
        TokenHandler handler = new TokenHandler(money, Deployed.wbesc());
        money.grantRole(money.MINTER_ROLE(), handler.CHEF());
        return address(handler);
    }
}
