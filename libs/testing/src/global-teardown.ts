/** Stops what the global setup started; both run in the same process. */
async function globalTeardown(): Promise<void> {
  const { stopTestInfrastructure } = globalThis as { stopTestInfrastructure?: () => Promise<void> };
  await stopTestInfrastructure?.();
}

module.exports = globalTeardown;
