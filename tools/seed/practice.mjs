// A practice before its first patient: staff, subscription, doctors, hospitals, catalogue, imports.
import { seeded } from '../chaos/random.mjs';
import { configurationRows, providerRows } from './configurations.mjs';
import { billing, identity, newRecord, quoting } from './domain.mjs';
import { idAt } from './ids.mjs';
import { optionListRows } from './option-lists.mjs';
import { adminEmail, staffEmail } from './practice-names.mjs';
import {
  CREDENTIALS,
  FIRST_NAMES,
  LAST_NAMES,
  PLACES,
  PRACTICE_KINDS,
  PRACTICE_NAMES,
  STREETS,
  SURGERIES,
} from './words.mjs';

export const DAY_MS = 86_400_000;
/** The age of the oldest practice. */
const YEARS_MS = 3 * 365 * DAY_MS;

const between = (from, value, to) => Math.min(to, Math.max(from, Math.floor(value)));

/** The common columns of tenant tables, for a row created at an instant and not changed since. */
export function recordOf(practice, at, random, createdBy = null) {
  const id = idAt(at.getTime(), random);
  return {
    id,
    organisationId: practice.id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy,
    updatedBy: createdBy,
  };
}

/** A practice. `rowsOf` returns its rows and those of its directory. */
export function practiceOf({ seed, index, clients, now }) {
  const random = seeded(seed, 'practice', index);
  const createdAt = new Date(now.getTime() - YEARS_MS + random.integer(0, 60) * DAY_MS);
  const email = adminEmail(seed, index);
  const country = random.chance(0.15) ? 'NZ' : 'AU';
  const name = `${random.pick(PRACTICE_NAMES)} ${random.pick(PRACTICE_KINDS)} ${index + 1}`;
  const phone = country === 'AU' ? '+61292345678' : '+6493456789';
  const facts = identity.newOrganisation({ name, email, phone, country });
  const id = idAt(createdAt.getTime(), random);
  return { id, seed, index, clients, random, createdAt, now, ...facts };
}

function organisationRow(practice) {
  const { id, createdAt, name, email, phone } = practice;
  const { address, website, logo, country, currency, timeZone, isActive, isNonBilling } = practice;
  return {
    id,
    organisationId: id,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    createdBy: null,
    name,
    email,
    phone,
    address,
    website,
    logo,
    country,
    currency,
    timeZone,
    isActive,
    isNonBilling,
    ...identity.derivedColumns(practice),
  };
}

const ROLES = ['ORG_ADMIN', 'SALES_MANAGER', 'LEAD_COORDINATOR', 'USER'];

function userRow(practice, at, passwordHash) {
  const { random, seed, index, createdAt } = practice;
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const email = at === 0 ? practice.email : staffEmail(seed, index, at);
  return {
    ...recordOf(practice, new Date(createdAt.getTime() + at), random),
    email,
    firstName,
    lastName,
    role: at < 4 ? ROLES[at] : random.pick(ROLES.slice(1)),
    isActive: at < 4 || random.chance(0.9),
    emailConfirmedAt: createdAt,
    grants: null,
    passwordHash,
    ...identity.userKeys({ firstName, lastName, email }),
  };
}

/** A unique landline number of the practice's country. */
function landline({ country }, at) {
  return country === 'AU'
    ? `029${String(1_000_000 + (at % 8_999_999))}`
    : `09${String(3_000_000 + (at % 999_999))}`;
}

function doctorRow(practice, at) {
  const { random, country, index } = practice;
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const input = {
    title: random.pick(['Dr', 'Dr', 'Prof', 'Mr', 'Ms']),
    firstName,
    lastName,
    credentials: random.pick(CREDENTIALS),
    phone: landline(practice, at),
    email: `doctor-${at + 1}@practice-${index + 1}.example`,
    licenseExpiry: null,
    isActive: true,
  };
  return {
    ...recordOf(practice, practice.createdAt, random),
    ...newRecord(quoting.doctorRules, input, { country }),
  };
}

