// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Deployed} from "../support/Deployed.sol";
import {IMoney} from "./TokenFaces.sol";
import {TokenHandler} from "./TokenHandler.sol";

/// @title MONEY and WBESC 1 to 7 after any sequence of calls by holders, a chef and an attacker
contract TokensInvariants {
    bool public constant IS_TEST = true;
    TokenHandler private _handler;
    address[] private _targets;

    function setUp() external {
        IMoney money = Deployed.money(address(this), 0);
        _handler = new TokenHandler(money, Deployed.wbesc());
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
