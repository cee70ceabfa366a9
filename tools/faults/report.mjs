const expected = ({ isMissed }) => (isMissed ? 'missed' : 'found');

const WORDS = { found: 'found    ', missed: 'NOT FOUND', hung: 'HUNG     ', broken: 'BROKEN   ' };

export const listed = (faults) =>
  faults.map(({ name, file, isMissed }) => `${name}${isMissed ? ' (not found)' : ''}\n  ${file}`).join('\n');

/** A progress line with the test that found the fault, so that a reader can judge whether it was by chance. */
export function verdictLine(at, { fault, verdict, by, seconds }) {
  const line = `${String(at).padStart(3)} ${WORDS[verdict]} ${String(seconds).padStart(4)} s  ${fault.name}`;
  const reason = verdict === 'missed' ? fault.isMissed : by;
  return reason ? `${line}\n        ${reason}` : line;
}

function areaLine(area, tried) {
  const count = (verdict) => tried.filter((one) => one.verdict === verdict).length;
  const cells = [tried.length, count('found'), count('missed'), count('hung') + count('broken')];
  return `${area.padEnd(12)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
}

/** The table at the end. `isAsSaid` is false if any fault was found or missed contrary to its entry. */
export function summary(tried) {
  const areas = [...new Set(tried.map(({ fault }) => fault.area))];
  const others = tried.filter(({ fault, verdict }) => verdict !== expected(fault));
  const found = tried.filter(({ verdict }) => verdict === 'found').length;
  const lines = [
    '',
    `${'area'.padEnd(12)}${['planted', 'found', 'not found', 'unclear'].map((head) => head.padStart(10)).join('')}`,
    ...areas.map((area) =>
      areaLine(
        area,
        tried.filter(({ fault }) => fault.area === area),
      ),
    ),
    '',
    `${found} of ${tried.length} found`,
    ...(others.length > 0 ? ['Otherwise than the table says:'] : []),
    ...others.map(({ fault, verdict }) => `  ${WORDS[verdict].trim()}: ${fault.name}`),
  ];
  return { lines: lines.join('\n'), isAsSaid: others.length === 0 };
}
