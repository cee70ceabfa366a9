/** The templates of a practice that its plan counts, also those that people keep for themselves. */
export const liveTemplates = (organisation: string): string =>
  `select from quoting.quote_template where organisation_id = ${organisation} and deleted_at is null`;
