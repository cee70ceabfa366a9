// The product's environment. The user's own settings take precedence.
import { resolve } from 'node:path';
import { appSecret } from '../infra/state.mjs';

export function productEnvironment({ dataDir, infra, given = process.env }) {
  const port = given.PORT || '3000';
  const mode = given.NODE_ENV || 'development';
  return {
    PORT: port,
    DATA_DIR: resolve(dataDir),
    DATABASE_URL: infra.databaseUrl,
    NATS_URL: infra.natsUrl,
    REDIS_URL: infra.redisUrl,
    APP_SECRET: given.APP_SECRET || appSecret(dataDir),
    NODE_ENV: mode,
    // Outside the database but beside it; another machine or bucket is better (docs/operations.md).
    ...(given.S3_BUCKET || given.CHECKPOINT_S3_BUCKET
      ? {}
      : { CHECKPOINT_DIR: given.CHECKPOINT_DIR || resolve(dataDir, 'checkpoints') }),
    PUBLIC_URL: given.PUBLIC_URL || `http://localhost:${port}`,
    // Contact messages are delivered to the local mailbox, and bounces can be reported. In production both must be configured.
    ...(mode === 'production'
      ? {}
      : {
          OPERATOR_EMAIL: given.OPERATOR_EMAIL ?? 'operator@quillcare.test',
          // The number from the tax office's own examples, so that invoices on a development machine look realistic.
          BILLING_ABN: given.BILLING_ABN ?? '51824753556',
          BILLING_BANK_ACCOUNT_NAME: given.BILLING_BANK_ACCOUNT_NAME ?? 'Quillcare (demonstration)',
          BILLING_BANK_BSB: given.BILLING_BANK_BSB ?? '000-000',
          BILLING_BANK_ACCOUNT_NUMBER: given.BILLING_BANK_ACCOUNT_NUMBER ?? '0000 0000',
          MAIL_EVENTS_SECRET: given.MAIL_EVENTS_SECRET ?? 'bounces of a development machine, no secret',
        }),
  };
}

/** Defaults come first, so that given options take precedence. A given target replaces "all". */
export function launcherArguments(given) {
  const has = (name) => given.some((argument) => argument === name || argument.startsWith(`${name}=`));
  const isAll = !has('--target');
  return [...(isAll ? ['--target=all'] : []), '--migrate', ...(isAll ? ['--seed-demo'] : []), ...given];
}
