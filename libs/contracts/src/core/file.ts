import { z } from 'zod';

/**
 * A part of a file: the result of an operation with the encoding `file`. The gateway streams the bytes and asks again with
 * `cursor` in the query until there is no further part.
 */
export const filePage = z.object({
  /** Without directories; it is the name of the downloaded file. */
  fileName: z.string().regex(/^[\w.-]+$/),
  mediaType: z.string().regex(/^[\w.+/-]+$/),
  /** Of the whole file, in bytes. */
  sizeBytes: z.number().int().min(0),
  base64: z.string(),
  nextCursor: z.string().nullable(),
});
export type FilePage = z.infer<typeof filePage>;
