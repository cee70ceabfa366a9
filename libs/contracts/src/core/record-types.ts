/** The plain records, by the name that is also their cache tag, with their entity type in the audit. */
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

export type RecordName = keyof typeof RECORD_TYPES;
