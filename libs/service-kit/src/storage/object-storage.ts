import type { ServiceName } from '@quillcare/contracts';
import type { ProcessConfig } from '../config';
import type { Storage } from './storage';

/**
 * The files of a service in the object store of the configuration. Amazon's client is slow to load, and most installations keep
 * their files in PostgreSQL: it is loaded here.
 */
export async function objectStorage(
  { objectStore, namespace }: Pick<ProcessConfig, 'objectStore' | 'namespace'>,
  service: ServiceName,
): Promise<Storage> {
  if (!objectStore) throw new Error('No object store is configured.');
  const { S3Storage } = await import('./s3-storage');
  return new S3Storage(objectStore, namespace, service);
}
