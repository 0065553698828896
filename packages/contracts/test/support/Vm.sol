// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The cheat codes our tests use
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory logs);
    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function deal(address account, uint256 balance) external;
    function warp(uint256 timestamp) external;
    function roll(uint256 blockNumber) external;
    function chainId(uint256 id) external;
    function addr(uint256 privateKey) external pure returns (address);
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function expectRevert() external;
    function expectRevert(bytes calldata reason) external;
    function expectRevert(bytes4 selector) external;
    function assume(bool condition) external pure;
    function readFileBinary(string calldata path) external view returns (bytes memory);
    function deployCode(string calldata what) external returns (address deployed);
    function deployCode(string calldata what, bytes calldata values) external returns (address deployed);
    function getCode(string calldata what) external view returns (bytes memory creationCode);
    function mockCall(address callee, bytes calldata data, bytes calldata answer) external;
    function snapshotState() external returns (uint256 id);
    function revertToState(uint256 id) external returns (bool done);
    function etch(address account, bytes calldata code) external;
    function load(address account, bytes32 slot) external view returns (bytes32 word);
    function store(address account, bytes32 slot, bytes32 word) external;
}
