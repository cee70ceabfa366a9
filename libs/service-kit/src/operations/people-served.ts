import type { Operation } from '@quillcare/contracts';

const served = new Map<Operation['service'], number>();

/** Counts one user request. */
export function notePersonServed({ service }: Operation): void {
  served.set(service, (served.get(service) ?? 0) + 1);
}

/**
 * Returns how many user requests this process has carried out, excluding those to one service. By comparing two calls, background
 * work can tell whether users were waiting in between.
 */
export function peopleServedBeside(own: Operation['service']): number {
  let sum = 0;
  for (const [service, count] of served) if (service !== own) sum += count;
  return sum;
}
