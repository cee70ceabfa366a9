import { z } from 'zod';
import { id } from './primitives';

/** Body of internal operations that return figures for several organisations at once, such as those on one page of a list. */
export const organisationIdsBody = z.strictObject({ organisationIds: z.array(id).max(100) });

/** Deadline in milliseconds for figures that a page can do without. */
export const COUNTS_DEADLINE_MS = 3_000;
