import type { FeatureNames } from './feature-names';

/** The files of a new contract, by path from the root: interface, implementation, test, plan of its deployment, who may call what. */
export function contractSkeleton({ slug, camel, pascal, label }: FeatureNames): Record<string, string> {
  const folder = 'packages/contracts';
  return {
    [`${folder}/src/${slug}/I${pascal}.sol`]: `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title ${label}: MONEY that accounts leave here, and how often
interface I${pascal} {
    event Stake(address indexed account, uint256 amount, uint256 count);
    event Unstake(address indexed account, uint256 amount);

    /// @notice Takes MONEY of the caller, who has approved it. One of nothing counts too.
    function stake(uint256 amount) external;

    /// @notice Gives back MONEY of the caller's own, at any time.
    function unstake(uint256 amount) external;

    /// @notice How often an account has staked.
    function countOf(address account) external view returns (uint256);

    /// @notice What an account has here.
    function stakeOf(address account) external view returns (uint256);
}
`,
    [`${folder}/src/${slug}/${pascal}.sol`]: `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {I${pascal}} from "./I${pascal}.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title ${label}
contract ${pascal} is I${pascal} {
    using SafeERC20 for IERC20;

    IERC20 private immutable _MONEY;

    /// @inheritdoc I${pascal}
    mapping(address account => uint256 count) public override countOf;
    /// @inheritdoc I${pascal}
    mapping(address account => uint256 amount) public override stakeOf;

    constructor(IERC20 money) {
        _MONEY = money;
    }

    /// @inheritdoc I${pascal}
    function stake(uint256 amount) external override {
        stakeOf[msg.sender] += amount;
        emit Stake(msg.sender, amount, ++countOf[msg.sender]);
        _MONEY.safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc I${pascal}
    function unstake(uint256 amount) external override {
        // Refuses more than there is.
        stakeOf[msg.sender] -= amount;
        emit Unstake(msg.sender, amount);
        _MONEY.safeTransfer(msg.sender, amount);
    }
}
`,
    [`${folder}/test/${slug}/${pascal}.t.sol`]: `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {I${pascal}} from "../../src/${slug}/I${pascal}.sol";
import {Deployed} from "../support/Deployed.sol";
import {TestBase} from "../support/TestBase.sol";
import {IMoney} from "../tokens/TokenFaces.sol";

contract ${pascal}Test is TestBase {
    IMoney private money;
    I${pascal} private subject;

    function setUp() external {
        money = Deployed.money(address(this), 10);
        subject = I${pascal}(vm.deployCode("${pascal}.sol:${pascal}", abi.encode(money)));
        money.approve(address(subject), type(uint256).max);
    }

    function test_Stake_CountsForTheCallerAlone() external {
        subject.stake(4);
        subject.stake(0);
        equal(subject.countOf(address(this)), 2, "count");
        equal(subject.stakeOf(address(this)), 4, "stake");
        equal(money.balanceOf(address(subject)), 4, "held");
        equal(subject.countOf(address(1)), 0, "another");
    }

    function test_Unstake_GivesBackWhatIsTheCallersAndNoMore() external {
        subject.stake(4);
        vm.prank(address(1));
        vm.expectRevert();
        subject.unstake(1);
        vm.expectRevert();
        subject.unstake(5);
        subject.unstake(4);
        equal(subject.stakeOf(address(this)), 0, "stake");
        equal(money.balanceOf(address(this)), 10, "all of it");
    }
}
`,
    [`${folder}/deploy/${slug}.plan.ts`]: `import * as z from 'zod/mini';
import { ${camel}Abi } from '../generated/abi/${slug}';
import { ${camel}Bytecode } from '../generated/bytecode/${slug}';
import { slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** An operator decides only whether there is one. */
const settings = z.strictObject({});

/** ${label}, where the plan wants it. */
export const ${camel}Plan = slugPlan({
  slug: '${slug}',
  names: ['${camel}'],
  settings,
  localSettings: {},
  contracts: ({ plan }) =>
    slugSettings(plan, '${slug}', settings) === undefined
      ? {}
      : { ${camel}: { abi: ${camel}Abi, bytecode: ${camel}Bytecode, args: (at) => [at('tokens.money')] } },
});
`,
    [`${folder}/deploy/test/roles/${slug}.roles.ts`]: `import { addressOf } from '../../address-of';
import { anyone, type SlugRoles } from './role-entry';

export const roles: SlugRoles = {
  tables: { '${slug}': { stake: anyone(() => [0n]), unstake: anyone(() => [0n]) } },
  places: (deployment) => ({ '${slug}': addressOf(deployment, '${slug}', '${camel}') }),
};
`,
  };
}
