// Writes the published list of public holidays with which libs/rules/src/holidays/public-holidays.spec.ts compares ours. Run it
// after updating the package, or to add years.
//   node tools/holidays/write-published.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/preflight.mjs';
import { ensureToolPackages } from '../run/tool-packages.mjs';

const YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032];
const FILE = 'libs/rules/src/holidays/published-holidays.fixtures.json';
const PLACES = {
  AU: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  NZ: 'AUK BOP CAN CIT GIS HKB MWT MBH NSN NTL OTA STL TKI TAS WKO WGN WTC'.split(' '),
};

await ensureToolPackages('holidays');
const { default: Holidays } = await import('date-holidays');

/** Full-day holidays only: part-day ones start in the evening and are left out. */
function daysOff(...place) {
  const list = new Holidays(...place);
  return YEARS.flatMap((year) => list.getHolidays(year))
    .filter(({ type, date }) => type === 'public' && date.slice(11, 16) === '00:00')
    .map(({ date }) => date.slice(0, 10))
    .join(' ');
}

const published = Object.fromEntries(
  Object.entries(PLACES).flatMap(([country, regions]) => [
    [country, daysOff(country)],
    ...regions.map((region) => [`${country} ${region}`, daysOff(country, region)]),
  ]),
);
writeFileSync(join(root, FILE), `${JSON.stringify(published, null, 2)}\n`);
console.log(`${FILE}: ${Object.keys(published).length} places`);
