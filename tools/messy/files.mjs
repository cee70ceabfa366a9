// Eight files as practices supply them: exports of other products, merged, opened in Excel and saved again.
import { addressBooks } from './address-books.mjs';
import { fits } from './encodings.mjs';
import { peopleOf, serialOf, stateName, written, writtenDate } from './people.mjs';
import { hubSpot, reception } from './own-lists.mjs';
import { csvBytes, entriesOf, fileOf } from './rows.mjs';
import { DAY, workbookOf } from './workbook.mjs';

const digits = (phone) => phone.slice(1);

const ofLine = (text) => [text];

/** Cliniko: full names of states, international numbers without a plus. */
function cliniko(people) {
  const file = fileOf(entriesOf(people), {
    head: 'Id,Title,First Name,Preferred First Name,Last Name,Date Of Birth,Sex,Email,Mobile,Home,Work,Address Line 1,Address Line 2,City,State,Postcode,Country,Medicare,Archived'.split(
      ',',
    ),
    cells: ({ person, at, email, state, slip }) => [
      ...[String(1000 + at), person.title, person.firstName, '', person.lastName],
      ...[slip === 'oddDate' ? '1984-02-31' : person.dateOfBirth, 'Female', email],
      ...[digits(person.mobile), written(person.landline, at), '', person.streetAddress, ''],
      ...[
        person.suburb,
        stateName(state),
        person.postcode,
        person.country === 'NZ' ? 'New Zealand' : 'Australia',
      ],
      ...['', 'false'],
    ],
    stored: ({ person, slip, hasState }) => ({
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.mobile,
      secondaryPhone: person.landline,
      dateOfBirth: slip === 'oddDate' ? null : person.dateOfBirth,
      streetAddress: person.streetAddress,
      suburb: null,
      city: person.suburb,
      state: hasState ? person.state : null,
      postcode: person.postcode,
    }),
  });
  return {
    fileName: 'cliniko-patients.csv',
    preset: 'Cliniko',
    ...file,
    bytes: csvBytes(file, 'utf8Marked'),
  };
}

/** Genie: a title above, a total below, surnames in capitals, the old code page, and some pasted lines. */
function genie(people) {
  const file = fileOf(entriesOf(people), {
    above: [ofLine('Patient list of Harbour Clinic'), ofLine('')],
    head: 'Surname,FirstName,Title,DOB,Sex,Address1,Address2,Suburb,State,Postcode,HomePhone,MobilePhone,EmailAddress,MedicareNum,HealthFundName'.split(
      ',',
    ),
    cells: ({ person, at, email, state, slip }) => [
      ...[person.lastName.toUpperCase(), person.firstName, person.title],
      ...[
        slip === 'oddDate' ? '31/02/1984' : writtenDate(person.dateOfBirth, at % 2 ? 'slashes' : 'midnight'),
        'F',
      ],
      ...[person.streetAddress, '', person.suburb.toUpperCase(), state, person.postcode],
      ...[
        written(person.landline, at),
        labelled(written(person.mobile, at), at),
        email,
        '2123 45670 1',
        'Medibank’s best',
      ],
    ],
    below: [ofLine(''), ofLine(`Total patients: ${people.length}`), ofLine('Report printed 12/03/2026')],
    stored: ({ person, slip, hasState }) => ({
      firstName: person.firstName,
      lastName: person.lastName.toUpperCase(),
      phone: person.mobile,
      secondaryPhone: person.landline,
      dateOfBirth: slip === 'oddDate' ? null : person.dateOfBirth,
      streetAddress: person.streetAddress,
      suburb: person.suburb.toUpperCase(),
      city: null,
      state: hasState ? person.state : null,
      postcode: person.postcode,
    }),
  });
  const lineEnd = (at) => (at % 5 === 4 ? '\n' : '\r\n');
  return {
    fileName: 'genie.csv',
    preset: 'Genie or Gentu',
    ...file,
    bytes: csvBytes(file, 'windows1252', { lineEnd }),
  };
}

/** People add whose number it is, or which kind. */
function labelled(phone, at) {
  return [
    phone,
    `M: ${phone}`,
    `${phone} (mobile)`,
    `${phone} (wife)`,
    `Mob ${phone}`,
    `${phone} - daughter Jo`,
  ][at % 6];
}

/**
 * Best Practice, exported through a database tool: tabs, UTF-16 without a byte order mark, times at midnight, numbers that Excel
 * has rounded.
 */
