/** Why a patient's link does not open its quote, each with an error of its own. */
export const LINK_ERRORS = [
  'LINK_MALFORMED',
  'LINK_UNKNOWN',
  'LINK_EXPIRED',
  'LINK_WITHDRAWN',
  'LINK_SUPERSEDED',
] as const;
