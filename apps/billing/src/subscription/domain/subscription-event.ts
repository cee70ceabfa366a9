import type { SubscriptionEventKind } from '@quillcare/contracts';
import type { SubscriptionState } from './subscription';

type State = Pick<SubscriptionState, 'plan' | 'status' | 'trialEnd'>;

/** What a change of a subscription is called, in the order in which it happened; `before` is null for a new one. */
export function subscriptionEvents(before: State | null, after: State): SubscriptionEventKind[] {
  if (!before) return ['TRIAL_STARTED'];
  return [
    ...statusEvents(before, after),
    ...(before.plan === after.plan ? [] : (['PLAN_CHANGED'] as const)),
    ...(before.trialEnd.getTime() === after.trialEnd.getTime() ? [] : (['SUBSCRIPTION_UPDATED'] as const)),
  ];
}

function statusEvents(before: State, after: State): SubscriptionEventKind[] {
  if (before.status === after.status) return [];
  if (before.status === 'TRIALING' && after.status === 'EXPIRED') return ['TRIAL_ENDED'];
  // Whoever goes on after a trial subscribes for the first time.
  if (after.status === 'ACTIVE')
    return [before.status === 'SUSPENDED' ? 'SUBSCRIPTION_REACTIVATED' : 'SUBSCRIPTION_CREATED'];
  // A trial that goes on has another end, which says so.
  return after.status === 'TRIALING' ? [] : ['SUBSCRIPTION_UPDATED'];
}
