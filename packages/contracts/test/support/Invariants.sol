// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A handler that is called in any order and keeps what it saw go wrong
interface IInvariantHandler {
    /// @notice Every violated invariant in words; empty while all hold.
    function violations() external view returns (string memory);
}

/// @title A suite of invariants over one handler
abstract contract Invariants {
    bool public constant IS_TEST = true;
    IInvariantHandler private _handler;

    function setUp() external {
        _handler = IInvariantHandler(_makeHandler());
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(_handler);
    }

    /// @dev The world of the suite and the handler that acts in it.
    function _makeHandler() internal virtual returns (address);

    function _requireSound() internal view {
        string memory violation = _handler.violations();
        require(bytes(violation).length == 0, violation);
    }
}
