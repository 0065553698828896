// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescLiquidityToken} from "./IBescLiquidityToken.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @title LP shares, kept lean because every pair carries this code
abstract contract BescLiquidityToken is IBescLiquidityToken {
    /// @dev What one account holds; a struct, so that its place is computed once for reading and writing.
    struct Holding {
        uint256 shares;
    }

    string public constant name = "BESC Swap LP";
    string public constant symbol = "BESC-LP";
    uint8 public constant decimals = 18;

    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant HASHED_NAME = keccak256(bytes(name));
    bytes32 private constant HASHED_VERSION = keccak256("1");

    /// @dev The supply in the low 128 bits and, above it, the pair's `rootLast`: both change together, and the pair keeps both
    /// within 112 bits.
    uint256 private _supplyWord;
    mapping(address owner => Holding) private _holdings;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address owner => uint256) public nonces;

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spendAllowance(from, value);
        _transfer(from, to, value);
        return true;
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        require(deadline >= block.timestamp, "BescPair: EXPIRED");
        bytes32 message = keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), message));
        // tryRecover refuses a high s, and the zero address as the answer.
        (address signer, ECDSA.RecoverError failure,) = ECDSA.tryRecover(digest, v, r, s);
        require(failure == ECDSA.RecoverError.NoError && signer == owner, "BescPair: INVALID_SIGNATURE");
        _approve(owner, spender, value);
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN_TYPEHASH, HASHED_NAME, HASHED_VERSION, block.chainid, address(this)));
    }

    function balanceOf(address owner) public view returns (uint256) {
        return _holdings[owner].shares;
    }

    function totalSupply() external view returns (uint256 supply) {
        (supply,) = _supplyAndRoot();
    }

    function _supplyAndRoot() internal view returns (uint256 supply, uint256 rootLast) {
        uint256 word = _supplyWord;
        return (word & type(uint128).max, word >> 128);
    }

    function _setSupplyAndRoot(uint256 supply, uint256 rootLast) internal {
        _supplyWord = supply | rootLast << 128;
    }

    /// @dev Gives new shares to `to`; the caller counts them into the supply.
    function _credit(address to, uint256 value) internal {
        unchecked {
            // No balance exceeds the supply, which fits 112 bits.
            _holdings[to].shares += value;
        }
        _tell(address(0), to, value);
    }

    /// @dev `emit Transfer(from, to, value)`, in one place, because each copy adds to the gas of creating a pair, and
    /// without a detour through fresh memory. The caller has checked or made the addresses.
    function _tell(address from, address to, uint256 value) internal {
        bytes32 topic = Transfer.selector;
        assembly ("memory-safe") {
            mstore(0x00, value)
            log3(0x00, 0x20, topic, from, to)
        }
    }

    function _debit(address from, uint256 value) internal {
        Holding storage holding = _holdings[from];
        uint256 balance = holding.shares;
        require(balance >= value, "BescPair: INSUFFICIENT_BALANCE");
        unchecked {
            holding.shares = balance - value;
        }
    }

    /// @dev Takes `value` from what `msg.sender` may spend of `owner`; the largest allowance is without limit.
    function _spendAllowance(address owner, uint256 value) internal {
        uint256 allowed = allowance[owner][msg.sender];
        if (allowed != type(uint256).max) {
            require(allowed >= value, "BescPair: INSUFFICIENT_ALLOWANCE");
            unchecked {
                allowance[owner][msg.sender] = allowed - value;
            }
        }
    }

    function _transfer(address from, address to, uint256 value) private {
        _debit(from, value);
        unchecked {
            _holdings[to].shares += value;
        }
        _tell(from, to, value);
    }

    function _approve(address owner, address spender, uint256 value) private {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }
}
