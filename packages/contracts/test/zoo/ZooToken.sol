// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title An ordinary token that anyone may mint; the other animals of the zoo differ from it in one thing
contract ZooToken {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    mapping(address account => uint256) internal _balances;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    uint256 public totalSupply;

    function mint(address to, uint256 value) public virtual {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
    }

    function decimals() public view virtual returns (uint8) {
        return 18;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
}
