const first = 139;
const last = 250;

/** Whether a farm's pool id is one of the archived ones, 139 to 250 inclusive. */
export function isArchivedPid(pid: number): boolean {
  return Number.isInteger(pid) && pid >= first && pid <= last;
}
