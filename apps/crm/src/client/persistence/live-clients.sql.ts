/** The clients of a practice that its plan counts: neither removed nor merged into another one, which removes them too. */
export const liveClients = (organisation: string): string =>
  `select from crm.client where organisation_id = ${organisation} and deleted_at is null`;
