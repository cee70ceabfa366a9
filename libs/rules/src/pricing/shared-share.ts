import { timeUnits } from '../medicare/anaesthesia';
import { add, divide, multiply, rational, shareOf, ZERO, type Rational } from './rational';
import { anaesthesiaMinutes, type ChosenSurgery } from './surgery-lines';

/*
 * Of a fee that several surgeries share, the part that is cosmetic: taxable in Australia, where hospital treatment follows
 * the procedure (GST Act s 38-20). Each surgery bears a share of its own, and another surgery beside it never raises that
 * share; so a surgery without GST never raises the GST of a quote.
 */

/** The cosmetic part of a surgery, from 0 to 1: a mixed one whose part nobody entered is taxed as a whole. */
export function cosmeticPartOf({ configuration }: ChosenSurgery): Rational {
  const { procedureClass, cosmeticBasisPoints } = configuration;
  if (procedureClass === 'COSMETIC') return ONE;
  if (procedureClass !== 'MIXED') return ZERO;
  return cosmeticBasisPoints === null ? ONE : shareOf(cosmeticBasisPoints);
}

const ONE = rational(1);

/**
 * The cosmetic share of something that is needed once and costs what the dearest surgery costs (a stay in hospital). Each step
 * up in cost is divided equally among the surgeries that need it; `costOf` is what a surgery alone would cost.
 */
export function shareOfDearest(
  surgeries: readonly ChosenSurgery[],
  costOf: (surgery: ChosenSurgery) => number,
): Rational {
  const costs = surgeries.map((surgery) => ({ cost: costOf(surgery), part: cosmeticPartOf(surgery) }));
  const dearest = Math.max(0, ...costs.map(({ cost }) => cost));
  if (dearest === 0) return meanOf(surgeries);
  return divide(cosmeticCost(costs), rational(dearest));
}

/** As `shareOfDearest`, of one anaesthetic that is charged by units: the highest base units, and the time of all surgeries. */
export function shareOfAnaesthetic(
  surgeries: readonly ChosenSurgery[],
  baseUnitsOf: (surgery: ChosenSurgery) => number,
): Rational {
  const minutesOf = ({ configuration }: ChosenSurgery) => anaesthesiaMinutes(configuration) ?? 0;
  const base = surgeries.map((surgery) => ({ cost: baseUnitsOf(surgery), part: cosmeticPartOf(surgery) }));
  const minutes = sum(surgeries.map((surgery) => rational(minutesOf(surgery))));
  const cosmeticMinutes = sum(
    surgeries.map((surgery) => multiply(rational(minutesOf(surgery)), cosmeticPartOf(surgery))),
  );
  const taxedMinutes = surgeries
    .filter((surgery) => cosmeticPartOf(surgery).n > 0n)
    .reduce((all, surgery) => all + minutesOf(surgery), 0);
  const all = Number(minutes.n);
  const units = Math.max(0, ...base.map(({ cost }) => cost)) + timeUnits(all);
  if (units === 0) return meanOf(surgeries);
  const time = multiply(cosmeticMinutes, cheapestMinute(taxedMinutes, all));
  return divide(add(cosmeticCost(base), time), rational(units));
}

/** The cosmetic surgeries' shares of the cost of the dearest. */
function cosmeticCost(costs: readonly { cost: number; part: Rational }[]): Rational {
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
 * Units of one minute of the whole time, at most what they would be with less of the other surgeries: units go by started
 * quarters of an hour, and one more minute of another surgery does not make the cosmetic minutes dearer.
 */
function cheapestMinute(from: number, to: number): Rational {
  let best: Rational | null = null;
  for (let minutes = Math.max(1, from); minutes <= to; minutes += 1) {
    const rate = rational(timeUnits(minutes), minutes);
    if (best === null || rate.n * best.d < best.n * rate.d) best = rate;
  }
  return best ?? ZERO;
}

/** What costs nothing is divided equally. */
function meanOf(surgeries: readonly ChosenSurgery[]): Rational {
  if (surgeries.length === 0) return ZERO;
  return divide(sum(surgeries.map(cosmeticPartOf)), rational(surgeries.length));
}

function sum(parts: readonly Rational[]): Rational {
  return parts.reduce(add, ZERO);
}
