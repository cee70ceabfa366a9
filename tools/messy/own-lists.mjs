// The list that the reception keeps itself, and the people who enquired.
import { written, writtenDate } from './people.mjs';
import { csvBytes, entriesOf, fileOf } from './rows.mjs';

/** The sheet that the reception has kept for ten years: names, numbers and addresses in one cell each, two-digit years. */
export function reception(people, { thisYear }) {
  const isOpenYear = ({ dateOfBirth }) =>
    Number(dateOfBirth.slice(0, 4)) >= 2000 && Number(dateOfBirth.slice(2, 4)) <= thisYear % 100;
  const hasDay = ({ person, slip }) => slip !== 'oddDate' && !isOpenYear(person);
  const file = fileOf(entriesOf(people), {
    head: ['Patient', 'Contact numbers', 'E-mail', 'D.O.B.', 'Address', 'Comments', 'VIP?'],
    cells: ({ person, at, email, slip }) => [
      `${person.lastName}, ${person.firstName} (${person.title})`,
      at % 2 ? `${written(person.mobile, at)} / ${written(person.landline, at)}` : written(person.mobile, at),
      at % 4 ? email : email.toUpperCase(),
      slip === 'oddDate' ? '??' : writtenDate(person.dateOfBirth, 'excel'),
      addressOf(person),
      at % 6 ? '' : 'Rang about the “big day”;\nwill ring again',
      at % 10 ? '' : 'Y',
    ],
    blankAfter: (at) => at % 40 === 39,
    below: [['*** end of list ***']],
    stored: (entry) => ({
      firstName: entry.person.firstName,
      lastName: entry.person.lastName,
      phone: entry.person.mobile,
      secondaryPhone: entry.at % 2 ? entry.person.landline : null,
      dateOfBirth: hasDay(entry) ? entry.person.dateOfBirth : null,
      ...placeOf(entry.person),
    }),
  });
  return {
    fileName: 'Master list.csv',
    preset: null,
    ...file,
    bytes: csvBytes(file, 'mixed', { delimiter: ';', before: 'sep=;\r\n' }),
  };
}

function addressOf({ country, streetAddress, suburb, city, state, postcode }) {
  return country === 'NZ'
    ? `${streetAddress}, ${suburb}, ${city} ${postcode}, New Zealand`
    : `${streetAddress}, ${suburb} ${state} ${postcode}`;
}

/** The stored address: suburb, state and postcode in Australia; abroad, the city before the postcode is stored as the suburb. */
function placeOf({ country, streetAddress, suburb, city, state, postcode }) {
  return country === 'NZ'
    ? { streetAddress: `${streetAddress}, ${suburb}`, suburb: city, city: null, state: null, postcode }
    : { streetAddress, suburb, city: null, state, postcode };
}

const SOURCES = {
  'Web form': 'WEBSITE',
  Facebook: 'SOCIAL_MEDIA',
  'Word of mouth': 'REFERRAL',
  Telephone: 'PHONE',
};

/** HubSpot: people who enquired, some with only a phone number. Not all have a last name. */
export function hubSpot(people) {
  const onlyPhone = (at) => at % 41 === 5;
  const sources = Object.keys(SOURCES);
  const file = fileOf(entriesOf(people), {
    head: 'Record ID,First Name,Last Name,Email,Phone Number,Lead Status,Lifecycle Stage,Create Date,Contact owner,Message,Lead Source,Interested In,Deal Value'.split(
      ',',
    ),
    cells: ({ person, at, email }) => [
      ...[String(50_000 + at), person.firstName, at % 7 ? person.lastName : '', email],
      ...[
        at % 3 || onlyPhone(at) ? written(person.mobile, at) : '',
        'New',
        'Lead',
        '2025-11-03 09:14',
        'Reception',
      ],
      ...[
        'How much is it?\nCan I pay in parts, "roughly"?',
        sources[at % 4],
        'Rhinoplasty',
        at % 2 ? '$12,500.00' : '',
      ],
    ],
    stored: ({ person, at }) => ({
      firstName: person.firstName,
      lastName: at % 7 ? person.lastName : null,
      email: onlyPhone(at) ? null : person.email,
      phone: at % 3 || onlyPhone(at) ? person.mobile : null,
      source: SOURCES[sources[at % 4]],
      interestedIn: 'Rhinoplasty',
      message: 'How much is it?\nCan I pay in parts, "roughly"?',
      expectedValueMinor: at % 2 ? 1_250_000 : null,
    }),
  });
  const rows = file.rows.map((row) => (row.stored.email === null ? { ...row, becomes: 'CREATED' } : row));
  return {
    fileName: 'hubspot.csv',
    kind: 'leads',
    preset: null,
    ...file,
    rows,
    bytes: csvBytes(file, 'utf8', {}),
  };
}
