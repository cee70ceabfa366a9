import { readArguments, type JourneyArguments } from './arguments';
import { readMailsFrom } from './api/mail-catcher';
import { startBrowser } from './browser/chromium';
import { takeGallery } from './gallery/gallery';
import { JOURNEYS } from './journeys';
import { ProductFleet } from './product/product.fleet';
import { runJourneys } from './run/runner';
import { readSettings, type Settings } from './run/settings';

async function main(): Promise<number> {
  const args = readArguments(process.argv.slice(2));
  const settings = readSettings(process.env, {
    isElsewhere: args.urls.length > 0,
    isSlow: args.slow,
  });
  if (args.mailbox) readMailsFrom(args.mailbox);
  const product = await productOf(args, settings);
  stopWithUs(product);
  try {
    const seconds = await product.ensureRunning();
    console.log(`The product is ready after ${seconds.toFixed(1)} s at ${product.gateways.join(' and ')}`);
    return await drive(args, settings, product);
  } finally {
    await product.stop();
  }
}

async function productOf({ urls, scaled }: JourneyArguments, settings: Settings): Promise<ProductFleet> {
  if (urls.length > 0) return ProductFleet.elsewhere(urls);
  return scaled ? ProductFleet.scaled(settings) : ProductFleet.allInOne(settings);
}

async function drive(
  { names, screenshots }: JourneyArguments,
  settings: Settings,
  product: ProductFleet,
): Promise<number> {
  const browser = await startBrowser(settings.chromium);
  try {
    if (screenshots) return await takeGallery({ folder: screenshots, settings, product, browser });
    const chosen = JOURNEYS.filter(
      ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
    );
    if (chosen.length === 0)
      throw new Error(
        `No journey is called "${names.join(' ')}". There are: ${JOURNEYS.map(({ name }) => name).join(', ')}.`,
      );
    const outcomes = await runJourneys(chosen, product, browser, settings);
    const failed = outcomes.filter(({ error }) => error !== null);
    console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

/** On Ctrl-C, ends the started processes before exiting. */
function stopWithUs(product: ProductFleet): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void product.stop().finally(() => process.exit(130));
    });
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    console.log('0 passed, 1 failed');
    process.exit(1);
  },
);
