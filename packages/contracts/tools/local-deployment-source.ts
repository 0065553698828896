/** The texts below `generated/deployments` that follow from the plans of all slugs. */
export async function localDeploymentSource(): Promise<{ local: string; names: string }> {
  // Imported late: the plans read generated modules that may have been written a moment ago.
  const { layoutOf } = await import('../deploy/layout');
  const { localPlan } = await import('../deploy/local-plan');
  const { slugPlans } = await import('../deploy/slug-plans');
  const { contracts, details } = layoutOf(localPlan);
  const placed = Object.entries(contracts).map(([slug, addresses]) => [
    slug,
    Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, { address, startBlock: 0 }])),
  ]);
  const local = { roles: localPlan.roles, contracts: Object.fromEntries(placed), ...details };
  const lines = slugPlans.map(({ slug, names }) => `  readonly '${slug}': ${unionOf(names)};`);
  return {
    local: `export const localDeployment = ${JSON.stringify(local, null, 2)} as const;\n`,
    names: `/** Contracts by slug. */\nexport interface ContractNames {\n${lines.join('\n')}\n}\n`,
  };
}

function unionOf(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ');
}
