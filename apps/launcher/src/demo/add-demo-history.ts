import {
  answerQuoteQuestion,
  changeLeadStatus,
  convertLead,
  createLead,
  createQuote,
  recordQuoteView,
  respondToQuote,
  sendQuote,
  type LeadDetail,
  type PatientPrincipal,
  type Quote,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { opened, signed, type DemoPatient } from './add-demo-quotes';
import type { Call, CallAs } from './call-as';
import { STORIES, SURGERY_PLACES, type DemoEnding, type DemoStory } from './demo-history';
import type { DemoDiary } from './demo-diary';
import { workdayFrom, ZONE, type DemoTimes } from './demo-times';
import type { FurnishedDemo } from './furnish-demo';

interface Making {
  diary: DemoDiary;
  admin: UserPrincipal;
  furnished: FurnishedDemo;
  times: DemoTimes;
}

interface Scene {
  callAs: CallAs;
  admin: UserPrincipal;
  furnished: FurnishedDemo;
  time: StoryTime;
}

/** A story's own clock: what the story does is dated by it, without moving anyone else's time. */
class StoryTime {
  constructor(
    private readonly times: DemoTimes,
    private at: number,
  ) {}

  now(): Date {
    return new Date(this.at);
  }

  pass(milliseconds: number): void {
    this.at += milliseconds;
  }

  /** Calls of a principal, dated by the story's clock. */
  callsOf(callAs: CallAs): CallAs {
    return (principal) => (operation, request) =>
      this.times.at(this.at, () => callAs(principal)(operation, request));
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Enquiries arrive at 10 am or a little later. */
const OPENS_AT = 10 * HOUR;
const VALID_DAYS = 21;
/** Endings in which the patient answers the quote. */
const ANSWERED: readonly DemoEnding['is'][] = ['ACCEPTED', 'ACCEPTED_AFTER_ANSWER', 'DECLINED'];

/**
 * Adds three months of enquiries and their outcomes through the operations staff and patients use, dated accordingly, so that
 * reports and boards have something to show.
 */
export async function addDemoHistory({ diary, admin, furnished, times }: Making): Promise<void> {
  for (const [at, story] of STORIES.entries()) {
    const time = new StoryTime(times, times.instant(story.daysAgo, OPENS_AT + at * 7 * MINUTE));
    await diary.step(`Past enquiry ${at + 1}`, (callAs) =>
      tell({ callAs: time.callsOf(callAs), admin, furnished, time }, story, at),
    );
  }
}

async function tell(scene: Scene, story: DemoStory, at: number): Promise<void> {
  const { admin, callAs, time, furnished } = scene;
  const call = callAs(admin);
  const person = personOf(story, at);
  let lead = await asked(call, story, person, furnished);
  if (story.reachedAfterHours !== null) {
    time.pass(story.reachedAfterHours * HOUR);
    lead = await moved(call, lead, 'CONTACTED', null);
  }
  if (story.ending.is === 'LOST') {
    time.pass(3 * DAY);
    await moved(call, lead, 'LOST', story.ending.reason);
    return;
  }
  time.pass(DAY);
  const body = { version: lead.version, client: person };
  const { client } = await call(convertLead, { params: { id: lead.id }, body });
  if (story.ending.is !== 'CLIENT') await quoted(scene, story, client.id, person);
}

/** Returns a person with an address at which no one receives email. */
function personOf({ firstName, lastName }: DemoStory, at: number): DemoPatient & { email: string } {
  const plain = `${firstName}.${lastName}`
    .normalize('NFD')
    .replaceAll(/[^\w.]/g, '')
    .toLowerCase();
  return {
    firstName,
    lastName,
    email: `${plain}@example.com`,
    phone: `0438 555 ${String(200 + at)}`,
    dateOfBirth: `${1952 + ((at * 7) % 48)}-0${1 + (at % 9)}-1${at % 9}`,
  };
}

function asked(
  call: Call,
  { firstName, lastName, source, surgery }: DemoStory,
  { email, phone }: { email: string; phone: string },
  { ids, idOf }: FurnishedDemo,
): Promise<LeadDetail> {
  const { expectedValueMinor, site, doctor } = SURGERY_PLACES[surgery];
  // The practice's surgeons refer patients to each other.
  const colleague = doctor === 'hartmann' ? 'parata' : 'hartmann';
  return call(createLead, {
    body: {
      firstName,
      lastName,
      email,
      phone,
      source,
      interestedIn: surgery,
      expectedValueMinor,
      surgeryId: idOf(surgery),
      siteId: idOf(site),
      referringDoctorId: source === 'REFERRAL' ? ids[colleague] : null,
      category: 'CONSULTATION_REQUEST',
      consentEmail: true,
    },
  });
}

function moved(
  call: Call,
  { id, version }: LeadDetail,
  status: 'CONTACTED' | 'LOST',
  reason: string | null,
): Promise<LeadDetail> {
  return call(changeLeadStatus, { params: { id }, body: { version, status, reason } });
}

async function quoted(scene: Scene, story: DemoStory, clientId: string, person: DemoPatient): Promise<void> {
  const { callAs, admin, time, furnished } = scene;
  const { doctor, hospital, site, ...more } = SURGERY_PLACES[story.surgery];
  const { ids, idOf } = furnished;
  const call = callAs(admin);
  time.pass(20 * MINUTE);
  const draft = await call(createQuote, {
    body: {
      clientId,
      doctorId: ids[doctor],
      hospitalId: ids[hospital],
      siteId: idOf(site),
      surgeries: [{ surgeryId: idOf(story.surgery), side: 'side' in more ? more.side : undefined }],
      validUntil: validUntil(scene, story),
    },
  });
  time.pass(2 * HOUR);
  const sent = await call(sendQuote, { params: { id: draft.id }, body: { version: draft.version } });
  await answered(scene, sent, story.ending, person);
}

/**
 * An answered quote is valid beyond today. Otherwise the expiry sweep, which runs in real time, could expire it between two
 * calls.
 */
function validUntil({ time }: Scene, { daysAgo, ending }: DemoStory): string {
  const days = ANSWERED.includes(ending.is) ? daysAgo + VALID_DAYS : VALID_DAYS;
  return addDays(todayIn(time.now(), ZONE), days);
}

async function answered(
  { callAs, admin, time }: Scene,
  { quote, link }: { quote: Quote; link: string },
  ending: DemoEnding,
  person: DemoPatient,
): Promise<void> {
  if (ending.is === 'EXPIRED' || ending.is === 'LOST' || ending.is === 'CLIENT') return;
  time.pass(ending.afterDays * DAY + HOUR);
  const token = link.slice(link.lastIndexOf('/') + 1);
  const patient = await opened(callAs, token, person);
  const asPatient = callAs(patient satisfies PatientPrincipal);
  await asPatient(recordQuoteView, { params: { token }, body: { sections: ['SUMMARY', 'LINES'] } });
  time.pass(10 * MINUTE);
  if (ending.is === 'SEEN_ONLY') return;
  if (ending.is === 'DECLINED') {
    const body = { response: 'reject', rejectionReason: ending.reason } as const;
    await asPatient(respondToQuote, { params: { token }, body });
    return;
  }
  if (ending.is === 'ACCEPTED_AFTER_ANSWER') {
    const body = { response: 'query', queryMessage: ending.question } as const;
    await asPatient(respondToQuote, { params: { token }, body });
    time.pass(ending.answerHours * HOUR);
    await callAs(admin)(answerQuoteQuestion, { params: { id: quote.id }, body: { text: ending.answer } });
    time.pass(DAY);
  }
  const preferred = workdayFrom(addDays(todayIn(time.now(), ZONE), 40));
  await asPatient(respondToQuote, { params: { token }, body: signed(quote.documentHash, person, preferred) });
}
