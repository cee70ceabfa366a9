import type { Operation } from '@quillcare/contracts';

const operations = new WeakMap<object, Operation>();

/** Notes which operation a controller's method mounts. */
export function mountOperation(handler: object, operation: Operation): void {
  operations.set(handler, operation);
}

/** The operation behind a controller's method. */
export function operationOf(handler: object): Operation {
  const operation = operations.get(handler);
  if (!operation) throw new Error('This route mounts no operation, so nobody knows who may use it.');
  return operation;
}
