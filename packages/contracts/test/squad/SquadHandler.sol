// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGuardianPause} from "../../src/shared/IGuardianPause.sol";
import {ISquadSale} from "../../src/squad/ISquadSale.sol";
import {SquadScene} from "./SquadScene.sol";

/// @title Buyers, a hostile owner and operator, and time in any order; whose tickets are whose is kept beside the contract
contract SquadHandler is SquadScene {
    uint256 private constant SUPPLY = 650;
    uint256 private constant RICH = 100_000e18;

    string public broken;
    address[] private _people;
    mapping(uint256 ticketId => address) private _ownerOf;
    mapping(address user => uint256) private _public;
    mapping(address user => uint256) private _gen0;
    mapping(uint256 tokenId => bool) private _isBrought;
    uint256 private _sold;
    uint256 private _presold;
    uint256 private _reserved;
    uint256 private _status;
    uint256 private _priceOfSale;
    uint256 private _offset;
    bool private _isAsked;

    constructor() {
        setUpSale(SUPPLY, 12);
        _people = [ANNA, BEN, address(0xa3), address(0xa4)];
        enable(_people[2]);
        enable(_people[3]);
        for (uint256 i = 0; i < 4; ++i) {
            require(money.transfer(_people[i], RICH), "money");
        }
        commit(1);
    }

    function next(uint256 seed) external {
        ISquadSale.Status status =
            ISquadSale.Status(uint256(sale.currentStatus()) + 1 > 6 ? 6 : uint256(sale.currentStatus()) + 1);
        if (status == ISquadSale.Status.Presale && seed % 3 != 0) {
            _act(OPERATOR, abi.encodeCall(ISquadSale.takeSnapshot, ()));
            vm.warp(block.timestamp + 2 hours);
        }
        uint256 start = status == ISquadSale.Status.Sale ? block.timestamp + within(seed, 10 minutes, 1 days) : 0;
        _act(OPERATOR, abi.encodeCall(ISquadSale.updateSaleStatus, (status, start)));
        if (start != 0 && seed % 2 == 0) vm.warp(start);
    }

    /// @dev Any status with any start, of a hostile operator.
    function force(uint256 status, uint256 start) external {
        _act(OPERATOR, abi.encodeCall(ISquadSale.updateSaleStatus, (ISquadSale.Status(status % 7), start % 2 ** 48)));
    }

    function pledgeTickets(uint256 who, uint256 count) external {
        address[] memory users = new address[](1);
        uint256[] memory counts = new uint256[](1);
        (users[0], counts[0]) = (_person(who), within(count, 0, 500));
        _act(OPERATOR, abi.encodeCall(ISquadSale.whitelistAddresses, (users, counts)));
    }

    function setAside(uint256 count) external {
        uint256 wanted = within(count, 0, 125);
        if (_act(OPERATOR, abi.encodeCall(ISquadSale.getReserveTickets, (wanted)))) _reserved += wanted;
    }

    function buyPublic(uint256 who, uint256 count) external {
        _buy(_person(who), within(count, 0, 12), false);
    }

    function buyPresale(uint256 who, uint256 count) external {
        _buy(_person(who), within(count, 0, 60), true);
    }

    function bring(uint256 who, uint256 ticket, uint256 count) external {
        uint256[] memory ids = idsFrom(within(ticket, 0, SUPPLY), within(count, 1, 5));
        address user = _person(who);
        bool done = _act(user, abi.encodeCall(ISquadSale.mint, (ids)));
        for (uint256 i = 0; done && i < ids.length; ++i) {
            _check(_ownerOf[ids[i]] == user, "SQUAD-5 only own tickets");
            _brought(ids[i], user);
        }
    }

    function bringToTreasury(uint256 ticket, uint256 count) external {
        uint256[] memory ids = idsFrom(within(ticket, 0, SUPPLY), within(count, 1, 5));
        bool done = _act(STRANGER, abi.encodeCall(ISquadSale.mintForTreasury, (ids)));
        for (uint256 i = 0; done && i < ids.length; ++i) {
            _check(_ownerOf[ids[i]] == address(0), "SQUAD-5 no other's tickets");
            _brought(ids[i], TREASURY);
        }
    }

    function end() external {
        if (!_act(STRANGER, abi.encodeCall(ISquadSale.endSale, ()))) return;
        _check(_sold >= 12 || sale.currentStatus() == ISquadSale.Status.Refunding, "SQUAD-7 refunds below the minimum");
        _check(!_isAsked, "SQUAD-6 asked once");
        _isAsked = true;
    }

    function draw(uint256 seed) external {
        if (seed % 2 == 0) {
            pass(4);
            try source.reveal(0, secretOf(1)) {} catch {}
        }
        _act(STRANGER, abi.encodeCall(ISquadSale.openClaim, ()));
    }

    function giveUp(uint256 seed) external {
        if (seed % 3 == 0) expire();
        (bool isReady,) = source.wordOf(0);
        bool isDrawing = sale.currentStatus() == ISquadSale.Status.DrawingRandomness;
        bool done = _act(STRANGER, abi.encodeCall(ISquadSale.openRefunds, ()));
        _check(!done || !isReady || !isDrawing, "SQUAD-6 no refund of a disliked word");
    }

    function payBack(uint256 who) external {
        _act(STRANGER, abi.encodeCall(ISquadSale.refund, (_person(who))));
    }

    function take() external {
        _act(STRANGER, abi.encodeCall(ISquadSale.claim, ()));
    }

    /// @dev An owner who wants the tickets' money, another price or other limits.
    function own(uint256 kind, uint256 value) external {
        kind %= 4;
        bytes memory call = kind == 0
            ? abi.encodeCall(ISquadSale.setTicketPrice, (within(value, 1, 6 * PRICE)))
            : kind == 1
                ? abi.encodeCall(ISquadSale.setSaleProperties, (within(value, 1, 12), within(value, 1, 12)))
                : kind == 2
                    ? abi.encodeCall(ISquadSale.recoverToken, (address(money)))
                    : abi.encodeCall(IGuardianPause.pause, ());
        _act(kind == 3 ? GUARDIAN : OWNER, call);
    }

    function toggle(uint256 who, bool isActive) external {
        profiles.set(_person(who), isActive);
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + within(time, 1, 2 days));
        vm.roll(block.number + 1);
    }

    /// @dev Whatever came before, everybody gets portraits or money, without an operator, an owner or anyone's word.
    function exits(bool isRevealed) external {
        uint256 state = vm.snapshotState();
        string memory wrong = _exit(isRevealed);
        vm.revertToState(state);
        _check(bytes(wrong).length == 0, wrong);
    }

    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        ISquadSale.SaleView memory told = sale.viewSale();
        if (told.totalTicketsDistributed != _sold + _reserved) return "SQUAD-1 tickets";
        if (told.totalTicketsDistributed > SUPPLY || squad.totalSupply() > SUPPLY) return "SQUAD-1 supply";
        if (_presold > 490 || _reserved > 120 || told.presaleTickets > 490) return "SQUAD-2 presale and reserve";
        for (uint256 i = 0; i < _people.length; ++i) {
            address user = _people[i];
            if (_public[user] > 10) return "SQUAD-3 ten an account";
            if (sale.viewNumberTicketsOfUser(user) != _public[user] + _gen0[user]) return "SQUAD-3 tickets of a user";
            if (sale.numberTicketsUsedForGen0(user) != _gen0[user]) return "SQUAD-3 used";
        }
        if (money.balanceOf(address(sale)) < _owed(told)) return "SQUAD-8 money of tickets";
        return "";
    }

    function _owed(ISquadSale.SaleView memory told) private view returns (uint256 owed) {
        if (told.status == ISquadSale.Status.Claim) return 0;
        uint256 each = told.status == ISquadSale.Status.Refunding ? told.refundPerTicket : _priceOfSale;
        for (uint256 i = 0; i < _people.length; ++i) {
            if (!sale.isRefunded(_people[i])) owed += each * (_public[_people[i]] + _gen0[_people[i]]);
        }
    }

    function _exit(bool isRevealed) private returns (string memory) {
        uint256 status = uint256(sale.currentStatus());
        if (status < 2) return "";
        if (status < 4) {
            if (block.timestamp < sale.endTimestamp()) vm.warp(sale.endTimestamp());
            try sale.endSale() {}
            catch {
                return "SQUAD-7 the sale ends";
            }
        }
        if (uint256(sale.currentStatus()) == 4) {
            if (isRevealed) {
                pass(4);
                try source.reveal(0, secretOf(1)) {} catch {}
            }
            try sale.openClaim() {}
            catch {
                expire();
                try sale.openRefunds() {}
                catch {
                    return "SQUAD-7 a word that never comes";
                }
            }
        }
        bool isClaim = sale.currentStatus() == ISquadSale.Status.Claim;
        for (uint256 i = 0; i < _people.length; ++i) {
            address user = _people[i];
            (uint256[] memory ids,) = sale.ticketsOfUserBySize(user, 0, SUPPLY);
            for (uint256 j = 0; isClaim && j < ids.length; ++j) {
                if (_ownerOf[ids[j]] != user) return "SQUAD-5 listed tickets";
                if (sale.isMinted(ids[j])) continue;
                vm.prank(user);
                try sale.mint(idsFrom(ids[j], 1)) {}
                catch {
                    return "SQUAD-7 a portrait for each ticket";
                }
            }
            if (isClaim || ids.length == 0) continue;
            uint256 before = money.balanceOf(user);
            try sale.refund(user) {}
            catch {
                return "SQUAD-7 a refund for each ticket";
            }
            if (money.balanceOf(user) - before < ids.length * _priceOfSale) return "SQUAD-7 in full";
        }
        return "";
    }

    function _buy(address user, uint256 count, bool isPresale) private {
        uint256 first = sale.totalTicketsDistributed();
        uint256 before = money.balanceOf(user);
        bytes memory call = isPresale
            ? abi.encodeCall(ISquadSale.buyTicketsInPreSaleForGen0, (count))
            : abi.encodeCall(ISquadSale.buyTickets, (count));
        if (!_act(user, call)) return;
        uint256 bought = sale.totalTicketsDistributed() - first;
        _check(bought > 0 && bought <= count, "SQUAD-3 what was asked for at most");
        _check(profiles.getUserStatus(user), "SQUAD-3 active profiles only");
        _check(before - money.balanceOf(user) == bought * _priceOfSale, "SQUAD-8 the price of each");
        _sold += bought;
        if (isPresale) {
            _presold += bought;
            _gen0[user] += bought;
        } else {
            _public[user] += bought;
        }
        for (uint256 i = 0; i < bought; ++i) {
            _ownerOf[first + i] = user;
        }
    }

    function _brought(uint256 ticketId, address user) private {
        uint256 tokenId = (sale.viewSale().offset + ticketId) % SUPPLY;
        _check(!_isBrought[tokenId], "SQUAD-5 each portrait once");
        _isBrought[tokenId] = true;
        _check(squad.ownerOf(tokenId) == user, "SQUAD-5 offset and ticket");
    }

    /// @dev A call, and what no call may change.
    function _act(address who, bytes memory call) private returns (bool done) {
        vm.prank(who);
        (done,) = address(sale).call(call);
        ISquadSale.SaleView memory told = sale.viewSale();
        uint256 status = uint256(told.status);
        _check(status >= _status, "SQUAD-4 forward only");
        if (_status < 2) _priceOfSale = told.pricePerTicket;
        _check(told.pricePerTicket == _priceOfSale, "SQUAD-9 the price stands once tickets are sold");
        _check(status == 0 || squad.provenanceHash() != 0, "SQUAD-12 the hash of all pictures first");
        if (_status == 5) _check(told.offset == _offset, "SQUAD-6 drawn once");
        (_status, _offset) = (status, told.offset);
    }

    function _person(uint256 seed) private view returns (address) {
        return _people[seed % _people.length];
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }
}
