// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The public resolver: addresses, reverse names, texts and content hashes of names
/// @notice Compatible with ENS: EIP-137 (addr), EIP-2304 (addr by coin type), EIP-181 (name), EIP-634 (text), EIP-1577
/// (contenthash). Records of a node are written by its owner in the registry and by the owner's operators.
/// @dev WARNING: records stay when a node changes hands. The registrar clears them at a new registration; the buyer of a
/// name from its owner should call `clearRecords`.
interface INameResolver {
    event AddrChanged(bytes32 indexed node, address a);
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    event NameChanged(bytes32 indexed node, string name);
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);
    event ContenthashChanged(bytes32 indexed node, bytes hash);
    event VersionChanged(bytes32 indexed node, uint64 newVersion);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    /// @notice Neither the owner of the node nor one of the owner's operators.
    error Forbidden(bytes32 node, address caller);
    /// @notice Addresses of EVM chains have 20 bytes, or none.
    error InvalidAddress(uint256 coinType, uint256 length);
    /// @notice A record is longer than it may be.
    error RecordTooLong(uint256 length, uint256 maximum);

    /// @notice The address of `node` on EVM chains, or zero.
    function addr(bytes32 node) external view returns (address payable);

    /// @notice The address of `node` for a coin of SLIP-44, or for the chain `coinType & 0x7fffffff` (ENSIP-11).
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory);

    /// @notice The name of a node below addr.reverse: a claim, true only if that name leads back to the address.
    function name(bytes32 node) external view returns (string memory);

    function text(bytes32 node, string calldata key) external view returns (string memory);

    /// @notice Where the content of `node` lies (EIP-1577), or nothing.
    function contenthash(bytes32 node) external view returns (bytes memory);

    /// @notice Counts how often the records of `node` were cleared.
    function recordVersions(bytes32 node) external view returns (uint64);

    function isApprovedForAll(address account, address operator) external view returns (bool);

    function setApprovalForAll(address operator, bool approved) external;

    /// @notice Owner or operator of `node` only, as all that follow.
    function setAddr(bytes32 node, address a) external;

    function setAddr(bytes32 node, uint256 coinType, bytes calldata a) external;

    function setName(bytes32 node, string calldata newName) external;

    function setText(bytes32 node, string calldata key, string calldata value) external;

    function setContenthash(bytes32 node, bytes calldata hash) external;

    /// @notice Forgets all records of `node`.
    function clearRecords(bytes32 node) external;

    /// @notice Several calls of this contract by the same caller, all or none.
    function multicall(bytes[] calldata data) external returns (bytes[] memory results);
}
