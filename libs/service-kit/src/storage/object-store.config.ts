import { z } from 'zod';

export interface ObjectStoreConfig {
  bucket: string;
  /** Null for Amazon S3 itself. */
  endpoint: string | null;
  region: string;
  /** Null to use the machine's credentials, as the AWS SDK finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Uses `https://host/bucket/key` instead of `https://bucket.host/key`, as most stores other than Amazon's require. */
  pathStyle: boolean;
}

const optional = z.string().transform((value) => value.trim() || null);

/** Environment variables of an object store. Without `S3_BUCKET`, files are stored in PostgreSQL. */
export const objectStoreVariables = {
  S3_BUCKET: optional.optional(),
  S3_ENDPOINT: z
    .string()
    .regex(/^(https?:\/\/.+)?$/, 'must begin with http:// or https://')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional.optional(),
  S3_SECRET_ACCESS_KEY: optional.optional(),
  S3_PATH_STYLE: z.enum(['true', 'false']).optional(),
};

type Variables = z.output<z.ZodObject<typeof objectStoreVariables>>;

/** Reports an access key without its secret or vice versa, and an endpoint or access key without a bucket. */
export function refineObjectStore(read: Variables, context: z.core.$RefinementCtx): void {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (Boolean(read.S3_ACCESS_KEY_ID) !== Boolean(read.S3_SECRET_ACCESS_KEY))
    refuse(
      read.S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID',
      'is missing, because the other one is set',
    );
  if (!read.S3_BUCKET && (read.S3_ENDPOINT || read.S3_ACCESS_KEY_ID))
    refuse('S3_BUCKET', 'is missing: files would be stored in PostgreSQL');
}

/** Returns the configured object store; null if files are stored in PostgreSQL. */
export function objectStoreOf(read: Variables): ObjectStoreConfig | null {
  if (!read.S3_BUCKET) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  return {
    bucket: read.S3_BUCKET,
    endpoint: read.S3_ENDPOINT || null,
    region: read.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    pathStyle: read.S3_PATH_STYLE ? read.S3_PATH_STYLE === 'true' : Boolean(read.S3_ENDPOINT),
  };
}
