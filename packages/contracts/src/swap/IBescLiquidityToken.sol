// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The ERC-20 that stands for shares of one pair, with EIP-2612 permits
interface IBescLiquidityToken {
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    function name() external pure returns (string memory);

    function symbol() external pure returns (string memory);

    function decimals() external pure returns (uint8);

    function totalSupply() external view returns (uint256);

    function balanceOf(address owner) external view returns (uint256);

    /// @notice What `spender` may still take; the largest number means without limit and is never used up.
    function allowance(address owner, address spender) external view returns (uint256);

    function approve(address spender, uint256 value) external returns (bool);

    /// @dev WARNING: shares sent to the pair itself go to the next caller of `burn`.
    function transfer(address to, uint256 value) external returns (bool);

    function transferFrom(address from, address to, uint256 value) external returns (bool);

    /// @notice EIP-712 domain: this token's name, version "1", the chain's id now, this contract.
    /// @dev Computed on each call, so that a chain that splits off has another one.
    function DOMAIN_SEPARATOR() external view returns (bytes32);

    function PERMIT_TYPEHASH() external pure returns (bytes32);

    /// @notice The nonce the next permit of `owner` must carry.
    function nonces(address owner) external view returns (uint256);

    /// @notice Approves by a signature of `owner` over the EIP-2612 message.
    /// @dev WARNING: anyone may submit a permit they have seen. A caller that needs the approval should tolerate a
    /// failure here and look at the allowance. Reverts: EXPIRED, INVALID_SIGNATURE (also for a high s or no signer).
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external;
}
