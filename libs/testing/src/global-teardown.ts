/** Stops what the global setup started, and what ran in this process for all test files; all run in it. */
async function globalTeardown(): Promise<void> {
  const { stopSharedProducts, stopTestInfrastructure } = globalThis as {
    stopSharedProducts?: () => Promise<void>;
    stopTestInfrastructure?: () => Promise<void>;
  };
  await stopSharedProducts?.();
  await stopTestInfrastructure?.();
}

module.exports = globalTeardown;
