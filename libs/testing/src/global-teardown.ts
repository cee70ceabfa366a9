/** Stops what the global setup started, and any products shared by test files if all ran in this process. */
async function globalTeardown(): Promise<void> {
  const { stopSharedProducts, stopTestInfrastructure } = globalThis as {
    stopSharedProducts?: () => Promise<void>;
    stopTestInfrastructure?: () => Promise<void>;
  };
  await stopSharedProducts?.();
  await stopTestInfrastructure?.();
}

module.exports = globalTeardown;
