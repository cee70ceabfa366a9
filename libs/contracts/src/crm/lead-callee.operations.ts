import { z } from 'zod';
import { query } from '../core/operation';
import { id, instant } from '../core/primitives';
import { leadStatus } from './lead.status';

/** Returns a lead's contact details to services that plan a call. */
export const readLeadCallee = query({
  name: 'crm.readLeadCallee',
  summary: "Get a lead's name and phone number",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, leadId: id }),
  result: z.object({
    id,
    name: z.string(),
    phone: z.string().nullable(),
    status: leadStatus,
    /** The client it was converted to. Null if not converted. */
    clientId: id.nullable(),
    /** Who looks after it. Null for nobody. */
    ownerId: id.nullable(),
    /** When the enquiry came. Absent from services of the previous version. */
    createdAt: instant.optional(),
  }),
  errors: ['NOT_FOUND'],
});
export type LeadCallee = z.infer<(typeof readLeadCallee)['result']>;
