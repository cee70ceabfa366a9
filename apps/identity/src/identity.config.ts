import { z } from 'zod';

export const identityConfig = z.object({
  /** `false` makes the e-mail check answer alike for every address. */
  DISCLOSE_ACCOUNTS: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
});
export type IdentityConfig = z.output<typeof identityConfig>;
