import { STRIPE_ADDRESS } from '@quillcare/payments';
import { z } from 'zod';
import { readIdentity } from '@quillcare/paper';

const own = z.object({
  /** Certificate for sealing documents: path of a PKCS#12 file (.p12, .pfx), or its content in base64. */
  SIGNING_P12: z.string().default(''),
  SIGNING_P12_PASSWORD: z.string().default(''),
  /** URL of a timestamp authority for signatures (RFC 3161). */
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
