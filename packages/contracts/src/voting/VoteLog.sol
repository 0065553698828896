// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OperatorRole} from "../shared/OperatorRole.sol";
import {IVoteLog} from "./IVoteLog.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title Heads of the logs of votes
contract VoteLog is IVoteLog, OperatorRole {
    struct Head {
        bytes32 hash;
        uint128 length;
        uint128 time;
    }

    mapping(bytes32 proposal => Head) private _heads;

    constructor(address owner_, address operator_) Ownable(owner_) OperatorRole(operator_) {}

    function publish(bytes32 proposal, uint256 length, bytes32 head) external override onlyOperator {
        bool isWhole = head != 0 && length <= type(uint128).max && (length == 0) == (head == proposal);
        if (!isWhole) revert BadHead(proposal, length, head);
        if (_heads[proposal].hash != 0) revert AlreadyPublished(proposal);
        _heads[proposal] = Head(head, uint128(length), uint128(block.timestamp));
        emit LogPublish(proposal, length, head);
    }

    function headOf(bytes32 proposal) external view override returns (uint256, bytes32, uint256) {
        Head memory head = _heads[proposal];
        return (head.length, head.hash, head.time);
    }
}
