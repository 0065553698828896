// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBUSDC} from "../../src/tokens/IBUSDC.sol";
import {IMoneyToken} from "../../src/tokens/IMoneyToken.sol";
import {IReflexToken} from "../../src/tokens/IReflexToken.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {
    IAccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/IAccessControlDefaultAdminRules.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";

/// @title All that MONEY can be asked
interface IMoney is IMoneyToken, IERC20Metadata, IERC20Permit, IAccessControl, IAccessControlDefaultAdminRules {
    function burn(uint256 value) external;
}

/// @title All that BUSDC can be asked
interface IDollar is IBUSDC, IERC20Metadata {}

/// @title All that the reflecting token can be asked
interface IReflex is IReflexToken, IERC20Metadata {}
