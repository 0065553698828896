// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GuardianPause} from "../shared/GuardianPause.sol";
import {TryView} from "../shared/TryView.sol";
import {AskBook} from "./AskBook.sol";
import {INftMarket} from "./INftMarket.sol";
import {IWhitelistChecker} from "./IWhitelistChecker.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title What the owner of the market decides: collections, their fees, the limits of prices
abstract contract NftMarketCollections is INftMarket, GuardianPause {
    using SafeCast for uint256;

    /// @dev What an ask takes along for as long as it stands.
    struct Terms {
        address creator;
        uint16 tradingFee;
        uint16 creatorFee;
    }

    struct PriceLimits {
        uint128 minimum;
        uint128 maximum;
    }

    uint256 public constant override TOTAL_MAX_FEE = 1000;
    uint256 public constant override MAX_PRICE_LIMIT = 1_000_000e18;
    uint256 private constant WHOLE = 10_000;

    address public override treasury;
    PriceLimits internal _limits;
    address[] private _open;
    mapping(address collection => AskBook.Book) internal _books;
    mapping(address collection => mapping(uint256 number => Terms)) private _terms;

    function addCollection(
        address collection,
        address creator,
        address whitelistChecker,
        uint256 tradingFee,
        uint256 creatorFee
    ) external override onlyOwner {
        _addCollection(collection, creator, whitelistChecker, tradingFee, creatorFee);
    }

    function modifyCollection(
        address collection,
        address creator,
        address whitelistChecker,
        uint256 tradingFee,
        uint256 creatorFee
    ) external override onlyOwner {
        _openBook(collection);
        _setTerms(collection, creator, whitelistChecker, tradingFee, creatorFee);
        emit CollectionUpdate(collection, creator, whitelistChecker, tradingFee, creatorFee);
    }

    function closeCollectionForTradingAndListing(address collection) external override onlyOwner {
        _openBook(collection).status = CollectionStatus.Close;
        uint256 place;
        while (_open[place] != collection) {
            ++place;
        }
        _open[place] = _open[_open.length - 1];
        _open.pop();
        emit CollectionClose(collection);
    }

    function updateMinimumAndMaximumPrices(uint256 newMinimum, uint256 newMaximum) external override onlyOwner {
        _setLimits(newMinimum, newMaximum);
    }

    function setTreasury(address newTreasury) external override onlyOwner {
        _setTreasury(newTreasury);
    }

    function minimumAskPrice() external view override returns (uint256) {
        return _limits.minimum;
    }

    function maximumAskPrice() external view override returns (uint256) {
        return _limits.maximum;
    }

    function viewCollections(uint256 cursor, uint256 size)
        external
        view
        override
        returns (address[] memory addresses, Collection[] memory details, uint256 next)
    {
        uint256 length = _open.length;
        uint256 left = cursor < length ? length - cursor : 0;
        uint256 count = size < left ? size : left;
        addresses = new address[](count);
        details = new Collection[](count);
        for (uint256 i = 0; i < count; ++i) {
            addresses[i] = _open[cursor + i];
            details[i] = viewCollection(addresses[i]);
        }
        next = cursor + count;
    }

    function viewCollection(address collection) public view override returns (Collection memory) {
        AskBook.Book storage book = _books[collection];
        Terms storage terms = _terms[collection][book.terms];
        return Collection(book.status, terms.creator, book.whitelistChecker, terms.tradingFee, terms.creatorFee);
    }

    function calculatePriceAndFeesForCollection(address collection, uint256 price)
        external
        view
        override
        returns (uint256 netPrice, uint256 tradingFee, uint256 creatorFee)
    {
        (netPrice, tradingFee, creatorFee,) = _split(collection, _openBook(collection).terms, price);
    }

    function canTokensBeListed(address collection, uint256[] calldata tokenIds)
        external
        view
        override
        returns (bool[] memory listingStatuses)
    {
        listingStatuses = new bool[](tokenIds.length);
        AskBook.Book storage book = _books[collection];
        if (book.status != CollectionStatus.Open) return listingStatuses;
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            listingStatuses[i] = _isEligible(book.whitelistChecker, tokenIds[i]);
        }
    }

    function _addCollection(
        address collection,
        address creator,
        address whitelistChecker,
        uint256 tradingFee,
        uint256 creatorFee
    ) internal {
        AskBook.Book storage book = _books[collection];
        if (book.status == CollectionStatus.Open) revert CollectionStands(collection);
        if (!ERC165Checker.supportsInterface(collection, type(IERC721).interfaceId)) revert NotCollection(collection);
        book.status = CollectionStatus.Open;
        _open.push(collection);
        _setTerms(collection, creator, whitelistChecker, tradingFee, creatorFee);
        emit CollectionNew(collection, creator, whitelistChecker, tradingFee, creatorFee);
    }

    function _openBook(address collection) internal view returns (AskBook.Book storage book) {
        book = _books[collection];
        if (book.status != CollectionStatus.Open) revert CollectionNotOpen(collection);
    }

    /// @dev A checker that reverts, lies about its answer or spends all gas says no.
    function _isEligible(address checker, uint256 tokenId) internal view returns (bool) {
        if (checker == address(0)) return true;
        uint256[] memory answer = TryView.words(checker, abi.encodeCall(IWhitelistChecker.canList, (tokenId)), 1);
        return answer.length == 1 && answer[0] == 1;
    }

    function _requireWithinLimits(uint256 price) internal view {
        PriceLimits memory limits = _limits;
        if (price < limits.minimum || price > limits.maximum) {
            revert PriceOutOfRange(price, limits.minimum, limits.maximum);
        }
    }

    function _split(address collection, uint256 number, uint256 price)
        internal
        view
        returns (uint256 netPrice, uint256 tradingFee, uint256 creatorFee, address creator)
    {
        Terms memory terms = _terms[collection][number];
        tradingFee = price * terms.tradingFee / WHOLE;
        creatorFee = price * terms.creatorFee / WHOLE;
        netPrice = price - tradingFee - creatorFee;
        creator = terms.creator;
    }

    function _setLimits(uint256 newMinimum, uint256 newMaximum) internal {
        if (newMinimum == 0 || newMinimum >= newMaximum || newMaximum > MAX_PRICE_LIMIT) {
            revert WrongPriceLimits(newMinimum, newMaximum);
        }
        _limits = PriceLimits(uint128(newMinimum), uint128(newMaximum));
        emit NewMinimumAndMaximumAskPrices(newMinimum, newMaximum);
    }

    function _setTreasury(address newTreasury) internal {
        if (newTreasury == address(0)) revert ZeroAddress();
        treasury = newTreasury;
        emit TreasurySet(newTreasury);
    }

    function _setTerms(
        address collection,
        address creator,
        address whitelistChecker,
        uint256 tradingFee,
        uint256 creatorFee
    ) private {
        if (tradingFee > TOTAL_MAX_FEE || creatorFee > TOTAL_MAX_FEE - tradingFee) {
            revert FeesAboveCap(tradingFee + creatorFee, TOTAL_MAX_FEE);
        }
        if (creatorFee != 0 && creator == address(0)) revert NoCreator();
        AskBook.Book storage book = _books[collection];
        book.whitelistChecker = whitelistChecker;
        book.terms = (uint256(book.terms) + 1).toUint16();
        _terms[collection][book.terms] = Terms(creator, uint16(tradingFee), uint16(creatorFee));
    }
}
