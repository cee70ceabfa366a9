import { z } from 'zod';

const optional = z.string().transform((value) => value.trim() || null);

const environmentSchema = z.object({
  CHECKPOINT_DIR: optional.default(null),
  CHECKPOINT_S3_BUCKET: optional.default(null),
  CHECKPOINT_S3_ACCESS_KEY_ID: optional.default(null),
  CHECKPOINT_S3_SECRET_ACCESS_KEY: optional.default(null),
});

/** Where checkpoints of the audit chains are stored. */
export const auditConfig = environmentSchema.transform((read, context) => {
  const { CHECKPOINT_S3_ACCESS_KEY_ID: accessKeyId, CHECKPOINT_S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if ((accessKeyId === null) !== (secretAccessKey === null))
    context.addIssue({
      code: 'custom',
      path: [accessKeyId ? 'CHECKPOINT_S3_SECRET_ACCESS_KEY' : 'CHECKPOINT_S3_ACCESS_KEY_ID'],
      message: 'is missing, because the other one is set',
    });
  return {
    folder: read.CHECKPOINT_DIR,
    bucket: read.CHECKPOINT_S3_BUCKET,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
});
export type AuditConfig = z.output<typeof auditConfig>;
