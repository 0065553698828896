/** Farms of the numbers that the documents call archived are shown among the finished ones, whatever they still pay. */
export function isArchivedPid(pid: number): boolean {
  return pid >= 139 && pid <= 250;
}
