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
import { openLink, buildAcceptance, type DemoPatient } from './add-demo-quotes';
import type { Call, CallAs } from './call-as';
import { STORIES, SURGERY_PLACES, type DemoEnding, type DemoStory } from './demo-history';
import type { DemoDiary } from './demo-diary';
import { nextWorkday, ZONE, type DemoTimes } from './demo-times';
import type { DemoRecords } from './furnish-demo';

interface HistoryOptions {
  diary: DemoDiary;
  admin: UserPrincipal;
  furnished: DemoRecords;
  times: DemoTimes;
}

interface StoryContext {
  callAs: CallAs;
  admin: UserPrincipal;
  furnished: DemoRecords;
  time: StoryClock;
}

/** A story's own clock: what the story does is dated by it, without moving anyone else's time. */
class StoryClock {
  constructor(
    private readonly times: DemoTimes,
    private at: number,
  ) {}

  now(): Date {
    return new Date(this.at);
  }

  advance(milliseconds: number): void {
    this.at += milliseconds;
  }

  /** Calls of a principal, dated by the story's clock. */
  withStoryTime(callAs: CallAs): CallAs {
    return (principal) => (operation, request) =>
      this.times.runAt(this.at, () => callAs(principal)(operation, request));
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Enquiries arrive at 10 am or a little later. */
const OPENS_AT = 10 * HOUR;
const VALID_DAYS = 21;
/** Endings in which the patient answers the quote. */
const ANSWERED_ENDINGS: readonly DemoEnding['is'][] = ['ACCEPTED', 'ACCEPTED_AFTER_ANSWER', 'DECLINED'];

/**
 * Adds three months of enquiries and their outcomes through the operations staff and patients use, dated accordingly, so that
 * reports and boards have something to show.
 */
export async function addDemoHistory({ diary, admin, furnished, times }: HistoryOptions): Promise<void> {
  for (const [at, story] of STORIES.entries()) {
    const time = new StoryClock(times, times.instant(story.daysAgo, OPENS_AT + at * 7 * MINUTE));
    await diary.step(`Past enquiry ${at + 1}`, (callAs) =>
      playStory({ callAs: time.withStoryTime(callAs), admin, furnished, time }, story, at),
    );
  }
}

async function playStory(scene: StoryContext, story: DemoStory, at: number): Promise<void> {
  const { admin, callAs, time, furnished } = scene;
  const call = callAs(admin);
  const person = personOf(story, at);
  let lead = await createEnquiry(call, story, person, furnished);
  if (story.reachedAfterHours !== null) {
    time.advance(story.reachedAfterHours * HOUR);
    lead = await moveLead(call, lead, 'CONTACTED', null);
  }
  if (story.ending.is === 'LOST') {
    time.advance(3 * DAY);
    await moveLead(call, lead, 'LOST', story.ending.reason);
    return;
  }
  time.advance(DAY);
  const body = { version: lead.version, client: person };
  const { client } = await call(convertLead, { params: { id: lead.id }, body });
  if (story.ending.is !== 'CLIENT') await sendDemoQuote(scene, story, client.id, person);
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

function createEnquiry(
  call: Call,
  { firstName, lastName, source, surgery }: DemoStory,
  { email, phone }: { email: string; phone: string },
  { ids, idOf }: DemoRecords,
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

function moveLead(
  call: Call,
  { id, version }: LeadDetail,
  status: 'CONTACTED' | 'LOST',
  reason: string | null,
): Promise<LeadDetail> {
  return call(changeLeadStatus, { params: { id }, body: { version, status, reason } });
}

async function sendDemoQuote(
  scene: StoryContext,
  story: DemoStory,
  clientId: string,
  person: DemoPatient,
): Promise<void> {
  const { callAs, admin, time, furnished } = scene;
  const { doctor, hospital, site, ...more } = SURGERY_PLACES[story.surgery];
  const { ids, idOf } = furnished;
  const call = callAs(admin);
  time.advance(20 * MINUTE);
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
  time.advance(2 * HOUR);
  const sent = await call(sendQuote, { params: { id: draft.id }, body: { version: draft.version } });
  await playEnding(scene, sent, story.ending, person);
}

/**
 * An answered quote is valid beyond today. Otherwise the expiry sweep, which runs in real time, could expire it between two
 * calls.
 */
function validUntil({ time }: StoryContext, { daysAgo, ending }: DemoStory): string {
  const days = ANSWERED_ENDINGS.includes(ending.is) ? daysAgo + VALID_DAYS : VALID_DAYS;
  return addDays(todayIn(time.now(), ZONE), days);
}

async function playEnding(
  { callAs, admin, time }: StoryContext,
  { quote, link }: { quote: Quote; link: string },
  ending: DemoEnding,
  person: DemoPatient,
): Promise<void> {
  if (ending.is === 'EXPIRED' || ending.is === 'LOST' || ending.is === 'CLIENT') return;
  time.advance(ending.afterDays * DAY + HOUR);
  const token = link.slice(link.lastIndexOf('/') + 1);
  const patient = await openLink(callAs, token, person);
  const asPatient = callAs(patient satisfies PatientPrincipal);
  await asPatient(recordQuoteView, { params: { token }, body: { sections: ['SUMMARY', 'LINES'] } });
  time.advance(10 * MINUTE);
  if (ending.is === 'SEEN_ONLY') return;
  if (ending.is === 'DECLINED') {
    const body = { response: 'reject', rejectionReason: ending.reason } as const;
    await asPatient(respondToQuote, { params: { token }, body });
    return;
  }
  if (ending.is === 'ACCEPTED_AFTER_ANSWER') {
    const body = { response: 'query', queryMessage: ending.question } as const;
    await asPatient(respondToQuote, { params: { token }, body });
    time.advance(ending.answerHours * HOUR);
    await callAs(admin)(answerQuoteQuestion, { params: { id: quote.id }, body: { text: ending.answer } });
    time.advance(DAY);
  }
  const preferred = nextWorkday(addDays(todayIn(time.now(), ZONE), 40));
  await asPatient(respondToQuote, {
    params: { token },
    body: buildAcceptance(quote.documentHash, person, preferred),
  });
}
