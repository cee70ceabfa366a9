import { addRelation, createClient, recordClientConsents } from '@quillcare/contracts';
import type { Call } from './call-as';
import { CLIENTS } from './demo-clients';
import { knownForDays } from './demo-quotes';
import type { DemoTimes } from './demo-times';

/** Ids of the demo practice's clients by their key in `CLIENTS`. */
type ClientIds = Readonly<Record<keyof typeof CLIENTS, string>>;

/** A mother's sons with her email and phone, to show that members of a household are not duplicates. */
const SONS = ['Oliver', 'Theodore'].map((firstName, at) => ({
  firstName,
  lastName: 'Mitchell',
  email: CLIENTS.mitchell.email,
  phone: CLIENTS.mitchell.phone,
  dateOfBirth: `201${3 + at * 2}-0${4 + at}-19`,
  suburb: 'Mosman',
  state: 'NSW',
  postcode: '2088',
}));

/** Two people who were entered a second time. */
const DUPLICATE_CLIENTS = [
  { ...CLIENTS.obrien, firstName: 'Siobhan', phone: '02 9555 0144', suburb: 'Redfern', postcode: '2016' },
  { ...CLIENTS.nguyen, email: 'm.nguyen@example.net', isVip: false },
];

const RELATED_DAYS_AGO = 5;
const DUPLICATED_DAYS_AGO = 3;
const CALLED_DAYS_AGO = 6;

/** Adds households, suspected duplicates and consents as the practice's staff would enter them. */
export async function addDemoPeople(call: Call, ids: ClientIds, times: DemoTimes): Promise<void> {
  await times.runDaysAgo(knownForDays('mitchell'), () => addSons(call, ids));
  await times.runDaysAgo(RELATED_DAYS_AGO, () => addRelations(call, ids));
  for (const body of DUPLICATE_CLIENTS)
    await times.runDaysAgo(DUPLICATED_DAYS_AGO, () => call(createClient, { body }));
  await addConsents(call, ids, times);
}

async function addSons(call: Call, ids: ClientIds): Promise<void> {
  for (const body of SONS) {
    const son = await call(createClient, { body });
    const mother = { relation: 'PARENT', otherClientId: ids.mitchell } as const;
    await call(addRelation, { params: { id: son.id }, body: mother });
  }
}

async function addRelations(call: Call, ids: ClientIds): Promise<void> {
  const partners = { relation: 'PARTNER', otherClientId: ids.papadakis } as const;
  await call(addRelation, { params: { id: ids.walker }, body: partners });
  await call(addRelation, {
    params: { id: ids.rossi },
    body: { relation: 'REFERRER', otherClientId: ids.haddad, note: 'Met in the waiting room' },
  });
  await call(addRelation, {
    params: { id: ids.campbell },
    body: { relation: 'GUARDIAN', name: 'Fiona Campbell', phone: '0431 555 091', note: 'Enduring guardian' },
  });
}

/** Given on the registration form; one client has called since. */
async function addConsents(call: Call, ids: ClientIds, times: DemoTimes): Promise<void> {
  for (const name of ['obrien', 'mitchell', 'chen', 'tamihana'] as const)
    await times.runDaysAgo(knownForDays(name), () =>
      call(recordClientConsents, {
        params: { id: ids[name] },
        body: {
          decisions: [
            { channel: 'EMAIL', isGiven: true },
            { channel: 'SMS', isGiven: true },
          ],
          source: 'FORM',
          note: 'Registration form',
        },
      }),
    );
  await times.runDaysAgo(CALLED_DAYS_AGO, () =>
    call(recordClientConsents, {
      params: { id: ids.mitchell },
      body: { decisions: [{ channel: 'SMS', isGiven: false }], source: 'PHONE', note: 'Prefers email' },
    }),
  );
}
