import type { Client } from '@quillcare/contracts';

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
