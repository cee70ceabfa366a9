import type { ServiceName } from '@quillcare/contracts';
import type { ProcessConfig } from '../config';
import type { Storage } from './storage';

/**
 * Returns the storage of a service's files in the configured object store. The AWS SDK is slow to load and most installations
 * store files in PostgreSQL, so it is only loaded here.
 */
export async function objectStorage(
  { objectStore, namespace }: Pick<ProcessConfig, 'objectStore' | 'namespace'>,
  service: ServiceName,
): Promise<Storage> {
  if (!objectStore) throw new Error('No object store is configured.');
  const { S3Storage } = await import('./s3-storage');
  return new S3Storage(objectStore, namespace, service);
}
