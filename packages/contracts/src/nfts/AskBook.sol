// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftMarket} from "./INftMarket.sol";

/// @title The asks of one collection
/// @dev An ask is one slot, and one bit of a map that lists them by number. The number of a token is its id; ids from 2^18 on are
/// numbered after those by their first listing, so that a walk over the map is short.
library AskBook {
    /// @param terms Which of the collection's fees it was listed with
    struct Order {
        address seller;
        uint80 price;
        uint16 terms;
    }

    /// @param terms Which fees hold for asks to come
    /// @param end Above the number of every ask that ever was
    struct Book {
        INftMarket.CollectionStatus status;
        address whitelistChecker;
        uint16 terms;
        uint32 end;
        mapping(uint256 tokenId => Order) orders;
        mapping(uint256 word => uint256) bits;
        mapping(uint256 tokenId => uint256) numbers;
        mapping(uint256 number => uint256) largeIds;
    }

    uint256 private constant FIRST_LARGE = 2 ** 18;

    function add(Book storage book, uint256 tokenId, Order memory order) internal {
        book.orders[tokenId] = order;
        uint256 number = numberOf(book, tokenId);
        if (tokenId >= FIRST_LARGE && number == 0) {
            number = book.end > FIRST_LARGE ? book.end : FIRST_LARGE;
            book.numbers[tokenId] = number;
            book.largeIds[number] = tokenId;
        }
        if (number >= book.end) book.end = uint32(number + 1);
        book.bits[number >> 8] |= 1 << (number & 255);
    }

    function remove(Book storage book, uint256 tokenId) internal {
        delete book.orders[tokenId];
        uint256 number = numberOf(book, tokenId);
        book.bits[number >> 8] &= ~(1 << (number & 255));
    }

    /// @dev The first ask whose number is at least `number`, of a seller or (zero) of any; the book's end when there is none.
    function next(Book storage book, uint256 number, address seller) internal view returns (uint256) {
        uint256 end = book.end;
        while (number < end) {
            uint256 word = book.bits[number >> 8] >> (number & 255);
            if (word == 0) {
                number = (number | 255) + 1;
                continue;
            }
            while (word & 1 == 0) {
                word >>= 1;
                ++number;
            }
            if (seller == address(0) || book.orders[idOf(book, number)].seller == seller) return number;
            ++number;
        }
        return end;
    }

    function idOf(Book storage book, uint256 number) internal view returns (uint256) {
        return number < FIRST_LARGE ? number : book.largeIds[number];
    }

    function numberOf(Book storage book, uint256 tokenId) private view returns (uint256) {
        return tokenId < FIRST_LARGE ? tokenId : book.numbers[tokenId];
    }
}
