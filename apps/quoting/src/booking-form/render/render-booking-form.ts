import { BODY, COLOURS, MUTED, Sheet, STRONG, table } from '@quillcare/pdf';
import { formatDate, formatLongDate, formatPhone, todayIn } from '@quillcare/rules';
import type { QuotePdf } from '../../evidence/domain/quote-pdf';
import type { BookedPerson, BookingFacts } from '../domain/booking-facts';
import {
  ADMISSION_CHOICES,
  ANAESTHESIA,
  ANAESTHESIA_CHOICES,
  BOOKING_WORDS as W,
} from '../domain/booking.words';
import { band, cells } from './form-cells';

export interface BookingForm {
  facts: BookingFacts;
  logo: QuotePdf['logo'];
  madeAt: Date;
}

const LOGO_ROOM = { width: 150, height: 44 };
const HALF = 0.5;
const QUARTER = 0.25;
const THIRD = 1 / 3;

/** A hospital's booking form on A4. What nobody knows is a line to fill in by hand. */
export async function renderBookingForm({ facts, logo, madeAt }: BookingForm): Promise<Buffer> {
  const { practice, quoteNumber } = facts;
  const sheet = new Sheet({
    ...{ title: `${W.title}, ${practice.name}`, author: practice.name, madeAt, watermark: null },
  });
  letterhead(sheet, facts, logo);
  title(sheet, facts, madeAt);
  patient(sheet, facts);
  admission(sheet, facts);
  procedures(sheet, facts);
  team(sheet, facts);
  requirements(sheet, facts);
  booking(sheet);
  return sheet.finish((page, pages) => [
    { left: W.foot(practice.name, quoteNumber), right: W.page(page, pages) },
    { left: W.confidential, right: '' },
  ]);
}

/** The logo on the left, or the name where there is none; how to reach the practice on the right. */
function letterhead(sheet: Sheet, { practice }: BookingFacts, logo: QuotePdf['logo']): void {
  const top = 36;
  if (logo) {
    const picture = Buffer.from(logo.data, 'base64');
    sheet.picture(picture, practice.name, { x: sheet.left, y: top, ...LOGO_ROOM });
  }
  const { name, address, phone, email, country } = practice;
  const contact = [phone && formatPhone(phone, country), email].filter(Boolean).join(' · ');
  const rows = [
    { text: name, style: { ...STRONG, size: 11 } },
    ...(address ?? '').split('\n').map((text) => ({ text, style: MUTED })),
    { text: contact, style: MUTED },
  ].filter(({ text }) => text.trim() !== '');
  const width = sheet.width - LOGO_ROOM.width - 20;
  let y = top;
  for (const { text, style } of rows) {
    const place = sheet.place('P');
    for (const line of sheet.lines(text, style, width)) {
      sheet.line(line, style, { x: 0, right: sheet.left + sheet.width, y, place });
      y += sheet.heightOf([line], style);
    }
  }
  sheet.y = Math.max(y, logo ? top + LOGO_ROOM.height : 0) + 8;
  sheet.rule();
  sheet.y += 8;
}

function title(sheet: Sheet, { quoteNumber, practice }: BookingFacts, madeAt: Date): void {
  const style = { size: 17, weight: 'bold', colour: COLOURS.text } as const;
  const day = formatDate(todayIn(madeAt, practice.timeZone));
  const right = sheet.left + sheet.width;
  const place = sheet.place('H1');
  for (const line of sheet.lines(W.title, style))
    sheet.line(line, style, { x: sheet.left, y: sheet.y, place });
  for (const line of sheet.lines(`${quoteNumber} · ${W.made(day)}`, MUTED))
    sheet.line(line, MUTED, { x: 0, right, y: sheet.y + 9, place: sheet.place('P') });
  sheet.y += 25;
}

function patient(sheet: Sheet, { patient: who, fundName, practice }: BookingFacts): void {
  const phone = (value: string | null) => value && formatPhone(value, practice.country);
  band(sheet, W.sections.patient);
  cells(sheet, [
    { label: W.name, value: who.name, share: HALF, isStrong: true },
    { label: W.born, value: who.dateOfBirth && formatDate(who.dateOfBirth), share: QUARTER },
    { label: W.sex, value: null, share: QUARTER },
  ]);
  cells(sheet, [
    { label: W.address, value: who.address, share: HALF },
    { label: W.phone, value: phone(who.phone), share: QUARTER },
    { label: W.otherPhone, value: phone(who.otherPhone), share: QUARTER },
  ]);
  cells(sheet, [
    { label: W.email, value: who.email, share: HALF },
    { label: practice.country === 'NZ' ? W.nhi : W.medicare, value: null, share: HALF },
  ]);
  cells(sheet, [
    { label: W.fund, value: fundName, share: HALF },
    { label: W.member, value: null, share: HALF },
  ]);
}

