// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A wrapped coin that some accounts cannot receive
contract RefusingWBESC {
    mapping(address account => uint256) public balanceOf;
    mapping(address account => bool) private _refused;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function refuse(address account, bool isRefused) external {
        _refused[account] = isRefused;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return transferFrom(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        require(!_refused[to], "refused");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        return true;
    }
}
