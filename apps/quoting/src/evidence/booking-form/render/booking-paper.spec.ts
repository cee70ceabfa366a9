import { PaperRenderer } from '@quillcare/paper';
import { PdfFile } from '@quillcare/testing';
import { picture } from '../../evidence/render/quote-pdf.fixtures';
import { bookingFacts } from '../domain/booking.fixtures';
import { NO_DETAILS, type BookingFacts } from '../domain/booking-facts';
import { bookingPaper, type BookingForm } from './booking-paper';

const renderer = new PaperRenderer();
const files: PdfFile[] = [];
afterAll(() => {
  renderer.stop();
  files.forEach((file) => file.remove());
});

const drawn = (form: BookingForm) => renderer.render(bookingPaper(form));

const MADE_AT = new Date('2026-11-23T02:00:00.000Z');

async function formOf(facts: BookingFacts, logo = false): Promise<PdfFile> {
  const shown = logo ? { data: picture.toString('base64'), width: 600, height: 200 } : null;
  const file = new PdfFile(await drawn({ facts, logo: shown, madeAt: MADE_AT }));
  files.push(file);
  return file;
}

const OPEN = bookingFacts({
  patient: {
    name: "Siobhán O'Brien",
    dateOfBirth: null,
    address: null,
    phone: null,
    otherPhone: null,
    email: null,
  },
  fundName: null,
  assistant: null,
  anaesthetist: null,
  hospital: null,
  theatre: null,
  startsAt: null,
  durationMinutes: null,
  usualAnaesthesia: null,
  details: NO_DETAILS,
});

it("shows everything known, in the practice's time zone, on one page of a valid tagged PDF", async () => {
  const file = await formOf(bookingFacts(), true);
  const text = file.rawText();
  for (const words of [
    'Hospital booking form',
    ...['Harbour Plastic Surgery', 'Level 3, 12 Macquarie Street', 'rooms@harbour.example'],
    ...["Siobhán O'Brien", '29 Feb 1984', '7 Darling Street, Balmain NSW 2041', 'Bupa'],
    ...['Mater Day Surgery', 'Theatre 4', 'Thursday', '4 February 2027', '8:30 am', '1 h 15 min'],
    ...['Overnight', 'General', 'Carpal tunnel release', 'Left', '46500, 46501'],
    ...['Dr Thị Mai Nguyễn, FRACS (Plast)', 'Provider number 2426621K', 'Dr Hēmi Tāwhiao 王'],
    ...['Tourniquet', 'Penicillin (rash), latex', 'MRSA swab', 'No food from midnight', 'interpreter'],
    'Made on 23 Nov 2026',
  ])
    expect(text).toContain(words);
  expect(file.facts()).toMatchObject({ Pages: '1', Tagged: 'yes' });
  expect(file.faults()).toBe('');
  for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'Figure']) expect(file.structure()).toContain(tag);
});

it('shows unknown details as labelled lines or tick boxes and invents nothing', async () => {
  const text = (await formOf(OPEN)).rawText();
  for (const label of ['Date of birth', 'Sex', 'Medicare number', 'Theatre', 'Date of surgery', 'Allergies'])
    expect(text).toContain(label);
  for (const choice of ['Day', 'Overnight', 'General', 'Sedation']) expect(text).toContain(choice);
  expect(text).not.toMatch(/null|undefined|NaN|Invalid|Unknown|None/);
});

it("asks for the NHI number instead of Medicare's in New Zealand", async () => {
  const { practice } = bookingFacts();
  const text = (await formOf(bookingFacts({ practice: { ...practice, country: 'NZ' } }))).rawText();
  expect(text).toContain('NHI number');
  expect(text).not.toMatch(/Medicare|MBS/);
});

it('continues on a second page without losing a word', async () => {
  const long = 'Latex, iodine and adhesive dressings; '.repeat(25).trim();
  const { details } = bookingFacts();
  const procedures = Array.from({ length: 10 }, (_, at) => ({
    name: `Procedure number ${at + 1} of the list`,
    side: 'Right',
    mbsItems: ['39331'],
  }));
  const file = await formOf(
    bookingFacts({ procedures, details: { ...details, allergies: long, notes: long.repeat(2) } }),
  );
  expect(Number(file.facts()['Pages'])).toBeGreaterThan(1);
  expect(file.rawText()).toContain('Procedure number 10 of the list');
  expect(file.rawText().split('Latex').length - 1).toBe(75);
  expect(file.faults()).toBe('');
});

it('produces byte-identical files for the same data', async () => {
  const form = { facts: bookingFacts(), logo: null, madeAt: MADE_AT };
  expect((await drawn(form)).equals(await drawn(form))).toBe(true);
});
