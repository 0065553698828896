// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GuardianPause} from "../shared/GuardianPause.sol";
import {LeanCalls} from "../shared/LeanCalls.sol";
import {TryView} from "../shared/TryView.sol";
import {AskBook} from "./AskBook.sol";
import {NftMarketCollections} from "./NftMarketCollections.sol";
import {ChainLock} from "@chain-lock/ChainLock.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

/// @title The market for collectibles
/// @dev All state is written before a collection is called, and one that calls back finds the door locked. Trading fees are what
/// lies here beyond `_owed`, so that a sale does not write them down.
contract NftMarket is NftMarketCollections, ChainLock {
    using AskBook for AskBook.Book;
    using SafeERC20 for IERC20;

    enum Act {
        Create,
        Modify,
        Cancel,
        Buy,
        BuyNative
    }

    uint256 public constant override ITEM_GAS = 400_000;

    address public immutable override wbesc;
    /// @dev What creators and sellers may claim, and the sum of it.
    mapping(address account => uint256) private _pending;
    uint256 private _owed;

    /// @param collections Open from the beginning, without creators and checkers
    constructor(
        address wbesc_,
        address owner_,
        address guardian_,
        address treasury_,
        uint256 minimumAskPrice_,
        uint256 maximumAskPrice_,
        uint256 tradingFee,
        address[] memory collections
    ) Ownable(owner_) GuardianPause(guardian_) {
        wbesc = wbesc_;
        _setTreasury(treasury_);
        _setLimits(minimumAskPrice_, maximumAskPrice_);
        for (uint256 i = 0; i < collections.length; ++i) {
            _addCollection(collections[i], address(0), address(0), tradingFee, 0);
        }
    }

    function createAskOrder(address collection, uint256 tokenId, uint256 askPrice)
        external
        override
        lock
        whenNotPaused
    {
        _create(msg.sender, collection, tokenId, askPrice);
    }

    function modifyAskOrder(address collection, uint256 tokenId, uint256 newPrice) external override {
        // It calls nothing that could call back.
        if (_isLocked()) _revertLocked();
        _modify(msg.sender, collection, tokenId, newPrice);
    }

    function cancelAskOrder(address collection, uint256 tokenId) external override lock {
        _cancel(msg.sender, collection, tokenId);
    }

    function buyTokenUsingWBESC(address collection, uint256 tokenId, uint256 price)
        external
        override
        lock
        whenNotPaused
    {
        _buy(msg.sender, collection, tokenId, price, false);
    }

    function buyTokenUsingBESC(address collection, uint256 tokenId) external payable override lock whenNotPaused {
        _buy(msg.sender, collection, tokenId, msg.value, true);
    }

    function createAskOrders(address[] calldata collections, uint256[] calldata tokenIds, uint256[] calldata askPrices)
        external
        override
        lock
        whenNotPaused
        returns (bool[] memory done)
    {
        (done,) = _actOnEach(Act.Create, collections, tokenIds, askPrices);
    }

    function modifyAskOrders(address[] calldata collections, uint256[] calldata tokenIds, uint256[] calldata newPrices)
        external
        override
        lock
        returns (bool[] memory done)
    {
        (done,) = _actOnEach(Act.Modify, collections, tokenIds, newPrices);
    }

    function cancelAskOrders(address[] calldata collections, uint256[] calldata tokenIds)
        external
        override
        lock
        returns (bool[] memory done)
    {
        (done,) = _actOnEach(Act.Cancel, collections, tokenIds, tokenIds);
    }

    function buyTokensUsingWBESC(address[] calldata collections, uint256[] calldata tokenIds, uint256[] calldata prices)
        external
        override
        lock
        whenNotPaused
        returns (bool[] memory done)
    {
        (done,) = _actOnEach(Act.Buy, collections, tokenIds, prices);
    }

    function buyTokensUsingBESC(address[] calldata collections, uint256[] calldata tokenIds, uint256[] calldata prices)
        external
        payable
        override
        lock
        whenNotPaused
        returns (bool[] memory done)
    {
        uint256 sum;
        for (uint256 i = 0; i < prices.length; ++i) {
            sum += prices[i];
        }
        if (sum != msg.value) revert IncorrectPrice(sum, msg.value);
        uint256 spent;
        (done, spent) = _actOnEach(Act.BuyNative, collections, tokenIds, prices);
        if (spent == sum) return done;
        (bool isSent,) = msg.sender.call{value: sum - spent}("");
        if (!isSent) revert NativeTransferFailed(msg.sender);
    }

    /// @dev One of several, called by the market itself so that a failure undoes nothing else.
    function act(Act what, address account, address collection, uint256 tokenId, uint256 price) external {
        if (msg.sender != address(this)) revert NotMarket(msg.sender);
        if (what == Act.Create) _create(account, collection, tokenId, price);
        else if (what == Act.Modify) _modify(account, collection, tokenId, price);
        else if (what == Act.Cancel) _cancel(account, collection, tokenId);
        else _buy(account, collection, tokenId, price, what == Act.BuyNative);
    }

    function claimPendingRevenue() external override lock {
        _claim(msg.sender);
    }

    function claimFee() external override lock {
        _claim(treasury);
    }

    function recoverFungibleTokens(address token, address to) external override lock onlyOwner {
        if (token == wbesc) revert NotRecoverable(token);
        // A collection answers `transfer` as well when it is upgraded to.
        if (_books[token].status != CollectionStatus.Pending) revert NotRecoverable(token);
        uint256 amount = IERC20(token).balanceOf(address(this));
        emit TokenRecovery(token, amount, to);
        IERC20(token).safeTransfer(to, amount);
    }

    function recoverNonFungibleToken(address collection, uint256 tokenId, address to) external override lock onlyOwner {
        if (_books[collection].orders[tokenId].seller != address(0)) revert NotRecoverable(collection);
        // WBESC has `transferFrom` as well.
        if (collection == wbesc) revert NotRecoverable(collection);
        emit NonFungibleTokenRecovery(collection, tokenId, to);
        IERC721(collection).transferFrom(address(this), to, tokenId);
    }

    function pendingRevenue(address account) public view override returns (uint256 amount) {
        amount = _pending[account];
        if (account == treasury) amount += IERC20(wbesc).balanceOf(address(this)) - _owed;
    }

    function calculatePriceAndFeesForAsk(address collection, uint256 tokenId, uint256 price)
        external
        view
        override
        returns (uint256 netPrice, uint256 tradingFee, uint256 creatorFee)
    {
        AskBook.Order memory order = _books[collection].orders[tokenId];
        if (order.seller == address(0)) revert NotListed(collection, tokenId);
        (netPrice, tradingFee, creatorFee,) = _split(collection, order.terms, price);
    }

    function viewAsksByCollection(address collection, uint256 cursor, uint256 size)
        external
        view
        override
        returns (uint256[] memory tokenIds, Ask[] memory asks, uint256 next)
    {
        return _page(collection, address(0), cursor, size);
    }

    function viewAsksByCollectionAndSeller(address collection, address seller, uint256 cursor, uint256 size)
        external
        view
        override
        returns (uint256[] memory tokenIds, Ask[] memory asks, uint256 next)
    {
        if (seller == address(0)) return (tokenIds, asks, 0);
        return _page(collection, seller, cursor, size);
    }

    function viewAsksByCollectionAndTokenIds(address collection, uint256[] calldata tokenIds)
        external
        view
        override
        returns (bool[] memory statuses, Ask[] memory asks)
    {
        statuses = new bool[](tokenIds.length);
        asks = new Ask[](tokenIds.length);
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            AskBook.Order storage order = _books[collection].orders[tokenIds[i]];
            asks[i] = Ask(order.seller, order.price);
            statuses[i] = order.seller != address(0);
        }
    }

    function _create(address seller, address collection, uint256 tokenId, uint256 askPrice) private {
        AskBook.Book storage book = _openBook(collection);
        _requireWithinLimits(askPrice);
        if (book.orders[tokenId].seller != address(0)) revert AlreadyListed(collection, tokenId);
        if (!_isEligible(book.whitelistChecker, tokenId)) revert TokenNotEligible(collection, tokenId);
        // The limits keep a price below 2^80.
        book.add(tokenId, AskBook.Order(seller, uint80(askPrice), book.terms));
        emit AskNew(collection, seller, tokenId, askPrice);
        _move(collection, tokenId, seller, address(this));
    }

    function _modify(address caller, address collection, uint256 tokenId, uint256 newPrice) private {
        AskBook.Order storage order = _openBook(collection).orders[tokenId];
        _requireSeller(order.seller, caller, collection, tokenId);
        _requireWithinLimits(newPrice);
        order.price = uint80(newPrice);
        emit AskUpdate(collection, caller, tokenId, newPrice);
    }

    function _cancel(address caller, address collection, uint256 tokenId) private {
        AskBook.Book storage book = _books[collection];
        _requireSeller(book.orders[tokenId].seller, caller, collection, tokenId);
        book.remove(tokenId);
        emit AskCancel(collection, caller, tokenId);
        // An item that its collection took away must not keep the ask standing.
        if (_isHeldBy(collection, tokenId, address(this))) {
            IERC721(collection).transferFrom(address(this), caller, tokenId);
        }
    }

    function _buy(address buyer, address collection, uint256 tokenId, uint256 price, bool withBESC) private {
        AskBook.Book storage book = _openBook(collection);
        AskBook.Order memory order = book.orders[tokenId];
        if (order.seller == address(0)) revert NotListed(collection, tokenId);
        if (order.seller == buyer) revert BuyerIsSeller(buyer);
        if (order.price != price) revert IncorrectPrice(order.price, price);
        book.remove(tokenId);
        (uint256 netPrice,, uint256 creatorFee, address creator) = _split(collection, order.terms, price);
        emit Trade(collection, tokenId, order.seller, buyer, price, netPrice, withBESC);
        if (creatorFee != 0) _keep(creator, creatorFee);
        if (withBESC) LeanCalls.deposit(wbesc, price);
        else IERC20(wbesc).safeTransferFrom(buyer, address(this), price);
        if (!LeanCalls.tryTransfer(wbesc, order.seller, netPrice)) _keep(order.seller, netPrice);
        _move(collection, tokenId, address(this), buyer);
    }

    function _move(address collection, uint256 tokenId, address from, address to) private {
        IERC721(collection).transferFrom(from, to, tokenId);
        if (IERC721(collection).ownerOf(tokenId) != to) revert ItemNotMoved(collection, tokenId);
    }

    function _keep(address account, uint256 amount) private {
        _pending[account] += amount;
        _owed += amount;
        emit RevenuePending(account, amount);
    }

    function _claim(address account) private {
        uint256 amount = pendingRevenue(account);
        if (amount == 0) revert NothingToClaim(account);
        _owed -= _pending[account];
        delete _pending[account];
        emit RevenueClaim(account, amount);
        IERC20(wbesc).safeTransfer(account, amount);
    }

    /// @dev Of what each answers at most 256 bytes are read, and what one spends is not the others'.
    function _actOnEach(
        Act what,
        address[] calldata collections,
        uint256[] calldata tokenIds,
        uint256[] calldata prices
    ) private returns (bool[] memory done, uint256 spent) {
        uint256 count = collections.length;
        if (tokenIds.length != count || prices.length != count) revert LengthsDiffer();
        done = new bool[](count);
        for (uint256 i = 0; i < count; ++i) {
            bytes memory data = abi.encodeCall(this.act, (what, msg.sender, collections[i], tokenIds[i], prices[i]));
            bytes memory reason;
            (done[i], reason) = _tryAct(data);
            if (!done[i]) emit ItemFailed(collections[i], msg.sender, tokenIds[i], reason);
            else if (what == Act.BuyNative) spent += prices[i];
        }
    }

    function _tryAct(bytes memory data) private returns (bool isDone, bytes memory reason) {
        uint256 gasOfItem = ITEM_GAS;
        // A call passes on at most 63 of 64 parts.
        if (gasleft() < gasOfItem * 65 / 64 + 10_000) revert TooLittleGas();
        assembly ("memory-safe") {
            isDone := call(gasOfItem, address(), 0, add(data, 0x20), mload(data), 0x00, 0x00)
            reason := mload(0x40)
            let size := returndatasize()
            if gt(size, 256) { size := 256 }
            mstore(reason, size)
            returndatacopy(add(reason, 0x20), 0x00, size)
            mstore(0x40, add(reason, 0x120))
        }
    }

    function _page(address collection, address seller, uint256 cursor, uint256 size)
        private
        view
        returns (uint256[] memory tokenIds, Ask[] memory asks, uint256 next)
    {
        AskBook.Book storage book = _books[collection];
        uint256 count;
        next = book.next(cursor, seller);
        while (next < book.end && count < size) {
            ++count;
            next = book.next(next + 1, seller);
        }
        tokenIds = new uint256[](count);
        asks = new Ask[](count);
        uint256 number = cursor;
        for (uint256 i = 0; i < count; ++i) {
            number = book.next(number, seller);
            tokenIds[i] = book.idOf(number++);
            AskBook.Order storage order = book.orders[tokenIds[i]];
            asks[i] = Ask(order.seller, order.price);
        }
        if (next >= book.end) next = 0;
    }

    function _requireSeller(address seller, address caller, address collection, uint256 tokenId) private pure {
        if (seller == address(0)) revert NotListed(collection, tokenId);
        if (seller != caller) revert NotSeller(caller, seller);
    }

    function _isHeldBy(address collection, uint256 tokenId, address holder) private view returns (bool) {
        uint256[] memory answer = TryView.words(collection, abi.encodeCall(IERC721.ownerOf, (tokenId)), 1);
        return answer.length == 1 && answer[0] == uint160(holder);
    }

    function _revertLocked() internal pure override {
        revert Reentered();
    }
}
