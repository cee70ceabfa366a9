// How many clients each practice has: one has very many, a few have some, and most have few.

/** The first practice's share of all clients. */
const LARGEST = 1 / 4;
/** The exponent of the others' decline: the second has about thirty times the clients of the last of 200. */
const STEEPNESS = 0.6;

/** Numbers of clients per practice, the largest first, with `clients` in total and at least one each. */
export function sharesOf(clients, organisations) {
  const largest = Math.round(clients * LARGEST);
  const others = organisations - 1;
  const weights = Array.from({ length: others }, (_, at) => (at + 1) ** -STEEPNESS);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const beyondOne = clients - largest - others;
  const shares = weights.map((weight) => 1 + Math.floor((beyondOne * weight) / whole));
  const left = clients - largest - shares.reduce((sum, share) => sum + share, 0);
  // The second practice absorbs the rounding difference.
  shares[0] += left;
  return [largest, ...shares];
}

export const middleOf = (organisations) => Math.floor(organisations / 2);
