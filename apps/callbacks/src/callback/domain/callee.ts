import type { Client, LeadCallee } from '@quillcare/contracts';

/** Name and phone number of the person to call, as stored on a callback. */
export interface CalleeName {
  clientName: string;
  clientPhone: string | null;
}

export function nameOf({
  firstName,
  lastName,
  phone,
}: Pick<Client, 'firstName' | 'lastName' | 'phone'>): CalleeName {
  return { clientName: `${firstName} ${lastName}`.trim(), clientPhone: phone || null };
}

/**
 * Whom to call about a lead: as the client it became, unless that record is older than the enquiry, which then has the newer
 * number.
 */
export function nameOfLead({ name, phone, createdAt = '' }: LeadCallee, client: Client | null): CalleeName {
  return client && client.updatedAt > createdAt ? nameOf(client) : { clientName: name, clientPhone: phone };
}
