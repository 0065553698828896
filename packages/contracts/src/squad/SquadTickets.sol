// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISquadSale} from "./ISquadSale.sol";

/// @title Whose tickets are whose
/// @dev Tickets of one purchase follow each other, so an account's are kept as runs of 32 bits, first ticket and length, eight in a
/// word. The first two places of an account's first word count: tickets promised and used in the presale, all tickets, runs. A
/// purchase so writes one slot.
abstract contract SquadTickets is ISquadSale {
    struct Counts {
        uint256 promised;
        uint256 used;
        uint256 tickets;
        uint256 runs;
    }

    uint256 private constant PLACES = 8;
    uint256 private constant FIRST_PLACE = 2;
    uint256 private constant COUNTS_MASK = type(uint64).max;
    /// @dev In place of the runs of an account whose tickets are paid back.
    uint256 private constant REFUNDED = type(uint16).max;

    mapping(address user => mapping(uint256 word => uint256 places)) private _words;
    mapping(uint256 word => uint256 bits) private _minted;

    function numberTicketsForGen0(address user) external view override returns (uint256) {
        return _countsOf(user).promised;
    }

    function numberTicketsUsedForGen0(address user) external view override returns (uint256) {
        return _countsOf(user).used;
    }

    function viewNumberTicketsOfUser(address user) external view override returns (uint256) {
        return _countsOf(user).tickets;
    }

    function isRefunded(address user) external view override returns (bool) {
        return _countsOf(user).runs == REFUNDED;
    }

    function ticketsOfUserBySize(address user, uint256 cursor, uint256 size)
        external
        view
        override
        returns (uint256[] memory ticketIds, uint256 next)
    {
        Counts memory counts = _countsOf(user);
        if (counts.runs == REFUNDED) counts.tickets = 0;
        uint256 left = cursor < counts.tickets ? counts.tickets - cursor : 0;
        ticketIds = new uint256[](size < left ? size : left);
        next = cursor + ticketIds.length;
        (uint256 index, uint256 passed) = (0, 0);
        for (uint256 run = 0; index < ticketIds.length; ++run) {
            (uint256 first, uint256 length) = _runOf(user, run);
            for (uint256 i = 0; i < length && index < ticketIds.length; ++i) {
                if (passed++ >= cursor) ticketIds[index++] = first + i;
            }
        }
    }

    function isMinted(uint256 ticketId) public view override returns (bool) {
        return _minted[ticketId >> 8] >> (ticketId & 0xff) & 1 == 1;
    }

    function _countsOf(address user) internal view returns (Counts memory counts) {
        uint256 word = _words[user][0];
        counts.promised = uint16(word);
        counts.used = uint16(word >> 16);
        counts.tickets = uint16(word >> 32);
        counts.runs = uint16(word >> 48);
    }

    function _saveCounts(address user, Counts memory counts) internal {
        uint256 packed = counts.promised | counts.used << 16 | counts.tickets << 32 | counts.runs << 48;
        _words[user][0] = _words[user][0] & ~COUNTS_MASK | packed;
    }

    /// @dev A purchase that follows the account's last one makes that longer. `counts` are saved with it.
    function _addTickets(address user, Counts memory counts, uint256 firstId, uint256 count) internal {
        counts.tickets += count;
        uint256 run = counts.runs;
        if (run > 0) {
            (uint256 first, uint256 length) = _runOf(user, run - 1);
            if (first + length == firstId) (run, firstId, count) = (run - 1, first, length + count);
        }
        counts.runs = run + 1;
        (uint256 word, uint256 shift) = _placeOf(run);
        uint256 places = _words[user][word] & ~(uint256(type(uint32).max) << shift);
        _words[user][word] = places | (firstId | count << 16) << shift;
        _saveCounts(user, counts);
    }

    function _markRefunded(address user, Counts memory counts) internal {
        counts.runs = REFUNDED;
        _saveCounts(user, counts);
    }

    function _isRefunded(Counts memory counts) internal pure returns (bool) {
        return counts.runs == REFUNDED;
    }

    /// @dev Tickets that follow each other in the call are looked for from where the last one was.
    function _requireOwn(address user, uint256[] calldata ticketIds) internal view {
        uint256 runs = _countsOf(user).runs;
        (uint256 first, uint256 length) = (0, 0);
        for (uint256 i = 0; i < ticketIds.length; ++i) {
            uint256 ticketId = ticketIds[i];
            if (ticketId >= first && ticketId < first + length) continue;
            uint256 run = 0;
            for (; run < runs; ++run) {
                (first, length) = _runOf(user, run);
                if (ticketId >= first && ticketId < first + length) break;
            }
            if (run == runs) revert NotYourTicket(ticketId);
        }
    }

    /// @dev One write for tickets that follow each other.
    function _markMinted(uint256[] calldata ticketIds) internal {
        uint256 word = type(uint256).max;
        uint256 bits;
        for (uint256 i = 0; i < ticketIds.length; ++i) {
            uint256 ticketId = ticketIds[i];
            if (ticketId >> 8 != word) {
                if (i > 0) _minted[word] = bits;
                word = ticketId >> 8;
                bits = _minted[word];
            }
            uint256 bit = 1 << (ticketId & 0xff);
            if (bits & bit != 0) revert AlreadyMinted(ticketId);
            bits |= bit;
        }
        _minted[word] = bits;
    }

    function _runOf(address user, uint256 run) private view returns (uint256 first, uint256 length) {
        (uint256 word, uint256 shift) = _placeOf(run);
        uint256 place = _words[user][word] >> shift;
        (first, length) = (uint16(place), uint16(place >> 16));
    }

    function _placeOf(uint256 run) private pure returns (uint256 word, uint256 shift) {
        uint256 place = run + FIRST_PLACE;
        return (place / PLACES, place % PLACES * 32);
    }
}
