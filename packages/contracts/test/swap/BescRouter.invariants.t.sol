// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RouterHandler} from "./RouterHandler.sol";

/// @title ROUTER 1 to 12 after any sequence of calls by a user and an attacker
contract BescRouterInvariants {
    bool public constant IS_TEST = true;
    RouterHandler private _handler;
    address[] private _targets;

    function setUp() external {
        _handler = new RouterHandler();
        _targets.push(address(_handler));
    }

    function targetContracts() external view returns (address[] memory) {
        return _targets;
    }

    function invariant_router() external view {
        string memory violation = _handler.violations();
        require(bytes(violation).length == 0, violation);
    }
}
