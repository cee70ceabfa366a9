// The report of a run.
import { nameOf } from './plan.mjs';

const MOST_LINES = 40;

const seconds = (ms) => (ms === null ? 'never' : (ms / 1000).toFixed(2));

/** Formats aligned columns, with figures right-aligned. */
export function table(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => String(row[at]).length)));
  const cell = (value, at) =>
    /^([-\d.,]+|never)$/.test(String(value))
      ? String(value).padStart(widths[at])
      : String(value).padEnd(widths[at]);
  return rows.map((row) => row.map(cell).join('  ').trimEnd());
}

/** A line per fault: how long it lasted, and when the same kind of request or work succeeded again. */
export function faultLines(outcomes) {
  return table([
    ['fault', 'lasted s', 'again after s', 'after its end s'],
    ...outcomes.map(({ fault, endedMs, recoveredMs }) => [
      nameOf(fault),
      seconds(endedMs),
      seconds(recoveredMs),
      seconds(recoveredMs === null ? null : Math.max(0, recoveredMs - endedMs)),
    ]),
  ]);
}

const of = (findings, kind) => findings.filter((finding) => finding.kind === kind);

/** Whether the run passed. Times do not count, because machines differ. */
export function isWell({ findings, oddities, crashes }) {
  return [findings, oddities, crashes].every((list) => list.length === 0);
}

function limited(lines) {
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES), `… and ${lines.length - MOST_LINES} more`];
}

const findingLine = ({ kind, what, id, expected, found }) =>
  `  ${kind}: ${what}${id ? ` ${id}` : ''}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;

export function reportLines(run) {
  const { counts, findings, oddities, crashes, outcomes, requests, options, seconds: lasted } = run;
  const answers = counts.find(({ what }) => what === 'answers')?.acknowledged ?? 0;
  return [
    '',
    ...faultLines(outcomes),
    '',
    ...table([
      ['acts', 'acknowledged', 'given up'],
      ...counts.map(({ what, acknowledged, unclear }) => [what, acknowledged, unclear]),
    ]),
    '',
    `requests ${requests.sent}, of which ${requests.again} were tries again; the longest took ${seconds(requests.longestMs)} s`,
    ...limited(oddities.map((oddity) => `  unexpected answer: ${JSON.stringify(oddity)}`)),
    ...limited(crashes.map(({ name, code }) => `  ended by itself: ${name} with ${code}`)),
    ...limited(findings.map(findingLine)),
    '',
    `seed ${options.seed}: ${answers} answers acknowledged, ${of(findings, 'lost').length} lost, ${of(findings, 'doubled').length} doubled, ` +
      `${of(findings, 'wrong').length} wrong, ${of(findings, 'left over').length} left over, ${oddities.length} unexpected answers, ` +
      `${crashes.length} crashes; ${outcomes.length} faults in ${Math.round(lasted)} s`,
    isWell(run) ? 'Nothing was lost and nothing was done twice.' : 'The run FAILED: see above.',
  ];
}
