import { crm } from './domain.mjs';
import { DAY_MS, recordOf } from './practice.mjs';
import { FIRST_NAMES, LAST_NAMES, PLACES, STREETS } from './words.mjs';

const OLDEST_BIRTH = Date.UTC(1936, 0, 1);
const BIRTH_DAYS = 26_000;

const plainLetters = (name) =>
  name
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** Clients are spread evenly over the time since the practice signed up. The last one was created before today. */
function makingOf({ createdAt, now, clients }, at) {
  const since = now.getTime() - DAY_MS - createdAt.getTime();
  return new Date(createdAt.getTime() + Math.floor((since * at) / clients));
}

function mobile({ country }, random) {
  const digits = String(random.integer(0, 99_999_999)).padStart(8, '0');
  return country === 'AU' ? `+614${digits}` : `+6421${digits.slice(1)}`;
}

/** The row of a practice's client number `at`. */
export function clientRow(practice, at, random) {
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const [state, city, suburb, postcode] = random.pick(PLACES[practice.country]);
  const birth = new Date(OLDEST_BIRTH + random.integer(0, BIRTH_DAYS) * DAY_MS);
  const named = {
    firstName,
    lastName,
    email: `${plainLetters(firstName)}.${plainLetters(lastName)}.${at}@example.com`,
    phone: mobile(practice, random),
    secondaryPhone: random.chance(0.1) ? mobile(practice, random) : null,
  };
  return {
    ...recordOf(practice, makingOf(practice, at), random, practice.users[0].id),
    ...named,
    dateOfBirth: birth.toISOString().slice(0, 10),
    isVip: random.chance(0.02),
    notes: random.chance(0.05) ? 'Prefers to be called in the afternoon.' : null,
    streetAddress: `${random.integer(1, 300)} ${random.pick(STREETS)}`,
    city,
    suburb,
    state,
    postcode,
    isDuplicateFlag: false,
    duplicateOf: null,
    ...crm.derivedFields(named),
  };
}
