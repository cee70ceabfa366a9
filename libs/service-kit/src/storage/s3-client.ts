import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '@quillcare/contracts';
import type { ObjectStoreConfig } from './object-store.config';

/** A client of an S3-compatible store. What the store does not answer, or not now, is `SERVICE_UNAVAILABLE`. */
export function s3Client(config: ObjectStoreConfig): S3Client {
  const client = new S3Client({
    region: config.region,
    endpoint: config.endpoint ?? undefined,
    forcePathStyle: config.pathStyle,
    credentials: config.credentials ?? undefined,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000 },
    // We name SHA-256 sums ourselves; the trailers that are sent otherwise are not known to every store.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // Around the client's own retries.
  client.middlewareStack.add((next) => (command) => next(command).catch(asOutage), {
    step: 'initialize',
    priority: 'high',
    name: 'outages',
  });
  return client;
}

/** The HTTP status of what the store refused; null for any other error. */
export function s3Status(error: unknown): number | null {
  return error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null;
}

/** A store that does not answer, or not now, is away: what needs it waits and is tried again. */
function asOutage(error: unknown): never {
  const status = s3Status(error) ?? 0;
  if (status >= 400 && status < 500 && status !== 429) throw error;
  throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
}
