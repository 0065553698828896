// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "./Vm.sol";

interface IPermitToken {
    function DOMAIN_SEPARATOR() external view returns (bytes32);
    function nonces(address owner) external view returns (uint256);
}

/// @title Signs EIP-2612 permits
library Permits {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    bytes32 private constant TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    struct Signature {
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    function digest(address token, address owner, address spender, uint256 value, uint256 deadline)
        internal
        view
        returns (bytes32)
    {
        IPermitToken target = IPermitToken(token);
        bytes32 message = keccak256(abi.encode(TYPEHASH, owner, spender, value, target.nonces(owner), deadline));
        return keccak256(abi.encodePacked(hex"1901", target.DOMAIN_SEPARATOR(), message));
    }

    function sign(uint256 key, address token, address spender, uint256 value, uint256 deadline)
        internal
        view
        returns (Signature memory signed)
    {
        (signed.v, signed.r, signed.s) = vm.sign(key, digest(token, vm.addr(key), spender, value, deadline));
    }
}
