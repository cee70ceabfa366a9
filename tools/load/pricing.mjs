// Measures pricing of a large quote by the product's compiled rules: 50 lines, 100 rules.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dist } from '../build/sources.mjs';
import { percentile } from './figures.mjs';

const LINES = 50;
const RULES = 100;
const WARM_UP = 200;
const RUNS = 500;

const KINDS = ['SURGEON', 'ASSISTANT', 'ANAESTHETIST', 'HOSPITAL', 'THEATRE', 'ADMIN'];
const FEE_TYPES = ['SURGERY_BASE_FEE', 'ASSISTANT_FEES', 'ANAESTHETIST_FEES', 'HOSPITAL_FEES', 'ADMIN_FEES'];
const OVERRIDES = [
  { type: 'PERCENTAGE_DISCOUNT', basisPoints: 250 },
  { type: 'PERCENTAGE_OF_ORIGINAL', basisPoints: 10_500 },
  { type: 'FIXED_DISCOUNT', amountMinor: 5_000 },
  { type: 'FORMULA', formula: 'roundto(if(minutes > 60, fee × 101% + 2 × (minutes − 60), fee), 5)' },
];

const line = (at) => ({
  key: `line-${at}`,
  kind: KINDS[at % KINDS.length],
  surgeryId: `surgery-${at % 5}`,
  category: 'COSMETIC',
  procedureClass: 'COSMETIC',
  isTreatment: null,
  description: 'Line',
  descriptionWords: null,
  providerName: null,
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  quantity: 1,
  base: {
    type: 'AMOUNT',
    source: 'SURGERY',
    amountMinor: 100_000 + at * 1_337,
    from: { id: null, name: 'Surgery' },
  },
  options: [
    {
      id: 'both',
      name: 'Both sides',
      groupName: 'Side',
      category: 'LATERALITY',
      fee: { type: 'MULTIPLIER', basisPoints: 15_000 },
    },
  ],
  part: null,
  minutes: 150,
  enteredFeeMinor: null,
  discount: { type: 'PERCENTAGE', basisPoints: 500 },
  enteredGst: null,
  mbsItem: null,
  medicareBenefitMinor: null,
  fundBenefitMinor: null,
});

const rule = (at) => ({
  id: `rule-${at}`,
  name: `Rule ${at}`,
  feeType: FEE_TYPES[at % FEE_TYPES.length],
  lineKind: null,
  override: OVERRIDES[at % OVERRIDES.length],
  scope: { type: 'ALL' },
  priority: at,
  isActive: true,
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  note: null,
});

const CIRCUMSTANCES = {
  on: '2026-11-20',
  doctorId: 'doctor',
  hospitalId: 'hospital',
  siteId: 'site',
  gst: { country: 'AU', rateBasisPoints: 1_000, everyLine: null },
  quoteDiscount: { type: 'FIXED_AMOUNT', amountMinor: 100_000 },
  discountCapBasisPoints: 1_000,
};

/** The median time to price a quote of 50 lines with 100 rules that all apply. */
export function measurePricing({ figures }) {
  const load = createRequire(import.meta.url);
  const { priceQuote, ruleBook } = load(join(dist, 'libs', 'rules', 'src', 'index.js'));
  const lines = Array.from({ length: LINES }, (_, at) => line(at));
  const book = ruleBook(Array.from({ length: RULES }, (_, at) => rule(at)));
  const times = [];
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    const started = performance.now();
    priceQuote(lines, book, CIRCUMSTANCES, lines);
    if (run >= WARM_UP) times.push(performance.now() - started);
  }
  figures.add({
    part: 'pricing',
    what: `a quote of ${LINES} lines with ${RULES} rules, median`,
    measured: `p99 ${percentile(times, 0.99).toFixed(2)} ms`,
    value: percentile(times, 0.5),
    unit: 'ms',
    atMost: 5,
  });
}
