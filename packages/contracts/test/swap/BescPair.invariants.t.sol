// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "../../src/swap/IBescFactory.sol";
import {IBescPair} from "../../src/swap/IBescPair.sol";
import {Deployed} from "../support/Deployed.sol";
import {Invariants} from "../support/Invariants.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {PairHandler} from "./PairHandler.sol";

/// @title PAIR 1 to 18 after any sequence of calls by four actors and an attacker
contract BescPairInvariants is Invariants {
    function invariant_pair() external view {
        _requireSound();
    }

    function _makeHandler() internal override returns (address) {
        IBescFactory factory = Deployed.factory(address(this));
        IBescPair pair = IBescPair(factory.createPair(address(new ZooToken()), address(new ZooToken())));
        PairHandler handler = new PairHandler(factory, pair);
        factory.setFeeToSetter(address(handler));
        (bool accepted,) = address(handler).call(abi.encodeCall(PairHandler.takeSetter, ()));
        require(accepted, "setter");
        handler.supply(0, 1e9, 1e9);
        return address(handler);
    }
}
