import type { Operation } from '@quillcare/contracts';

/** Requests of people that this process has carried out, by service. */
const served = new Map<Operation['service'], number>();

/** Counts one request of a person. */
export function notePersonServed({ service }: Operation): void {
  served.set(service, (served.get(service) ?? 0) + 1);
}

/**
 * How many requests of people this process has carried out so far, without those to one service. Work in the background that
 * looks at it twice knows whether somebody was waiting meanwhile.
 */
export function peopleServedBeside(own: Operation['service']): number {
  let sum = 0;
  for (const [service, count] of served) if (service !== own) sum += count;
  return sum;
}
