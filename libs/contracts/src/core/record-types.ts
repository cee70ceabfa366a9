/** The plain records: the name of each is a tag of the cache, with what its entries in the audit are called. */
export const RECORD_TYPES = {
  Client: 'CLIENT',
  Doctor: 'DOCTOR',
  Hospital: 'HOSPITAL',
  Surgery: 'SURGERY',
  Lead: 'LEAD',
  Site: 'SITE',
  Provider: 'PROVIDER',
  OptionList: 'OPTION_LIST',
  PricingRule: 'PRICING_RULE',
  QuoteTemplate: 'QUOTE_TEMPLATE',
  Announcement: 'ANNOUNCEMENT',
  PlatformAnnouncement: 'ANNOUNCEMENT',
} as const;

/** The name of a plain record. */
export type RecordName = keyof typeof RECORD_TYPES;
