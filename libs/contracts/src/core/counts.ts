import { z } from 'zod';
import { id } from './primitives';

/** Input of internal operations that return figures for several organisations, such as a page of a list. */
export const ofOrganisations = z.strictObject({ organisationIds: z.array(id).max(100) });

/** A short deadline, in milliseconds, for figures that a page can do without. */
export const FIGURES_DEADLINE_MS = 3_000;
