// Made-up patients of a practice in Australia that also sees people from New Zealand. Couples share a home and its phone,
// sometimes a mobile or even an email address. The same seed gives the same people.
import { FIRST_NAMES, LAST_NAMES, PLACES, STREETS } from '../seed/words.mjs';

const TITLES = ['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'A/Prof', 'Prof', 'Mx'];
/** Area codes of landlines by state. */
const AREA = { NSW: '2', ACT: '2', VIC: '3', TAS: '3', QLD: '7', WA: '8', SA: '8', NT: '8' };
const STATE_NAMES = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
};

/** A generator of numbers from 0 to 1, deterministic for the seed (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seeded source of random choices. */
export function drawer(seed) {
  const random = randomOf(seed);
  const below = (count) => Math.floor(random() * count);
  return {
    below,
    pick: (from) => from[below(from.length)],
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  };
}

const pad = (number) => String(number).padStart(2, '0');

/**
 * Generates `count` people. `mark` makes email addresses unique across files. `canWrite` filters the names that a file's encoding
 * supports.
 */
export function peopleOf(count, { seed, mark, canWrite = () => true }) {
  const draw = drawer(seed);
  const firstNames = FIRST_NAMES.filter(canWrite);
  const lastNames = LAST_NAMES.filter((name) => canWrite(name) && name.length > 2);
  const people = [];
  while (people.length < count) {
    const at = people.length;
    const before = people[at - 1];
    const isPartner = at % 9 === 8;
    const home = isPartner ? homeOf(before) : newHome(draw, at % 10 === 6 ? 'NZ' : 'AU', canWrite);
    const lastName = isPartner ? before.lastName : draw.pick(lastNames);
    const firstName = draw.pick(
      isPartner ? firstNames.filter((name) => name !== before.firstName) : firstNames,
    );
    const sharesEmail = isPartner && at % 27 === 26;
    people.push({
      title: draw.pick(TITLES),
      firstName,
      lastName,
      ...home,
      email: sharesEmail ? before.email : emailOf(firstName, lastName, `${mark}${at}`),
      mobile: isPartner && at % 18 === 17 ? before.mobile : newMobile(draw, home.country),
      dateOfBirth: `${1931 + draw.below(75)}-${pad(1 + draw.below(12))}-${pad(1 + draw.below(28))}`,
    });
  }
  return people;
}

function homeOf({ country, streetAddress, suburb, city, state, postcode, landline }) {
  return { country, streetAddress, suburb, city, state, postcode, landline };
}

function newHome(draw, country, canWrite) {
  const [state, city, suburb, postcode] = draw.pick(
    PLACES[country].filter((place) => canWrite(place.join())),
  );
  const unit = draw.below(4) === 0 ? `Unit ${1 + draw.below(20)}, ` : '';
  const streetAddress = `${unit}${1 + draw.below(240)} ${draw.pick(STREETS)}`;
  const landline =
    country === 'NZ' ? `+649${3 + draw.below(3)}${draw.digits(6)}` : `+61${AREA[state]}9${draw.digits(7)}`;
  return { country, streetAddress, suburb, city, state, postcode, landline };
}

function newMobile(draw, country) {
  return country === 'NZ'
    ? `+6421${1 + draw.below(9)}${draw.digits(6)}`
    : `+614${draw.below(4)}${draw.digits(7)}`;
}

function emailOf(firstName, lastName, mark) {
  const plain = (name) =>
    name
      .normalize('NFD')
      .replaceAll(/[^A-Za-z]/g, '')
      .toLowerCase();
  return `${plain(firstName)}.${plain(lastName)}.${mark}@example.com.au`;
}

/** A number as people write it locally, or with the country code if it is from New Zealand. `style` varies the spaces. */
export function written(phone, style = 0) {
  if (phone.startsWith('+64')) {
    const own = phone.slice(3);
    const rest = `${own.slice(0, -7)} ${own.slice(-7, -4)} ${own.slice(-4)}`.trim();
    return [`+64 ${rest}`, `0064 ${rest}`, `+64 (0)${rest}`, `0011 64 ${rest}`][style % 4];
  }
  const own = `0${phone.slice(3)}`;
  if (own.startsWith('04')) {
    const parts = [own.slice(0, 4), own.slice(4, 7), own.slice(7)];
    return [parts.join(' '), parts.join(''), parts.join('-'), `+61 ${parts.join(' ').slice(1)}`][style % 4];
  }
  const [area, one, two] = [own.slice(0, 2), own.slice(2, 6), own.slice(6)];
  return [
    `(${area}) ${one} ${two}`,
    `${area}${one}${two}`,
    `${area} ${one}-${two}`,
    `+61 ${own[1]} ${one} ${two}`,
  ][style % 4];
}

/** A date as programs and people write it. */
export function writtenDate(iso, style) {
  const [year, month, day] = iso.split('-');
  const name = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[Number(month) - 1];
  const [shortDay, shortMonth] = [Number(day), Number(month)];
  return {
    iso,
    slashes: `${day}/${month}/${year}`,
    short: `${shortDay}/${shortMonth}/${year}`,
    words: `${shortDay} ${name} ${year}`,
    excel: `${shortDay}-${name}-${year.slice(2)}`,
    midnight: `${day}/${month}/${year} 0:00`,
    access: `${shortDay}/${shortMonth}/${year} 12:00:00 AM`,
    stamp: `${iso} 00:00:00`,
    serial: String(serialOf(iso)),
  }[style];
}

/** The spreadsheet serial number of a date. */
export function serialOf(iso) {
  return Math.round((Date.parse(`${iso}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000);
}

export function stateName(state) {
  return STATE_NAMES[state] ?? state;
}
