// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILottery} from "./ILottery.sol";

/// @title Tickets kept by purchase, and how many of each number a round has
/// @dev A purchase is one slot, under the number of its first ticket: count (8 bits), a bit for each ticket that was claimed
/// (100), and ten numbers of 14 bits; eighteen more fit into each further slot. Whose it is says the buyer's own list, which
/// ascends, so only the length of one's own list costs gas. How many tickets have a number stands in fields of 24 bits, ten in
/// a slot, so that all that begin with the same three digits are read at once.
abstract contract LotteryTickets is ILottery {
    uint256 public constant override maxNumberTicketsPerBuyOrClaim = 100;
    uint256 internal constant MAX_TICKETS_PER_ROUND = 2 ** 24 - 1;
    uint256 internal constant NUMBERS = 10000;
    uint256 private constant CLAIMED_SHIFT = 8;
    uint256 private constant NUMBERS_SHIFT = 108;
    uint256 private constant FIRST_NUMBERS = 10;
    uint256 private constant MORE_NUMBERS = 18;
    uint256 private constant NUMBER_BITS = 14;
    uint256 private constant NUMBER_MASK = 2 ** 14 - 1;
    uint256 private constant COUNT_BITS = 24;
    uint256 private constant COUNT_MASK = 2 ** 24 - 1;

    mapping(uint256 firstId => uint256) private _purchases;
    mapping(uint256 firstId => mapping(uint256 slot => uint256)) private _moreNumbers;
    mapping(address account => mapping(uint256 lotteryId => uint32[])) private _firstIdsOf;
    mapping(uint256 lotteryId => mapping(uint256 threeDigits => uint256)) private _counts;

    /// @dev A purchase while its tickets are claimed.
    struct Purchase {
        uint256 firstId;
        uint256 data;
    }

    function viewNumbersAndStatusesForTicketIds(uint256[] calldata ticketIds)
        external
        view
        override
        returns (uint32[] memory numbers, bool[] memory claimed)
    {
        (numbers, claimed) = (new uint32[](ticketIds.length), new bool[](ticketIds.length));
        for (uint256 i = 0; i < ticketIds.length; ++i) {
            Purchase memory purchase = _purchaseOf(ticketIds[i]);
            if (purchase.data == 0) continue;
            uint256 index = ticketIds[i] - purchase.firstId;
            (numbers[i], claimed[i]) = (uint32(NUMBERS + _numberAt(purchase, index)), _isClaimed(purchase, index));
        }
    }

    function viewUserInfoForLotteryId(address account, uint256 lotteryId, uint256 cursor, uint256 size)
        external
        view
        override
        returns (uint256[] memory ticketIds, uint32[] memory numbers, bool[] memory claimed, uint256 next)
    {
        uint32[] memory firstIds = _firstIdsOf[account][lotteryId];
        uint256 all;
        for (uint256 i = 0; i < firstIds.length; ++i) {
            all += _countOf(_purchases[firstIds[i]]);
        }
        uint256 left = cursor < all ? all - cursor : 0;
        uint256 count = size < left ? size : left;
        (ticketIds, numbers, claimed) = (new uint256[](count), new uint32[](count), new bool[](count));
        uint256 position;
        for (uint256 i = 0; i < firstIds.length; ++i) {
            Purchase memory purchase = Purchase(firstIds[i], _purchases[firstIds[i]]);
            for (uint256 index = 0; index < _countOf(purchase.data); ++index) {
                if (position >= cursor && position - cursor < count) {
                    uint256 spot = position - cursor;
                    ticketIds[spot] = purchase.firstId + index;
                    numbers[spot] = uint32(NUMBERS + _numberAt(purchase, index));
                    claimed[spot] = _isClaimed(purchase, index);
                }
                ++position;
            }
        }
        next = cursor + count;
    }

    function _addTickets(uint256 lotteryId, uint256 firstId, uint32[] calldata numbers) internal {
        uint256 count = numbers.length;
        uint256 data = count;
        uint256 more;
        mapping(uint256 => uint256) storage counts = _counts[lotteryId];
        for (uint256 i = 0; i < count; ++i) {
            uint256 number = numbers[i];
            if (number < NUMBERS || number >= 2 * NUMBERS) revert BadNumber(number);
            number -= NUMBERS;
            // No field overflows: a round has fewer tickets than it can count.
            counts[number / 10] += 1 << COUNT_BITS * (number % 10);
            if (i < FIRST_NUMBERS) {
                data |= number << NUMBERS_SHIFT + NUMBER_BITS * i;
            } else {
                uint256 spot = (i - FIRST_NUMBERS) % MORE_NUMBERS;
                more |= number << NUMBER_BITS * spot;
                if (spot == MORE_NUMBERS - 1 || i == count - 1) {
                    _moreNumbers[firstId][(i - FIRST_NUMBERS) / MORE_NUMBERS] = more;
                    more = 0;
                }
            }
        }
        _purchases[firstId] = data;
        _firstIdsOf[msg.sender][lotteryId].push(uint32(firstId));
    }

    function _savePurchase(Purchase memory purchase) internal {
        if (purchase.data != 0) _purchases[purchase.firstId] = purchase.data;
    }

    /// @dev The caller's purchase in this round that holds the ticket, by bisection of the caller's own list.
    function _ownPurchase(uint256 lotteryId, uint256 ticketId) internal view returns (Purchase memory) {
        uint32[] storage firstIds = _firstIdsOf[msg.sender][lotteryId];
        (uint256 low, uint256 high) = (0, firstIds.length);
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (firstIds[middle] <= ticketId) low = middle + 1;
            else high = middle;
        }
        if (low == 0) revert NotYours(ticketId);
        uint256 firstId = firstIds[low - 1];
        uint256 data = _purchases[firstId];
        if (ticketId - firstId >= _countOf(data)) revert NotYours(ticketId);
        return Purchase(firstId, data);
    }

    /// @dev Anybody's purchase that holds the ticket, for views: empty without one.
    function _purchaseOf(uint256 ticketId) internal view returns (Purchase memory purchase) {
        for (uint256 back = 0; back < maxNumberTicketsPerBuyOrClaim && back <= ticketId; ++back) {
            uint256 data = _purchases[ticketId - back];
            if (data == 0) continue;
            return back < _countOf(data) ? Purchase(ticketId - back, data) : purchase;
        }
    }

    function _numberAt(Purchase memory purchase, uint256 index) internal view returns (uint256) {
        if (index < FIRST_NUMBERS) return purchase.data >> NUMBERS_SHIFT + NUMBER_BITS * index & NUMBER_MASK;
        index -= FIRST_NUMBERS;
        return
            _moreNumbers[purchase.firstId][index / MORE_NUMBERS] >> NUMBER_BITS * (index % MORE_NUMBERS) & NUMBER_MASK;
    }

    /// @dev How many tickets match two, three and four digits from the left, and no more.
    function _winnersOf(uint256 lotteryId, uint256 number) internal view returns (uint256[3] memory winners) {
        mapping(uint256 => uint256) storage counts = _counts[lotteryId];
        uint256 same = counts[number / 10];
        winners[2] = same >> COUNT_BITS * (number % 10) & COUNT_MASK;
        winners[1] = _sum(same) - winners[2];
        uint256 first = number / 100 * 10;
        for (uint256 i = 0; i < 10; ++i) {
            if (first + i != number / 10) winners[0] += _sum(counts[first + i]);
        }
    }

    function _countOf(uint256 data) internal pure returns (uint256) {
        return uint8(data);
    }

    function _isClaimed(Purchase memory purchase, uint256 index) internal pure returns (bool) {
        return purchase.data >> CLAIMED_SHIFT + index & 1 == 1;
    }

    function _markClaimed(Purchase memory purchase, uint256 index) internal pure {
        purchase.data |= 1 << CLAIMED_SHIFT + index;
    }

    /// @dev The bracket of two numbers: matching digits from the left less one, of at least two; zero for fewer.
    function _bracketOf(uint256 number, uint256 drawn) internal pure returns (uint256) {
        if (number == drawn) return 3;
        if (number / 10 == drawn / 10) return 2;
        return number / 100 == drawn / 100 ? 1 : 0;
    }

    function _sum(uint256 counts) private pure returns (uint256 sum) {
        for (; counts != 0; counts >>= COUNT_BITS) {
            sum += counts & COUNT_MASK;
        }
    }
}
