import type {
  BookingBlank,
  BookingDetails,
  bookingDetailsInput,
  OrganisationRecord,
  PricedLine,
  Quote,
} from '@quillcare/contracts';
import { formatLineDescription } from '@quillcare/rules';
import type { z } from 'zod';
import { namedSurgeries, wholeKey } from '../../../quote';

export type EnteredDetails = z.output<typeof bookingDetailsInput>;

/** A person involved in the surgery, with what the practice knows of them. */
export interface BookedPerson {
  name: string;
  credentials: string | null;
  phone: string | null;
  email: string | null;
  providerNumber: string | null;
}

export interface BookedProcedure {
  name: string;
  /** In words. Null if the procedure has no sides. */
  side: string | null;
  mbsItems: string[];
}

/** Everything a booking form contains. Null means unknown: the line stays blank, to be filled in by hand. */
export interface BookingFacts {
  practice: Pick<OrganisationRecord, 'name' | 'phone' | 'email' | 'address' | 'country' | 'timeZone'>;
  quoteNumber: string;
  patient: {
    name: string;
    dateOfBirth: string | null;
    address: string | null;
    phone: string | null;
    otherPhone: string | null;
    email: string | null;
  };
  fundName: string | null;
  procedures: BookedProcedure[];
  surgeon: BookedPerson;
  assistant: BookedPerson | null;
  anaesthetist: BookedPerson | null;
  startsAt: string | null;
  durationMinutes: number | null;
  hospital: { name: string; address: string; phone: string; bookingPhone: string | null } | null;
  theatre: string | null;
  /** The catalogue's value if all surgeries agree on it. */
  usualAnaesthesia: BookingDetails['usualAnaesthesia'];
  quotedImplants: string[];
  details: EnteredDetails;
}

export const EMPTY_DETAILS: EnteredDetails = {
  admissionType: null,
  expectedNights: null,
  anaesthesiaType: null,
  specialEquipment: null,
  implants: null,
  allergies: null,
  alerts: null,
  fasting: null,
  notes: null,
};

const SIDES: Record<Quote['surgeries'][number]['side'], string | null> = {
  LEFT: 'Left',
  RIGHT: 'Right',
  BILATERAL: 'Both sides',
  UNILATERAL: 'One side',
  NOT_APPLICABLE: null,
};

/** The procedures: the quote's surgeries with their sides, then free-text lines of the surgeon. */
export function bookedProcedures(quote: Pick<Quote, 'surgeries' | 'lines'>): BookedProcedure[] {
  const surgeons = quote.lines.filter(({ kind }) => kind === 'SURGEON');
  const chosen = quote.surgeries.flatMap((surgery) => {
    const [named] = namedSurgeries({ surgeries: [surgery], lines: quote.lines });
    if (!named) return [];
    const own = surgeons.filter(({ surgeryId }) => surgeryId === surgery.surgeryId);
    return [{ name: named.name, side: SIDES[surgery.side], mbsItems: itemsOf(own) }];
  });
  const ids = new Set(quote.surgeries.map(({ surgeryId }) => surgeryId));
  const typed = surgeons
    .filter(({ surgeryId }) => surgeryId === null || !ids.has(surgeryId))
    .map((line) => ({ name: line.description, side: null, mbsItems: itemsOf([line]) }));
  return [...chosen, ...typed];
}

/** The implants with their quantities. One that a mixed surgery splits for GST is a single product to the hospital. */
export function quotedImplants({ lines }: Pick<Quote, 'lines'>): string[] {
  const quoted = lines.filter(({ kind, basis }) => kind === 'IMPLANT' && basis !== 'NOT_INCLUDED');
  const hasOtherHalf = (line: PricedLine) =>
    quoted.some((other) => other !== line && other.part !== null && wholeKey(other) === wholeKey(line));
  return quoted
    .filter((line) => line.part?.of !== 'COSMETIC' || !hasOtherHalf(line))
    .map((line) => (line.quantity === 1 ? nameOf(line) : `${line.quantity} × ${nameOf(line)}`));
}

function nameOf({ description, descriptionWords: words }: PricedLine): string {
  return words === null ? description : formatLineDescription({ ...words, part: 'WHOLE' });
}

/** A provider named on a line of the quote, used if the case itself names none. */
export function quotedProvider(
  { lines }: Pick<Quote, 'lines'>,
  kind: 'ASSISTANT' | 'ANAESTHETIST',
): BookedPerson | null {
  const name = lines.find((line) => line.kind === kind && line.providerName)?.providerName;
  return name ? { name, credentials: null, phone: null, email: null, providerNumber: null } : null;
}

/** The lines the form will leave blank, in the form's order. */
export function findBlanks(facts: BookingFacts): BookingBlank[] {
  const { patient, procedures, details } = facts;
  const blanks: [BookingBlank, boolean][] = [
    ['DATE_OF_BIRTH', patient.dateOfBirth === null],
    ['ADDRESS', patient.address === null],
    ['MBS_ITEMS', procedures.some(({ mbsItems }) => mbsItems.length === 0)],
    ['DATE', facts.startsAt === null],
    ['DURATION', facts.durationMinutes === null],
    ['HOSPITAL', facts.hospital === null],
    ['THEATRE', facts.theatre === null],
    ['ASSISTANT', facts.assistant === null],
    ['ANAESTHETIST', facts.anaesthetist === null],
    ['ANAESTHESIA', (details.anaesthesiaType ?? facts.usualAnaesthesia) === null],
    ['ADMISSION', details.admissionType === null],
  ];
  return blanks.filter(([, isBlank]) => isBlank).map(([name]) => name);
}

function itemsOf(lines: readonly { mbsItem: string | null }[]): string[] {
  const items = lines.flatMap(({ mbsItem }) => (mbsItem ?? '').split(','));
  return items.map((item) => item.trim()).filter((item) => item !== '');
}
