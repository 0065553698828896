// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INameRegistrar} from "../../src/names/INameRegistrar.sol";
import {INameRegistry} from "../../src/names/INameRegistry.sol";
import {NameService} from "./NameService.sol";

/// @title Owners, buyers and an attacker on a few names, with time passing; every call checks what it can see
contract NameHandler is NameService {
    address private constant ATTACKER = address(0xbad);
    string public broken;
    string[] private _labels = ["alice", "bob", "carol", "dave-1"];
    address[] private _people = [address(0xa1), address(0xa2), address(0xa3)];

    /// @dev What we know without asking the contracts.
    mapping(uint256 id => address) private _holder;
    mapping(uint256 id => uint256) private _expires;
    mapping(bytes32 node => address) private _controller;
    mapping(address account => bytes32) private _reverseName;
    uint256 private _paid;
    uint256 private _now;

    constructor() {
        setUpNames();
        _now = 1_700_000_000;
    }

    receive() external payable {}

    function registerName(uint256 which, uint256 who, uint256 duration, uint256 paidTooMuch) external {
        (string memory label, address owner) = (_labels[which % _labels.length], _person(who));
        duration = within(duration, 28 days, 800 days);
        bool free = _expires[idOf(label)] == 0 || _expires[idOf(label)] + 90 days < _now + 60;
        registrar.commit(registrar.makeCommitment(label, owner, duration, bytes32(_now)));
        bytes32 secret = bytes32(_now);
        _pass(60);
        uint256 cost = registrar.rentPrice(label, duration);
        vm.deal(address(this), cost + within(paidTooMuch, 0, 1e18));
        uint256 before = address(this).balance;
        (bool done,) = address(registrar).call{value: before}(
            abi.encodeCall(INameRegistrar.register, (label, owner, duration, secret))
        );
        _check(done == free, "NAMES-4 a name is registered exactly when it is free");
        if (!done) return;
        _check(address(this).balance == before - cost, "NAMES-7 the buyer pays the price at most");
        _paid += cost;
        bytes32 node = nodeOf(label);
        _holder[idOf(label)] = owner;
        _expires[idOf(label)] = _now + duration;
        _controller[node] = owner;
        _check(resolver.addr(node) == owner, "NAMES-3 leads to its new owner");
        _check(resolver.contenthash(node).length == 0, "NAMES-3 records of earlier owners are forgotten");
        _check(bytes(resolver.text(node, "url")).length == 0, "NAMES-3 texts of earlier owners are forgotten");
    }

    function registerWithoutCommitment(uint256 which, uint256 who) external {
        string memory label = _labels[which % _labels.length];
        vm.deal(ATTACKER, 1e24);
        vm.prank(ATTACKER);
        (bool done,) = address(registrar).call{value: 1e23}(
            abi.encodeCall(INameRegistrar.register, (label, _person(who), 400 days, "never committed"))
        );
        _check(!done, "NAMES-5 no registration without a commitment");
    }

    function renewName(uint256 which, uint256 duration) external {
        string memory label = _labels[which % _labels.length];
        uint256 id = idOf(label);
        duration = within(duration, 1, 4000 days);
        bool may = _expires[id] != 0 && _expires[id] + 90 days >= _now && duration <= 3650 days
            && _expires[id] + duration <= _now + 3650 days;
        uint256 cost = registrar.rentPrice(label, duration);
        vm.deal(address(this), cost);
        (bool done,) = address(registrar).call{value: cost}(abi.encodeCall(INameRegistrar.renew, (label, duration)));
        _check(done == may, "NAMES-4 renewed up to ten years ahead, until the grace period ends");
        if (!done) return;
        _paid += cost;
        _expires[id] += duration;
    }

    function transferName(uint256 which, uint256 who, uint256 caller) external {
        string memory label = _labels[which % _labels.length];
        (address from, address to) = (_anybody(caller), _person(who));
        bool may = _owned(idOf(label)) && _holder[idOf(label)] == from;
        vm.prank(from);
        (bool done,) = address(registrar).call(abi.encodeCall(INameRegistrar.transfer, (idOf(label), to)));
        _check(done == may, "NAMES-1 only the holder of an unexpired name gives it away");
        if (!done) return;
        _holder[idOf(label)] = to;
        _controller[nodeOf(label)] = to;
    }

    function reclaimNode(uint256 which, uint256 caller) external {
        string memory label = _labels[which % _labels.length];
        address from = _anybody(caller);
        bool may = _owned(idOf(label)) && _holder[idOf(label)] == from;
        vm.prank(from);
        (bool done,) = address(registrar).call(abi.encodeCall(INameRegistrar.reclaim, (idOf(label), from)));
        _check(done == may, "NAMES-1 only the holder takes the node back");
        if (done) _controller[nodeOf(label)] = from;
    }

    function giveNode(uint256 which, uint256 who, uint256 caller) external {
        bytes32 node = nodeOf(_labels[which % _labels.length]);
        (address from, address to) = (_anybody(caller), _person(who));
        vm.prank(from);
        (bool done,) = address(registry).call(abi.encodeCall(INameRegistry.setOwner, (node, to)));
        _check(done == (_controller[node] == from), "NAMES-1 only the owner gives the node away");
        if (done) _controller[node] = to;
    }

    function writeRecords(uint256 which, uint256 caller, bytes calldata hash) external {
        bytes32 node = nodeOf(_labels[which % _labels.length]);
        address from = _anybody(caller);
        bool may = _controller[node] == from;
        vm.prank(from);
        (bool content,) = address(resolver).call(abi.encodeCall(resolver.setContenthash, (node, hash)));
        vm.prank(from);
        (bool text,) = address(resolver).call(abi.encodeCall(resolver.setText, (node, "url", "x")));
        vm.prank(from);
        (bool addr,) = address(resolver).call(abi.encodeWithSignature("setAddr(bytes32,address)", node, from));
        _check(content == may && text == may && addr == may, "NAMES-1 only the owner writes records");
    }

    function takeSuffix(uint256 which) external {
        bytes32 label = keccak256(bytes(_labels[which % _labels.length]));
        vm.startPrank(ATTACKER);
        (bool taken,) = address(registry).call(abi.encodeCall(INameRegistry.setSubnodeOwner, (BASE, label, ATTACKER)));
        (bool moved,) = address(registry).call(abi.encodeCall(INameRegistry.setOwner, (BASE, ATTACKER)));
        (bool root,) = address(registry).call(abi.encodeCall(INameRegistry.setOwner, (bytes32(0), ATTACKER)));
        vm.stopPrank();
        _check(!taken && !moved && !root, "NAMES-1 the suffix and the root can't be taken");
    }

    function setReverse(uint256 who, uint256 which) external {
        address account = _anybody(who);
        vm.prank(account);
        reverse.setName(_labels[which % _labels.length]);
        _reverseName[account] = keccak256(bytes(_labels[which % _labels.length]));
        // The attacker tries at everybody else's node.
        bytes32 node = reverse.node(account);
        if (account == ATTACKER) return;
        vm.prank(ATTACKER);
        (bool done,) = address(resolver).call(abi.encodeCall(resolver.setName, (node, "attacker")));
        _check(!done, "NAMES-6 a reverse name is written by the address itself");
    }

    function passTime(uint256 time) external {
        _pass(within(time, 1, 200 days));
    }

    function withdrawAll() external {
        registrar.withdraw();
        _check(address(registrar).balance == 0, "NAMES-7 everything goes to the treasury");
    }

    /// @dev What holds after any sequence.
    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        if (TREASURY.balance + address(registrar).balance != _paid) return "NAMES-7 no payment is lost";
        if (registry.owner(BASE) != address(registrar)) return "NAMES-1 the suffix stays with the registrar";
        for (uint256 i = 0; i < _labels.length; ++i) {
            uint256 id = idOf(_labels[i]);
            if (registrar.nameExpires(id) != _expires[id]) return "NAMES-2 a registration is never lost or shortened";
            address holder = _owned(id) ? _holder[id] : address(0);
            if (registrar.ownerOf(id) != holder) return "NAMES-2 the holder is who registered or received it";
            if (registry.owner(nodeOf(_labels[i])) != _controller[nodeOf(_labels[i])]) return "NAMES-1 node";
        }
        for (uint256 i = 0; i <= _people.length; ++i) {
            address account = _anybody(i);
            if (_reverseName[account] == 0) continue;
            bytes32 node = reverse.node(account);
            if (registry.owner(node) != account) return "NAMES-6 the account owns its reverse node";
            if (keccak256(bytes(resolver.name(node))) != _reverseName[account]) return "NAMES-6 says what it said";
        }
        return "";
    }

    function _owned(uint256 id) private view returns (bool) {
        return _expires[id] > _now;
    }

    function _pass(uint256 time) private {
        _now += time;
        vm.warp(_now);
    }

    function _person(uint256 seed) private view returns (address) {
        return _people[seed % _people.length];
    }

    function _anybody(uint256 seed) private view returns (address) {
        uint256 index = seed % (_people.length + 1);
        return index == _people.length ? ATTACKER : _people[index];
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }
}
