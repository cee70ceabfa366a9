import { z } from 'zod';

/**
 * A part of a CSV file: the result of an operation with the encoding `csv`. The gateway streams the text and repeats the request
 * with `cursor` in the query until there are no more parts.
 */
export const csvPage = z.object({
  /** Name of the downloaded file, without directories. */
  fileName: z.string().regex(/^[\w.-]+$/),
  text: z.string(),
  nextCursor: z.string().nullable(),
});
export type CsvPage = z.infer<typeof csvPage>;
