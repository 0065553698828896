// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What the point centre asks a sale
interface IPointSale {
    /// @return amount What the user paid in, in all pools together, in wei of the raised token
    /// @return hasHarvested Whether the user has taken all that came of it
    function userInfo(address user) external view returns (uint256 amount, bool hasHarvested);
}
