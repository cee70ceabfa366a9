import type { BookingFacts } from './booking-facts';

const person = (name: string, changes: object = {}) => ({
  name,
  credentials: null,
  phone: null,
  email: null,
  providerNumber: null,
  ...changes,
});

/** Facts for a form with every line filled in. */
export function bookingFacts(changes: Partial<BookingFacts> = {}): BookingFacts {
  return {
    practice: {
      name: 'Harbour Plastic Surgery',
      phone: '+61292345678',
      email: 'rooms@harbour.example',
      address: 'Level 3, 12 Macquarie Street, Sydney NSW 2000',
      country: 'AU',
      timeZone: 'Australia/Sydney',
    },
    quoteNumber: 'Q-2026-000012',
    patient: {
      name: "Siobhán O'Brien",
      dateOfBirth: '1984-02-29',
      address: '7 Darling Street, Balmain NSW 2041',
      phone: '+61412345678',
      otherPhone: '+61298765432',
      email: 'siobhan@example.com',
    },
    fundName: 'Bupa',
    procedures: [
      { name: 'Carpal tunnel release', side: 'Left', mbsItems: ['39331'] },
      { name: 'Excision of a ganglion of the wrist', side: 'Left', mbsItems: ['46500', '46501'] },
    ],
    surgeon: person('Dr Thị Mai Nguyễn', {
      credentials: 'FRACS (Plast)',
      phone: '+61298765433',
      email: 'mai@example.com',
    }),
    assistant: person('Dr Priya Raman', { phone: '+61412000111', providerNumber: '2426621K' }),
    anaesthetist: person('Dr Hēmi Tāwhiao 王', { providerNumber: '245611BX' }),
    startsAt: '2027-02-03T21:30:00.000Z',
    durationMinutes: 75,
    hospital: {
      name: 'Mater Day Surgery',
      address: '25 Rocklands Road, North Sydney NSW 2060',
      phone: '+61299007300',
      bookingPhone: '+61299007301',
    },
    theatre: 'Theatre 4',
    usualAnaesthesia: 'REGIONAL',
    quotedImplants: [],
    details: {
      admissionType: 'OVERNIGHT',
      expectedNights: 1,
      anaesthesiaType: 'GENERAL',
      specialEquipment: 'Tourniquet, hand table, bipolar diathermy',
      implants: 'None',
      allergies: 'Penicillin (rash), latex',
      alerts: 'MRSA swab of 12 January negative',
      fasting: 'No food from midnight, clear fluids until 6 am',
      notes: 'Needs an interpreter (Vietnamese) at admission.',
    },
    ...changes,
  };
}
