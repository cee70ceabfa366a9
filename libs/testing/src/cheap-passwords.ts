import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import type { hash } from '@node-rs/argon2';

/** The least that argon2id can do. With the product's parameters, an account costs as much as the rest of its sign-up. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const isCheap = new AsyncLocalStorage<boolean>();

// Required, because what is imported is read-only.
const argon2 = createRequire(__filename)('@node-rs/argon2') as { hash: typeof hash };
const real = argon2.hash;
argon2.hash = (password, options) => real(password, isCheap.getStore() ? { ...options, ...CHEAP } : options);

/**
 * Makes hashing passwords cheap while `work` runs, for accounts whose hash no test looks at. Every hash states its parameters, so
 * their sign-ins are cheap too. Everything else hashes as the product does.
 */
export function withCheapPasswords<T>(work: () => Promise<T>): Promise<T> {
  return isCheap.run(true, work);
}
