import { getSurgery, type getPricingRule, type PricingSimulation, type ResultOf } from '@quillcare/contracts';
import { sampleOf } from '../../testing/sample-of';

const NOW = '2026-11-20T08:00:00.000Z';
const WRITER = { id: '01a1fa25-0000-7000-8000-000000000001', name: 'Amelia Nguyen' };

/** Sample rule: 10 % off one surgery over the summer. */
export const ruleSample: ResultOf<typeof getPricingRule> = {
  id: '01a1fa25-0000-7000-8000-0000000000b1',
  version: 3,
  createdAt: NOW,
  updatedAt: NOW,
  deletedAt: null,
  createdBy: WRITER,
  updatedBy: WRITER,
  name: 'Summer list',
  feeType: 'SURGERY_BASE_FEE',
  lineKind: null,
  priority: 100,
  isActive: true,
  override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 },
  scope: { type: 'SURGERY', targetId: '01a1fa25-0000-7000-8000-0000000000c1' },
  target: { name: 'Rhinoplasty', state: 'ACTIVE' },
  effectiveFrom: '2026-12-01',
  effectiveTo: '2027-01-31',
  note: null,
};

const SURGERY_ID = '01a1fa25-0000-7000-8000-0000000000c1';
export const surgerySample = {
  ...(sampleOf(getSurgery.result, { text: 'Rhinoplasty', id: SURGERY_ID }) as object),
  id: SURGERY_ID,
};

/** Sample simulation in which one of two quotes becomes cheaper. */
export const trialSample: PricingSimulation = {
  id: '01a1fa25-0000-7000-8000-0000000000e1',
  createdAt: NOW,
  status: 'COMPLETED',
  ruleId: null,
  currency: 'AUD',
  since: '2026-08-22T08:00:00.000Z',
  pricedOn: '2026-12-01',
  total: 2,
  done: 2,
  finishedAt: NOW,
  result: {
    count: 2,
    raised: 0,
    lowered: 1,
    unchanged: 1,
    beforeMinor: 3_000_000,
    afterMinor: 2_895_500,
    differenceMinor: -104_500,
    largest: [
      {
        id: '01a1fa25-0000-7000-8000-0000000000f1',
        label: 'Q-2026-000007',
        beforeMinor: 1_705_000,
        afterMinor: 1_600_500,
        differenceMinor: -104_500,
      },
    ],
  },
};

export const pageOf = (...items: unknown[]) => ({
  body: { items, nextCursor: null, total: items.length, totalIsEstimate: false },
});
