import { SERVICES, seedDemo, type ServiceName } from '@quillcare/contracts';
import { startProduct, type Product } from './product';
import { withoutQuoteFiles } from './without-quote-files';

/**
 * The products a worker shares between test files. A file gets the smallest set with its services, regardless of what ran before.
 * More sets would be started more often than used, and a single set of everything would burden every test with listeners it does
 * not need.
 */
const SETS: readonly (readonly ServiceName[])[] = [
  ['identity'],
  ['identity', 'crm', 'quoting', 'callbacks', 'import'],
  SERVICES,
];

const INSTEAD = 'start one for this file alone, by `testProduct(() => startProduct(…))`';

/** Modules outlive a test file, and so do these products. The last ones end with their worker, and their databases with the run. */
const running = new Map<string, { product: Promise<Product>; usedBy: string | undefined }>();
/** The real stop function of each product. Files must not call it, because that would fail the tests of the next file. */
const ends = new Map<Product, () => Promise<void>>();

/** Returns this worker's product with these services, which is started on first use. It makes no PDFs of quotes and mails to the local mailbox. */
export function sharedProduct(services: readonly ServiceName[]): Promise<Product> {
  const only = SETS.find((one) => services.every((service) => one.includes(service))) ?? SERVICES;
  return sharedBy(only.join(), () =>
    startProduct({ only, env: { ...process.env, SMTP_URL: '' }, extend: withoutQuoteFiles }),
  );
}

export const DEMO_PASSWORD = 'Correct-Horse-7';

/**
 * Returns this worker's product with all services and the gateway, which is started on first use. It believes the client address
 * in `X-Forwarded-For`, so that a test can keep out of the rate limits of others. The accounts of its demonstration practice have
 * `DEMO_PASSWORD`.
 */
export function sharedGateway(): Promise<Product> {
  return sharedBy('gateway', async () => {
    const product = await startProduct({ gateway: true, config: { trustProxy: true } });
    // Some files need these accounts, and they can only be created before anyone signs up.
    await product.callInternal(seedDemo, { body: { password: DEMO_PASSWORD } });
    return product;
  });
}

/**
 * Returns this worker's product of that name, and starts it on first use. Starting one stops those that only earlier files used,
 * because every service of an idle product polls, which takes processor time from the tests. Jest runs files that share a product one
 * after another (`tools/jest/by-kind.cjs`), so few are started twice.
 */
export function sharedBy(name: string, start: () => Promise<Product>): Promise<Product> {
  const usedBy = expect.getState().testPath;
  const product = running.get(name)?.product ?? stopUnused(usedBy).then(start).then(guarded);
  running.set(name, { product, usedBy });
  // Lets another file try again.
  product.catch(() => running.delete(name));
  return product;
}

async function stopUnused(file: string | undefined): Promise<void> {
  const unused = [...running].filter(([, { usedBy }]) => usedBy !== file);
  for (const [name] of unused) running.delete(name);
  for (const [, { product }] of unused) await end(await product);
}

async function end(product: Product): Promise<void> {
  const stop = ends.get(product);
  ends.delete(product);
  await stop?.();
}

function guarded(product: Product): Product {
  ends.set(product, product.stop.bind(product));
  const refuse = () => Promise.reject(new Error(`A shared product goes on: ${INSTEAD}.`));
  return Object.assign(product, { stop: refuse, restart: refuse });
}

/** Called at the end of a file: stops a product started for this file alone, and checks that a shared one has not been changed. */
export async function leave(product: Product): Promise<void> {
  if (!ends.has(product)) return product.stop();
  if (Math.abs(product.clock.now().getTime() - Date.now()) < 1_000) return;
  for (const [name, one] of running) if ((await one.product) === product) running.delete(name);
  await end(product);
  throw new Error(`The time of a shared product was moved: ${INSTEAD}.`);
}

// If Jest runs a few files in its own process, the global teardown stops the products.
Object.assign(globalThis, {
  stopSharedProducts: async () => {
    for (const product of ends.keys()) await end(product);
  },
});
