/** The clients that count towards the practice's plan: those not removed. Merged clients are removed as well. */
export const liveClients = (organisation: string): string =>
  `select from crm.client where organisation_id = ${organisation} and deleted_at is null`;
