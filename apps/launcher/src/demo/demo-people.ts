import { addRelation, createClient, recordClientConsents } from '@quillcare/contracts';
import type { Call } from './call-as';
import { CLIENTS } from './demo-clients';

/** Clients of the demonstration practice, by the names there. */
type ClientIds = Readonly<Record<keyof typeof CLIENTS, string>>;

/** A mother's sons, reached by her email and phone: people of one household stay apart. */
const SONS = ['Oliver', 'Theodore'].map((firstName, at) => ({
  ...{ firstName, lastName: 'Mitchell', email: CLIENTS.mitchell.email, phone: CLIENTS.mitchell.phone },
  ...{ dateOfBirth: `201${3 + at * 2}-0${4 + at}-19`, suburb: 'Mosman', state: 'NSW', postcode: '2088' },
}));

/** Two people whom somebody has entered a second time. */
const ENTERED_AGAIN = [
  { ...CLIENTS.obrien, firstName: 'Siobhan', phone: '02 9555 0144', suburb: 'Redfern', postcode: '2016' },
  { ...CLIENTS.nguyen, email: 'm.nguyen@example.net', isVip: false },
];

/** Adds households, suspected duplicates and consents, as the people of the practice would enter them. */
export async function addDemoPeople(call: Call, ids: ClientIds): Promise<void> {
  for (const body of SONS) {
    const son = await call(createClient, { body });
    const mother = { relation: 'PARENT', otherClientId: ids.mitchell } as const;
    await call(addRelation, { params: { id: son.id }, body: mother });
  }
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
  for (const body of ENTERED_AGAIN) await call(createClient, { body });
  await addConsents(call, ids);
}

async function addConsents(call: Call, ids: ClientIds): Promise<void> {
  for (const id of [ids.obrien, ids.mitchell, ids.chen, ids.tamihana])
    await call(recordClientConsents, {
      params: { id },
      body: {
        decisions: [
          { channel: 'EMAIL', isGiven: true },
          { channel: 'SMS', isGiven: true },
        ],
        ...{ source: 'FORM', note: 'Registration form' },
      },
    });
  await call(recordClientConsents, {
    params: { id: ids.mitchell },
    body: { decisions: [{ channel: 'SMS', isGiven: false }], source: 'PHONE', note: 'Prefers email' },
  });
}
