// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBescCallee} from "../../src/swap/IBescCallee.sol";
import {IBescPair} from "../../src/swap/IBescPair.sol";
import {ZooToken} from "../zoo/ZooToken.sol";

/// @title Borrows, tries every way back into the pair, and repays what it was told to
contract FlashBorrower is IBescCallee {
    uint256 public entered;
    uint256 public refused;
    bool public sawLocked;

    function borrow(IBescPair pair, uint256 out0, uint256 out1, uint256 repay0, uint256 repay1) external {
        pair.swap(out0, out1, address(this), abi.encode(repay0, repay1));
    }

    function bescCall(address sender, uint256, uint256, bytes calldata data) external {
        require(sender == address(this), "not mine");
        IBescPair pair = IBescPair(msg.sender);
        sawLocked = pair.locked();
        _try(address(pair), abi.encodeCall(IBescPair.mint, (address(this))));
        _try(address(pair), abi.encodeCall(IBescPair.burn, (address(this))));
        _try(address(pair), abi.encodeCall(IBescPair.burnFrom, (address(this), 0, address(this), address(this))));
        _try(address(pair), abi.encodeCall(IBescPair.swap, (1, 0, address(this), "")));
        _try(address(pair), abi.encodeCall(IBescPair.skim, (address(this))));
        _try(address(pair), abi.encodeCall(IBescPair.sync, ()));
        (uint256 repay0, uint256 repay1) = abi.decode(data, (uint256, uint256));
        if (repay0 > 0) _repay(pair.token0(), repay0);
        if (repay1 > 0) _repay(pair.token1(), repay1);
    }

    function _repay(address token, uint256 amount) private {
        ZooToken(token).mint(address(this), amount);
        ZooToken(token).transfer(msg.sender, amount);
    }

    function _try(address pair, bytes memory data) private {
        (bool success, bytes memory answer) = pair.call(data);
        bytes memory expected = abi.encodeWithSignature("Error(string)", "BescPair: LOCKED");
        if (success || keccak256(answer) != keccak256(expected)) ++entered;
        else ++refused;
    }
}
