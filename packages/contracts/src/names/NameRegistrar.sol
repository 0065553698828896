// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRegistrar} from "./INameRegistrar.sol";
import {INameRegistry} from "./INameRegistry.sol";
import {INameResolver} from "./INameResolver.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title The registrar of our own suffix
contract NameRegistrar is INameRegistrar, Ownable2Step {
    uint256 public constant MIN_COMMITMENT_AGE = 60;
    uint256 public constant MAX_COMMITMENT_AGE = 1 days;
    uint256 public constant MIN_DURATION = 28 days;
    /// @notice No name is paid for further ahead than this.
    uint256 public constant MAX_DURATION = 3650 days;
    /// @notice After its end only the holder's name can be renewed, by anybody.
    uint256 public constant GRACE_PERIOD = 90 days;
    uint256 public constant MAX_YEAR_PRICE = 1000e18;
    uint256 private constant YEAR = 365 days;

    INameRegistry public immutable registry;
    INameResolver public immutable resolver;
    bytes32 public immutable baseNode;

    uint256 public yearPrice;
    address public treasury;
    mapping(uint256 id => uint256) public nameExpires;
    /// @notice When a commitment was made; 0 when there is none.
    mapping(bytes32 commitment => uint256) public commitments;
    mapping(uint256 id => address) private _holders;

    modifier onlyHolder(uint256 id) {
        if (msg.sender != ownerOf(id)) revert Forbidden(id, msg.sender);
        _;
    }

    constructor(
        INameRegistry registry_,
        INameResolver resolver_,
        bytes32 baseNode_,
        address owner_,
        address treasury_,
        uint256 yearPrice_
    ) Ownable(owner_) {
        registry = registry_;
        resolver = resolver_;
        baseNode = baseNode_;
        _setTreasury(treasury_);
        _setYearPrice(yearPrice_);
    }

    function commit(bytes32 commitment) external {
        uint256 madeAt = commitments[commitment];
        if (madeAt != 0 && madeAt + MAX_COMMITMENT_AGE >= block.timestamp) revert CommitmentStands(commitment);
        commitments[commitment] = block.timestamp;
    }

    function register(string calldata label, address owner, uint256 duration, bytes32 secret) external payable {
        if (owner == address(0)) revert ZeroAddress();
        if (!valid(label)) revert InvalidLabel(label);
        if (!available(label)) revert NotAvailable(label);
        if (duration < MIN_DURATION || duration > MAX_DURATION) revert DurationOutOfRange(duration);
        _useCommitment(makeCommitment(label, owner, duration, secret));
        uint256 cost = rentPrice(label, duration);

        bytes32 hash = keccak256(bytes(label));
        uint256 expires = block.timestamp + duration;
        nameExpires[uint256(hash)] = expires;
        _holders[uint256(hash)] = owner;
        emit NameRegistered(label, hash, owner, cost, expires);

        // The node is ours while the resolver forgets what earlier owners wrote, so the resolver needs no trusted caller.
        registry.setSubnodeRecord(baseNode, hash, address(this), address(resolver), 0);
        bytes32 node = keccak256(abi.encodePacked(baseNode, hash));
        resolver.clearRecords(node);
        resolver.setAddr(node, owner);
        registry.setOwner(node, owner);
        _settle(cost);
    }

    function renew(string calldata label, uint256 duration) external payable {
        bytes32 hash = keccak256(bytes(label));
        if (available(label) || !valid(label)) revert NotRenewable(label);
        uint256 expires = nameExpires[uint256(hash)] + duration;
        if (duration == 0 || duration > MAX_DURATION || expires > block.timestamp + MAX_DURATION) {
            revert DurationOutOfRange(duration);
        }
        uint256 cost = rentPrice(label, duration);
        nameExpires[uint256(hash)] = expires;
        emit NameRenewed(label, hash, cost, expires);
        _settle(cost);
    }

    function transfer(uint256 id, address to) external onlyHolder(id) {
        if (to == address(0)) revert ZeroAddress();
        _holders[id] = to;
        emit NameTransferred(id, msg.sender, to);
        registry.setSubnodeOwner(baseNode, bytes32(id), to);
    }

    function reclaim(uint256 id, address owner) external onlyHolder(id) {
        registry.setSubnodeOwner(baseNode, bytes32(id), owner);
    }

    function withdraw() external {
        _pay(treasury, address(this).balance);
    }

    function setYearPrice(uint256 newYearPrice) external onlyOwner {
        _setYearPrice(newYearPrice);
    }

    function setTreasury(address newTreasury) external onlyOwner {
        _setTreasury(newTreasury);
    }

    function ownerOf(uint256 id) public view returns (address) {
        return nameExpires[id] > block.timestamp ? _holders[id] : address(0);
    }

    function available(string calldata label) public view returns (bool) {
        uint256 expires = nameExpires[uint256(keccak256(bytes(label)))];
        return expires == 0 || expires + GRACE_PERIOD < block.timestamp;
    }

    function rentPrice(string calldata label, uint256 duration) public view returns (uint256) {
        uint256 length = bytes(label).length;
        uint256 factor = length >= 5 ? 1 : length == 4 ? 4 : 16;
        return (yearPrice * factor * duration + YEAR - 1) / YEAR;
    }

    function makeCommitment(string calldata label, address owner, uint256 duration, bytes32 secret)
        public
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(keccak256(bytes(label)), owner, duration, secret));
    }

    function valid(string calldata label) public pure returns (bool) {
        bytes calldata letters = bytes(label);
        uint256 length = letters.length;
        if (length < 3 || length > 63 || letters[0] == "-" || letters[length - 1] == "-") return false;
        if (length >= 4 && letters[2] == "-" && letters[3] == "-") return false;
        for (uint256 i = 0; i < length; ++i) {
            bytes1 letter = letters[i];
            bool allowed = (letter >= "a" && letter <= "z") || (letter >= "0" && letter <= "9") || letter == "-";
            if (!allowed) return false;
        }
        return true;
    }

    function _useCommitment(bytes32 commitment) private {
        uint256 madeAt = commitments[commitment];
        bool usable = madeAt != 0 && madeAt + MIN_COMMITMENT_AGE <= block.timestamp
            && madeAt + MAX_COMMITMENT_AGE >= block.timestamp;
        if (!usable) revert CommitmentNotUsable(commitment, madeAt);
        delete commitments[commitment];
    }

    /// @dev Keeps the cost and gives the rest back, after everything else.
    function _settle(uint256 cost) private {
        if (msg.value < cost) revert InsufficientPayment(msg.value, cost);
        if (msg.value > cost) _pay(msg.sender, msg.value - cost);
    }

    function _pay(address to, uint256 amount) private {
        (bool done,) = to.call{value: amount}("");
        if (!done) revert PaymentFailed(to, amount);
    }

    function _setYearPrice(uint256 newYearPrice) private {
        if (newYearPrice > MAX_YEAR_PRICE) revert PriceAboveCap(newYearPrice);
        yearPrice = newYearPrice;
        emit YearPriceSet(newYearPrice);
    }

    function _setTreasury(address newTreasury) private {
        if (newTreasury == address(0)) revert ZeroAddress();
        treasury = newTreasury;
        emit TreasurySet(newTreasury);
    }
}
