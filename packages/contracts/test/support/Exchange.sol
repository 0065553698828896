// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWBESC} from "../../src/shared/IWBESC.sol";
import {IBescFactory} from "../../src/swap/IBescFactory.sol";
import {IBescPair} from "../../src/swap/IBescPair.sol";
import {IBescRouter} from "../../src/swap/IBescRouter.sol";
import {ZooToken} from "../zoo/ZooToken.sol";
import {Deployed} from "./Deployed.sol";
import {TestBase} from "./TestBase.sol";

/// @title Factory, router, wrapped coin and three ordinary tokens
abstract contract Exchange is TestBase {
    IBescFactory internal factory;
    IBescRouter internal router;
    IWBESC internal wbesc;
    ZooToken internal tokenA;
    ZooToken internal tokenB;
    ZooToken internal tokenC;

    function setUpExchange() internal {
        factory = Deployed.factory(address(this));
        wbesc = Deployed.wbesc();
        router = Deployed.router(factory, wbesc);
        tokenA = new ZooToken();
        tokenB = new ZooToken();
        tokenC = new ZooToken();
    }

    function pairOf(address a, address b) internal view returns (IBescPair) {
        return IBescPair(factory.getPair(a, b));
    }

    /// @dev A pair with the given amounts supplied by this contract.
    function supplied(ZooToken a, ZooToken b, uint256 amountA, uint256 amountB) internal returns (IBescPair pair) {
        address known = factory.getPair(address(a), address(b));
        pair = IBescPair(known == address(0) ? factory.createPair(address(a), address(b)) : known);
        a.mint(address(pair), amountA);
        b.mint(address(pair), amountB);
        pair.mint(address(this));
    }

    function list(address a, address b) internal pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (a, b);
    }

    function list(address a, address b, address c) internal pure returns (address[] memory path) {
        path = new address[](3);
        (path[0], path[1], path[2]) = (a, b, c);
    }

    function list(address a, address b, address c, address d) internal pure returns (address[] memory path) {
        path = new address[](4);
        (path[0], path[1], path[2], path[3]) = (a, b, c, d);
    }
}
