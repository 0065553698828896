// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title An operator beside an owner who changes in two steps
/// @notice The operator holds a key on a machine and does the daily work; the owner may do the same, and names the operator.
/// @dev What an operator may do must be harmless in a thief's hands: the owner can only name another afterwards.
interface IOperatorRole {
    event OperatorSet(address indexed operator);

    /// @notice The caller does not hold the role.
    error Forbidden();

    /// @notice Who does the daily work, or zero for the owner alone.
    function operator() external view returns (address);

    /// @notice Names another operator; the owner only.
    function setOperator(address newOperator) external;
}
