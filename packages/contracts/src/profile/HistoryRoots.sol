// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OperatorRole} from "../shared/OperatorRole.sol";
import {IHistoryRoots} from "./IHistoryRoots.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/// @title Roots of what only history knows
contract HistoryRoots is IHistoryRoots, OperatorRole {
    uint256 public constant MAX_DELAY = 7 days;
    uint256 public immutable override delay;

    address public override guardian;
    mapping(uint256 campaignId => mapping(bytes32 root => uint256)) public override countsFrom;
    mapping(uint256 campaignId => uint256) public override lastBlock;

    constructor(address owner_, address operator_, address guardian_, uint256 delay_)
        Ownable(owner_)
        OperatorRole(operator_)
    {
        if (delay_ > MAX_DELAY) revert BadDelay(delay_);
        delay = delay_;
        _setGuardian(guardian_);
    }

    function publishRoot(uint256 campaignId, bytes32 root, uint256 untilBlock, bytes32 inputHash, string calldata uri)
        external
        override
        onlyOperator
    {
        bool isLater = untilBlock > lastBlock[campaignId] && untilBlock < block.number;
        if (root == 0 || countsFrom[campaignId][root] != 0 || !isLater) revert BadRoot(campaignId, root);
        uint256 from = block.timestamp + delay;
        countsFrom[campaignId][root] = from;
        lastBlock[campaignId] = untilBlock;
        emit RootPublish(campaignId, root, untilBlock, from, inputHash, uri);
    }

    function strikeRoot(uint256 campaignId, bytes32 root) external override {
        if (msg.sender != guardian && msg.sender != owner()) revert Forbidden();
        if (block.timestamp >= countsFrom[campaignId][root]) revert RootStands(campaignId, root);
        delete countsFrom[campaignId][root];
        emit RootStrike(campaignId, root);
    }

    function setGuardian(address newGuardian) external override onlyOwner {
        _setGuardian(newGuardian);
    }

    /// @dev The proof leads to a root; whether it is one of ours is all that is to be known.
    function isEligible(address account, uint256 campaignId, uint256, uint256, bytes32[] calldata proof)
        external
        view
        override
        returns (bool)
    {
        bytes32 root = MerkleProof.processProofCalldata(proof, leafOf(campaignId, account));
        uint256 from = countsFrom[campaignId][root];
        return from != 0 && block.timestamp >= from;
    }

    function leafOf(uint256 campaignId, address account) public pure override returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(campaignId, account))));
    }

    function _setGuardian(address newGuardian) private {
        guardian = newGuardian;
        emit GuardianSet(newGuardian);
    }
}
