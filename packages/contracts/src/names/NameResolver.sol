// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRegistry} from "./INameRegistry.sol";
import {INameResolver} from "./INameResolver.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @title The public resolver
contract NameResolver is INameResolver, IERC165 {
    /// @notice Longest text, name, content hash or address, in bytes: what is read must fit into one answer.
    uint256 public constant MAX_RECORD_LENGTH = 4096;
    uint256 private constant COIN_TYPE_ETH = 60;
    uint256 private constant COIN_TYPE_EVM = 0x80000000;

    INameRegistry public immutable registry;

    mapping(bytes32 node => uint64) public recordVersions;
    mapping(address account => mapping(address operator => bool)) public isApprovedForAll;

    mapping(uint64 version => mapping(bytes32 node => mapping(uint256 coinType => bytes))) private _addresses;
    mapping(uint64 version => mapping(bytes32 node => mapping(string key => string))) private _texts;
    mapping(uint64 version => mapping(bytes32 node => string)) private _names;
    mapping(uint64 version => mapping(bytes32 node => bytes)) private _contents;

    modifier authorised(bytes32 node) {
        address owner = registry.owner(node);
        bool allowed =
            msg.sender == owner || registry.isApprovedForAll(owner, msg.sender) || isApprovedForAll[owner][msg.sender];
        // A node that does not exist has no owner, and an operator of the zero address is no way in.
        if (!allowed || owner == address(0)) revert Forbidden(node, msg.sender);
        _;
    }

    constructor(INameRegistry registry_) {
        registry = registry_;
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function setAddr(bytes32 node, address a) external authorised(node) {
        _setAddr(node, COIN_TYPE_ETH, a == address(0) ? bytes("") : abi.encodePacked(a));
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata a) external authorised(node) {
        bool isEvm = coinType == COIN_TYPE_ETH || (coinType >> 32 == 0 && coinType & COIN_TYPE_EVM != 0);
        if (isEvm && a.length != 0 && a.length != 20) revert InvalidAddress(coinType, a.length);
        _requireShort(a.length);
        _setAddr(node, coinType, a);
    }

    function setName(bytes32 node, string calldata newName) external authorised(node) {
        _requireShort(bytes(newName).length);
        _names[recordVersions[node]][node] = newName;
        emit NameChanged(node, newName);
    }

    function setText(bytes32 node, string calldata key, string calldata value) external authorised(node) {
        _requireShort(bytes(value).length);
        _texts[recordVersions[node]][node][key] = value;
        emit TextChanged(node, key, key, value);
    }

    function setContenthash(bytes32 node, bytes calldata hash) external authorised(node) {
        _requireShort(hash.length);
        _contents[recordVersions[node]][node] = hash;
        emit ContenthashChanged(node, hash);
    }

    function clearRecords(bytes32 node) external authorised(node) {
        emit VersionChanged(node, ++recordVersions[node]);
    }

    function multicall(bytes[] calldata data) external returns (bytes[] memory results) {
        results = new bytes[](data.length);
        for (uint256 i = 0; i < data.length; ++i) {
            (bool success, bytes memory result) = address(this).delegatecall(data[i]);
            if (!success) {
                assembly ("memory-safe") {
                    revert(add(result, 32), mload(result))
                }
            }
            results[i] = result;
        }
    }

    function addr(bytes32 node) external view returns (address payable) {
        bytes memory a = addr(node, COIN_TYPE_ETH);
        return payable(address(bytes20(a)));
    }

    function name(bytes32 node) external view returns (string memory) {
        return _names[recordVersions[node]][node];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return _texts[recordVersions[node]][node][key];
    }

    function contenthash(bytes32 node) external view returns (bytes memory) {
        return _contents[recordVersions[node]][node];
    }

    /// @notice The ids of the ENS profiles, as EIP-137, 181, 634, 1577 and 2304 name them.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == type(IERC165).interfaceId // 0x01ffc9a7
            || id == 0x3b3b57de // addr(bytes32)
            || id == 0xf1cb7e06 // addr(bytes32,uint256)
            || id == INameResolver.name.selector // 0x691f3431
            || id == INameResolver.text.selector // 0x59d1d43c
            || id == INameResolver.contenthash.selector // 0xbc1c58d1
            || id == INameResolver.multicall.selector; // 0xac9650d8
    }

    function addr(bytes32 node, uint256 coinType) public view returns (bytes memory) {
        return _addresses[recordVersions[node]][node][coinType];
    }

    function _setAddr(bytes32 node, uint256 coinType, bytes memory a) private {
        _addresses[recordVersions[node]][node][coinType] = a;
        emit AddressChanged(node, coinType, a);
        if (coinType == COIN_TYPE_ETH) emit AddrChanged(node, address(bytes20(a)));
    }

    function _requireShort(uint256 length) private pure {
        if (length > MAX_RECORD_LENGTH) revert RecordTooLong(length, MAX_RECORD_LENGTH);
    }
}
