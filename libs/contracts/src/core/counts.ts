import { z } from 'zod';
import { id } from './primitives';

/**
 * What an internal operation is asked that tells something of each of several organisations at once: a page
 * of a list.
 */
export const ofOrganisations = z.strictObject({ organisationIds: z.array(id).max(100) });

/** Services are asked for figures that a page can do without: it does not wait long for them. */
export const FIGURES_DEADLINE_MS = 3_000;
