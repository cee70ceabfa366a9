import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client, Quote } from '@quillcare/contracts';
import { ApiClient } from '../api/api.client';
import { draftQuote, foundPractice, furnish, sendQuote, SIOBHAN, type Furnished } from '../api/practice';
import { eventually, equal } from '../run/expect';
import { letExpire } from '../journeys/let-expire';
import type { World } from '../run/world';

export interface SentLink {
  quote: Quote;
  link: string;
  client: Client;
}

/** A practice in mid-week: people, quotes in every state, and tasks to do. */
export interface Stage {
  practice: Furnished;
  draft: Quote;
  sent: SentLink;
  asked: SentLink;
  accepted: SentLink;
  rejected: SentLink;
  withdrawn: SentLink;
  expired: SentLink;
  /** A file of clients the practice does not have yet, different each time. */
  importFile: () => { name: string; mimeType: string; buffer: Buffer };
}

const PEOPLE = [
  {
    firstName: 'Minh',
    lastName: 'Nguyễn',
    phone: '+61 433 555 021',
    dateOfBirth: '1991-11-02',
    suburb: 'Cabramatta',
    state: 'NSW',
    isVip: true,
  },
  {
    firstName: 'Te Ariki',
    lastName: 'Ngāpō',
    phone: '0455 555 037',
    dateOfBirth: '1972-07-29',
    suburb: 'Bondi',
    state: 'NSW',
  },
  {
    firstName: 'Zoë',
    lastName: "D'Angelo",
    phone: '0412 555 044',
    dateOfBirth: '1999-07-30',
    suburb: 'Darwin',
    state: 'NT',
  },
  {
    firstName: 'Łukasz',
    lastName: 'Wójcik',
    phone: '0412 555 777',
    dateOfBirth: '1984-12-30',
    suburb: 'Hobart',
    state: 'TAS',
  },
  {
    firstName: 'Priya',
    lastName: 'Raman',
    phone: '0412 555 190',
    dateOfBirth: '1966-06-06',
    suburb: 'Parramatta',
    state: 'NSW',
  },
  {
    firstName: 'Margaret',
    lastName: 'Fitzgerald-Smythe',
    phone: '02 9555 0147',
    dateOfBirth: '1952-01-05',
    suburb: 'Hunters Hill',
    state: 'NSW',
  },
  {
    firstName: 'Wiremu',
    lastName: 'Tāwhiao',
    phone: '0455 555 119',
    dateOfBirth: '1966-06-16',
    suburb: 'Cottesloe',
    state: 'WA',
  },
  {
    firstName: 'Chloé',
    lastName: 'Dubois',
    phone: '0412 555 228',
    dateOfBirth: '1977-07-07',
    suburb: 'Newtown',
    state: 'NSW',
  },
];

export async function setStage(world: World): Promise<Stage> {
  const practice = await furnish(
    await foundPractice(world, 'Harbour Bridge Surgical', 'reception@harbourbridge.example'),
    { ...SIOBHAN, email: 'siobhan.obrien@example.com' },
  );
  await widerDirectory(practice);
  const clients: Client[] = [practice.client];
  for (const person of PEOPLE) {
    clients.push(
      await practice.api.post<Client>('/clients', {
        ...person,
        email: `${plain(person.firstName)}.${plain(person.lastName)}@example.com`,
      }),
    );
  }
  const send = (at: number) => sendTo(practice, clients[at]!);
  const stage: Stage = {
    practice,
    draft: await draftQuote({ ...practice, client: clients[4]! }),
    sent: await send(0),
    asked: await send(1),
    accepted: await send(2),
    rejected: await send(3),
    withdrawn: await send(5),
    expired: await send(6),
    importFile: newImportFile,
  };
  await send(7);
  await answers(world, stage);
  return stage;
}

let imports = 0;

function newImportFile() {
  imports += 1;
  const text = readFileSync(
    join(process.cwd(), 'apps', 'journeys', 'data', 'clients-with-mistakes.csv'),
    'utf8',
  );
  return {
    name: 'clients-2026.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text.replaceAll('@mistakes.', `@list${imports}.`)),
  };
}

export async function sendTo(practice: Furnished, client: Client): Promise<SentLink> {
  return { ...(await sendQuote(practice, await draftQuote({ ...practice, client }))), client };
}

const plain = (name: string) =>
  name
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

async function widerDirectory({ api }: Furnished): Promise<void> {
  await api.post('/doctors', {
    title: 'Prof',
    firstName: 'Rangi',
    lastName: 'Parata',
    credentials: 'MBChB, FRACS (Orth)',
    phone: '0413 222 101',
    email: 'r.parata@practice.example',
    licenseExpiry: '2027-06-30',
  });
  await api.post('/doctors', {
    title: 'Ms',
    firstName: 'Siân',
    lastName: 'Llewellyn',
    credentials: 'FRCS (Plast)',
    phone: '0413 222 140',
    email: 's.llewellyn@practice.example',
  });
  await api.post('/hospitals', {
    name: 'Northside Day Surgery',
    address: '88 Pacific Highway, North Sydney NSW 2060',
    phone: '02 9555 0190',
    facilityType: 'DAY_SURGERY',
    operatingTheatres: 3,
  });
  await api.post('/surgeries', {
    name: 'Knee arthroscopy',
    baseFeeMinor: 280_000,
    category: 'ORTHOPEDIC',
    procedureClass: 'MEDICARE',
    estimatedDuration: 60,
  });
  await api.post('/surgeries', {
    name: 'Upper eyelid surgery',
    baseFeeMinor: 420_000,
    category: 'COSMETIC',
    procedureClass: 'COSMETIC',
    estimatedDuration: 75,
  });
}

async function answers(
  world: World,
  { practice, asked, accepted, rejected, withdrawn, expired }: Stage,
): Promise<void> {
  const origin = world.product.nextGateway();
  await respond(origin, asked, {
    response: 'query',
    queryMessage: 'Is the anaesthetist’s fee covered by my fund?',
  });
  await respond(origin, rejected, {
    response: 'reject',
    rejectionReason: 'I found a surgeon closer to home.',
  });
  await respond(origin, accepted, {
    response: 'accept',
    signatureMethod: 'type',
    signatureData: `${accepted.client.firstName} ${accepted.client.lastName}`,
    documentHash: accepted.quote.documentHash,
    patientInfo: {
      patientName: `${accepted.client.firstName} ${accepted.client.lastName}`,
      dateOfBirth: accepted.client.dateOfBirth,
      phoneNumber: accepted.client.phone,
      emergencyContact: 'Jack D’Angelo',
      emergencyPhone: '0412 555 901',
      agreedToTerms: true,
      agreedToTreatment: true,
    },
  });
  await practice.api.post(`/quotes/${withdrawn.quote.id}/withdraw`, {
    version: (await practice.api.quote(withdrawn.quote.id)).version,
    reason: 'The hospital changed its fee.',
  });
  await letExpire(world.database, expired.quote.id);
  await eventually('a notification of each answer', async () =>
    equal(
      (await practice.api.get<{ items: unknown[] }>('/notifications?kind=ANSWERS')).items.length,
      3,
      'notifications',
    ),
  );
}

async function respond(origin: string, { link, client }: SentLink, body: object): Promise<void> {
  const path = `/public/quotes/${link.split('/').at(-1) ?? ''}`;
  const { identityToken } = await new ApiClient(origin).post<{ identityToken: string }>(`${path}/identify`, {
    dateOfBirth: client.dateOfBirth,
  });
  await new ApiClient(origin, identityToken).post(`${path}/response`, body);
}
