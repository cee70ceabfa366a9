import { Injectable } from '@nestjs/common';
import type { InputOf, Operation } from '@quillcare/contracts';

export type LocalDispatch = (input: InputOf<Operation>) => Promise<unknown>;

/** The operations whose service runs in this process. */
@Injectable()
export class LocalOperations {
  private readonly dispatchers = new Map<string, LocalDispatch>();

  add(operation: Operation, dispatch: LocalDispatch): void {
    if (this.dispatchers.has(operation.name))
      throw new Error(`Operation ${operation.name} has two handlers.`);
    this.dispatchers.set(operation.name, dispatch);
  }

  find(operation: Operation): LocalDispatch | undefined {
    return this.dispatchers.get(operation.name);
  }

  names(): string[] {
    return [...this.dispatchers.keys()];
  }
}
