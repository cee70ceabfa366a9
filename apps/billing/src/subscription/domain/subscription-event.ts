import type { SubscriptionEventKind, SubscriptionUpdate } from '@quillcare/contracts';
import type { SubscriptionTerms } from './subscription-terms';

type State = Pick<
  SubscriptionTerms,
  | 'plan'
  | 'status'
  | 'trialEnd'
  | 'cycle'
  | 'periodEnd'
  | 'renews'
  | 'nextPlan'
  | 'nextCycle'
  | 'isNotBilled'
  | 'pausedSince'
> & { contactName: string | null; contactEmail: string | null; businessNumber: string | null };

export interface HistoryEvent {
  kind: SubscriptionEventKind;
  about: SubscriptionUpdate | null;
}

const plainEvent = (kind: SubscriptionEventKind): HistoryEvent => ({ kind, about: null });
const updated = (about: SubscriptionUpdate): HistoryEvent => ({ kind: 'SUBSCRIPTION_UPDATED', about });

/** Derives the history events of a change, in order. `before` is null for a new subscription. */
export function subscriptionEvents(before: State | null, after: State): HistoryEvent[] {
  if (!before) return [plainEvent('TRIAL_STARTED')];
  return [
    ...(before.isNotBilled === after.isNotBilled
      ? []
      : [updated(after.isNotBilled ? 'NOT_BILLED' : 'BILLED_AGAIN')]),
    ...(before.pausedSince === after.pausedSince ? [] : [updated(after.pausedSince ? 'PAUSED' : 'RESUMED')]),
    ...statusEvents(before, after),
    ...(before.plan === after.plan ? [] : [plainEvent('PLAN_CHANGED')]),
    ...(before.cycle === after.cycle ? [] : [updated('CYCLE_CHANGED')]),
    ...(before.trialEnd.getTime() === after.trialEnd.getTime() ? [] : [updated('TRIAL_EXTENDED')]),
    ...renewalEvents(before, after),
    ...(isSameContact(before, after) ? [] : [updated('CONTACT_CHANGED')]),
  ];
}

function statusEvents(before: State, after: State): HistoryEvent[] {
  if (before.status === after.status) return [];
  if (after.status === 'EXPIRED')
    return [before.status === 'TRIALING' ? plainEvent('TRIAL_ENDED') : updated('ENDED')];
  if (after.status === 'PAST_DUE') return [updated('PAYMENT_OVERDUE')];
  if (after.status === 'SUSPENDED') return [updated('SUSPENDED')];
  // An extended trial has a new end date, which is an event of its own.
  if (after.status === 'TRIALING') return [];
  if (before.status === 'PAST_DUE') return [updated('PAID')];
  // The first plan after a trial counts as created, not reactivated.
  const isBack = before.status === 'SUSPENDED' || before.periodEnd !== null;
  return [plainEvent(isBack ? 'SUBSCRIPTION_REACTIVATED' : 'SUBSCRIPTION_CREATED')];
}

function renewalEvents(before: State, after: State): HistoryEvent[] {
  if (before.status !== after.status) return [];
  if (before.renews && !after.renews) return [plainEvent('SUBSCRIPTION_CANCELLED')];
  if (!before.renews && after.renews)
    return [before.periodEnd === null ? updated('PLAN_CHOSEN') : plainEvent('SUBSCRIPTION_REACTIVATED')];
  // A planned change that has taken effect is no longer planned.
  const isPlanned = after.nextPlan !== null;
  if (before.nextPlan === after.nextPlan && before.nextCycle === after.nextCycle) return [];
  if (isPlanned) return [updated('CHANGE_PLANNED')];
  return before.periodEnd === after.periodEnd ? [updated('CHANGE_DROPPED')] : [];
}

function isSameContact(one: State, other: State): boolean {
  return (
    one.contactName === other.contactName &&
    one.contactEmail === other.contactEmail &&
    one.businessNumber === other.businessNumber
  );
}
