import { STRIPE_ADDRESS } from '@quillcare/payments';
import { z } from 'zod';
import { readIdentity } from '@quillcare/paper';

const own = z.object({
  /** The certificate that documents are sealed with: a PKCS#12 file's path (.p12, .pfx) or its base64. */
  SIGNING_P12: z.string().default(''),
  SIGNING_P12_PASSWORD: z.string().default(''),
  /** An authority for timestamps of signatures (RFC 3161). */
  TIMESTAMP_URL: z
    .string()
    .regex(/^(https?:\/\/.+)?$/, 'must begin with http:// or https://')
    .default(''),
  STRIPE_URL: STRIPE_ADDRESS,
});

export const quotingConfig = own.transform(
  ({ SIGNING_P12, SIGNING_P12_PASSWORD, TIMESTAMP_URL, STRIPE_URL: stripeUrl }, context) => {
    const others = { stripeUrl, timestampUrl: TIMESTAMP_URL || null };
    if (SIGNING_P12 === '') return { sealingIdentity: null, ...others };
    try {
      return { sealingIdentity: readIdentity(SIGNING_P12, SIGNING_P12_PASSWORD), ...others };
    } catch (error) {
      const message = error instanceof Error ? error.message : 'cannot be read';
      context.addIssue({ code: 'custom', path: ['SIGNING_P12'], message });
      return z.NEVER;
    }
  },
);
export type QuotingConfig = z.output<typeof quotingConfig>;
