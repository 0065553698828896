// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWBESC} from "../../src/shared/IWBESC.sol";
import {IMoneyToken} from "../../src/tokens/IMoneyToken.sol";
import {Permits} from "../support/Permits.sol";
import {TestBase} from "../support/TestBase.sol";
import {IMoney} from "./TokenFaces.sol";

/// @title Holders, a chef and an attacker on MONEY and WBESC; every call checks what it can see
contract TokenHandler is TestBase {
    uint256 private constant KEY = 0xc0ffee;
    address public constant CHEF = address(0xc4ef);
    address private constant ATTACKER = address(0xbad);

    IMoney public immutable money;
    IWBESC public immutable wbesc;
    string public broken;
    /// @dev Sums of what was minted, burned and forced in.
    uint256 private _emitted;
    uint256 private _burned;
    uint256 private _forced;
    address[] private _holders;

    constructor(IMoney money_, IWBESC wbesc_) {
        money = money_;
        wbesc = wbesc_;
        _emitted = money_.totalSupply();
        _holders = [address(0xa1), address(0xa2), address(0xa3), vm.addr(KEY), CHEF, ATTACKER, address(this)];
        for (uint256 i = 0; i < _holders.length; ++i) {
            vm.deal(_holders[i], 1e24);
        }
    }

    receive() external payable {}

    function mintMoney(uint256 who, uint256 amount) external {
        uint256 left = money.CAP() - money.totalSupply();
        amount = amount % 4 == 0 ? within(amount, left + 1, type(uint128).max) : within(amount, 0, left / 2);
        uint256 supply = money.totalSupply();
        vm.prank(CHEF);
        (bool done,) = address(money).call(abi.encodeCall(IMoneyToken.mint, (_holder(who), amount)));
        _check(done == (amount <= left), "MONEY-1 minted up to the cap and no further");
        if (!done) return;
        _emitted += amount;
        _check(money.totalSupply() == supply + amount, "MONEY-3 supply grows by the emission");
    }

    function mintWithoutRole(uint256 who, uint256 amount) external {
        address caller = _holder(who);
        if (caller == CHEF) return;
        vm.prank(caller);
        (bool done,) = address(money).call(abi.encodeCall(IMoneyToken.mint, (caller, amount)));
        _check(!done, "MONEY-2 only the chef mints");
        vm.prank(caller);
        (bool granted,) =
            address(money).call(abi.encodeWithSignature("grantRole(bytes32,address)", money.MINTER_ROLE(), caller));
        _check(!granted, "MONEY-2 only the admin gives the role");
    }

    function burnMoney(uint256 who, uint256 part) external {
        address holder = _holder(who);
        uint256 amount = money.balanceOf(holder) * within(part, 0, 100) / 100;
        vm.prank(holder);
        money.burn(amount);
        _burned += amount;
    }

    function moveMoney(uint256 from, uint256 to, uint256 part) external {
        address holder = _holder(from);
        uint256 amount = money.balanceOf(holder) * within(part, 0, 100) / 100;
        vm.prank(holder);
        money.transfer(_holder(to), amount);
    }

    function permitMoney(uint256 value, bool otherChain) external {
        address owner = vm.addr(KEY);
        uint256 nonce = money.nonces(owner);
        Permits.Signature memory signed = Permits.sign(KEY, address(money), ATTACKER, value, type(uint256).max);
        uint256 id = block.chainid;
        if (otherChain) vm.chainId(id + 1);
        bytes memory data = abi.encodeWithSignature(
            "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)",
            owner,
            ATTACKER,
            value,
            type(uint256).max,
            signed.v,
            signed.r,
            signed.s
        );
        (bool done,) = address(money).call(data);
        (bool twice,) = address(money).call(data);
        if (otherChain) vm.chainId(id);
        _check(!twice, "MONEY-5 a permit is used once");
        _check(done != otherChain, "MONEY-5 a permit holds on its own chain");
        _check(money.nonces(owner) == nonce + (done ? 1 : 0), "MONEY-5 the nonce grows by one");
    }

    function wrap(uint256 who, uint256 amount, bool plain) external {
        address holder = _holder(who);
        amount = within(amount, 0, holder.balance / 4);
        (uint256 had, uint256 supply) = (wbesc.balanceOf(holder), wbesc.totalSupply());
        vm.prank(holder);
        (bool done,) = address(wbesc).call{value: amount}(plain ? bytes("") : abi.encodeCall(IWBESC.deposit, ()));
        bool exact = wbesc.balanceOf(holder) == had + amount && wbesc.totalSupply() == supply + amount;
        _check(done && exact, "WBESC-7 a deposit is exact");
    }

    function unwrap(uint256 who, uint256 part) external {
        address holder = _holder(who);
        uint256 amount = wbesc.balanceOf(holder) * within(part, 0, 100) / 100;
        (uint256 had, uint256 coins) = (wbesc.balanceOf(holder), holder.balance);
        vm.prank(holder);
        wbesc.withdraw(amount);
        bool exact = wbesc.balanceOf(holder) == had - amount && holder.balance == coins + amount;
        _check(exact, "WBESC-7 a withdrawal is exact");
        vm.prank(holder);
        (bool more,) = address(wbesc).call(abi.encodeCall(IWBESC.withdraw, (had - amount + 1)));
        _check(!more, "WBESC-7 no withdrawal above the balance");
    }

    function moveWrapped(uint256 from, uint256 to, uint256 part) external {
        (address holder, address other) = (_holder(from), _holder(to));
        uint256 amount = wbesc.balanceOf(holder) * within(part, 0, 100) / 100;
        vm.prank(holder);
        wbesc.approve(other, amount);
        vm.prank(other);
        wbesc.transferFrom(holder, other, amount);
        vm.prank(other);
        (bool more,) = address(wbesc).call(abi.encodeCall(wbesc.transferFrom, (holder, other, 1)));
        // Moving what is one's own needs none and uses none up.
        if (holder != other) _check(!more, "WBESC-4 an allowance is used up");
        else _check(wbesc.allowance(holder, holder) == amount, "WBESC-4 one's own balance is free to move");
    }

    function forceCoin(uint256 amount) external {
        amount = within(amount, 1, 1e18);
        // As a block reward or a self-destruct does: no code of WBESC runs.
        vm.deal(address(wbesc), address(wbesc).balance + amount);
        _forced += amount;
    }

    /// @dev What holds after any sequence.
    function violations() external view returns (string memory) {
        if (bytes(broken).length > 0) return broken;
        if (money.totalSupply() > money.CAP()) return "MONEY-1";
        if (money.totalSupply() != _emitted - _burned) return "MONEY-3 supply is emission less burned";
        (uint256 moneys, uint256 wrapped) = (0, 0);
        for (uint256 i = 0; i < _holders.length; ++i) {
            moneys += money.balanceOf(_holders[i]);
            wrapped += wbesc.balanceOf(_holders[i]);
        }
        if (moneys != money.totalSupply()) return "MONEY-4";
        if (wbesc.totalSupply() != address(wbesc).balance) return "WBESC-6";
        if (wrapped + _forced != wbesc.totalSupply()) return "WBESC-4 WBESC-6 balances and forced coin are the supply";
        return "";
    }

    function _holder(uint256 seed) private view returns (address) {
        return _holders[seed % _holders.length];
    }

    function _check(bool holds, string memory what) private {
        if (!holds && bytes(broken).length == 0) broken = what;
    }
}
