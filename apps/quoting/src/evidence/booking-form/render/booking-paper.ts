import { PAGE_NUMBER, type Block, type FormCell, type Paper, type Row } from '@quillcare/paper';
import { formatDate, formatLongDate, formatPhone, todayIn } from '@quillcare/rules';
import type { QuotePdf } from '../../evidence/domain/quote-pdf';
import type { BookedPerson, BookingFacts } from '../domain/booking-facts';
import {
  ADMISSION_CHOICES,
  ANAESTHESIA,
  ANAESTHESIA_CHOICES,
  BOOKING_WORDS as W,
} from '../domain/booking.words';
import { logoOf } from '../../evidence/render/letterhead';

export interface BookingForm {
  facts: BookingFacts;
  logo: QuotePdf['logo'];
  madeAt: Date;
}

const HALF = 0.5;
const QUARTER = 0.25;
const THIRD = 1 / 3;

const band = (text: string): Block => ({ kind: 'band', text });
const cells = (all: FormCell[]): Block => ({ kind: 'cells', cells: all });

/** Lays out a hospital booking form on A4. Unknown values become blank lines to fill in by hand. */
export function bookingPaper({ facts, logo, madeAt }: BookingForm): Paper {
  const { practice, quoteNumber } = facts;
  const day = formatDate(todayIn(madeAt, practice.timeZone));
  return {
    title: `${W.title}, ${practice.name}`,
    author: practice.name,
    madeAt,
    watermark: null,
    fact: null,
    blocks: [
      letterhead(facts, logo),
      { kind: 'title', text: W.title, remark: `${quoteNumber} · ${W.made(day)}` },
      ...patient(facts),
      ...admission(facts),
      ...procedures(facts),
      ...team(facts),
      ...requirements(facts),
      ...booking(),
    ],
    foot: [
      { left: W.foot(practice.name, quoteNumber), right: W.page(PAGE_NUMBER.page, PAGE_NUMBER.pages) },
      { left: W.confidential, right: '' },
    ],
  };
}

/** Logo on the left, or the practice's name if it has none; contact details on the right. */
function letterhead({ practice }: BookingFacts, logo: QuotePdf['logo']): Block {
  const { name, address, phone, email, country } = practice;
  const contact = [phone && formatPhone(phone, country), email].filter(Boolean).join(' · ');
  return {
    kind: 'letterhead',
    side: 'RIGHT',
    name,
    logo: logoOf(logo, name),
    code: null,
    lines: [address ?? '', contact].filter((line) => line.trim() !== ''),
  };
}

function patient({ patient: person, fundName, practice }: BookingFacts): Block[] {
  const phone = (value: string | null) => value && formatPhone(value, practice.country);
  return [
    band(W.sections.patient),
    cells([
      { label: W.name, value: person.name, share: HALF, isStrong: true },
      { label: W.born, value: person.dateOfBirth && formatDate(person.dateOfBirth), share: QUARTER },
      { label: W.sex, value: null, share: QUARTER },
    ]),
    cells([
      { label: W.address, value: person.address, share: HALF },
      { label: W.phone, value: phone(person.phone), share: QUARTER },
      { label: W.otherPhone, value: phone(person.otherPhone), share: QUARTER },
    ]),
    cells([
      { label: W.email, value: person.email, share: HALF },
      { label: practice.country === 'NZ' ? W.nhi : W.medicare, value: null, share: HALF },
    ]),
    cells([
      { label: W.fund, value: fundName, share: HALF },
      { label: W.member, value: null, share: HALF },
    ]),
  ];
}

function admission(facts: BookingFacts): Block[] {
  const { hospital, theatre, startsAt, durationMinutes, details, practice } = facts;
  const day = startsAt && formatLongDate(todayIn(new Date(startsAt), practice.timeZone));
  const phone = hospital && formatPhone(hospital.bookingPhone ?? hospital.phone, practice.country);
  const anaesthesia = details.anaesthesiaType ?? facts.usualAnaesthesia;
  const kind = details.admissionType && ADMISSION_CHOICES[details.admissionType === 'DAY' ? 0 : 1];
  return [
    band(W.sections.admission),
    cells([
      { label: W.hospital, value: hospital && [hospital.name, hospital.address], share: HALF },
      { label: W.bookingPhone, value: phone, share: QUARTER },
      { label: W.theatre, value: theatre, share: QUARTER },
    ]),
    cells(
      [
        { label: W.date, value: day, share: HALF, isStrong: true },
        { label: W.time, value: startsAt && timeOf(startsAt, practice.timeZone), share: QUARTER },
        { label: W.duration, value: durationMinutes && W.minutes(durationMinutes), share: QUARTER },
      ].map((cell) => ({ ...cell, value: cell.value || null })),
    ),
    cells([
      { label: W.admission, value: kind ?? null, choices: ADMISSION_CHOICES, share: QUARTER },
      {
        label: W.nights,
        value: details.expectedNights === null ? null : String(details.expectedNights),
        share: QUARTER,
      },
      {
        label: W.anaesthesia,
        value: anaesthesia && ANAESTHESIA[anaesthesia],
        choices: ANAESTHESIA_CHOICES,
        share: HALF,
      },
    ]),
  ];
}

function procedures({ procedures: all, practice }: BookingFacts): Block[] {
  const columns = [
    { title: W.procedure, share: 0.6 },
    { title: W.side, share: 0.16 },
    { title: W.items[practice.country], share: 0.24 },
  ];
  const rows = all.map(({ name, side, mbsItems }): Row => ({
    cells: [
      [{ text: name, style: 'strong' }],
      [{ text: side ?? '', style: 'body' }],
      [{ text: mbsItems.join(', '), style: 'body' }],
    ],
  }));
  return [band(W.sections.procedures), { kind: 'table', columns, rows }];
}

function team({ surgeon, assistant, anaesthetist, practice }: BookingFacts): Block[] {
  const person = (member: BookedPerson | null) =>
    member && [
      [member.name, member.credentials].filter(Boolean).join(', '),
      ...(member.providerNumber ? [W.providerNumber(member.providerNumber)] : []),
      ...(member.phone ? [formatPhone(member.phone, practice.country)] : []),
    ];
  return [
    band(W.sections.team),
    cells([
      { label: W.surgeon, value: person(surgeon), share: THIRD },
      { label: W.assistant, value: person(assistant), share: THIRD },
      { label: W.anaesthetist, value: person(anaesthetist), share: THIRD },
    ]),
  ];
}

function requirements({ details, quotedImplants }: BookingFacts): Block[] {
  const field = (label: string, value: string | null) => ({ label, value, share: HALF, minLines: 2 });
  return [
    band(W.sections.requirements),
    cells([
      field(W.equipment, details.specialEquipment),
      field(W.implants, details.implants ?? (quotedImplants.join(', ') || null)),
    ]),
    cells([field(W.allergies, details.allergies), field(W.alerts, details.alerts)]),
    cells([field(W.fasting, details.fasting), field(W.notes, details.notes)]),
  ];
}

/** Filled in by hand once the hospital has confirmed. */
function booking(): Block[] {
  return [
    { kind: 'space', height: 5 },
    cells([
      { label: W.bookedBy, value: null, share: HALF },
      { label: W.bookedOn, value: null, share: QUARTER },
      { label: W.confirmation, value: null, share: QUARTER },
    ]),
  ];
}

function timeOf(instant: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone });
  // Newer Unicode data puts a narrow no-break space before "am", which some fonts lack.
  return time.format(new Date(instant)).replace(/[\u00a0\u202f]/g, ' ');
}
