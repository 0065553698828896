// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What a collection may bring to the market to say which of its tokens can be listed
interface IWhitelistChecker {
    function canList(uint256 tokenId) external view returns (bool);
}