function hospitalRow(practice, at) {
  const { random, country } = practice;
  const [state, city, suburb, postcode] = random.pick(PLACES[country]);
  const input = {
    name: `${suburb} Private Hospital ${at + 1}`,
    phone: landline(practice, 500_000 + at),
    email: null,
    address: `${random.integer(1, 200)} ${random.pick(STREETS)}, ${city} ${state} ${postcode}`,
    bookingPhone: null,
    facilityType: 'PRIVATE_HOSPITAL',
    operatingTheatres: random.integer(2, 12),
    isActive: true,
  };
  return {
    ...recordOf(practice, practice.createdAt, random),
    ...newRecord(quoting.hospitalRules, input, { country }),
  };
}

function surgeryRow(practice, [name, category, procedureClass, estimatedDuration, baseFeeMinor]) {
  const input = {
    name,
    description: null,
    category,
    procedureClass,
    estimatedDuration,
    isActive: true,
    baseFeeMinor: baseFeeMinor + practice.random.integer(-20, 40) * 1_000,
    anesthesiaType: 'GENERAL',
    complexityLevel: 'MEDIUM',
  };
  return {
    ...recordOf(practice, practice.createdAt, practice.random),
    ...newRecord(quoting.surgeryRules, input),
  };
}

function importRow(practice, at, total) {
  const started = new Date(practice.createdAt.getTime() + (at + 1) * DAY_MS);
  const counts = { total, successful: total, failed: 0, skipped: 0, merged: 0, overwritten: 0, flagged: 0 };
  const size = total * 90;
  return {
    ...recordOf(practice, started, practice.random, practice.users[0].id),
    uploadId: idAt(started.getTime(), practice.random),
    entityType: 'clients',
    duplicateStrategy: 'skip',
    fileName: `clients-${at + 1}.csv`,
    status: 'COMPLETED',
    country: practice.country,
    ...counts,
    referenceDate: started.toISOString().slice(0, 10),
    bytesTotal: size,
    bytesProcessed: size,
    uploadedBy: practice.users[0].email,
    startedAt: started,
    finishedAt: new Date(started.getTime() + 9_000),
  };
}

/** Stores the practice and sets its users, doctors, hospitals and surgeries. */
export function addPractice(batch, practice, passwordHash) {
  const list = (count, make) => Array.from({ length: count }, (_, at) => make(practice, at));
  const { clients } = practice;
  practice.users = list(between(4, 4 + clients / 2_500, 60), (_, at) => userRow(practice, at, passwordHash));
  practice.doctors = list(between(2, 2 + clients / 1_000, 80), doctorRow);
  practice.hospitals = list(between(1, 1 + clients / 5_000, 20), hospitalRow);
  practice.surgeries = SURGERIES.map((surgery) => surgeryRow(practice, surgery));
  const start = practice.createdAt;
  batch.add('identity.organisation', organisationRow(practice));
  for (const row of practice.users) batch.add('identity."user"', row);
  batch.add('billing.subscription', {
    ...recordOf(practice, start, practice.random),
    plan: 'ENTERPRISE',
    status: 'ACTIVE',
    ...billing.trialPeriod(start),
  });
  for (const row of practice.doctors) batch.add('quoting.doctor', row);
  for (const row of practice.hospitals) batch.add('quoting.hospital', row);
  for (const row of practice.surgeries) batch.add('quoting.surgery', row);
  for (const row of optionListRows(practice)) batch.add('quoting.option_list', row);
  for (const row of providerRows(practice)) batch.add('quoting.provider', row);
  for (const row of configurationRows(practice)) batch.add('quoting.surgery_configuration', row);
  const files = between(1, clients / 20_000, 8);
  for (let at = 0; at < files; at += 1)
    batch.add('import.import_run', importRow(practice, at, Math.ceil(clients / files)));
}
