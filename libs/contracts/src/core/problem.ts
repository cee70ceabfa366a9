import { z } from 'zod';
import { ERRORS, type ErrorCode } from './errors';

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** The body of every error response: RFC 9457 problem details. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(codes),
  correlationId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Number of invalid fields beyond those in `errors`. */
  furtherErrors: z.number().int().optional(),
  facts: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof problem>;
