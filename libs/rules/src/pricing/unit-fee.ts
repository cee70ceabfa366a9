import { timeUnits } from '../medicare/anaesthesia';
import { applyRules } from './apply-rules';
import { MAX_FEE_MINOR } from './fee-types';
import type { FeeBase, LineRequest, MixedPart } from './line-request';
import { applyOptions } from './options';
import {
  formatDecimal,
  isInteger,
  multiply,
  rational,
  fromBasisPoints,
  roundToInteger,
  type Rational,
} from './rational';
import { findApplicableRules, type RuleBook, type RuleContext } from './rule-book';
import { FeeTrail, isValidFee, type TraceWords } from './trace';

/**
 * Calculates the fee of one unit: base, options, rules, and then the only rounding of a fee, half-up to the cent. A part of a
 * mixed supply is a share of the rounded fee. A fee entered by staff overrides the result. `surgeonFeeMinor` is the total of the
 * surgeon's lines of the same surgery, or null for those lines themselves.
 */
export function buildUnitFeeTrail(
  request: LineRequest,
  book: RuleBook,
  now: RuleContext,
  surgeonFeeMinor: number | null,
): FeeTrail {
  const trail = new FeeTrail();
  addBaseStep(trail, request.base, surgeonFeeMinor);
  const baseFee = trail.fee;
  applyOptions(trail, request.options);
  applyRules(trail, findApplicableRules(book, request, now), {
    baseFee,
    surgeonFeeMinor,
    quantity: request.quantity,
    minutes: request.minutes,
    units: totalUnits(request.base),
  });
  roundToCent(trail);
  if (request.part !== null) applyMixedPart(trail, request.part);
  if (request.enteredFeeMinor !== null) {
    const entered = { kind: 'ENTERED', id: null, name: '' } as const;
    trail.addStep(
      entered,
      'entered',
      { feeMinor: request.enteredFeeMinor },
      rational(request.enteredFeeMinor),
    );
  }
  return trail;
}

/** Returns the base and time units of an anaesthetic, or null if it is not charged by units. */
export function totalUnits(base: FeeBase): number | null {
  return base.type === 'UNITS' ? base.baseUnits + timeUnits(Math.max(0, Math.ceil(base.minutes))) : null;
}

function addBaseStep(trail: FeeTrail, base: FeeBase, surgeonFeeMinor: number | null): void {
  const { fee, words } = calculateBaseFee(base, surgeonFeeMinor ?? 0);
  const highest = rational(MAX_FEE_MINOR);
  trail.addStep({ kind: 'BASE', ...base.from }, words.key, words.values, isValidFee(fee) ? fee : highest);
}

function calculateBaseFee(base: FeeBase, surgeonFeeMinor: number): { fee: Rational; words: TraceWords } {
  const from = base.from.name;
  switch (base.type) {
    case 'AMOUNT': {
      const key = `base.${base.source.toLowerCase()}` as TraceWords['key'];
      return {
        fee: rational(base.amountMinor),
        words: { key, values: { from, amountMinor: base.amountMinor } },
      };
    }
    case 'SHARE_OF_SURGEON':
      return {
        fee: multiply(rational(surgeonFeeMinor), fromBasisPoints(base.basisPoints)),
        words: { key: 'base.share', values: { from, basisPoints: base.basisPoints, surgeonFeeMinor } },
      };
    case 'UNITS': {
      const units = totalUnits(base) ?? 0;
      const { baseUnits, minutes, unitMinor } = base;
      const values = { from, baseUnits, timeUnits: units - baseUnits, units, minutes, unitMinor };
      return { fee: rational(units * unitMinor), words: { key: 'base.units', values } };
    }
  }
}

function roundToCent(trail: FeeTrail): void {
  if (isInteger(trail.fee)) return;
  const exactCents = formatDecimal(trail.fee, 4);
  const rounding = { kind: 'ROUNDING', id: null, name: '' } as const;
  trail.addStep(rounding, 'rounding', { exactCents }, rational(roundToInteger(trail.fee)));
}

/** The treatment part is the remainder after the cosmetic part, so that both add up to the whole to the cent. */
function applyMixedPart(trail: FeeTrail, { of, cosmeticBasisPoints, cosmeticShare }: MixedPart): void {
  const whole = roundToInteger(trail.fee);
  const [n, d] = cosmeticShare?.split('/') ?? [];
  const share = n && d ? rational(BigInt(n), BigInt(d)) : fromBasisPoints(cosmeticBasisPoints);
  const cosmetic = roundToInteger(multiply(trail.fee, share));
  const split = { kind: 'SPLIT', id: null, name: '' } as const;
  const values = { cosmeticBasisPoints, wholeMinor: whole };
  if (of === 'COSMETIC') trail.addStep(split, 'split.cosmetic', values, rational(cosmetic));
  else trail.addStep(split, 'split.treatment', values, rational(whole - cosmetic));
}
