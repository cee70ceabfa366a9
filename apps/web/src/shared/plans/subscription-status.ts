import type { Subscription, SubscriptionPlan } from '@quillcare/contracts';
import { planOf } from '@quillcare/rules';
import type { ToneName } from '@quillcare/ui';

export const SUBSCRIPTION_STATUS: Record<Subscription['status'], { label: string; tone: ToneName }> = {
  TRIALING: { label: 'Trial', tone: 'info' },
  ACTIVE: { label: 'Active', tone: 'success' },
  PAST_DUE: { label: 'Payment due', tone: 'warning' },
  SUSPENDED: { label: 'Suspended', tone: 'error' },
  EXPIRED: { label: 'Expired', tone: 'muted' },
};

/** Names of the plans, where their prices do not matter. */
export const PLAN_NAMES: Record<SubscriptionPlan, string> = {
  BASIC: planOf('BASIC').name,
  PROFESSIONAL: planOf('PROFESSIONAL').name,
  ENTERPRISE: planOf('ENTERPRISE').name,
};
