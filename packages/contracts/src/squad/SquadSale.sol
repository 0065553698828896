// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISquad} from "../nfts/ISquad.sol";
import {IProfile} from "../profile/IProfile.sol";
import {IRandomSource} from "../random/IRandomSource.sol";
import {GuardianPause} from "../shared/GuardianPause.sol";
import {LeanCalls} from "../shared/LeanCalls.sol";
import {OperatorRole} from "../shared/OperatorRole.sol";
import {RandomRange} from "../shared/RandomRange.sol";
import {TryView} from "../shared/TryView.sol";
import {SquadTickets} from "./SquadTickets.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title The sale of Squad
contract SquadSale is SquadTickets, OperatorRole, GuardianPause {
    using SafeERC20 for IERC20;

    /// @dev One slot: all that a purchase reads and writes of the sale.
    struct State {
        Status status;
        uint40 start;
        uint40 end;
        uint16 distributed;
        uint16 reserved;
        uint16 offset;
        uint8 perAddress;
        uint8 perTransaction;
        uint96 price;
    }

    /// @dev What only the presale and the draw need.
    struct Draw {
        uint16 promised;
        uint40 snapshotBlock;
        uint40 snapshotTime;
        uint48 randomId;
        uint112 refundPerTicket;
    }

    uint256 public constant override MAX_PRESALE = 490;
    uint256 public constant override maxReserveSupply = 120;
    uint256 public constant override MAX_PER_ADDRESS = 10;
    uint256 public constant override MAX_RAISE = 5;
    uint256 public constant override MIN_LEAD = 10 minutes;
    uint256 public constant override MAX_LEAD = 1 days;
    uint256 public constant override MIN_SNAPSHOT_AGE = 2 hours;
    uint256 public constant override MAX_SNAPSHOT_AGE = 12 hours;
    uint256 public constant override MAX_PRESALE_TIME = 7 days;
    uint256 public constant override MAX_SALE_TIME = 30 days;
    uint256 public constant override REFUND_TIME = 3 days;

    address public immutable override money;
    address public immutable override squad;
    address public immutable override profile;
    address public immutable override randomSource;
    uint256 public immutable override maxSupply;
    uint256 public immutable override minimumTickets;
    uint256 public immutable override launchPrice;
    uint256 public immutable override saleTime;

    address public override treasury;
    State private _state;
    Draw private _draw;

    /// @param money_ An ordinary token: MONEY, also of the source's bonds
    /// @param minimum Tickets that must be sold, at most as many as all accounts can buy
    constructor(
        address money_,
        address squad_,
        address profile_,
        address source,
        address owner_,
        address operator_,
        address guardian_,
        address treasury_,
        uint256 price,
        uint256 minimum,
        uint256 saleTime_
    ) Ownable(owner_) OperatorRole(operator_) GuardianPause(guardian_) {
        if (IRandomSource(source).bondToken() != money_) revert NotReady();
        (money, squad, profile, randomSource) = (money_, squad_, profile_, source);
        uint256 supply = ISquad(squad_).maxSupply();
        if (supply > type(uint16).max || supply <= maxReserveSupply + MAX_PRESALE) revert BadLengths();
        if (minimum == 0 || minimum > supply - maxReserveSupply) revert BadLengths();
        if (saleTime_ == 0 || saleTime_ > MAX_SALE_TIME) revert BadLengths();
        if (price > type(uint96).max / MAX_RAISE) revert BadPrice(price);
        (maxSupply, minimumTickets, launchPrice, saleTime) = (supply, minimum, price, saleTime_);
        _setPrice(price);
        _setProperties(MAX_PER_ADDRESS, MAX_PER_ADDRESS);
        _setTreasury(treasury_);
    }

    function buyTickets(uint256 count) external override whenNotPaused {
        State memory state = _state;
        if (state.status != Status.Sale) revert WrongStatus(state.status);
        if (block.timestamp < state.start) revert NotStarted(state.start);
        uint256 left = maxSupply - state.distributed;
        if (left == 0) revert SoldOut();
        Counts memory counts = _countsOf(msg.sender);
        if (count > state.perTransaction || counts.tickets - counts.used + count > state.perAddress) {
            revert BadCount(count);
        }
        _buy(state, counts, count < left ? count : left, false);
    }

    function buyTicketsInPreSaleForGen0(uint256 count) external override whenNotPaused {
        State memory state = _state;
        if (state.status != Status.Presale && state.status != Status.Sale) revert WrongStatus(state.status);
        if (state.status == Status.Sale && block.timestamp >= state.start) revert SaleOver(state.start);
        Counts memory counts = _countsOf(msg.sender);
        if (count > counts.promised - counts.used) revert BadCount(count);
        counts.used += count;
        _buy(state, counts, count, true);
    }

    function mint(uint256[] calldata ticketIds) external override {
        _requireOwn(msg.sender, ticketIds);
        _mintAll(msg.sender, ticketIds);
    }

    function mintForTreasury(uint256[] calldata ticketIds) external override {
        (uint256 reserved, uint256 distributed) = (_state.reserved, _state.distributed);
        for (uint256 i = 0; i < ticketIds.length; ++i) {
            uint256 ticketId = ticketIds[i];
            bool isUnsold = ticketId >= distributed && ticketId < maxSupply;
            if (ticketId >= reserved && !isUnsold) revert NotYourTicket(ticketId);
        }
        _mintAll(treasury, ticketIds);
    }

    function endSale() external override {
        State storage state = _state;
        _requireSelling(state.status);
        uint256 distributed = state.distributed;
        if (distributed < maxSupply && block.timestamp < state.end) revert NotOver(state.end);
        if (distributed - state.reserved < minimumTickets) {
            // The word was not withheld: once it is asked for, its bond can be had back.
            LeanCalls.tryCall(randomSource, IRandomSource.request.selector, _draw.randomId);
            _openRefunds(0);
            return;
        }
        state.end = uint40(block.timestamp);
        _setStatus(Status.DrawingRandomness);
        IRandomSource(randomSource).request(_draw.randomId);
    }

    function openClaim() external override {
        State storage state = _state;
        if (state.status != Status.DrawingRandomness) revert WrongStatus(state.status);
        (bool isReady, uint256 word) = IRandomSource(randomSource).wordOf(_draw.randomId);
        if (!isReady) revert NoWord();
        uint256 offset = RandomRange.below(word, maxSupply);
        state.offset = uint16(offset);
        _setStatus(Status.Claim);
        emit RandomnessDrawn(word, offset);
    }

    function openRefunds() external override {
        State storage state = _state;
        (Status status, uint256 randomId) = (state.status, _draw.randomId);
        bool isExpired;
        if (status == Status.DrawingRandomness) {
            if (_ask(IRandomSource.wordOf.selector, randomId)) revert WrongStatus(status);
            isExpired = _ask(IRandomSource.isExpired.selector, randomId);
        } else {
            // Only a source that refuses the request leaves a sale here for so long.
            _requireSelling(status);
        }
        uint256 until = state.end + REFUND_TIME;
        if (!isExpired && block.timestamp < until) revert NotOver(until);
        uint256 held = IERC20(money).balanceOf(address(this));
        LeanCalls.tryCall(randomSource, IRandomSource.abandon.selector, randomId);
        _openRefunds(IERC20(money).balanceOf(address(this)) - held);
    }

    function refund(address user) external override {
        if (_state.status != Status.Refunding) revert WrongStatus(_state.status);
        Counts memory counts = _countsOf(user);
        if (counts.tickets == 0 || _isRefunded(counts)) revert NothingToRefund(user);
        _markRefunded(user, counts);
        uint256 amount = counts.tickets * _draw.refundPerTicket;
        emit Refund(user, counts.tickets, amount);
        IERC20(money).safeTransfer(user, amount);
    }

    function claim() external override {
        if (_state.status != Status.Claim) revert WrongStatus(_state.status);
        uint256 amount = IERC20(money).balanceOf(address(this));
        if (amount == 0) revert NothingToClaim();
        emit ProceedsClaim(treasury, amount);
        IERC20(money).safeTransfer(treasury, amount);
    }

    function updateSaleStatus(Status newStatus, uint256 start) external override onlyOperator {
        State storage state = _state;
        Status status = state.status;
        bool isNext = uint256(newStatus) == uint256(status) + 1 && newStatus <= Status.Sale;
        if (!isNext) revert WrongStatus(status);
        if (newStatus == Status.Premint) _requireReady();
        if (newStatus == Status.Presale) _beginPresale();
        if (newStatus == Status.Sale) {
            // A sale that is over must not be prolonged.
            if (block.timestamp >= state.end) revert SaleOver(state.end);
            if (start < block.timestamp + MIN_LEAD || start > block.timestamp + MAX_LEAD) revert BadStart(start);
            (state.start, state.end) = (uint40(start), uint40(start + saleTime));
        } else if (start != 0) {
            revert BadStart(start);
        }
        _setStatus(newStatus);
    }

    function takeSnapshot() external override onlyOperator {
        _require(Status.Premint);
        (_draw.snapshotBlock, _draw.snapshotTime) = (uint40(block.number), uint40(block.timestamp));
        emit SnapshotTaken(block.number, block.timestamp);
    }

    function whitelistAddresses(address[] calldata users, uint256[] calldata counts) external override onlyOperator {
        if (users.length != counts.length) revert BadCount(counts.length);
        _require(Status.Premint);
        for (uint256 i = 0; i < users.length; ++i) {
            _promise(users[i], counts[i]);
        }
    }

    function unwhitelistAddresses(address[] calldata users) external override onlyOperator {
        _require(Status.Premint);
        for (uint256 i = 0; i < users.length; ++i) {
            _promise(users[i], 0);
        }
    }

    function getReserveTickets(uint256 count) external override onlyOperator {
        _require(Status.Premint);
        uint256 first = _state.reserved;
        if (count == 0 || count > maxReserveSupply - first) revert BadCount(count);
        (_state.reserved, _state.distributed) = (uint16(first + count), uint16(first + count));
        emit ReserveTickets(first, count);
    }

    function setTicketPrice(uint256 newPrice) external override onlyOwner {
        _requireUnsold();
        _setPrice(newPrice);
    }

    function setSaleProperties(uint256 newMaxPerAddress, uint256 newMaxPerTransaction) external override onlyOwner {
        _requireUnsold();
        _setProperties(newMaxPerAddress, newMaxPerTransaction);
    }

    function setTreasury(address newTreasury) external override onlyOwner {
        _setTreasury(newTreasury);
    }

    function recoverToken(address token) external override onlyOwner {
        if (token == money) revert NotStray(token);
        uint256 amount = IERC20(token).balanceOf(address(this));
        emit TokenRecovery(token, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    function viewSale() external view override returns (SaleView memory view_) {
        (State memory state, Draw memory draw) = (_state, _draw);
        (view_.status, view_.startTimestamp, view_.endTimestamp) = (state.status, state.start, state.end);
        (view_.pricePerTicket, view_.maxPerAddress) = (state.price, state.perAddress);
        (view_.maxPerTransaction, view_.totalTicketsDistributed) = (state.perTransaction, state.distributed);
        (view_.reservedTickets, view_.presaleTickets) = (state.reserved, draw.promised);
        (view_.refundPerTicket, view_.offset) = (draw.refundPerTicket, state.offset);
        (view_.snapshotBlock, view_.snapshotTimestamp) = (draw.snapshotBlock, draw.snapshotTime);
        view_.randomId = draw.randomId;
    }

    function currentStatus() external view override returns (Status) {
        return _state.status;
    }

    function startTimestamp() external view override returns (uint256) {
        return _state.start;
    }

    function endTimestamp() external view override returns (uint256) {
        return _state.end;
    }

    function pricePerTicket() external view override returns (uint256) {
        return _state.price;
    }

    function maxPerAddress() external view override returns (uint256) {
        return _state.perAddress;
    }

    function maxPerTransaction() external view override returns (uint256) {
        return _state.perTransaction;
    }

    function totalTicketsDistributed() external view override returns (uint256) {
        return _state.distributed;
    }

    function canClaimForGen0(address user) external view override returns (bool) {
        Counts memory counts = _countsOf(user);
        return counts.used < counts.promised;
    }

    function calculateTokenId(uint256 ticketId) external view override returns (uint256) {
        if (_state.status != Status.Claim) revert WrongStatus(_state.status);
        if (ticketId >= maxSupply) revert NotYourTicket(ticketId);
        return (_state.offset + ticketId) % maxSupply;
    }

    function _buy(State memory state, Counts memory counts, uint256 count, bool isPresale) private {
        if (count == 0) revert BadCount(count);
        if (block.timestamp >= state.end) revert SaleOver(state.end);
        if (!IProfile(profile).getUserStatus(msg.sender)) revert NotActive(msg.sender);
        uint256 firstId = state.distributed;
        _state.distributed = uint16(firstId + count);
        _addTickets(msg.sender, counts, firstId, count);
        uint256 cost = count * state.price;
        emit TicketsPurchase(msg.sender, firstId, count, cost, isPresale);
        IERC20(money).safeTransferFrom(msg.sender, address(this), cost);
    }

    function _mintAll(address to, uint256[] calldata ticketIds) private {
        State memory state = _state;
        if (state.status != Status.Claim) revert WrongStatus(state.status);
        if (ticketIds.length == 0) revert BadCount(0);
        _markMinted(ticketIds);
        emit TicketsMint(to, ticketIds);
        for (uint256 i = 0; i < ticketIds.length; ++i) {
            ISquad(squad).mint(to, (state.offset + ticketIds[i]) % maxSupply);
        }
    }

    function _beginPresale() private {
        uint256 taken = _draw.snapshotTime;
        bool isInTime = block.timestamp >= taken + MIN_SNAPSHOT_AGE && block.timestamp <= taken + MAX_SNAPSHOT_AGE;
        if (!isInTime) revert BadSnapshot(taken);
        _state.end = uint40(block.timestamp + MAX_PRESALE_TIME);
        uint256 randomId = IRandomSource(randomSource).reserve();
        _draw.randomId = SafeCast.toUint48(randomId);
        emit WordReserved(randomId);
    }

    /// @dev What the promise of before was counts no more.
    function _promise(address user, uint256 count) private {
        Counts memory counts = _countsOf(user);
        uint256 promised = _draw.promised - counts.promised;
        if (count > MAX_PRESALE - promised) revert PresaleFull(promised);
        (_draw.promised, counts.promised) = (uint16(promised + count), count);
        _saveCounts(user, counts);
        emit Whitelisted(user, count);
    }

    function _openRefunds(uint256 bond) private {
        State storage state = _state;
        uint256 sold = state.distributed - state.reserved;
        uint256 perTicket = sold == 0 ? 0 : state.price + bond / sold;
        // Both parts are MONEY that is here, and all MONEY is far below 2^112.
        _draw.refundPerTicket = uint112(perTicket);
        _setStatus(Status.Refunding);
        emit RefundsOpen(perTicket);
    }

    function _setStatus(Status status) private {
        _state.status = status;
        emit SaleStatusUpdate(status, _state.start, _state.end);
    }

    function _setPrice(uint256 price) private {
        if (price == 0 || price > MAX_RAISE * launchPrice) revert BadPrice(price);
        _state.price = uint96(price);
        emit TicketPriceSet(price);
    }

    function _setProperties(uint256 perAddress, uint256 perTransaction) private {
        bool isWithin = perTransaction > 0 && perTransaction <= perAddress && perAddress <= MAX_PER_ADDRESS;
        if (!isWithin) revert BadProperties();
        (_state.perAddress, _state.perTransaction) = (uint8(perAddress), uint8(perTransaction));
        emit SalePropertiesSet(perAddress, perTransaction);
    }

    function _setTreasury(address newTreasury) private {
        if (newTreasury == address(0)) revert ZeroAddress();
        treasury = newTreasury;
        emit TreasurySet(newTreasury);
    }

    function _require(Status status) private view {
        if (_state.status != status) revert WrongStatus(_state.status);
    }

    function _requireUnsold() private view {
        if (_state.status > Status.Premint) revert WrongStatus(_state.status);
    }

    function _requireReady() private view {
        bool isReady = ISquad(squad).sale() == address(this) && ISquad(squad).provenanceHash() != 0;
        if (!isReady) revert NotReady();
    }

    /// @dev The first word of an answer, which must not stop an exit.
    function _ask(bytes4 selector, uint256 randomId) private view returns (bool) {
        uint256[] memory answer = TryView.words(randomSource, abi.encodeWithSelector(selector, randomId), 1);
        return answer.length == 1 && answer[0] == 1;
    }

    function _requireSelling(Status status) private pure {
        if (status != Status.Presale && status != Status.Sale) revert WrongStatus(status);
    }
}
