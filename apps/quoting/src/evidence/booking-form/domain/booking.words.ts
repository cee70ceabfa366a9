import type { BookingFacts } from './booking-facts';

type Anaesthesia = NonNullable<BookingFacts['usualAnaesthesia']>;

export const ANAESTHESIA: Record<Anaesthesia, string> = {
  GENERAL: 'General',
  REGIONAL: 'Regional',
  LOCAL: 'Local',
  SEDATION: 'Sedation',
  VARIES: 'Varies',
};
/** Tick boxes printed if no anaesthesia was chosen. */
export const ANAESTHESIA_CHOICES = ['General', 'Regional', 'Local', 'Sedation'];
export const ADMISSION_CHOICES = ['Day', 'Overnight'];

export const BOOKING_WORDS = {
  title: 'Hospital booking form',
  made: (day: string) => `Made on ${day}`,
  foot: (practice: string, number: string) => `${practice} · Booking form for quote ${number}`,
  page: (page: number | string, pages: number | string) => `Page ${page} of ${pages}`,
  confidential: 'Confidential: this form contains health information.',
  sections: {
    patient: 'Patient',
    admission: 'Admission',
    procedures: 'Procedures',
    team: 'Surgical team',
    requirements: 'Requirements and alerts',
    booking: 'Booking',
  },
  name: 'Name',
  born: 'Date of birth',
  sex: 'Sex',
  address: 'Address',
  phone: 'Phone',
  otherPhone: 'Other phone',
  email: 'Email',
  medicare: 'Medicare number and reference',
  nhi: 'NHI number',
  fund: 'Health fund',
  member: 'Fund member number',
  hospital: 'Hospital',
  bookingPhone: 'Booking phone',
  theatre: 'Theatre',
  date: 'Date of surgery',
  time: 'Start',
  duration: 'Duration',
  admission: 'Admission',
  nights: 'Expected nights',
  anaesthesia: 'Anaesthesia',
  procedure: 'Procedure',
  side: 'Side',
  items: { AU: 'MBS items', NZ: 'Procedure codes' },
  surgeon: 'Surgeon',
  assistant: 'Assistant',
  anaesthetist: 'Anaesthetist',
  providerNumber: (number: string) => `Provider number ${number}`,
  equipment: 'Special equipment',
  implants: 'Implants',
  allergies: 'Allergies',
  alerts: 'Infection and other alerts',
  fasting: 'Fasting',
  notes: 'Notes',
  bookedBy: 'Booked by',
  bookedOn: 'Date',
  confirmation: "Hospital's confirmation",
  minutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const parts = [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''];
    return parts.filter(Boolean).join(' ');
  },
};
