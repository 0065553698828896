/**
 * The limits of every package's tests. A limit says that something hangs, never how fast a machine must be; one wait is
 * given up before the test around it, so that the failure names what did not come.
 */
export const testLimits = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 200_000 } },
};
