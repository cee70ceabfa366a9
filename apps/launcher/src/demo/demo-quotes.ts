import type { SurgerySide } from '@quillcare/rules';
import type { CLIENTS } from './demo-clients';
import type { DOCTORS, HOSPITALS } from './demo-directory';

/** How far a quote of the demonstration practice has come. */
export type DemoOutcome =
  | { is: 'DRAFT' | 'SENT' | 'VIEWED' }
  | { is: 'ASKED'; question: string }
  | { is: 'ACCEPTED'; surgeryInDays: number }
  | { is: 'DECLINED'; reason: string }
  | { is: 'WITHDRAWN'; reason: string };

/** What a receptionist chooses; the lines and fees come from the catalogue. */
export interface DemoQuote {
  client: keyof typeof CLIENTS;
  surgery: string;
  side?: SurgerySide;
  doctor: keyof typeof DOCTORS;
  hospital: keyof typeof HOSPITALS;
  site: string;
  validDays?: number;
  /** Typed in place of the catalogue's fee. */
  surgeonFeeMinor?: number;
  discountBasisPoints?: number;
  /** The gap that the patient's fund agreed. */
  knownGapMinor?: number;
  notesToPatient?: string;
  outcome: DemoOutcome;
}

const MACQUARIE = 'Macquarie Street Rooms';
const BONDI = 'Bondi Junction Clinic';
const CHATSWOOD = 'Chatswood Day Surgery';

const byHartmann = { doctor: 'hartmann', hospital: 'harbour', site: MACQUARIE } as const;
const byParata = { doctor: 'parata', hospital: 'northside', site: BONDI } as const;

/** The quotes of the demonstration practice, the oldest first. */
export const QUOTES: readonly DemoQuote[] = [
  {
    ...{ client: 'chen', surgery: 'Upper eyelid surgery', ...byHartmann },
    ...{ hospital: 'northside', outcome: { is: 'ACCEPTED', surgeryInDays: 32 } },
  },
  {
    ...{ client: 'sharma', surgery: 'ACL reconstruction', side: 'RIGHT', ...byParata, hospital: 'harbour' },
    ...{ site: MACQUARIE, outcome: { is: 'ACCEPTED', surgeryInDays: 45 } },
    notesToPatient: 'Please bring your MRI scans to the hospital.',
  },
  {
    ...{ client: 'rossi', surgery: 'Septorhinoplasty', ...byHartmann },
    outcome: { is: 'DECLINED', reason: 'I have decided to wait until I have finished my degree.' },
  },
  {
    ...{ client: 'campbell', surgery: 'Trigger finger release', side: 'LEFT', ...byParata },
    outcome: { is: 'WITHDRAWN', reason: 'The finger settled after an injection; surgery is not needed.' },
  },
  {
    ...{ client: 'tamihana', surgery: 'Breast reduction', ...byHartmann },
    outcome: {
      is: 'ASKED',
      question: 'Is the pathology test included, and how soon could I drive to work again?',
    },
  },
  {
    ...{ client: 'haddad', surgery: 'Septoplasty', ...byHartmann, hospital: 'northside', site: CHATSWOOD },
    ...{ validDays: 5, outcome: { is: 'SENT' } },
  },
  {
    ...{ client: 'papadakis', surgery: 'Abdominoplasty', ...byHartmann, site: BONDI },
    outcome: { is: 'VIEWED' },
  },
  // The worked examples of docs/pricing.md: 17,050.00 and 4,186.00.
  { ...{ client: 'obrien', surgery: 'Rhinoplasty', ...byHartmann }, outcome: { is: 'SENT' } },
  {
    ...{ client: 'ngapo', surgery: 'Carpal tunnel release', side: 'BILATERAL', ...byParata },
    ...{ knownGapMinor: 50_000, outcome: { is: 'SENT' } },
  },
  {
    ...{ client: 'walker', surgery: 'Total hip replacement', side: 'LEFT', ...byParata, hospital: 'harbour' },
    notesToPatient: 'Please stop blood thinners only as Professor Parata has told you.',
    outcome: { is: 'SENT' },
  },
  {
    ...{ client: 'nguyen', surgery: 'Knee arthroscopy', side: 'LEFT', ...byParata, site: MACQUARIE },
    ...{ surgeonFeeMinor: 250_000, outcome: { is: 'DRAFT' } },
  },
  {
    ...{ client: 'mitchell', surgery: 'Breast augmentation', ...byHartmann, site: CHATSWOOD },
    ...{ discountBasisPoints: 500, outcome: { is: 'DRAFT' } },
  },
  {
    ...{ client: 'walker', surgery: 'Total knee replacement', side: 'RIGHT', ...byParata },
    ...{ hospital: 'harbour', outcome: { is: 'DRAFT' } },
  },
  {
    ...{ client: 'rossi', surgery: 'Otoplasty', side: 'BILATERAL', ...byHartmann, hospital: 'northside' },
    ...{ site: BONDI, outcome: { is: 'DRAFT' } },
  },
];