function admission(sheet: Sheet, facts: BookingFacts): void {
  const { hospital, theatre, startsAt, durationMinutes, details, practice } = facts;
  const day = startsAt && formatLongDate(todayIn(new Date(startsAt), practice.timeZone));
  const phone = hospital && formatPhone(hospital.bookingPhone ?? hospital.phone, practice.country);
  const anaesthesia = details.anaesthesiaType ?? facts.usualAnaesthesia;
  const kind = details.admissionType && ADMISSION_CHOICES[details.admissionType === 'DAY' ? 0 : 1];
  band(sheet, W.sections.admission);
  cells(sheet, [
    { label: W.hospital, value: hospital && [hospital.name, hospital.address], share: HALF },
    { label: W.bookingPhone, value: phone, share: QUARTER },
    { label: W.theatre, value: theatre, share: QUARTER },
  ]);
  cells(
    sheet,
    [
      { label: W.date, value: day, share: HALF, isStrong: true },
      { label: W.time, value: startsAt && timeOf(startsAt, practice.timeZone), share: QUARTER },
      { label: W.duration, value: durationMinutes && W.minutes(durationMinutes), share: QUARTER },
    ].map((cell) => ({ ...cell, value: cell.value || null })),
  );
  cells(sheet, [
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
  ]);
}

function procedures(sheet: Sheet, { procedures: all, practice }: BookingFacts): void {
  band(sheet, W.sections.procedures);
  table(
    sheet,
    [
      { title: W.procedure, share: 0.6 },
      { title: W.side, share: 0.16 },
      { title: W.items[practice.country], share: 0.24 },
    ],
    all.map(({ name, side, mbsItems }) => ({
      cells: [
        [{ text: name, style: STRONG }],
        [{ text: side ?? '', style: BODY }],
        [{ text: mbsItems.join(', '), style: BODY }],
      ],
      isHeader: true,
    })),
  );
  sheet.y -= 6;
}

function team(sheet: Sheet, { surgeon, assistant, anaesthetist, practice }: BookingFacts): void {
  const person = (who: BookedPerson | null) =>
    who && [
      [who.name, who.credentials].filter(Boolean).join(', '),
      ...(who.providerNumber ? [W.providerNumber(who.providerNumber)] : []),
      ...(who.phone ? [formatPhone(who.phone, practice.country)] : []),
    ];
  band(sheet, W.sections.team);
  cells(sheet, [
    { label: W.surgeon, value: person(surgeon), share: THIRD },
    { label: W.assistant, value: person(assistant), share: THIRD },
    { label: W.anaesthetist, value: person(anaesthetist), share: THIRD },
  ]);
}

function requirements(sheet: Sheet, { details, quotedImplants }: BookingFacts): void {
  const field = (label: string, value: string | null) => ({ label, value, share: HALF, minLines: 2 });
  band(sheet, W.sections.requirements);
  cells(sheet, [
    field(W.equipment, details.specialEquipment),
    field(W.implants, details.implants ?? (quotedImplants.join(', ') || null)),
  ]);
  cells(sheet, [field(W.allergies, details.allergies), field(W.alerts, details.alerts)]);
  cells(sheet, [field(W.fasting, details.fasting), field(W.notes, details.notes)]);
}

/** By hand, when the hospital has said yes. */
function booking(sheet: Sheet): void {
  sheet.y += 5;
  cells(sheet, [
    { label: W.bookedBy, value: null, share: HALF },
    { label: W.bookedOn, value: null, share: QUARTER },
    { label: W.confirmation, value: null, share: QUARTER },
  ]);
}

function timeOf(instant: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone });
  // Newer versions of Unicode's data put a narrow space before "am", which not every font has.
  return time.format(new Date(instant)).replace(/[\u00a0\u202f]/g, ' ');
}
