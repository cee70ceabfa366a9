import type { Page } from 'playwright-core';

const SLOWER_BY = 4;
const MAX_DELAY_MS = 600;

/**
 * Makes a page as slow as a weak laptop, and delays each request by up to 600 ms at random, so that replies overtake each other. A
 * journey that only passes at full speed relies on chance, or the product does.
 */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_DELAY_MS));
    // The page may have closed meanwhile.
    await route.continue().catch(() => undefined);
  });
}