function bestPractice(people) {
  const isRounded = (at) => at % 29 === 3;
  const file = fileOf(entriesOf(people), {
    head: 'Title,Surname,Firstname,DOB,Address1,City,Postcode,HomePhone,WorkPhone,MobilePhone,Email,MedicareNo,MedicareLineNo,InternalID'.split(
      ',',
    ),
    cells: ({ person, at, email, slip }) => [
      ...[person.title, person.lastName, person.firstName],
      slip === 'oddDate' ? 'unknown' : writtenDate(person.dateOfBirth, at % 3 ? 'access' : 'stamp'),
      ...[person.streetAddress, person.suburb, person.postcode, written(person.landline, at), ''],
      ...[isRounded(at) ? '6.14123E+10' : written(person.mobile, at), email, '', '', String(at)],
    ],
    stored: ({ person, at, slip }) => ({
      firstName: person.firstName,
      lastName: person.lastName,
      ...(isRounded(at)
        ? { phone: person.landline, secondaryPhone: null }
        : { phone: person.mobile, secondaryPhone: person.landline }),
      dateOfBirth: slip === 'oddDate' ? null : person.dateOfBirth,
      streetAddress: person.streetAddress,
      suburb: null,
      city: person.suburb,
      state: null,
      postcode: person.postcode,
    }),
  });
  const bytes = csvBytes(file, 'utf16', { delimiter: '\t' });
  return { fileName: 'bp-export.txt', preset: 'Best Practice', ...file, bytes };
}

/** Halaxy as a workbook: a title, dates as numbers, mobiles and postcodes without their leading 0, sums below. */
async function halaxy(people) {
  const head =
    'Patient ID,First Name,Last Name,Preferred Name,Mobile,Home Phone,Email,Date of Birth,Address,Suburb,State,Postcode,Notes'.split(
      ',',
    );
  const file = fileOf(entriesOf(people), {
    above: [['Patients'], []],
    head,
    cells: ({ person, at, email, state, slip }) => [
      ...[9000 + at, person.firstName, person.lastName, null],
      person.country === 'AU' ? Number(person.mobile.slice(3)) : written(person.mobile, at),
      ...[written(person.landline, at), email],
      slip === 'oddDate' ? 'not known' : { value: serialOf(person.dateOfBirth), style: DAY },
      ...[
        person.streetAddress,
        person.suburb,
        stateName(state),
        Number(person.postcode),
        at % 4 ? null : 'Prefers mornings',
      ],
    ],
    blankAfter: (at) => at % 50 === 49,
    below: [[], ['Total', null, null, null, null, null, null, null, null, null, null, people.length]],
    stored: ({ person, slip, hasState }) => ({
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.mobile,
      secondaryPhone: person.landline,
      dateOfBirth: slip === 'oddDate' ? null : person.dateOfBirth,
      streetAddress: person.streetAddress,
      suburb: person.suburb,
      city: null,
      state: hasState ? person.state : null,
      postcode: person.postcode,
    }),
  });
  return {
    fileName: 'Halaxy patients.xlsx',
    preset: 'Halaxy',
    ...file,
    bytes: await workbookOf('Patients', file.lines),
  };
}

/** Xero, saved by Excel for Mac as "CSV (Macintosh)": Mac Roman, lines ending with a carriage return. */
function xero(people) {
  const file = fileOf(entriesOf(people), {
    head: '*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAttentionTo,POAddressLine1,POCity,SAAddressLine1,SAAddressLine2,SACity,SARegion,SAPostalCode,SACountry,PhoneNumber,FaxNumber,MobileNumber'.split(
      ',',
    ),
    cells: ({ person, at, email, state }) => [
      ...[`${person.firstName} ${person.lastName}`, `C${at}`, email],
      ...(at % 3 ? [person.firstName, person.lastName] : ['', '']),
      ...[
        '',
        '',
        '',
        person.streetAddress,
        '',
        person.suburb,
        state,
        person.postcode,
        person.country === 'NZ' ? 'New Zealand' : '',
      ],
      ...[written(person.landline, at), '', written(person.mobile, at)],
    ],
    stored: ({ person, at, hasState }) => ({
      ...(at % 3 ? { firstName: person.firstName, lastName: person.lastName } : splitAsRead(person)),
      phone: person.mobile,
      secondaryPhone: person.landline,
      dateOfBirth: null,
      streetAddress: person.streetAddress,
      suburb: null,
      city: person.suburb,
      state: hasState ? person.state : null,
      postcode: person.postcode,
    }),
  });
  const bytes = csvBytes(file, 'macRoman', { lineEnd: () => '\r' });
  return { fileName: 'xero-contacts.csv', preset: 'Xero', ...file, bytes };
}

/** The last word of a full name is the surname, together with its particles. */
function splitAsRead({ firstName, lastName }) {
  const words = `${firstName} ${lastName}`.split(' ');
  const isWhole = lastName.split(' ').length === 1 || /^(?:van der|De) /.test(lastName);
  return isWhole
    ? { firstName, lastName }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) };
}

/** The characters that a file's encoding supports. */
const LETTERS = { genie: fits('windows1252'), xero: fits('macRoman'), reception: fits('windows1252') };
const MAKERS = { cliniko, genie, bestPractice, halaxy, xero, addressBooks, reception, hubSpot };

/** The eight files, with `count` people in each. The same seed gives the same files. */
export async function messyFiles(count, { seed = 1, thisYear = new Date().getFullYear() } = {}) {
  const makers = Object.entries(MAKERS);
  return Promise.all(
    makers.map(async ([name, make], at) => {
      const people = peopleOf(count, {
        seed: seed * 100 + at,
        mark: `${name.slice(0, 1).toLowerCase()}${at}x`,
        canWrite: LETTERS[name],
      });
      return { kind: 'clients', ...(await make(people, { thisYear })) };
    }),
  );
}
