import { allows, can, decideDiscountApproval, type Rights, type TodayItem } from '@quillcare/contracts';

/** What a person may see of Today. */
export interface TodaySources {
  quotes: boolean;
  leads: boolean;
  approvals: boolean;
}

type Kind = TodayItem['kind'];

const OF_QUOTES: readonly Kind[] = [
  'QUESTION',
  'MAIL_FAILED',
  'CALLBACK',
  'EXPIRING',
  'CHECKLIST',
  'COOLING_OFF',
  'CASE',
  'VIEWED',
];

/** What the rights of a person give: their work is what they see. */
export function sourcesOf(rights: Rights): TodaySources {
  const quotes = can(rights, 'QUOTES', 'READ');
  return {
    quotes,
    leads: can(rights, 'LEADS', 'READ'),
    approvals: quotes && allows(decideDiscountApproval.permission, rights),
  };
}

/** The kinds of a person's page. */
export function kindsOf({ quotes, leads, approvals }: TodaySources): Set<Kind> {
  return new Set<Kind>([
    ...(quotes ? OF_QUOTES : []),
    ...(leads ? (['LEAD'] as const) : []),
    ...(approvals ? (['APPROVAL'] as const) : []),
  ]);
}
