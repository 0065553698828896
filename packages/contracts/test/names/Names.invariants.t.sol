// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NameHandler} from "./NameHandler.sol";

/// @title NAMES 1 to 7 after any sequence of registrations, renewals, transfers, records, claims and years passing
contract NamesInvariants {
    bool public constant IS_TEST = true;
    NameHandler private _handler;
    address[] private _targets;

    function setUp() external {
        _handler = new NameHandler();
        _targets.push(address(_handler));
    }

    function targetContracts() external view returns (address[] memory) {
        return _targets;
    }

    function invariant_names() external view {
        string memory violation = _handler.violations();
        require(bytes(violation).length == 0, violation);
    }
}
