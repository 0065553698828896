// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftMarket} from "../../src/nfts/INftMarket.sol";
import {Checker} from "./Checker.sol";
import {HostileCollection} from "./HostileCollection.sol";
import {MarketScene} from "./MarketScene.sol";

/// @title Sellers, buyers, an owner, a collection and a checker in any order; what stands is counted beside it
contract NftMarketHandler is MarketScene {
    uint256 private constant ITEMS = 9;

    struct Told {
        address seller;
        uint256 price;
        address creator;
        uint256 tradingFee;
        uint256 creatorFee;
    }

    string public broken;
    address[] private _people;
    mapping(address collection => mapping(uint256 id => Told)) private _told;
    mapping(address account => uint256) private _pending;
    uint256 private _fees;

    constructor() {
        setUpMarket();
        _people = [ANNA, BEN, address(hostile)];
        for (uint256 i = 0; i < ITEMS; ++i) {
            bunnyFor(_people[i % 3]);
            hostile.mint(_people[i % 3], i + 1);
        }
    }

    function create(uint256 who, uint256 which, uint256 price) external {
        (address collection, uint256 id) = _item(which);
        address seller = _mostly(who, _holder(collection, id));
        price = _price(price);
        INftMarket.Collection memory terms = market.viewCollection(collection);
        bool isOwn = _holder(collection, id) == seller;
        bool isWithin = price >= market.minimumAskPrice() && price <= market.maximumAskPrice();
        bool done = _act(seller, abi.encodeCall(INftMarket.createAskOrder, (collection, id, price)), 0);
        if (!done) return;
        _check(isOwn, "MARKET-10 only the owner lists");
        _check(isWithin, "MARKET-3 price in bounds");
        _check(terms.status == INftMarket.CollectionStatus.Open, "MARKET-1 open");
        _check(_told[collection][id].seller == address(0), "MARKET-1 one ask");
        _told[collection][id] = Told(seller, price, terms.creatorAddress, terms.tradingFee, terms.creatorFee);
    }

    function modify(uint256 who, uint256 which, uint256 price) external {
        (address collection, uint256 id) = _item(which);
        Told storage told = _told[collection][id];
        address caller = _mostly(who, told.seller);
        price = _price(price);
        bool isWithin = price >= market.minimumAskPrice() && price <= market.maximumAskPrice();
        if (!_act(caller, abi.encodeCall(INftMarket.modifyAskOrder, (collection, id, price)), 0)) return;
        _check(isWithin && caller == told.seller, "MARKET-3 price in bounds, by its seller");
        told.price = price;
    }

    function cancel(uint256 who, uint256 which) external {
        (address collection, uint256 id) = _item(which);
        address seller = _told[collection][id].seller;
        address caller = _mostly(who, seller);
        bool done = _act(caller, abi.encodeCall(INftMarket.cancelAskOrder, (collection, id)), 0);
        if (collection == address(bunnies)) {
            _check(done == (seller != address(0) && caller == seller), "MARKET-8 cancel always works");
            if (done) _check(bunnies.ownerOf(id) == seller, "MARKET-14 back to its seller");
        }
        if (done) delete _told[collection][id];
    }

    function buy(uint256 who, uint256 which, bool isNative, uint256 off) external {
        (address collection, uint256 id) = _item(which);
        Told memory told = _told[collection][id];
        address buyer = _people[who % _people.length];
        uint256 price = off % 5 == 0 ? _price(off) : told.price;
        enrich(buyer);
        uint256[4] memory before = _money(buyer, told.seller);
        bytes memory call = isNative
            ? abi.encodeCall(INftMarket.buyTokenUsingBESC, (collection, id))
            : abi.encodeCall(INftMarket.buyTokenUsingWBESC, (collection, id, price));
        bool done = _act(buyer, call, isNative ? price : 0);
        uint256[4] memory afterwards = _money(buyer, told.seller);
        if (!done) {
            _check(before[0] + before[1] == afterwards[0] + afterwards[1], "MARKET-6 refused and paid");
            return;
        }
        _sold(collection, id, buyer, told);
        _check(price == told.price, "MARKET-6 the price of the ask");
        uint256 net = price - price * told.tradingFee / 10_000 - price * told.creatorFee / 10_000;
        _check(before[isNative ? 0 : 1] - afterwards[isNative ? 0 : 1] == price, "MARKET-6 the price and no more");
        _check(afterwards[2] - before[2] == net, "MARKET-5 the seller's net, by the fees of its listing");
    }

    function buyAll(uint256 who, bool isNative) external {
        if (block.timestamp < market.pausedUntil()) return;
        address buyer = _people[who % _people.length];
        enrich(buyer);
        (address[] memory collections, uint256[] memory ids) = (new address[](2 * ITEMS), new uint256[](2 * ITEMS));
        uint256[] memory prices = new uint256[](2 * ITEMS);
        uint256 sum;
        for (uint256 i = 0; i < 2 * ITEMS; ++i) {
            (collections[i], ids[i]) = _item(i);
            prices[i] = _told[collections[i]][ids[i]].price;
            sum += prices[i];
        }
        uint256 coin = buyer.balance + wbesc.balanceOf(buyer);
        uint256 sellers = _sumOfPeople();
        vm.prank(buyer);
        bool[] memory done = isNative
            ? market.buyTokensUsingBESC{value: sum}(collections, ids, prices)
            : market.buyTokensUsingWBESC(collections, ids, prices);
        uint256 spent;
        uint256 kept;
        for (uint256 i = 0; i < done.length; ++i) {
            if (!done[i]) continue;
            Told memory told = _told[collections[i]][ids[i]];
            spent += prices[i];
            kept += prices[i] * told.tradingFee / 10_000 + prices[i] * told.creatorFee / 10_000;
            _sold(collections[i], ids[i], buyer, told);
        }
        _check(sellers - _sumOfPeople() == kept, "MARKET-5 prices stay among people, but for fees");
        _check(coin - buyer.balance - wbesc.balanceOf(buyer) <= spent, "MARKET-6 what was not bought is not paid");
    }

    function claim(uint256 who) external {
        address account = who % 2 == 0 ? CREATOR : market.treasury();
        uint256 amount = market.pendingRevenue(account);
        uint256 before = wbesc.balanceOf(account);
        bool done = _act(account, abi.encodeCall(INftMarket.claimPendingRevenue, ()), 0);
        _check(done == (amount != 0), "MARKET-7 what is there can be claimed");
        _check(wbesc.balanceOf(account) - before == amount, "MARKET-7 and no more");
        _pending[account] = 0;
        if (account == market.treasury()) _fees = 0;
    }

    function setTerms(uint256 which, uint256 trading, uint256 creator, bool hasChecker) external {
        address collection = which % 2 == 0 ? address(bunnies) : address(hostile);
        (trading, creator) = (trading % 1100, creator % 1100);
        address asked = hasChecker ? address(checker) : address(0);
        bool done =
            _act(OWNER, abi.encodeCall(INftMarket.modifyCollection, (collection, CREATOR, asked, trading, creator)), 0);
        if (done) _check(trading + creator <= 1000, "MARKET-4 a tenth at most");
    }

    function setOpen(uint256 which, bool isOpen) external {
        address collection = which % 2 == 0 ? address(bunnies) : address(hostile);
        bytes memory open = abi.encodeCall(INftMarket.addCollection, (collection, CREATOR, address(0), 200, 100));
        bytes memory close = abi.encodeCall(INftMarket.closeCollectionForTradingAndListing, (collection));
        _act(OWNER, isOpen ? open : close, 0);
    }

    function setLimits(uint256 low, uint256 high) external {
        _act(OWNER, abi.encodeCall(INftMarket.updateMinimumAndMaximumPrices, (_price(low), _price(high))), 0);
    }

    function setTreasury(bool isOther) external {
        _act(OWNER, abi.encodeCall(INftMarket.setTreasury, (isOther ? NEXT : TREASURY)), 0);
    }

    function pause(uint256 seed) external {
        _act(HOLDER, abi.encodeCall(market.pause, ()), 0);
        if (seed % 4 != 0) _act(OWNER, abi.encodeCall(market.unpause, ()), 0);
        _act(OWNER, abi.encodeCall(market.setGuardian, (HOLDER)), 0);
    }

    function recover(uint256 which) external {
        (address collection, uint256 id) = _item(which);
        bool isOnSale = _told[collection][id].seller != address(0);
        bytes memory call = abi.encodeCall(INftMarket.recoverNonFungibleToken, (collection, id, OWNER));
        if (_act(OWNER, call, 0)) _check(!isOnSale, "MARKET-12 an item on sale was taken");
        bool done = _act(OWNER, abi.encodeCall(INftMarket.recoverFungibleTokens, (address(wbesc), OWNER)), 0);
        _check(!done, "MARKET-12 WBESC was taken");
    }

    function setMoods(uint256 mood, uint256 call, uint256 which) external {
        checker.set(Checker.Mood(mood % 4));
        (address collection, uint256 id) = _item(which);
        bytes[3] memory calls = [
            abi.encodeCall(INftMarket.cancelAskOrder, (collection, id)),
            abi.encodeCall(INftMarket.createAskOrder, (collection, id, PRICE)),
            abi.encodeCall(INftMarket.buyTokenUsingWBESC, (collection, id, _told[collection][id].price))
        ];
        if (mood % 4 == 3) hostile.comeBack(address(market), calls[call % 3]);
        else hostile.set(HostileCollection.Mood(mood % 4));
    }

    function seize(uint256 who, uint256 id) external {
        hostile.seize(_people[who % _people.length], id % ITEMS + 1);
    }

    /// @dev What holds after any sequence.
    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        if (address(market).balance != 0) return "MARKET-6 coin stays";
        if (market.pendingRevenue(CREATOR) != _pending[CREATOR]) return "MARKET-7 the creator's revenue";
        if (market.pendingRevenue(market.treasury()) != _fees) return "MARKET-7 the treasury's revenue";
        if (wbesc.balanceOf(address(market)) != _pending[CREATOR] + _fees) return "MARKET-7 held and owed";
        for (uint256 i = 0; i < 2; ++i) {
            address collection = i == 0 ? address(bunnies) : address(hostile);
            string memory wrong = _compare(collection);
            if (bytes(wrong).length > 0) return wrong;
        }
        return "";
    }

    function _compare(address collection) private view returns (string memory) {
        uint256 count;
        for (uint256 id = 1; id <= ITEMS; ++id) {
            Told memory told = _told[collection][id];
            (address seller, uint256 price) = askOf(collection, id);
            if (seller != told.seller || price != told.price) return "MARKET-2 the ask of an item";
            if (seller != address(0)) ++count;
            bool isHeld = _holder(collection, id) == address(market);
            if (collection == address(bunnies) && isHeld != (seller != address(0))) return "MARKET-1 held and asked";
        }
        (uint256[] memory ids, INftMarket.Ask[] memory asks,) = market.viewAsksByCollection(collection, 0, 99);
        if (ids.length != count) return "MARKET-2 asks of a collection";
        uint256 ofSellers;
        for (uint256 i = 0; i < _people.length; ++i) {
            (uint256[] memory own,,) = market.viewAsksByCollectionAndSeller(collection, _people[i], 0, 99);
            ofSellers += own.length;
        }
        if (ofSellers != count) return "MARKET-2 asks of sellers";
        for (uint256 i = 0; i < count; ++i) {
            if (asks[i].seller != _told[collection][ids[i]].seller) return "MARKET-2 an ask in the list";
        }
        return "";
    }

    function _sold(address collection, uint256 id, address buyer, Told memory told) private {
        _check(told.seller != address(0) && told.seller != buyer, "MARKET-9 not its own seller");
        _check(_holder(collection, id) == buyer, "MARKET-11 bought and received");
        _check(market.viewCollection(collection).status == INftMarket.CollectionStatus.Open, "MARKET-1 open");
        _pending[told.creator] += told.price * told.creatorFee / 10_000;
        _fees += told.price * told.tradingFee / 10_000;
        delete _told[collection][id];
    }

    function _act(address who, bytes memory call, uint256 value) private returns (bool done) {
        vm.prank(who);
        (done,) = address(market).call{value: value}(call);
    }

    function _money(address buyer, address seller) private view returns (uint256[4] memory) {
        return [buyer.balance, wbesc.balanceOf(buyer), wbesc.balanceOf(seller), 0];
    }

    function _sumOfPeople() private view returns (uint256 sum) {
        for (uint256 i = 0; i < _people.length; ++i) {
            sum += _people[i].balance + wbesc.balanceOf(_people[i]);
        }
    }

    function _holder(address collection, uint256 id) private view returns (address) {
        return collection == address(bunnies) ? bunnies.ownerOf(id) : hostile.ownerOf(id);
    }

    /// @dev The one whose it is, and sometimes another.
    function _mostly(uint256 who, address own) private view returns (address) {
        return own == address(0) || own == address(market) || who % 5 == 0 ? _people[who % _people.length] : own;
    }

    /// @dev Around the limits as well.
    function _price(uint256 seed) private pure returns (uint256) {
        uint256[6] memory prices = [uint256(0.005e18 - 1), 0.005e18, 1e18 + 7, 3e18, 10_000e18, 10_000e18 + 1];
        return prices[seed % 6];
    }

    function _item(uint256 which) private view returns (address collection, uint256 id) {
        collection = which % 2 == 0 ? address(bunnies) : address(hostile);
        id = which / 2 % ITEMS + 1;
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }
}
