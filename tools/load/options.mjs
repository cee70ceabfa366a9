// Options of `npm run load`.
import { parseArgs } from 'node:util';
import { readSize } from '../seed/options.mjs';

/** In execution order: parts that leave a backlog or many rows come last. */
export const PARTS = [
  'pricing',
  'memory',
  'events',
  'reads',
  'tenancy',
  'sign-in',
  'import',
  'workbook',
  'writes',
  'steady',
  'sizes',
  'search',
];

const FORMS = {
  long: {
    rounds: 3,
    seconds: 4,
    pairs: 15,
    connections: [16, 128],
    samples: 200,
    rows: 100_000,
    minutes: 10,
  },
  short: { rounds: 1, seconds: 2, pairs: 1, connections: [16], samples: 30, rows: 20_000, minutes: 0.2 },
};
const SIZES = { long: ['10k', '100k', '1m'], short: ['10k'] };

function chosenParts(text, isScaled) {
  // These do not depend on the layout, so they are measured in one process only.
  const offered = isScaled
    ? PARTS.filter((part) => !['pricing', 'sizes', 'search', 'tenancy'].includes(part))
    : PARTS;
  if (text === undefined) return offered;
  const parts = text.split(',');
  const unknown = parts.filter((part) => !offered.includes(part));
  if (unknown.length > 0) throw new Error(`--only takes ${offered.join(', ')}, not ${unknown.join(', ')}.`);
  return parts;
}

export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      scaled: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      sizes: { type: 'string' },
      only: { type: 'string' },
      minutes: { type: 'string' },
    },
  });
  const form = values.short ? 'short' : 'long';
  const sizes = values.sizes?.split(',') ?? SIZES[form];
  return {
    ...FORMS[form],
    isShort: values.short,
    isScaled: values.scaled,
    isToBeWritten: values.write,
    parts: chosenParts(values.only, values.scaled),
    sizes: sizes.map((name) => ({ name, clients: readSize(name) })).sort((a, b) => a.clients - b.clients),
    minutes: Number(values.minutes ?? FORMS[form].minutes),
  };
}
