// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescFactory} from "../../src/swap/IBescFactory.sol";
import {Vm} from "./Vm.sol";

/// @title Says that it is a collector of a factory, and keeps what it is given
contract Receiver {
    IBescFactory public immutable factory;

    constructor(IBescFactory factory_) {
        factory = factory_;
    }
}

/// @title For tests that only look at what a receiver of fees is given
library FeeReceiver {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev Puts a receiver of the factory's fees at an account.
    function place(IBescFactory factory, address account) internal {
        vm.etch(account, address(new Receiver(factory)).code);
    }
}
