// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MoneyToken} from "../../src/tokens/MoneyToken.sol";
import {WBESC} from "../../src/tokens/WBESC.sol";
import {TokenHandler} from "./TokenHandler.sol";

/// @title MONEY and WBESC 1 to 7 after any sequence of calls by holders, a chef and an attacker
contract TokensInvariants {
    bool public constant IS_TEST = true;
    TokenHandler private _handler;
    address[] private _targets;

    function setUp() external {
        MoneyToken money = new MoneyToken(address(this), 0);
        _handler = new TokenHandler(money, new WBESC());
        money.grantRole(money.MINTER_ROLE(), _handler.CHEF());
        _targets.push(address(_handler));
    }

    function targetContracts() external view returns (address[] memory) {
        return _targets;
    }

    function invariant_tokens() external view {
        string memory violation = _handler.violations();
        require(bytes(violation).length == 0, violation);
    }
}
