/** The templates that count towards a practice's plan, including private ones. */
export const liveTemplates = (organisation: string): string =>
  `select from quoting.quote_template where organisation_id = ${organisation} and deleted_at is null`;
