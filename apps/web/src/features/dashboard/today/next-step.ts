import { ADMINS, type Operation, type Right, type TodayItem } from '@quillcare/contracts';
import type { RightsCheck } from '../../../shared/session/session.context';

/** Permission each step needs. Duplicated here because the operations are loaded only with the dialog; a test compares the two. */
export const STEP_NEEDS = {
  answer: { resource: 'QUOTES', action: 'UPDATE' },
  call: {
    anyOf: [
      { resource: 'QUOTES', action: 'UPDATE' },
      { resource: 'LEADS', action: 'UPDATE' },
      { resource: 'CLIENTS', action: 'UPDATE' },
    ],
  },
  contact: { resource: 'LEADS', action: 'UPDATE' },
  resend: { resource: 'QUOTES', action: 'UPDATE' },
  decide: { resource: 'PRICING_RULES', action: 'UPDATE', orRoles: ADMINS },
} as const satisfies Record<string, Operation['permission']>;

/** A step carried out in a dialog. */
export type TakenAct = keyof typeof STEP_NEEDS;

/** What a row's button does: open a dialog or go to a page. */
export type NextStep =
  { act: TakenAct } | { act: 'openQuote' | 'openLead' | 'openCase' | 'openTrail'; to: string };

/** Returns the single next step the user may take. With read-only access that is opening the record. */
export function nextStepOf(item: TodayItem, { mayChange }: Pick<RightsCheck, 'mayChange'>): NextStep {
  const act = takenFor(item);
  const mayTake = act && mayChange(STEP_NEEDS[act]) && (act !== 'call' || mayChange(rightToCall(item)));
  return mayTake ? { act } : open(item);
}

/** The right to call depends on the related record. */
function rightToCall({ quoteId, leadId }: TodayItem): Right {
  const resource = quoteId ? 'QUOTES' : leadId ? 'LEADS' : 'CLIENTS';
  return { resource, action: 'UPDATE' };
}

function takenFor({ kind, reason }: TodayItem): TakenAct | null {
  if (kind === 'QUESTION') return 'answer';
  if (kind === 'CALLBACK') return 'call';
  if (kind === 'APPROVAL') return 'decide';
  if (kind === 'LEAD' && reason === 'NOT_REACHED') return 'contact';
  return kind === 'MAIL_FAILED' && reason === 'QUOTE_EMAIL' ? 'resend' : null;
}

const OF_CASE: readonly TodayItem['kind'][] = ['CASE', 'COOLING_OFF', 'CHECKLIST', 'TOO_EARLY', 'DISPUTE'];

function open(item: TodayItem): NextStep {
  const to = pathOf(item);
  if (item.kind === 'LEAD') return { act: 'openLead', to };
  if (item.kind === 'EVIDENCE' && item.quoteId === null) return { act: 'openTrail', to };
  return { act: OF_CASE.includes(item.kind) ? 'openCase' : 'openQuote', to };
}

export function pathOf({ kind, id, quoteId }: TodayItem): string {
  if (kind === 'LEAD') return `/leads/${id}`;
  if (kind === 'CHECKLIST' || kind === 'TOO_EARLY' || kind === 'DISPUTE') return `/surgery-cases/${id}`;
  if (kind === 'CALLBACK' && quoteId === null) return `/callbacks?view=open&callback=${id}`;
  if (kind === 'EVIDENCE' && quoteId === null) return '/admin/audit-trail';
  if (kind === 'CASE' || kind === 'COOLING_OFF') return `/surgery-cases?case=${id}`;
  return `/quotes/view/${quoteId ?? id}${kind === 'QUESTION' ? '#conversation' : ''}`;
}
