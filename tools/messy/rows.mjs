// Flaws of every list, whoever exported it: missing email addresses, typing errors, dates that do not exist.
import { csvOf, encoded } from './encodings.mjs';

/** The error in a person's row. Some are permanent, some can be corrected, and some only cost an optional value. */
function slipOf(at) {
  if (at % 41 === 5) return 'noEmail';
  if (at % 53 === 7) return 'brokenEmail';
  if (at % 37 === 11) return 'oddDate';
  if (at % 43 === 13) return 'oddState';
  return null;
}

/** People as the file has them and as the product must store them, by default with every field that the columns name. */
export function entriesOf(people) {
  return people.map((person, at) => {
    const slip = slipOf(at);
    const isAbroad = person.country === 'NZ';
    return {
      person,
      at,
      slip,
      email:
        slip === 'noEmail' ? '' : slip === 'brokenEmail' ? person.email.replace('@', ' at ') : person.email,
      // A region of New Zealand is not a state of the practice's country.
      state: slip === 'oddState' ? 'N/A' : person.state,
      hasState: slip !== 'oddState' && !isAbroad,
    };
  });
}

/**
 * A file of people. `cells` writes an entry, `stored` is the expected record, and `above` and `below` are lines that are not
 * people. Rows are numbered as in a spreadsheet. A row `becomes` CREATED, FLAGGED (created, but its email address is another
 * row's) or REFUSED. `mend` is the email address that the receptionist corrects. `others` are the rows that are not records.
 */
export function fileOf(
  entries,
  { head, cells, stored, above = [], below = [], blankAfter = () => false, refuses = () => false },
) {
  const lines = [...above, head];
  const taken = new Set();
  const rows = entries.map((entry) => {
    lines.push(cells(entry));
    const number = lines.length;
    if (blankAfter(entry.at)) lines.push(head.map(() => ''));
    const isRefused = entry.slip === 'noEmail' || refuses(entry);
    const key = entry.person.email;
    const becomes = isRefused ? 'REFUSED' : taken.has(key) ? 'FLAGGED' : 'CREATED';
    if (!isRefused) taken.add(key);
    const mend = entry.slip === 'brokenEmail' && !isRefused ? key : undefined;
    return { row: number, becomes, stored: { email: key, ...stored(entry) }, mend };
  });
  lines.push(...below);
  const isBlank = (cells) => cells.every((cell) => cell === null || cell === '');
  const others = lines.flatMap((cells, at) =>
    (at < above.length || at >= lines.length - below.length) && !isBlank(cells) ? [at + 1] : [],
  );
  return { lines, rows, others };
}

export function csvBytes({ lines }, encoding, options) {
  return encoded[encoding](csvOf(lines, options));
}
