// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "../../src/swap/IBescFactory.sol";
import {IBescPair} from "../../src/swap/IBescPair.sol";
import {Deployed} from "../support/Deployed.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {PairHandler} from "./PairHandler.sol";

/// @title PAIR 1 to 18 after any sequence of calls by four actors and an attacker
contract BescPairInvariants {
    bool public constant IS_TEST = true;
    PairHandler private _handler;
    address[] private _targets;

    function setUp() external {
        IBescFactory factory = Deployed.factory(address(this));
        IBescPair pair = IBescPair(factory.createPair(address(new ZooToken()), address(new ZooToken())));
        _handler = new PairHandler(factory, pair);
        factory.setFeeToSetter(address(_handler));
        (bool accepted,) = address(_handler).call(abi.encodeCall(PairHandler.takeSetter, ()));
        require(accepted, "setter");
        _handler.supply(0, 1e9, 1e9);
        _targets.push(address(_handler));
    }

    function targetContracts() external view returns (address[] memory) {
        return _targets;
    }

    function invariant_pair() external view {
        string memory violation = _handler.violations();
        require(bytes(violation).length == 0, violation);
    }
}
