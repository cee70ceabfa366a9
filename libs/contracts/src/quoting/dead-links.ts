/** Why a patient's link does not open its quote; each reason has its own error. */
export const DEAD_LINKS = [
  'LINK_MALFORMED',
  'LINK_UNKNOWN',
  'LINK_EXPIRED',
  'LINK_WITHDRAWN',
  'LINK_SUPERSEDED',
] as const;
