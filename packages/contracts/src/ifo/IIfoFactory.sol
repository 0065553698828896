// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPointCenter} from "../profile/IPointCenter.sol";
import {IIfo} from "./IIfo.sol";

/// @title Makes sales, pays in what they offer, and lists them
/// @notice Clients read from here which sales there are, in the order they were made.
interface IIfoFactory {
    event NewIFOContract(
        address indexed ifo, uint256 indexed round, address lpToken, address offeringToken, uint256 minimumRaise
    );
    event RolesSet(address indexed operator, address indexed guardian);

    /// @notice The point centre of the sales, and the profiles behind it.
    function pointCenter() external view returns (IPointCenter);
    /// @notice Sets the caps of the sales that are made from now on.
    function operator() external view returns (address);
    /// @notice Can pause those sales once each.
    function guardian() external view returns (address);

    function ifoLength() external view returns (uint256);
    function ifos(uint256 index) external view returns (address);
    function isIFO(address account) external view returns (bool);

    /// @notice Makes a sale and pays in all that it offers, from the caller; the owner only.
    function deployIFO(IIfo.Terms calldata terms) external returns (address ifo);

    /// @notice For sales that are made afterwards; the owner only.
    function setRoles(address newOperator, address newGuardian) external;
}
