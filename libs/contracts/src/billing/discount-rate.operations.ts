import { z } from 'zod';
import { listOf, listQuery } from '../core/list';
import { setOf } from '../core/list-filters';
import { command, query } from '../core/operation';
import { id, idParams, instant, isoDate, minorUnits, text, version } from '../core/primitives';
import { statusMachine } from '../core/status-table';
import { billingCycle } from './subscription.schemas';

export const discountType = z.enum(['PERCENTAGE', 'FIXED_AMOUNT', 'CUSTOM_PRICE']);
export type DiscountType = z.infer<typeof discountType>;

export const discountRateStatus = z.enum(['ACTIVE', 'INACTIVE', 'EXPIRED', 'REMOVED']);
export type DiscountRateStatus = z.infer<typeof discountRateStatus>;

/** Expired and removed rates stay on record but never price a period again. */
export const discountRateMachine = statusMachine<DiscountRateStatus>('discount rate', ['ACTIVE'], {
  ACTIVE: ['INACTIVE', 'EXPIRED', 'REMOVED'],
  INACTIVE: ['ACTIVE', 'EXPIRED', 'REMOVED'],
  EXPIRED: ['REMOVED'],
  REMOVED: [],
});

const MOST_BASIS_POINTS = 10_000;

const terms = {
  type: discountType,
  /**
   * For a percentage, basis points (2000 = 20 %). Otherwise cents of AUD excluding GST: the amount off a period, or the price
   * that replaces it.
   */
  value: minorUnits,
  /** The billing cycle it applies to. Null for both monthly and yearly, which only a percentage allows. */
  cycle: billingCycle.nullable(),
  startsOn: isoDate,
  /** Last day, inclusive. Null if open-ended. */
  endsOn: isoDate.nullable(),
  reason: text(500),
};

type Terms = z.infer<z.ZodObject<typeof terms>>;

function checked<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject(shape).superRefine((sent, context) => {
    const { type, value, cycle, startsOn, endsOn } = sent as unknown as Terms;
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (type === 'PERCENTAGE' && (value < 1 || value > MOST_BASIS_POINTS))
      refuse('value', 'Please enter a percentage above 0 and up to 100');
    if (type === 'FIXED_AMOUNT' && value < 1) refuse('value', 'Please enter an amount above 0');
    if (type !== 'PERCENTAGE' && cycle === null)
      refuse('cycle', 'Please choose whether the amount is for a month or a year');
    if (endsOn !== null && endsOn < startsOn) refuse('endsOn', 'Must not be before the first day');
  });
}

/** A discount ("mates rate") that the platform gives a practice on its subscription. At most one is active on any day. */
export const discountRate = z.object({
  id,
  version,
  organisationId: id,
  /** Empty if the practice no longer exists. */
  organisationName: z.string(),
  ...terms,
  reason: z.string(),
  status: discountRateStatus,
  createdAt: instant,
});
export type DiscountRate = z.infer<typeof discountRate>;

export const discountRateAction = z.enum([
  'CREATED',
  'UPDATED',
  'ACTIVATED',
  'DEACTIVATED',
  'APPLIED',
  'REMOVED',
  'EXPIRED',
]);
export type DiscountRateAction = z.infer<typeof discountRateAction>;

/** An entry in a rate's history, with the terms in force after it. */
export const discountRateEvent = z.object({
  id,
  action: discountRateAction,
  at: instant,
  /** Null if the change came from the calendar or an invoice. */
  byName: z.string().nullable(),
  ...terms,
  reason: z.string(),
  /**
   * For APPLIED: the invoice and the amount saved, in cents excluding GST. Negative if it reduced a credit. Null for other
   * actions.
   */
  invoiceNumber: z.string().nullable(),
  savedMinor: z.number().int().nullable(),
});
export type DiscountRateEvent = z.infer<typeof discountRateEvent>;

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;
const platformCommand = {
  permission: superAdmins,
  whileReadOnly: true,
  stepUp: true,
  result: discountRate,
  invalidates: ['DiscountRate', 'Subscription'],
} as const;
const errors = ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'] as const;

export const listDiscountRates = query({
  name: 'billing.listDiscountRates',
  summary: 'List the mates rates of all practices, newest first',
  http: { method: 'GET', path: '/discount-rates' },
  permission: superAdmins,
  query: listQuery(['createdAt', 'startsOn'], {
    status: setOf(discountRateStatus),
    type: setOf(discountType),
    organisationId: id.optional(),
  }),
  result: listOf(discountRate),
  provides: ['DiscountRate'],
});

export const listDiscountRateEvents = query({
  name: 'billing.listDiscountRateEvents',
  summary: 'List the history of a mates rate, newest first',
  http: { method: 'GET', path: '/discount-rates/:id/events' },
  permission: superAdmins,
  params: idParams,
  result: z.object({ items: z.array(discountRateEvent) }),
  errors: ['NOT_FOUND'],
  provides: ['DiscountRate'],
});

/** Creates a rate that is active at once. It prices every period whose first day falls within its days. */
export const createDiscountRate = command({
  name: 'billing.createDiscountRate',
  summary: 'Create a mates rate for a practice',
  http: { method: 'POST', path: '/discount-rates' },
  ...platformCommand,
  body: checked({ organisationId: z.guid('Please choose a practice'), ...terms }),
});

/** Changes a rate for periods that start from now on. Periods already started keep their price. */
export const updateDiscountRate = command({
  name: 'billing.updateDiscountRate',
  summary: 'Update a mates rate',
  http: { method: 'PATCH', path: '/discount-rates/:id' },
  ...platformCommand,
  params: idParams,
  body: checked({ version, ...terms }),
  errors,
});

export const activateDiscountRate = command({
  name: 'billing.activateDiscountRate',
  summary: 'Reactivate a mates rate for future billing periods',
  http: { method: 'POST', path: '/discount-rates/:id/activate', status: 200 },
  ...platformCommand,
  params: idParams,
  body: z.strictObject({ version }),
  errors: [...errors, 'DISCOUNT_RATES_OVERLAP'],
});

export const deactivateDiscountRate = command({
  name: 'billing.deactivateDiscountRate',
  summary: 'Deactivate a mates rate for future billing periods',
  http: { method: 'POST', path: '/discount-rates/:id/deactivate', status: 200 },
  ...platformCommand,
  params: idParams,
  body: z.strictObject({ version }),
  errors,
});

/** Removes a rate. It stays on record, with its history. */
export const removeDiscountRate = command({
  name: 'billing.removeDiscountRate',
  summary: 'Remove a mates rate',
  http: { method: 'DELETE', path: '/discount-rates/:id' },
  ...platformCommand,
  params: idParams,
  query: z.strictObject({ version: z.coerce.number<string | number>().int().min(1) }),
  errors,
});
