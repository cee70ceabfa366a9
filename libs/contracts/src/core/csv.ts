import { z } from 'zod';

/**
 * A part of a CSV file: the result of an operation with the encoding `csv`. The gateway streams the text and asks again
 * with `cursor` in the query until there is no further part.
 */
export const csvPage = z.object({
  /** Without directories; it is the name of the downloaded file. */
  fileName: z.string().regex(/^[\w.-]+$/),
  text: z.string(),
  nextCursor: z.string().nullable(),
});
export type CsvPage = z.infer<typeof csvPage>;
