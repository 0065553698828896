/** The text of `generated/deployments/local.ts`: what a deployment with the local roles creates. */
export async function localDeploymentSource(): Promise<string> {
  // Imported late: the plan reads generated modules that may have been written a moment ago.
  const { layoutOf } = await import('../deploy/layout');
  const { localPlan } = await import('../deploy/local-plan');
  const { pairInitCodeHash } = await import('../generated/deployments/pair-init-code-hash');
  const layout = layoutOf(localPlan);
  const local = {
    roles: localPlan.roles,
    pairInitCodeHash,
    contracts: layout.named,
    names: layout.names,
    tokens: layout.tokens,
    pairs: layout.pairs.map(({ address, token0, token1 }) => ({ address, token0, token1 })),
  };
  return `export const localDeployment = ${JSON.stringify(local, null, 2)} as const;\n`;
}
