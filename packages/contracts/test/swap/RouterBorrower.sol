// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Runs the router's code under its own address, as wallets with modules and some test suites do
contract RouterBorrower {
    address private immutable _router;

    constructor(address router) {
        _router = router;
    }

    receive() external payable {}

    function run(bytes calldata data) external payable returns (bytes memory answer) {
        bool done;
        (done, answer) = _router.delegatecall(data);
        if (!done) {
            assembly ("memory-safe") {
                revert(add(answer, 0x20), mload(answer))
            }
        }
    }
}
