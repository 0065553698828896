import type { FeatureNames } from './feature-names';

/** The files of a new contract, by path from the root: interface, implementation, test, plan of its deployment, who may call what. */
export function contractSkeleton({ slug, camel, pascal, label }: FeatureNames): Record<string, string> {
  const folder = 'packages/contracts';
  return {
    [`${folder}/src/${slug}/I${pascal}.sol`]: `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title ${label}: how often each account has called
interface I${pascal} {
    event Called(address indexed account, uint256 count);

    /// @notice Counts one more call of the caller.
    function call() external;

    /// @notice How often an account has called.
    function countOf(address account) external view returns (uint256);
}
`,
    [`${folder}/src/${slug}/${pascal}.sol`]: `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {I${pascal}} from "./I${pascal}.sol";

/// @title ${label}
contract ${pascal} is I${pascal} {
    /// @inheritdoc I${pascal}
    mapping(address account => uint256 count) public override countOf;

    /// @inheritdoc I${pascal}
    function call() external override {
        emit Called(msg.sender, ++countOf[msg.sender]);
    }
}
`,
    [`${folder}/test/${slug}/${pascal}.t.sol`]: `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {I${pascal}} from "../../src/${slug}/I${pascal}.sol";
import {TestBase} from "../support/TestBase.sol";

contract ${pascal}Test is TestBase {
    I${pascal} private subject;

    function setUp() external {
        subject = I${pascal}(vm.deployCode("${pascal}.sol:${pascal}"));
    }

    function test_Call_CountsForTheCallerAlone() external {
        subject.call();
        subject.call();
        equal(subject.countOf(address(this)), 2, "caller");
        equal(subject.countOf(address(1)), 0, "another");
    }
}
`,
    [`${folder}/deploy/${slug}.plan.ts`]: `import { ${camel}Abi } from '../generated/abi/${slug}';
import { ${camel}Bytecode } from '../generated/bytecode/${slug}';
import { slugPlan } from './slug-plan';

/** ${label}. */
export const ${camel}Plan = slugPlan({
  slug: '${slug}',
  names: ['${camel}'],
  contracts: () => ({ ${camel}: { abi: ${camel}Abi, bytecode: ${camel}Bytecode } }),
});
`,
    [`${folder}/deploy/test/roles/${slug}.roles.ts`]: `import { addressOf } from '../../address-of';
import { anyone, type SlugRoles } from './role-entry';

export const roles: SlugRoles = {
  tables: { '${slug}': { call: anyone() } },
  places: (deployment) => ({ '${slug}': addressOf(deployment, '${slug}', '${camel}') }),
};
`,
  };
}
