import { randomKey } from './random-key';

/** The W3C trace context of a request, whose trace begins here: what happens for it is then found together. */
export function traceparent(traceId = randomKey()): string {
  return `00-${traceId}-${randomKey().slice(16)}-01`;
}
