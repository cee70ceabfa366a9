// Results of a scenario: figures with their limits.

const shown = (value) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? value.toFixed(2)
    : (value?.toLocaleString('en') ?? 'never');

/** A figure with an upper bound. Null means that the expected event never happened. */
export function atMost(what, figure, limit, unit = '') {
  return { what, figure, unit, limit: `at most ${shown(limit)}`, isMet: figure !== null && figure <= limit };
}

/** A figure with one correct value. */
export function exactly(what, figure, wanted, unit = '') {
  return { what, figure, unit, limit: `exactly ${shown(wanted)}`, isMet: figure === wanted };
}

/** A figure without a limit, because machines differ. */
export function told(what, figure, unit = '') {
  return { what, figure, unit, limit: '', isMet: true };
}

/** One line: whether the limit is met, what was measured, the figure and its limit. */
export function lineOf({ what, figure, unit, limit, isMet }) {
  const measured = `${shown(figure)}${unit ? ` ${unit}` : ''}`;
  return `${isMet ? 'met   ' : 'MISSED'}  ${what.padEnd(86)}  ${measured.padStart(12)}  ${limit}`.trimEnd();
}

export function summaryOf(results) {
  const missed = results.filter(({ isMet }) => !isMet).length;
  return missed === 0
    ? `All ${results.length} lines are met.`
    : `${missed} of ${results.length} lines MISSED.`;
}
