// Options of `npm run seed`.
import { parseArgs } from 'node:util';

const FACTORS = { '': 1, k: 1_000, m: 1_000_000 };

/** Parses `10k`, `1m` or a plain number. */
export function readSize(text) {
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(text) ?? [];
  const count = Number(digits) * FACTORS[(unit ?? '').toLowerCase()];
  if (!(count > 0)) throw new Error(`--size is a number of clients such as 10k, 100k or 1m, not "${text}".`);
  return count;
}

/** Made-up people could be mistaken for patients, so production needs an explicit option. */
export function refuseProduction({ mode, isAllowed }) {
  if (mode !== 'production' || isAllowed) return;
  throw new Error(
    'Made-up practices and patients do not belong in production (NODE_ENV=production). Use --production if this is intended.',
  );
}

export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '10k' },
      organisations: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      production: { type: 'boolean', default: false },
    },
  });
  const organisations = Number(values.organisations);
  if (!Number.isInteger(organisations) || organisations < 2)
    throw new Error('--organisations is a number of practices, 2 or more.');
  if (!/^[a-z0-9-]{1,20}$/.test(values.seed))
    throw new Error('--seed becomes part of addresses: up to 20 small letters, digits and hyphens.');
  const clients = readSize(values.size);
  if (clients < 2 * organisations)
    throw new Error('--size is too small: each practice needs at least one client.');
  return {
    clients,
    organisations,
    seed: values.seed,
    isProductionAllowed: values.production,
  };
}
