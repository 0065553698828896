// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OperatorRole} from "../shared/OperatorRole.sol";
import {ICommitRandom} from "./ICommitRandom.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title Commit, block hash, reveal
contract CommitRandom is ICommitRandom, OperatorRole {
    struct Entry {
        bytes32 hash;
        address payer;
        uint96 bond;
        address consumer;
        uint48 targetBlock;
        uint48 deadline;
        bytes32 blockHash;
        /// @dev Zero until the secret is known: no hash is.
        uint256 word;
    }

    uint256 public constant override TARGET_DELAY = 3;
    uint256 public constant override REVEAL_TIME = 2 hours;
    uint256 public constant override REVEAL_BLOCKS = 256;

    address public immutable override bondToken;
    uint256 public override bond;
    uint256 public override committed;
    uint256 public override reserved;
    mapping(address account => bool) public override isConsumer;
    mapping(bytes32 hash => bool) private _isKnown;
    mapping(uint256 id => Entry) private _entries;

    /// @param bondToken_ An ordinary token: MONEY
    constructor(address owner_, address operator_, address bondToken_, uint256 bond_)
        Ownable(owner_)
        OperatorRole(operator_)
    {
        bondToken = bondToken_;
        _setBond(bond_);
    }

    function commit(bytes32 hash) external override onlyOperator {
        if (_isKnown[hash]) revert KnownHash(hash);
        _isKnown[hash] = true;
        uint256 id = committed++;
        Entry storage entry = _entries[id];
        (entry.hash, entry.payer, entry.bond) = (hash, msg.sender, uint96(bond));
        emit Committed(id, hash, bond);
        SafeERC20.safeTransferFrom(IERC20(bondToken), msg.sender, address(this), bond);
    }

    function raiseBond(uint256 id, uint256 amount) external override {
        Entry storage entry = _entries[id];
        if (entry.hash == 0 || entry.targetBlock != 0) revert WrongState(id);
        uint256 raised = entry.bond + amount;
        if (amount == 0 || raised > type(uint96).max) revert BadBond(raised);
        entry.bond = uint96(raised);
        emit BondRaised(id, raised);
        SafeERC20.safeTransferFrom(IERC20(bondToken), msg.sender, address(this), amount);
    }

    function withdraw() external override {
        if (committed == reserved) revert NothingCommitted();
        uint256 id = --committed;
        Entry memory entry = _entries[id];
        if (msg.sender != entry.payer && !_operates(msg.sender)) revert Forbidden();
        delete _entries[id];
        emit Withdrawn(id);
        _pay(entry.payer, entry.bond);
    }

    function reserve() external override returns (uint256 id) {
        if (!isConsumer[msg.sender]) revert NotAConsumer();
        id = reserved;
        if (id == committed) revert NothingCommitted();
        reserved = id + 1;
        _entries[id].consumer = msg.sender;
        emit Reserved(id, msg.sender);
    }

    function request(uint256 id) external override {
        Entry storage entry = _entries[id];
        if (msg.sender != entry.consumer) revert NotAConsumer();
        if (entry.targetBlock != 0) revert WrongState(id);
        (entry.targetBlock, entry.deadline) =
        (uint48(block.number + TARGET_DELAY), uint48(block.timestamp + REVEAL_TIME));
        emit Requested(id, entry.targetBlock, entry.deadline);
    }

    function abandon(uint256 id) external override returns (uint256 lost) {
        Entry storage entry = _entries[id];
        if (msg.sender != entry.consumer) revert NotAConsumer();
        if (!isExpired(id) || entry.payer == address(0)) revert WrongState(id);
        lost = entry.bond;
        entry.payer = address(0);
        emit Expired(id, lost);
        _pay(msg.sender, lost);
    }

    function note(uint256 id) external override {
        if (_entries[id].blockHash != 0) revert WrongState(id);
        _note(id);
    }

    function reveal(uint256 id, bytes32 secret) external override {
        Entry storage entry = _entries[id];
        if (entry.targetBlock == 0 || entry.word != 0 || isExpired(id)) revert WrongState(id);
        if (keccak256(abi.encode(secret)) != entry.hash) revert WrongSecret(id);
        if (entry.blockHash == 0) _note(id);
        uint256 word = uint256(keccak256(abi.encode(secret, entry.blockHash, entry.consumer, id)));
        entry.word = word;
        emit Revealed(id, secret, word);
        _pay(entry.payer, entry.bond);
    }

    function setConsumer(address consumer, bool isConsumer_) external override onlyOwner {
        isConsumer[consumer] = isConsumer_;
        emit ConsumerSet(consumer, isConsumer_);
    }

    function setBond(uint256 newBond) external override onlyOwner {
        _setBond(newBond);
    }

    function bondOf(uint256 id) external view override returns (uint256) {
        return _entries[id].bond;
    }

    function wordOf(uint256 id) external view override returns (bool isReady, uint256 word) {
        word = _entries[id].word;
        isReady = word != 0;
    }

    function commitmentOf(uint256 id) external view override returns (bytes32, uint256) {
        return (_entries[id].hash, _entries[id].targetBlock);
    }

    function isExpired(uint256 id) public view override returns (bool) {
        Entry storage entry = _entries[id];
        bool isOver = block.timestamp > entry.deadline && block.number > entry.targetBlock + REVEAL_BLOCKS;
        return entry.targetBlock != 0 && isOver && entry.word == 0;
    }

    function _note(uint256 id) private {
        uint256 target = _entries[id].targetBlock;
        bytes32 blockHash = target == 0 ? bytes32(0) : blockhash(target);
        if (blockHash == 0) revert NoBlockHash(id);
        _entries[id].blockHash = blockHash;
        emit Noted(id, blockHash);
    }

    function _setBond(uint256 newBond) private {
        if (newBond == 0 || newBond > type(uint96).max) revert BadBond(newBond);
        bond = newBond;
        emit BondSet(newBond);
    }

    function _pay(address to, uint256 amount) private {
        SafeERC20.safeTransfer(IERC20(bondToken), to, amount);
    }
}
