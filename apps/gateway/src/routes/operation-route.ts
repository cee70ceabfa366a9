import type { Operation } from '@quillcare/contracts';

const operations = new WeakMap<object, Operation>();

export function mountOperation(handler: object, operation: Operation): void {
  operations.set(handler, operation);
}

export function operationOf(handler: object): Operation {
  const operation = operations.get(handler);
  if (!operation) throw new Error('This route serves no operation, so its permission is unknown.');
  return operation;
}
