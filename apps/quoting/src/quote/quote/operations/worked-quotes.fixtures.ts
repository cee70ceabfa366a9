import type { RequestOf, createQuote } from '@quillcare/contracts';

type Body = NonNullable<RequestOf<typeof createQuote>['body']>;
type Fund = NonNullable<Body['fund']>;
type Surgery = 'hand' | 'nose' | 'septum';

/** A quote with its choices and the amounts it must produce, worked out by hand in minor units. */
export interface WorkedQuote {
  readonly country: 'AU' | 'NZ';
  readonly surgeries: readonly {
    readonly of: Surgery;
    readonly side?: 'LEFT' | 'RIGHT' | 'BILATERAL';
    readonly class?: 'MEDICARE' | 'COSMETIC' | 'MIXED';
  }[];
  readonly place: 'HOSPITAL' | 'ROOMS' | null;
  readonly fund: keyof typeof FUNDS;
  readonly totalMinor: number;
  readonly gstMinor: number;
  readonly medicareMinor: number;
  readonly fundMinor: number;
  readonly patientMinor: number;
}

export const FUNDS = {
  none: { type: 'UNINSURED', fundName: null, gapMinor: null, excessMinor: null },
  hcf: { type: 'NONE', fundName: 'HCF', gapMinor: null, excessMinor: null },
  hcfExcess: { type: 'NONE', fundName: 'HCF', gapMinor: null, excessMinor: 25_000 },
  gap: { type: 'KNOWN_GAP', fundName: 'Medibank', gapMinor: 50_000, excessMinor: null },
  gapExcess: { type: 'KNOWN_GAP', fundName: 'Medibank', gapMinor: 50_000, excessMinor: 25_000 },
  noGap: { type: 'NO_GAP', fundName: 'Bupa', gapMinor: null, excessMinor: null },
  noGapExcess: { type: 'NO_GAP', fundName: 'Bupa', gapMinor: null, excessMinor: 25_000 },
} as const satisfies Record<string, Fund>;

type Figures = readonly [total: number, gst: number, medicare: number, fund: number, patient: number];

function worked(
  country: WorkedQuote['country'],
  surgeries: WorkedQuote['surgeries'],
  place: WorkedQuote['place'],
  fund: WorkedQuote['fund'],
  [totalMinor, gstMinor, medicareMinor, fundMinor, patientMinor]: Figures,
): WorkedQuote {
  return { country, surgeries, place, fund, totalMinor, gstMinor, medicareMinor, fundMinor, patientMinor };
}

const hand = (side: 'LEFT' | 'RIGHT' | 'BILATERAL', procedureClass?: 'MEDICARE' | 'COSMETIC') => [
  { of: 'hand' as const, side, class: procedureClass },
];
const nose = (procedureClass?: 'MEDICARE' | 'COSMETIC') => [{ of: 'nose' as const, class: procedureClass }];
const septum = [{ of: 'septum' as const }];

/*
 * Carpal tunnel release, Medicare, item 39331 (331.25; 75 % 248.45, 85 % 281.60).
 * In hospital: surgeon 800, assistant 20 % 160, stay 600, theatre 1,000, anaesthetist 5 units at 70 350, splints 2 × 45.50 91,
 * administration 50 + GST 5, aftercare 150: 3,206. Both hands: surgeon 1,200, assistant 240, theatre 1,500: 4,186.
 * In rooms, without stay and theatre: 1,606, both hands 2,086.
 * Medicare for the anaesthetist: 5 units at 23.70 118.50; 75 % 88.90, 85 % 100.75; in hospital the fund pays the remaining 29.60.
 * Item 39331 allows no assistant.
 * Both hands: 331.25 + 165.625 → 496.90; 75 % 372.70, 85 % 422.40.
 * The fund pays the hospital 600 + 1,000 + 91 less the excess of 250: 1,441; both hands 600 + 1,500 + 91 less 250: 1,941.
 */
