import type { Client } from '@quillcare/contracts';

/** Name and number of the person to call, as a callback keeps them. */
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
