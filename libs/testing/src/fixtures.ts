import { SERVICES } from '@quillcare/contracts';
import { startProduct, type Product, type StartOptions } from './product';
import { leave, sharedProduct } from './shared-product';

/** Timeout in milliseconds. On a busy machine, creating a demo practice with its documents takes minutes. */
const OPEN_MS = 300_000;

/**
 * Provides the product to the tests of a file. By default it is shared with other files run by the same worker. A file gets its
 * own instance if it passes options other than the services, or a start function. It must do so if a test stops the product,
 * leaves the time or global database state changed, or reads across all practices. An own instance runs from before the file's first
 * test until after its last. As with {@link perFile} and {@link perTest}, the returned object can be passed on immediately but
 * only used within tests and hooks.
 * @param start the services it needs, or a function that starts them
 */
export function testProduct(start: StartOptions | (() => Promise<Product>) = {}): Product {
  let started: Product | undefined;
  beforeAll(async () => {
    started = await (typeof start === 'function' ? start() : startOrShare(start));
  }, OPEN_MS);
  afterAll(() => started && leave(started));
  return lazyProxy(() => started);
}

function startOrShare({ only = SERVICES, ...own }: StartOptions): Promise<Product> {
  return Object.keys(own).length > 0 ? startProduct({ only, ...own }) : sharedProduct(only);
}

/** Creates an object once, before the file's first test, such as a practice or a scenario. */
export function perFile<T extends object>(open: () => T | Promise<T>): T {
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
  }, OPEN_MS);
  return lazyProxy(() => opened);
}

/** Creates a new object before each test, so that tests do not affect each other. */
export function perTest<T extends object>(open: () => T | Promise<T>): T {
  let opened: T | undefined;
  beforeEach(async () => {
    opened = await open();
  }, OPEN_MS);
  return lazyProxy(() => opened);
}

/** A proxy for the object, because tests are declared before anything has started. */
function lazyProxy<T extends object>(current: () => T | undefined): T {
  const real = (): T => {
    const object = current();
    if (!object) throw new Error('Not there yet: use it within a test or a hook.');
    return object;
  };
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(real(), key),
    set: (_, key, value) => Reflect.set(real(), key, value),
    has: (_, key) => Reflect.has(real(), key),
    ownKeys: () => Reflect.ownKeys(real()),
    getPrototypeOf: () => Reflect.getPrototypeOf(real()),
    // A proxy may only report properties of another object as configurable.
    getOwnPropertyDescriptor: (_, key) => {
      const property = Reflect.getOwnPropertyDescriptor(real(), key);
      return property && { ...property, configurable: true };
    },
  });
}