const CARPAL_TUNNEL: readonly WorkedQuote[] = [
  // 248.45 + 88.90 = 337.35
  worked('AU', hand('LEFT'), 'HOSPITAL', 'none', [320_600, 500, 33_735, 0, 286_865]),
  // 331.25 − 248.45 = 82.80; + 29.60 = 112.40
  worked('AU', hand('LEFT'), 'HOSPITAL', 'hcf', [320_600, 500, 33_735, 11_240, 275_625]),
  // 112.40 + 1,441 = 1,553.40
  worked('AU', hand('LEFT'), 'HOSPITAL', 'hcfExcess', [320_600, 500, 33_735, 155_340, 131_525]),
  // 800 − 248.45 − 500 = 51.55, less than the 82.80 a fund pays in any case
  worked('AU', hand('LEFT'), 'HOSPITAL', 'gap', [320_600, 500, 33_735, 11_240, 275_625]),
  worked('AU', hand('LEFT'), 'HOSPITAL', 'gapExcess', [320_600, 500, 33_735, 155_340, 131_525]),
  // 800 − 248.45 = 551.55; + 29.60 = 581.15
  worked('AU', hand('LEFT'), 'HOSPITAL', 'noGap', [320_600, 500, 33_735, 58_115, 228_750]),
  worked('AU', hand('LEFT'), 'HOSPITAL', 'noGapExcess', [320_600, 500, 33_735, 202_215, 84_650]),
  // The other hand costs the same.
  worked('AU', hand('RIGHT'), 'HOSPITAL', 'none', [320_600, 500, 33_735, 0, 286_865]),
  worked('AU', hand('RIGHT'), 'HOSPITAL', 'noGapExcess', [320_600, 500, 33_735, 202_215, 84_650]),
  // 372.70 + 88.90 = 461.60
  worked('AU', hand('BILATERAL'), 'HOSPITAL', 'none', [418_600, 500, 46_160, 0, 372_440]),
  // 496.90 − 372.70 = 124.20; + 29.60 = 153.80
  worked('AU', hand('BILATERAL'), 'HOSPITAL', 'hcf', [418_600, 500, 46_160, 15_380, 357_060]),
  worked('AU', hand('BILATERAL'), 'HOSPITAL', 'hcfExcess', [418_600, 500, 46_160, 209_480, 162_960]),
  // 1,200 − 372.70 − 500 = 327.30; + 29.60 = 356.90
  worked('AU', hand('BILATERAL'), 'HOSPITAL', 'gap', [418_600, 500, 46_160, 35_690, 336_750]),
  worked('AU', hand('BILATERAL'), 'HOSPITAL', 'gapExcess', [418_600, 500, 46_160, 229_790, 142_650]),
  // 1,200 − 372.70 = 827.30; + 29.60 = 856.90
  worked('AU', hand('BILATERAL'), 'HOSPITAL', 'noGap', [418_600, 500, 46_160, 85_690, 286_750]),
  worked('AU', hand('BILATERAL'), 'HOSPITAL', 'noGapExcess', [418_600, 500, 46_160, 279_790, 92_650]),
  // 281.60 + 100.75 = 382.35; no fund pays outside hospital
  worked('AU', hand('LEFT'), 'ROOMS', 'none', [160_600, 500, 38_235, 0, 122_365]),
  worked('AU', hand('LEFT'), 'ROOMS', 'hcf', [160_600, 500, 38_235, 0, 122_365]),
  worked('AU', hand('RIGHT'), 'ROOMS', 'noGapExcess', [160_600, 500, 38_235, 0, 122_365]),
  // 422.40 + 100.75 = 523.15
  worked('AU', hand('BILATERAL'), 'ROOMS', 'none', [208_600, 500, 52_315, 0, 156_285]),
  worked('AU', hand('BILATERAL'), 'ROOMS', 'gap', [208_600, 500, 52_315, 0, 156_285]),
  // While the place is undecided the quote has no stay, and the lower benefits apply: those in hospital without a fund …
  worked('AU', hand('LEFT'), null, 'none', [160_600, 500, 33_735, 0, 126_865]),
  worked('AU', hand('BILATERAL'), null, 'none', [208_600, 500, 46_160, 0, 162_440]),
  // … and those in rooms with one, because 382.35 is less than 337.35 + 112.40
  worked('AU', hand('LEFT'), null, 'hcf', [160_600, 500, 38_235, 0, 122_365]),
  worked('AU', hand('BILATERAL'), null, 'noGap', [208_600, 500, 52_315, 0, 156_285]),
];

/*
 * Cosmetic on this quote: 10 % GST on every line, no benefits.
 * 3,201 + 320.10; 4,181 + 418.10; rooms 1,601 + 160.10, 2,081 + 208.10.
 */
const COSMETIC_HAND: readonly WorkedQuote[] = [
  worked('AU', hand('LEFT', 'COSMETIC'), 'HOSPITAL', 'none', [352_110, 32_010, 0, 0, 352_110]),
  worked('AU', hand('LEFT', 'COSMETIC'), 'HOSPITAL', 'gapExcess', [352_110, 32_010, 0, 0, 352_110]),
  worked('AU', hand('BILATERAL', 'COSMETIC'), 'HOSPITAL', 'noGap', [459_910, 41_810, 0, 0, 459_910]),
  worked('AU', hand('RIGHT', 'COSMETIC'), 'ROOMS', 'none', [176_110, 16_010, 0, 0, 176_110]),
  worked('AU', hand('BILATERAL', 'COSMETIC'), 'ROOMS', 'hcf', [228_910, 20_810, 0, 0, 228_910]),
  worked('AU', hand('LEFT', 'COSMETIC'), null, 'none', [176_110, 16_010, 0, 0, 176_110]),
];

