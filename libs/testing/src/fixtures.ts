import { SERVICES } from '@quillcare/contracts';
import { startProduct, type Product, type StartOptions } from './product';
import { leave, sharedProduct } from './shared-product';

/** On a busy machine a demonstration practice, with its documents, takes minutes. */
const OPEN_MS = 300_000;

/**
 * The product for the tests of a file: one that runs in this worker also for other files, unless it starts with options of its own
 * (beyond services) or by a function, which it must if a test stops it, changes the time or the database for everybody, or looks at
 * all practices; then it starts before the file's first test and stops behind its last. Like what {@link perFile} and
 * {@link perTest} give it can be handed on at once, but used only within tests and hooks.
 * @param start the services it needs, or what starts them
 */
export function testProduct(start: StartOptions | (() => Promise<Product>) = {}): Product {
  let started: Product | undefined;
  beforeAll(async () => {
    started = await (typeof start === 'function' ? start() : startOrShare(start));
  }, OPEN_MS);
  afterAll(() => started && leave(started));
  return standIn(() => started);
}

function startOrShare({ only = SERVICES, ...own }: StartOptions): Promise<Product> {
  return Object.keys(own).length > 0 ? startProduct({ only, ...own }) : sharedProduct(only);
}

/** Opened once, before the file's first test: a practice, a scene. */
export function perFile<T extends object>(open: () => T | Promise<T>): T {
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
  }, OPEN_MS);
  return standIn(() => opened);
}

/** Opened afresh before each test, so that no test sees what another left behind. */
export function perTest<T extends object>(open: () => T | Promise<T>): T {
  let opened: T | undefined;
  beforeEach(async () => {
    opened = await open();
  }, OPEN_MS);
  return standIn(() => opened);
}

/** Tests are declared before anything has started: this stands where the object will be. */
function standIn<T extends object>(current: () => T | undefined): T {
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
    // A proxy may show another object's own properties only as configurable ones.
    getOwnPropertyDescriptor: (_, key) => {
      const property = Reflect.getOwnPropertyDescriptor(real(), key);
      return property && { ...property, configurable: true };
    },
  });
}
