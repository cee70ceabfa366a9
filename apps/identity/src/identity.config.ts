import { email } from '@quillcare/contracts';
import { z } from 'zod';

export const identityConfig = z.object({
  /** `false` makes the email check give the same answer for every address, so that it does not disclose accounts. */
  DISCLOSE_ACCOUNTS: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  /** The account with this address becomes a super admin once the address is confirmed. Empty means none. */
  SUPER_ADMIN_EMAIL: z.preprocess((value) => (value === '' ? undefined : value), email.optional()),
});
export type IdentityConfig = z.output<typeof identityConfig>;
