// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRegistry} from "./INameRegistry.sol";
import {INameResolver} from "./INameResolver.sol";

/// @title The registrar of addr.reverse (EIP-181): each account owns the node of its own address, and no other
/// @dev WARNING: a reverse name is what an account says of itself. Show it only if the name leads back to the account.
interface IReverseRegistrar {
    event ReverseClaimed(address indexed account, bytes32 indexed node);

    function registry() external view returns (INameRegistry);

    function defaultResolver() external view returns (INameResolver);

    /// @notice The node of an account: its address in lower-case hex below addr.reverse.
    function node(address account) external pure returns (bytes32);

    /// @notice Gives the caller's own node to `owner`, with the default resolver.
    function claim(address owner) external returns (bytes32);

    /// @notice Gives the caller's own node to `owner` with another resolver.
    function claimWithResolver(address owner, address resolver) external returns (bytes32);

    /// @notice The caller's own node says `name` from now on, in the default resolver; the caller owns the node.
    function setName(string calldata name) external returns (bytes32);
}
