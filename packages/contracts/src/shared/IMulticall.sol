// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Many calls in one, and facts about the block they ran in
/// @notice Answers the call shapes of all generations of clients. Stateless and without an owner.
/// @dev WARNING: meant for reading. In a transaction the called contracts see this contract as their caller, so never
/// approve or send anything to it: whatever it holds, anyone can take.
interface IMulticall {
    struct Call {
        address target;
        bytes callData;
    }

    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Call3Value {
        address target;
        bool allowFailure;
        uint256 value;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    /// @notice A call failed that was not allowed to.
    error CallFailed(uint256 index);
    /// @notice The values of the calls do not add up to what was sent.
    error ValueMismatch(uint256 sent, uint256 used);
    /// @notice The caller could not take back what failed calls did not spend.
    error ReturnFailed(address caller, uint256 value);

    /// @notice All calls or none; with the number of the block.
    function aggregate(Call[] calldata calls) external returns (uint256 blockNumber, bytes[] memory returnData);

    /// @notice Each call's success and answer; reverts on a failure when `requireSuccess`.
    function tryAggregate(bool requireSuccess, Call[] calldata calls) external returns (Result[] memory returnData);

    /// @notice All calls or none, with block number and hash.
    /// @dev WARNING: the hash of the block being executed is not known to the EVM, so `blockHash` is zero, as clients
    /// of this shape have always received it.
    function blockAndAggregate(Call[] calldata calls)
        external
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory returnData);

    /// @notice As `tryAggregate`, with block number and (zero) hash.
    function tryBlockAndAggregate(bool requireSuccess, Call[] calldata calls)
        external
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory returnData);

    /// @notice Each call says for itself whether it may fail.
    function aggregate3(Call3[] calldata calls) external returns (Result[] memory returnData);

    /// @notice As `aggregate3`, with native coin for each call; their sum must be what was sent. The only function that takes
    /// coin: what allowed failures did not spend goes back to the caller, so that nothing stays here.
    function aggregate3Value(Call3Value[] calldata calls) external payable returns (Result[] memory returnData);

    function getEthBalance(address account) external view returns (uint256 balance);

    function getBlockNumber() external view returns (uint256 blockNumber);

    /// @notice Hash of one of the 256 blocks before this one, else zero.
    function getBlockHash(uint256 blockNumber) external view returns (bytes32 blockHash);

    /// @notice Hash of the block before this one.
    function getLastBlockHash() external view returns (bytes32 blockHash);

    function getCurrentBlockTimestamp() external view returns (uint256 timestamp);

    function getCurrentBlockGasLimit() external view returns (uint256 gaslimit);

    function getCurrentBlockCoinbase() external view returns (address coinbase);

    /// @notice The block's difficulty, which since the merge is its random beacon value.
    function getCurrentBlockDifficulty() external view returns (uint256 difficulty);

    function getChainId() external view returns (uint256 chainid);

    function getBasefee() external view returns (uint256 basefee);
}
