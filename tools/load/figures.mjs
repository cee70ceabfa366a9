// The figures of a run with their targets, and their output format.

const row = (cells) => `| ${cells.join(' | ')} |`;
const HEAD = ['part', 'what', 'measured', 'figure', 'target', 'reached'];

export class Figures {
  entries = [];
  /** Errors such as refused requests or missing rows. Only these make a run fail. */
  faults = [];

  constructor(print) {
    this.print = print;
  }

  /**
   * `atLeast` or `atMost` is the target. Without one the figure is only printed.
   * @param {{ part: string, what: string, measured?: string, value: number, unit?: string, digits?: number,
   *   atLeast?: number | null, atMost?: number | null }} figure
   */
  add({ part, what, measured = '', value, unit = '', digits = 2, atLeast = null, atMost = null }) {
    const isReached = atLeast !== null ? value >= atLeast : atMost !== null ? value <= atMost : null;
    const figure = { part, what, measured, value, unit, digits, atLeast, atMost, isReached };
    this.entries.push(figure);
    this.print(cellsOf(figure).filter(Boolean).join('  '));
  }

  fault(part, error) {
    this.faults.push(`${part}: ${error.message}`);
    this.print(`FAILED in ${part}: ${error.stack ?? error.message}`);
  }
}

function cellsOf({ part, what, measured, value, unit, digits, atLeast, atMost, isReached }) {
  const tell = (number) => `${number.toFixed(digits)}${unit ? ` ${unit}` : ''}`;
  const target = atLeast !== null ? `≥ ${tell(atLeast)}` : atMost !== null ? `≤ ${tell(atMost)}` : '';
  const reached = isReached === null ? '' : isReached ? 'yes' : 'no';
  return [part, what, measured, tell(value), target, reached];
}

/** The figures as a Markdown table. */
export function tableOf({ entries }) {
  return [row(HEAD), row(HEAD.map(() => '---')), ...entries.map((entry) => row(cellsOf(entry)))];
}

/** The number of targets reached, and every fault. */
export function summaryOf({ entries, faults }) {
  const held = entries.filter(({ isReached }) => isReached !== null);
  const reached = held.filter(({ isReached }) => isReached).length;
  return [
    `${reached} of ${held.length} targets reached; ${faults.length} faults`,
    ...faults.map((fault) => `fault: ${fault}`),
  ];
}

/** The percentile of the numbers at `share` (0 to 1). */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
