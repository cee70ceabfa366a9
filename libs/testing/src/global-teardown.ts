/** The setup left its way to stop behind; both run in the same process. */
async function globalTeardown(): Promise<void> {
  const { stopTestInfrastructure } = globalThis as { stopTestInfrastructure?: () => Promise<void> };
  await stopTestInfrastructure?.();
}

module.exports = globalTeardown;
