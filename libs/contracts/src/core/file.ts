import { z } from 'zod';

/**
 * A part of a file: the result of an operation with the encoding `file`. The gateway streams the bytes and repeats the request
 * with `cursor` in the query until there are no more parts.
 */
export const filePage = z.object({
  /** Name of the downloaded file, without directories. */
  fileName: z.string().regex(/^[\w.-]+$/),
  mediaType: z.string().regex(/^[\w.+/-]+$/),
  /** Size of the whole file in bytes. */
  sizeBytes: z.number().int().min(0),
  base64: z.string(),
  nextCursor: z.string().nullable(),
});
export type FilePage = z.infer<typeof filePage>;
