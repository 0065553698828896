/** The text of `generated/deployments/local.ts`: what a deployment with the local roles creates. */
export async function localDeploymentSource(): Promise<string> {
  // Imported late: the plan reads generated modules that may have been written a moment ago.
  const { deploymentPlan } = await import('../deploy/plan');
  const { localRoles } = await import('../deploy/local-roles');
  const { pairInitCodeHash } = await import('../generated/deployments/pair-init-code-hash');
  const plan = deploymentPlan(localRoles);
  const local = {
    roles: localRoles,
    pairInitCodeHash,
    contracts: plan.named,
    names: plan.names,
    tokens: plan.tokens,
    pairs: plan.pairs,
  };
  return `export const localDeployment = ${JSON.stringify(local, null, 2)} as const;\n`;
}
