/** Whether the documents call a farm's number archived (CONST-15). Our own farms of these numbers are like all others. */
export function isArchivedPid(pid: number): boolean {
  return pid >= 139 && pid <= 250;
}