/* Rhinoplasty, cosmetic: surgeon 9,500, anaesthetist 1,800, stay 4,200: 15,500 + 1,550; in rooms 11,300 + 1,130. */
const RHINOPLASTY: readonly WorkedQuote[] = [
  worked('AU', nose(), 'HOSPITAL', 'none', [1_705_000, 155_000, 0, 0, 1_705_000]),
  worked('AU', nose(), 'HOSPITAL', 'hcfExcess', [1_705_000, 155_000, 0, 0, 1_705_000]),
  worked('AU', nose(), 'ROOMS', 'none', [1_243_000, 113_000, 0, 0, 1_243_000]),
  worked('AU', nose(), null, 'noGap', [1_243_000, 113_000, 0, 0, 1_243_000]),
  // Medical on this quote: no GST. Without an item Medicare is unknown. The fund pays the stay less 250: 3,950.
  worked('AU', nose('MEDICARE'), 'HOSPITAL', 'none', [1_550_000, 0, 0, 0, 1_550_000]),
  worked('AU', nose('MEDICARE'), 'HOSPITAL', 'hcfExcess', [1_550_000, 0, 0, 395_000, 1_155_000]),
  worked('AU', nose('MEDICARE'), 'ROOMS', 'none', [1_130_000, 0, 0, 0, 1_130_000]),
];

/*
 * Septorhinoplasty, mixed, 40 % cosmetic, item 41693 (918.05; 75 % 688.55; in hospital only): surgeon 8,000, anaesthetist
 * 1,800, stay 4,200: 14,000; GST on 3,200 + 720 + 1,680 560. The anaesthetist charges a fixed fee, so Medicare for it is
 * unknown. In rooms 9,800 + 392.
 */
const SEPTORHINOPLASTY: readonly WorkedQuote[] = [
  worked('AU', septum, 'HOSPITAL', 'none', [1_456_000, 56_000, 68_855, 0, 1_387_145]),
  // 918.05 − 688.55 = 229.50
  worked('AU', septum, 'HOSPITAL', 'hcf', [1_456_000, 56_000, 68_855, 22_950, 1_364_195]),
  // the medical part of the stay, 2,520, less 250: 2,270; + 229.50
  worked('AU', septum, 'HOSPITAL', 'hcfExcess', [1_456_000, 56_000, 68_855, 249_950, 1_137_195]),
  // 4,800 − 688.55 − 500 = 3,611.45
  worked('AU', septum, 'HOSPITAL', 'gap', [1_456_000, 56_000, 68_855, 361_145, 1_026_000]),
  worked('AU', septum, 'HOSPITAL', 'noGap', [1_456_000, 56_000, 68_855, 411_145, 976_000]),
  worked('AU', septum, 'ROOMS', 'hcf', [1_019_200, 39_200, 0, 0, 1_019_200]),
];

/*
 * Rhinoplasty and carpal tunnel release together: GST 950 on 9,500, 180 on 1,800, 5 on the administration. The stay costs
 * 4,200, of which the hand needs 600: 300 each, and 3,600 for the nose, so 390 GST. 18,101 + 1,525.
 */
const BOTH: readonly WorkedQuote[] = [
  worked('AU', [...nose(), ...hand('LEFT')], 'HOSPITAL', 'none', [1_962_600, 152_500, 33_735, 0, 1_928_865]),
  worked(
    'AU',
    [...nose(), ...hand('LEFT')],
    'HOSPITAL',
    'hcf',
    [1_962_600, 152_500, 33_735, 11_240, 1_917_625],
  ),
];

/* New Zealand: 15 % on every line, no Medicare. 3,201 + 480.15; 4,181 + 627.15; rooms 1,601 + 240.15; 15,500 + 2,325. */
const NEW_ZEALAND: readonly WorkedQuote[] = [
  worked('NZ', hand('LEFT'), 'HOSPITAL', 'none', [368_115, 48_015, 0, 0, 368_115]),
  worked('NZ', hand('BILATERAL'), 'HOSPITAL', 'none', [480_815, 62_715, 0, 0, 480_815]),
  worked('NZ', hand('RIGHT', 'COSMETIC'), 'ROOMS', 'none', [184_115, 24_015, 0, 0, 184_115]),
  worked('NZ', nose(), 'HOSPITAL', 'none', [1_782_500, 232_500, 0, 0, 1_782_500]),
];

/** Class × place × side × fund × country, using the catalogue of `openPricedPractice`. */
export const WORKED_QUOTES: readonly WorkedQuote[] = [
  ...CARPAL_TUNNEL,
  ...COSMETIC_HAND,
  ...RHINOPLASTY,
  ...SEPTORHINOPLASTY,
  ...BOTH,
  ...NEW_ZEALAND,
];

/** Such as "AU, hand LEFT COSMETIC, HOSPITAL, noGap". */
export function nameOfWorked({ country, surgeries, place, fund }: WorkedQuote): string {
  const what = surgeries.map((one) => [one.of, one.side, one.class].filter(Boolean).join(' ')).join(' + ');
  return [country, what, place ?? 'place open', fund].join(', ');
}
