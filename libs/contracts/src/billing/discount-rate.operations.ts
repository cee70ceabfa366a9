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

/** What has expired or was removed stays on record and never prices a period again. */
export const discountRateMachine = statusMachine<DiscountRateStatus>('discount rate', ['ACTIVE'], {
  ACTIVE: ['INACTIVE', 'EXPIRED', 'REMOVED'],
  INACTIVE: ['ACTIVE', 'EXPIRED', 'REMOVED'],
  EXPIRED: ['REMOVED'],
  REMOVED: [],
});

const MOST_BASIS_POINTS = 10_000;

const terms = {
  type: discountType,
  /** Basis points of a percentage (2000 = 20 %), else cents of AUD without GST: off a period, or instead of its price. */
  value: minorUnits,
  /** The periods that it is for; null for months and years, which only a percentage can be. */
  cycle: billingCycle.nullable(),
  startsOn: isoDate,
  /** The last day; null for none. */
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

/** A discount of the platform on what a practice subscribes to. At most one is active on a day. */
export const discountRate = z.object({
  id,
  version,
  organisationId: id,
  /** Empty if the practice is not there any more. */
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

/** One thing that happened to a rate, with the terms that held afterwards. */
export const discountRateEvent = z.object({
  id,
  action: discountRateAction,
  at: instant,
  /** Null for what the calendar or an invoice did. */
  byName: z.string().nullable(),
  ...terms,
  reason: z.string(),
  /** Of APPLIED: the invoice, and what it took off, in cents without GST; below zero what was given back less. */
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
  summary: 'The mates rates of all practices, the newest first',
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
  summary: 'What happened to a mates rate, the newest first',
  http: { method: 'GET', path: '/discount-rates/:id/events' },
  permission: superAdmins,
  params: idParams,
  result: z.object({ items: z.array(discountRateEvent) }),
  errors: ['NOT_FOUND'],
  provides: ['DiscountRate'],
});

/** It is active at once, and prices each period whose first day is one of its days. */
export const createDiscountRate = command({
  name: 'billing.createDiscountRate',
  summary: 'Give a practice a mates rate',
  http: { method: 'POST', path: '/discount-rates' },
  ...platformCommand,
  body: checked({ organisationId: z.guid('Please choose a practice'), ...terms }),
});

/** For the periods that begin from now on: those that have begun keep their price. */
export const updateDiscountRate = command({
  name: 'billing.updateDiscountRate',
  summary: 'Change a mates rate',
  http: { method: 'PATCH', path: '/discount-rates/:id' },
  ...platformCommand,
  params: idParams,
  body: checked({ version, ...terms }),
  errors,
});

export const activateDiscountRate = command({
  name: 'billing.activateDiscountRate',
  summary: 'Let a mates rate price periods again',
  http: { method: 'POST', path: '/discount-rates/:id/activate', status: 200 },
  ...platformCommand,
  params: idParams,
  body: z.strictObject({ version }),
  errors: [...errors, 'DISCOUNT_RATES_OVERLAP'],
});

export const deactivateDiscountRate = command({
  name: 'billing.deactivateDiscountRate',
  summary: 'Let a mates rate price no further periods',
  http: { method: 'POST', path: '/discount-rates/:id/deactivate', status: 200 },
  ...platformCommand,
  params: idParams,
  body: z.strictObject({ version }),
  errors,
});

/** It stays on record, with its history. */
export const removeDiscountRate = command({
  name: 'billing.removeDiscountRate',
  summary: 'Remove a mates rate',
  http: { method: 'DELETE', path: '/discount-rates/:id' },
  ...platformCommand,
  params: idParams,
  query: z.strictObject({ version: z.coerce.number<string | number>().int().min(1) }),
  errors,
});
