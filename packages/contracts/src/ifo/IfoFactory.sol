// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPointCenter} from "../profile/IPointCenter.sol";
import {LeanCalls} from "../shared/LeanCalls.sol";
import {IIfo} from "./IIfo.sol";
import {IIfoFactory} from "./IIfoFactory.sol";
import {Ifo} from "./Ifo.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title The factory of sales
contract IfoFactory is IIfoFactory, Ownable2Step {
    using SafeERC20 for IERC20;

    IPointCenter public immutable override pointCenter;
    address public override operator;
    address public override guardian;
    address[] public override ifos;
    mapping(address account => bool) public override isIFO;

    constructor(IPointCenter pointCenter_, address owner_, address operator_, address guardian_) Ownable(owner_) {
        pointCenter = pointCenter_;
        _setRoles(operator_, guardian_);
    }

    function deployIFO(IIfo.Terms calldata terms) external override onlyOwner returns (address ifo) {
        uint256 round = ifos.length + 1;
        ifo = address(new Ifo(terms, pointCenter, round, operator, guardian));
        ifos.push(ifo);
        isIFO[ifo] = true;
        emit NewIFOContract(ifo, round, terms.lpToken, terms.offeringToken, terms.minimumRaise);
        uint256 needed = terms.pools[0].offeringAmount + terms.pools[1].offeringAmount;
        IERC20 token = IERC20(terms.offeringToken);
        uint256 held = LeanCalls.balanceOf(address(token), msg.sender);
        token.safeTransferFrom(msg.sender, ifo, needed);
        uint256 spent = held - LeanCalls.balanceOf(address(token), msg.sender);
        uint256 received = LeanCalls.balanceOf(address(token), ifo);
        // A fee of this token would leave the last who harvest without their part.
        if (received < needed || spent > needed) revert IIfo.NotFunded(received, needed);
    }

    function setRoles(address newOperator, address newGuardian) external override onlyOwner {
        _setRoles(newOperator, newGuardian);
    }

    function ifoLength() external view override returns (uint256) {
        return ifos.length;
    }

    function _setRoles(address newOperator, address newGuardian) private {
        (operator, guardian) = (newOperator, newGuardian);
        emit RolesSet(newOperator, newGuardian);
    }
}
