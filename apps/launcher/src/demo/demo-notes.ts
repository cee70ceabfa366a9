import {
  createNote,
  listColleagues,
  listLeads,
  listQuotes,
  type NoteType,
  type Role,
} from '@quillcare/contracts';
import type { CLIENTS } from './demo-clients';
import type { Call } from './call-as';
import type { DemoTimes } from './demo-times';

interface DemoNote {
  on: keyof typeof CLIENTS;
  type: NoteType;
  by?: Role;
  /** `@ORG_ADMIN` and the like mention the user with that role. */
  text: string;
}

const NOTES: readonly DemoNote[] = [
  {
    on: 'obrien',
    type: 'PREFERENCE',
    by: 'LEAD_COORDINATOR',
    text: 'Works nights on Mondays and Tuesdays. Please call after 3 pm, or send a text first.',
  },
  {
    on: 'obrien',
    type: 'CONSULTATION',
    by: 'SALES_MANAGER',
    text: 'Second consultation. She understands the scar and the recovery, and wants her sister with her when she decides.\n\nBring the photographs of March to the next visit.',
  },
  {
    on: 'obrien',
    type: 'WARNING',
    by: 'SALES_MANAGER',
    text: 'Allergic to latex: she had a reaction at the dentist in 2019. Tell the hospital with every booking.',
  },
  {
    on: 'obrien',
    type: 'MEDICAL',
    by: 'SALES_MANAGER',
    text: 'Takes apixaban 5 mg twice a day since a clot in 2023. Her haematologist decides when to stop it before surgery.',
  },
  {
    on: 'nguyen',
    type: 'GENERAL',
    by: 'LEAD_COORDINATOR',
    text: 'Would like the quote explained in Vietnamese. @ORG_ADMIN, can we book the interpreter for Thursday?',
  },
  {
    on: 'ngapo',
    type: 'PREFERENCE',
    by: 'SALES_MANAGER',
    text: 'His whānau come along to consultations: book the large room.',
  },
  {
    on: 'papadakis',
    type: 'WARNING',
    by: 'SALES_MANAGER',
    text: 'Fainted when blood was taken. Lie her down first.',
  },
  {
    on: 'sharma',
    type: 'CONSULTATION',
    by: 'SALES_MANAGER',
    text: 'Wants to go back to climbing by June. @ORG_ADMIN, is there a theatre day before the end of the month?',
  },
];

/** Adds notes and comments as the practice's staff would write them, and a question to the administrator. */
export async function addDemoNotes(
  callAs: (role: Role) => Call,
  clients: Record<keyof typeof CLIENTS, string>,
  times: DemoTimes,
): Promise<void> {
  const admin = callAs('ORG_ADMIN');
  const { items: colleagues } = await admin(listColleagues, {});
  const mention = (role: Role): string => {
    const person = colleagues.find((colleague) => colleague.role === role);
    return person ? `@[${person.name}](${person.id})` : '';
  };
  const withMentions = (text: string) => text.replace(/@([A-Z_]{4,})/g, (_, role: Role) => mention(role));
  for (const [at, { on, type, by = 'ORG_ADMIN', text }] of NOTES.entries()) {
    const body = { entityId: clients[on], type, text: withMentions(text) };
    // One a day, the last one today.
    await times.runDaysAgo(NOTES.length - 1 - at, () =>
      callAs(by)(createNote, { body: { ...body, entityType: 'CLIENT_NOTE' } }),
    );
  }
  await addLeadNote(callAs);
  await addComments(callAs, mention);
}

async function addLeadNote(callAs: (role: Role) => Call): Promise<void> {
  const { items } = await callAs('LEAD_COORDINATOR')(listLeads, { query: { search: 'Georgina', limit: 1 } });
  const text = 'Left a message on Tuesday. She asked us to write rather than call while she is at work.';
  for (const { id } of items)
    await callAs('LEAD_COORDINATOR')(createNote, {
      body: { entityType: 'LEAD_NOTE', entityId: id, text },
    });
}

async function addComments(callAs: (role: Role) => Call, mention: (role: Role) => string): Promise<void> {
  const { items } = await callAs('ORG_ADMIN')(listQuotes, { query: { sort: '-createdAt', limit: 1 } });
  const [quote] = items;
  if (!quote) return;
  const record = { entityType: 'QUOTE_COMMENT' as const, entityId: quote.id };
  const question = `${mention('SALES_MANAGER')}, does the hospital fee include the second night?`;
  const { id } = await callAs('ORG_ADMIN')(createNote, { body: { ...record, text: question } });
  const answer = 'It does: I rang the bookings desk this morning. Two nights, no excess for her fund.';
  await callAs('SALES_MANAGER')(createNote, { body: { ...record, text: answer, parentId: id } });
}
