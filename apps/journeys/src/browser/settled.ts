import type { Page } from 'playwright-core';

const PATIENCE_MS = 15_000;

/** Waits until nothing is loading, animating or about to change. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const isLoading =
        document.querySelector(
          '[aria-busy="true"], .MuiSkeleton-root, .p-bone, .MuiDataGrid-overlay .MuiCircularProgress-root',
        ) !== null;
      const isMoving = document
        .getAnimations()
        .some(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
        );
      const isWithoutFonts = document.fonts.status !== 'loaded';
      const hasHeading = document.querySelector('h1') !== null;
      return hasHeading && !isLoading && !isMoving && !isWithoutFonts;
    },
    undefined,
    { timeout: PATIENCE_MS },
  );
}
