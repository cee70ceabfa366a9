import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '@quillcare/contracts';
import type { ObjectStoreConfig } from './object-store.config';

/**
 * Creates a client of an S3-compatible store. It throws `SERVICE_UNAVAILABLE` while the store does not respond or is overloaded.
 */
export function s3Client(config: ObjectStoreConfig): S3Client {
  const client = new S3Client({
    region: config.region,
    endpoint: config.endpoint ?? undefined,
    forcePathStyle: config.pathStyle,
    credentials: config.credentials ?? undefined,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000 },
    // We send SHA-256 checksums ourselves; not every store supports the trailers the SDK would send by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // Wraps the client's own retries.
  client.middlewareStack.add((next) => (command) => next(command).catch(asOutage), {
    step: 'initialize',
    priority: 'high',
    name: 'outages',
  });
  return client;
}

/** Returns the HTTP status of a request the store rejected; null for any other error. */
export function s3Status(error: unknown): number | null {
  return error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null;
}

/** A store that does not respond or is overloaded counts as an outage, so work that needs it waits and is retried. */
function asOutage(error: unknown): never {
  const status = s3Status(error) ?? 0;
  if (status >= 400 && status < 500 && status !== 429) throw error;
  throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
}
