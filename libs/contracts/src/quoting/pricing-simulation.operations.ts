import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { currency, id, idParams, instant } from '../core/primitives';
import { pricingRuleInput } from './pricing-rule.operations';

export const SIMULATED_DAYS = 90;

export const simulationStatus = z.enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED']);
export type SimulationStatus = z.infer<typeof simulationStatus>;

const minor = z.number().int();
const count = z.number().int();

/** The effect of a rule change on many quotes. Amounts are in minor units, including GST. */
export const simulationResult = z.object({
  count,
  raised: count,
  lowered: count,
  unchanged: count,
  beforeMinor: minor,
  afterMinor: minor,
  differenceMinor: minor,
  /** The ten quotes with the largest changes, up or down. `label` is the quote's number. */
  largest: z.array(
    z.object({ id, label: z.string(), beforeMinor: minor, afterMinor: minor, differenceMinor: minor }),
  ),
});
export type SimulationResult = z.infer<typeof simulationResult>;

export const pricingSimulation = z.object({
  id,
  createdAt: instant,
  status: simulationStatus,
  /** The stored rule to change. Null for a new one. */
  ruleId: id.nullable(),
  currency,
  /** Includes quotes created or sent since then. */
  since: instant,
  /** The day whose rules are used (ISO date): today, or the first day of a rule that starts later. */
  pricedOn: z.string(),
  /** Number of quotes to price. Null until counted. */
  total: count.nullable(),
  done: count,
  finishedAt: instant.nullable(),
  /** Covers all quotes. Null until complete. */
  result: simulationResult.nullable(),
});
export type PricingSimulation = z.infer<typeof pricingSimulation>;

const mayLook = { resource: 'PRICING_RULES', action: 'READ', orRoles: ADMINS } as const;

export const startPricingSimulation = command({
  name: 'quoting.startPricingSimulation',
  summary: 'Start a simulation of changed pricing rules on the quotes of the last 90 days; changes nothing',
  http: { method: 'POST', path: '/pricing-rules/simulations', status: 202 },
  permission: mayLook,
  body: z.strictObject({
    /** The stored rule that `rule` would replace. Null tries `rule` as a new one. */
    ruleId: id.nullish().transform((value) => value ?? null),
    /** The rule as it would be. Null tries the prices without the stored rule. */
    rule: pricingRuleInput.nullish().transform((value) => value ?? null),
  }),
  result: pricingSimulation,
  errors: ['NOT_FOUND'],
  invalidates: ['PricingSimulation'],
});

export const getPricingSimulation = query({
  name: 'quoting.getPricingSimulation',
  summary: 'Get the progress and result of a simulation, kept for 30 days',
  http: { method: 'GET', path: '/pricing-simulations/:id' },
  permission: mayLook,
  params: idParams,
  result: pricingSimulation,
  errors: ['NOT_FOUND'],
  provides: ['PricingSimulation'],
});

export const cancelPricingSimulation = command({
  name: 'quoting.cancelPricingSimulation',
  summary: 'Cancel a simulation',
  http: { method: 'POST', path: '/pricing-simulations/:id/cancel', status: 200 },
  permission: mayLook,
  whileReadOnly: true,
  params: idParams,
  result: pricingSimulation,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  invalidates: ['PricingSimulation'],
});

export const PricingSimulationChanged = event({
  service: 'quoting',
  name: 'PricingSimulationChanged',
  data: z.object({ simulationId: id }),
  // The event carries only the id, so it needs no right of its own.
  live: { needs: null, tags: ({ simulationId }) => [{ type: 'PricingSimulation', id: simulationId }] },
});

export const runPricingSimulation = job({
  service: 'quoting',
  name: 'runPricingSimulation',
  data: z.object({ organisationId: id, simulationId: id }),
  isLowPriority: true,
});

/** Restarts simulations whose worker died. */
export const resumePricingSimulations = job({
  service: 'quoting',
  name: 'resumePricingSimulations',
  data: z.object({}),
  everyMs: 15_000,
  attempts: 1,
});
