// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Invariants} from "../support/Invariants.sol";
import {VaultHandler} from "./VaultHandler.sol";

/// @title VAULT 1 to 17 after any sequence of calls by eight actors and those with roles
contract MoneyVaultInvariants is Invariants {
    /// forge-config: default.invariant.runs = 16
    /// forge-config: quick.invariant.runs = 16
    function invariant_vault() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        return address(new VaultHandler());
    }
}
