// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOperatorRole} from "./IOperatorRole.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title An operator beside an owner who changes in two steps
abstract contract OperatorRole is IOperatorRole, Ownable2Step {
    address public override operator;

    modifier onlyOperator() {
        if (!_operates(msg.sender)) revert Forbidden();
        _;
    }

    constructor(address operator_) {
        operator = operator_;
        emit OperatorSet(operator_);
    }

    function setOperator(address newOperator) external override onlyOwner {
        operator = newOperator;
        emit OperatorSet(newOperator);
    }

    /// @dev The zero address has no right, also while there is no operator or no owner.
    function _operates(address account) internal view returns (bool) {
        return account != address(0) && (account == operator || account == owner());
    }
}
