// The report of a run.
import { table } from '../chaos/report.mjs';
import { KINDS } from './ledger.mjs';

const MOST_GROUPS = 60;
const MOST_EXAMPLES = 5;

const sorted = (map) => [...map].sort(([, a], [, b]) => b - a);

export const isWell = ({ ledger }) => ledger.findings.length === 0;

const placeOf = ({ request }) => request?.split(/[?{\s]/, 2).join(' ') ?? '';

/** Groups equal findings, because one fault shows up with many texts and in many operations. */
export function grouped(findings) {
  const groups = new Map();
  for (const finding of findings) {
    const key = [finding.kind, finding.phase, finding.what.replace(/[:"'].*/, '')].join('|');
    const group = groups.get(key) ?? { ...finding, times: 0, places: new Map() };
    group.times += 1;
    if (!group.places.has(placeOf(finding))) group.places.set(placeOf(finding), finding);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ places, ...group }) => ({ ...group, examples: [...places.values()] }));
}

function groupLines({ kind, phase, what, times, examples }) {
  const shown = examples
    .slice(0, MOST_EXAMPLES)
    .flatMap(({ request, answer, what: said }) => [
      ...(said === what ? [] : [`    ${said}`]),
      ...(request ? [`    ${request}`] : []),
      ...(answer ? [`      answered ${answer}`] : []),
    ]);
  const more = examples.length - MOST_EXAMPLES;
  return [
    `  ${kind}, ${phase}${times > 1 ? `, ${times} times` : ''}: ${what}`,
    ...shown,
    ...(more > 0 ? [`    … and at ${more} more operations`] : []),
  ];
}

export function findingLines(findings) {
  const groups = grouped(findings);
  const lines = groups.slice(0, MOST_GROUPS).flatMap(groupLines);
  return groups.length > MOST_GROUPS ? [...lines, `  … and ${groups.length - MOST_GROUPS} more`] : lines;
}

export function reportLines({ ledger, options, operations, tallies, mails, victim, seconds }) {
  const refusals = sorted(ledger.answers).filter(([code]) => Number(code.slice(0, 3)) >= 400);
  const others = sorted(ledger.answers).filter(([code]) => Number(code.slice(0, 3)) < 400);
  const count = (kind) => ledger.countOf(kind);
  const rest = Object.keys(KINDS).filter((kind) => !['fault', 'leak', 'success', 'change'].includes(kind));
  return [
    '',
    ...table([['attack', 'requests'], ...ledger.byPhase]),
    '',
    ...table([['refused with', 'times'], ...refusals]),
    '',
    ...table([['answered with', 'times'], ...others]),
    '',
    ...(tallies.size > 0 ? [...table([['hostile texts in bodies', 'times'], ...sorted(tallies)]), ''] : []),
    `${mails} mails were inspected; ${victim.rows} rows of the victim in ${victim.tables} tables were compared`,
    ...findingLines(ledger.findings),
    '',
    `seed ${options.seed}: ${operations} operations, ${ledger.requests} requests in ${Math.round(seconds)} s: ` +
      `${count('fault')} 5xx, ${count('leak')} leaks, ${count('success')} unexpected successes, ${count('change')} changes of the victim's data; ` +
      rest.map((kind) => `${count(kind)} ${KINDS[kind]}`).join(', '),
    isWell({ ledger }) ? 'Nobody got in and nothing broke.' : 'The run FAILED: see above.',
  ];
}
