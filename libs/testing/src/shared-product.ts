import { SERVICES, type ServiceName } from '@quillcare/contracts';
import { startProduct, type Product } from './product';

/**
 * What runs in a worker for the tests of many files. A file gets the smallest that has its services, whatever ran before it. More
 * of them would be started more often than used, and one with everything would make each test pay for listeners it does not need.
 */
const SETS: readonly (readonly ServiceName[])[] = [
  ['identity'],
  ['identity', 'crm', 'quoting', 'callbacks'],
  SERVICES,
];

const INSTEAD = 'start one for this file alone, by `testProduct(() => startProduct(…))`';

/** Modules outlive a test file, so these do too. They end with their worker, and their databases with the run. */
const running = new Map<string, Promise<Product>>();
/** What really stops each of them: a file that does would fail the next one's tests. */
const ends = new Map<Product, () => Promise<void>>();

/** The product of this worker that has these services; started by the first file that asks. */
export function sharedProduct(services: readonly ServiceName[]): Promise<Product> {
  const only = SETS.find((one) => services.every((service) => one.includes(service))) ?? SERVICES;
  return sharedBy(only.join(), () => startProduct({ only }));
}

/** The product that this worker's files know by a name; started by the first that asks. */
export function sharedBy(name: string, start: () => Promise<Product>): Promise<Product> {
  const product = running.get(name) ?? start().then(guarded);
  running.set(name, product);
  // Another file may try again.
  product.catch(() => running.delete(name));
  return product;
}

function guarded(product: Product): Product {
  ends.set(product, product.stop.bind(product));
  const refuse = () => Promise.reject(new Error(`A shared product goes on: ${INSTEAD}.`));
  return Object.assign(product, { stop: refuse, restart: refuse });
}

/** At the end of a file: stops a product that was started for it alone; another must be as it was. */
export async function leave(product: Product): Promise<void> {
  const end = ends.get(product);
  if (!end) return product.stop();
  if (Math.abs(product.clock.now().getTime() - Date.now()) < 1_000) return;
  for (const [name, one] of running) if ((await one) === product) running.delete(name);
  await end();
  throw new Error(`The time of a shared product was moved: ${INSTEAD}.`);
}

// Where Jest runs a few files in its own process, the global teardown stops them.
Object.assign(globalThis, {
  stopSharedProducts: async () => {
    for (const end of ends.values()) await end();
  },
});
