import { timeUnits } from '../medicare/anaesthesia';
import { add, divide, multiply, rational, fromBasisPoints, ZERO, type Rational } from './rational';
import { anaesthesiaMinutes, type ChosenSurgery } from './surgery-lines';

/*
 * The cosmetic share of a fee shared by several surgeries. It is taxable in Australia, where hospital treatment follows the
 * procedure (GST Act s 38-20). Each surgery bears its own share, which adding another surgery never increases. So a surgery
 * without GST never increases the GST of a quote.
 */

/** Returns the cosmetic part of a surgery, from 0 to 1. A mixed surgery without an entered part is taxed as a whole. */
export function cosmeticShareOf({ configuration }: ChosenSurgery): Rational {
  const { procedureClass, cosmeticBasisPoints } = configuration;
  if (procedureClass === 'COSMETIC') return ONE;
  if (procedureClass !== 'MIXED') return ZERO;
  return cosmeticBasisPoints === null ? ONE : fromBasisPoints(cosmeticBasisPoints);
}

const ONE = rational(1);

/**
 * Returns the cosmetic share of something needed once at the cost of the most expensive surgery, such as a hospital stay. Each
 * step up in cost is split equally among the surgeries that need it. `costOf` returns what a surgery alone would cost.
 */
export function shareOfMostExpensive(
  surgeries: readonly ChosenSurgery[],
  costOf: (surgery: ChosenSurgery) => number,
): Rational {
  const costs = surgeries.map((surgery) => ({ cost: costOf(surgery), part: cosmeticShareOf(surgery) }));
  const dearest = Math.max(0, ...costs.map(({ cost }) => cost));
  if (dearest === 0) return meanCosmeticShare(surgeries);
  return divide(allocateCosmeticCost(costs), rational(dearest));
}

/** Like `shareOfMostExpensive`, for a single anaesthetic charged by units: the highest base units, and the time of all surgeries. */
export function cosmeticShareOfAnaesthetic(
  surgeries: readonly ChosenSurgery[],
  baseUnitsOf: (surgery: ChosenSurgery) => number,
): Rational {
  const minutesOf = ({ configuration }: ChosenSurgery) => anaesthesiaMinutes(configuration) ?? 0;
  const base = surgeries.map((surgery) => ({ cost: baseUnitsOf(surgery), part: cosmeticShareOf(surgery) }));
  const minutes = sum(surgeries.map((surgery) => rational(minutesOf(surgery))));
  const cosmeticMinutes = sum(
    surgeries.map((surgery) => multiply(rational(minutesOf(surgery)), cosmeticShareOf(surgery))),
  );
  const taxedMinutes = surgeries
    .filter((surgery) => cosmeticShareOf(surgery).n > 0n)
    .reduce((all, surgery) => all + minutesOf(surgery), 0);
  const all = Number(minutes.n);
  const units = Math.max(0, ...base.map(({ cost }) => cost)) + timeUnits(all);
  if (units === 0) return meanCosmeticShare(surgeries);
  const time = multiply(cosmeticMinutes, lowestMinuteRate(taxedMinutes, all));
  return divide(add(allocateCosmeticCost(base), time), rational(units));
}

/** The cosmetic surgeries' shares of the highest cost. */
function allocateCosmeticCost(costs: readonly { cost: number; part: Rational }[]): Rational {
  const sorted = [...costs].sort((a, b) => a.cost - b.cost);
  let shared = ZERO;
  let reached = 0;
  return sorted.reduce((total, { cost, part }, at) => {
    shared = add(shared, rational(cost - reached, sorted.length - at));
    reached = cost;
    return add(total, multiply(shared, part));
  }, ZERO);
}

/**
 * Returns the units per minute, but no more than they would be with less time for the other surgeries. Units are counted per
 * started quarter hour, and an additional minute of another surgery must not make the cosmetic minutes more expensive.
 */
function lowestMinuteRate(from: number, to: number): Rational {
  let best: Rational | null = null;
  for (let minutes = Math.max(1, from); minutes <= to; minutes += 1) {
    const rate = rational(timeUnits(minutes), minutes);
    if (best === null || rate.n * best.d < best.n * rate.d) best = rate;
  }
  return best ?? ZERO;
}

/** Splits equally if there is no cost. */
function meanCosmeticShare(surgeries: readonly ChosenSurgery[]): Rational {
  if (surgeries.length === 0) return ZERO;
  return divide(sum(surgeries.map(cosmeticShareOf)), rational(surgeries.length));
}

function sum(parts: readonly Rational[]): Rational {
  return parts.reduce(add, ZERO);
}
