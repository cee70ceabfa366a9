import { randomKey } from './random-key';

/**
 * Returns the W3C trace context header of a request. The trace starts here, so that everything done for the request can be found
 * together.
 */
export function traceparent(traceId = randomKey()): string {
  return `00-${traceId}-${randomKey().slice(16)}-01`;
}
