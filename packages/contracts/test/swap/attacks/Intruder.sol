// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWBESC} from "../../../src/shared/IWBESC.sol";
import {IBescCallee} from "../../../src/swap/IBescCallee.sol";
import {IBescPair} from "../../../src/swap/IBescPair.sol";
import {IBescRouter} from "../../../src/swap/IBescRouter.sol";
import {ZooToken} from "../../zoo/ZooToken.sol";

/// @title Called in the middle of somebody's trade, it tries every door of the pair and every way to be paid by the router
contract Intruder is IBescCallee {
    IBescPair private immutable _pair;
    IBescRouter private immutable _router;
    IWBESC private immutable _wbesc;
    ZooToken private immutable _own;
    /// @dev Doors of the pair that answered anything but LOCKED, and doors that were tried.
    uint256 public entered;
    uint256 public tried;
    /// @dev The most that lay in the router while it was looked at from a receiver's hook.
    uint256 public seenInRouter;
    bool private _busy;

    constructor(IBescPair pair, IBescRouter router, ZooToken own) payable {
        (_pair, _router, _wbesc, _own) = (pair, router, IWBESC(router.WETH()), own);
        own.approve(address(router), type(uint256).max);
    }

    receive() external payable {
        if (msg.sender != address(_router) || _busy) return;
        _busy = true;
        uint256 held = address(_router).balance + _wbesc.balanceOf(address(_router));
        if (held > seenInRouter) seenInRouter = held;
        this.rob();
        _busy = false;
    }

    function bescCall(address, uint256, uint256, bytes calldata) external {
        this.everyDoor();
    }

    /// @dev All that moves tokens of the pair or changes what it knows.
    function everyDoor() external {
        bytes[7] memory doors = [
            abi.encodeCall(IBescPair.mint, (address(this))),
            abi.encodeCall(IBescPair.burn, (address(this))),
            abi.encodeCall(IBescPair.burnFrom, (address(this), 0, address(this), address(this))),
            abi.encodeCall(IBescPair.swap, (1, 0, address(this), "")),
            abi.encodeCall(IBescPair.swap, (0, 1, address(this), hex"01")),
            abi.encodeCall(IBescPair.skim, (address(this))),
            abi.encodeCall(IBescPair.sync, ())
        ];
        bytes32 refusal = keccak256(abi.encodeWithSignature("Error(string)", "BescPair: LOCKED"));
        for (uint256 i = 0; i < doors.length; ++i) {
            (bool done, bytes memory answer) = address(_pair).call(doors[i]);
            ++tried;
            if (done || keccak256(answer) != refusal) ++entered;
        }
    }

    /// @dev Every form that unwraps or refunds, with next to nothing paid in.
    function rob() external {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(_own), address(_wbesc));
        uint256 later = type(uint256).max;
        bytes[4] memory calls = [
            abi.encodeCall(_router.swapExactTokensForETH, (1e6, 0, path, address(this), later)),
            abi.encodeCall(_router.swapTokensForExactETH, (1e6, 1e9, path, address(this), later)),
            abi.encodeCall(
                _router.swapExactTokensForETHSupportingFeeOnTransferTokens, (1e6, 0, path, address(this), later)
            ),
            abi.encodeCall(_router.removeLiquidityETH, (address(_own), 1e6, 0, 0, address(this), later))
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool done,) = address(_router).call(calls[i]);
            done;
        }
        (path[0], path[1]) = (address(_wbesc), address(_own));
        bytes memory refunding = abi.encodeCall(_router.swapETHForExactTokens, (1e6, path, address(this), later));
        (bool refunded,) = address(_router).call{value: 1e9}(refunding);
        refunded;
    }
}
