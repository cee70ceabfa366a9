import fc from 'fast-check';

type Arbitraries<T extends unknown[]> = { [K in keyof T]: fc.Arbitrary<T[K]> };

/** Asserts that a predicate holds for values of the arbitraries before it, as `fc.assert(fc.property(…))` does. */
export function forAll<T extends [unknown, ...unknown[]]>(
  ...args: [...Arbitraries<T>, (...values: T) => boolean | void]
): void {
  fc.assert(fc.property<T>(...args));
}
