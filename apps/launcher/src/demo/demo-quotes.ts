import type { FundArrangement } from '@quillcare/contracts';
import type { SurgerySide } from '@quillcare/rules';
import type { CLIENTS } from './demo-clients';
import type { DOCTORS, HOSPITALS } from './demo-directory';

export type DemoOutcome =
  | { is: 'DRAFT' | 'SENT' | 'VIEWED' }
  // The email bounced because the address does not exist.
  | { is: 'BOUNCED' }
  | { is: 'ASKED'; question: string }
  | { is: 'ANSWERED'; question: string; answer: string }
  | Accepted
  | (Omit<Accepted, 'is'> & { is: 'ACCEPTANCE_WITHDRAWN'; reason: string })
  // A variation was sent and awaits the patient's signature.
  | (Omit<Accepted, 'is'> & { is: 'CHANGED'; reason: string; surgeonFeeMinor: number })
  | { is: 'DECLINED'; reason: string }
  | { is: 'WITHDRAWN'; reason: string }
  // A draft whose discount exceeds the practice's cap.
  | { is: 'APPROVAL_ASKED'; reason: string };

interface Accepted {
  is: 'ACCEPTED';
  surgeryInDays: number;
}

/** What a receptionist chooses; line items and fees come from the catalogue. */
export interface DemoQuote {
  client: keyof typeof CLIENTS;
  surgery: string;
  side?: SurgerySide;
  doctor: keyof typeof DOCTORS;
  hospital: keyof typeof HOSPITALS;
  site: string;
  validDays?: number;
  /** Overrides the catalogue's fee. */
  surgeonFeeMinor?: number;
  discountBasisPoints?: number;
  /** The patient's answer about their health fund; absent if they have not been asked. */
  fund?: DemoFund;
  notesToPatient?: string;
  /** Days ago that it was created, sent and answered. */
  daysAgo: number;
  outcome: DemoOutcome;
}

/** A fund and what it agreed to; amounts in minor units. */
type DemoFund = Pick<FundArrangement, 'type'> & Partial<FundArrangement>;

/** The highest discount that needs no approval. */
export const DISCOUNT_CAP_BASIS_POINTS = 1_000;

const MACQUARIE = 'Macquarie Street Rooms';
const BONDI = 'Bondi Junction Clinic';
const CHATSWOOD = 'Chatswood Day Surgery';

const byHartmann = { doctor: 'hartmann', hospital: 'harbour', site: MACQUARIE } as const;
const byParata = { doctor: 'parata', hospital: 'northside', site: BONDI } as const;

/** The demo practice's quotes, oldest first. */
export const QUOTES: readonly DemoQuote[] = [
  {
    daysAgo: 62,
    client: 'rossi',
    surgery: 'Septorhinoplasty',
    ...byHartmann,
    outcome: { is: 'DECLINED', reason: 'I have decided to wait until I have finished my degree.' },
  },
  {
    daysAgo: 48,
    client: 'campbell',
    surgery: 'Trigger finger release',
    side: 'LEFT',
    ...byParata,
    outcome: { is: 'WITHDRAWN', reason: 'The finger settled after an injection; surgery is not needed.' },
  },
  {
    daysAgo: 35,
    client: 'mitchell',
    surgery: 'Upper eyelid surgery',
    ...byHartmann,
    hospital: 'northside',
    outcome: {
      is: 'ACCEPTANCE_WITHDRAWN',
      surgeryInDays: 60,
      reason: 'I would like to wait until after my sister’s wedding.',
    },
  },
  {
    daysAgo: 20,
    client: 'sharma',
    surgery: 'ACL reconstruction',
    side: 'RIGHT',
    ...byParata,
    hospital: 'harbour',
    site: MACQUARIE,
    outcome: {
      is: 'CHANGED',
      surgeryInDays: 9,
      surgeonFeeMinor: 640_000,
      reason: 'The MRI shows a meniscus tear, which is repaired in the same operation.',
    },
    notesToPatient: 'Please bring your MRI scans to the hospital.',
  },
  {
    daysAgo: 12,
    client: 'walker',
    surgery: 'Total hip replacement',
    side: 'LEFT',
    ...byParata,
    hospital: 'harbour',
    fund: { type: 'NO_GAP', fundName: 'Bupa', excessMinor: 75_000 },
    notesToPatient: 'Please stop blood thinners only as Professor Parata has told you.',
    outcome: {
      is: 'ANSWERED',
      question: 'Does the hospital fee cover a private room, and how long would I stay?',
      answer:
        'It covers a shared room for three nights; a private room depends on your fund. The hospital can tell you on admission, or call us and we will ask them for you.',
    },
  },
  {
    daysAgo: 10,
    client: 'papadakis',
    surgery: 'Abdominoplasty',
    ...byHartmann,
    site: BONDI,
    outcome: { is: 'VIEWED' },
  },
  // The worked examples of docs/pricing.md: 4,186.00 and 17,050.00.
  {
    daysAgo: 9,
    client: 'ngapo',
    surgery: 'Carpal tunnel release',
    side: 'BILATERAL',
    ...byParata,
    fund: { type: 'KNOWN_GAP', fundName: 'Medibank', gapMinor: 50_000, excessMinor: 25_000 },
    outcome: { is: 'SENT' },
  },
  {
    daysAgo: 7,
    client: 'obrien',
    surgery: 'Rhinoplasty',
    ...byHartmann,
    outcome: { is: 'SENT' },
  },
  {
    daysAgo: 7,
    client: 'chen',
    surgery: 'Upper eyelid surgery',
    ...byHartmann,
    hospital: 'northside',
    outcome: { is: 'ACCEPTED', surgeryInDays: 32 },
  },
  {
    daysAgo: 5,
    client: 'haddad',
    surgery: 'Septoplasty',
    ...byHartmann,
    hospital: 'northside',
    site: CHATSWOOD,
    validDays: 2,
    outcome: { is: 'SENT' },
    // Without an agreement with the surgeon, the fund pays up to the schedule fee.
    fund: { type: 'NONE', fundName: 'HCF', excessMinor: 50_000 },
  },
  {
    daysAgo: 2,
    client: 'tamihana',
    surgery: 'Breast reduction',
    ...byHartmann,
    fund: { type: 'UNINSURED' },
    outcome: {
      is: 'ASKED',
      question: 'Is the pathology test included, and how soon could I drive to work again?',
    },
  },
  {
    daysAgo: 2,
    client: 'fraser',
    surgery: 'Septoplasty',
    ...byHartmann,
    hospital: 'northside',
    site: CHATSWOOD,
    outcome: { is: 'BOUNCED' },
  },
  {
    daysAgo: 1,
    client: 'okafor',
    surgery: 'Trigger finger release',
    side: 'LEFT',
    ...byParata,
    fund: { type: 'NONE', fundName: 'Medibank' },
    notesToPatient: 'Ruby may bring her favourite toy into the operating theatre.',
    outcome: { is: 'SENT' },
  },
  {
    // Its email is not received by anyone.
    daysAgo: 1,
    client: 'hughes',
    surgery: 'Trigger finger release',
    side: 'RIGHT',
    ...byParata,
    outcome: { is: 'SENT' },
  },
  {
    daysAgo: 1,
    client: 'nguyen',
    surgery: 'Knee arthroscopy',
    side: 'LEFT',
    ...byParata,
    site: MACQUARIE,
    surgeonFeeMinor: 260_000,
    fund: { type: 'UNINSURED' },
    outcome: { is: 'DRAFT' },
  },
  {
    daysAgo: 1,
    client: 'mitchell',
    surgery: 'Breast augmentation',
    ...byHartmann,
    site: CHATSWOOD,
    // Awaits an answer with an option: the patient chooses the implant.
    discountBasisPoints: 500,
    outcome: { is: 'SENT' },
  },
  {
    daysAgo: 0,
    client: 'walker',
    surgery: 'Total knee replacement',
    side: 'RIGHT',
    ...byParata,
    hospital: 'harbour',
    outcome: { is: 'DRAFT' },
  },
  {
    daysAgo: 0,
    client: 'rossi',
    surgery: 'Otoplasty',
    side: 'BILATERAL',
    ...byHartmann,
    hospital: 'northside',
    site: BONDI,
    discountBasisPoints: 1_500,
    outcome: { is: 'APPROVAL_ASKED', reason: 'Her sister had the same operation with us in spring.' },
  },
];

/** How long the practice has known clients without a quote. */
const OTHERS_KNOWN_FOR_DAYS = 30;

/** Returns how many days the practice has known a client: from four days before the first quote. */
export function knownForDays(client: DemoQuote['client']): number {
  const quoted = QUOTES.filter((quote) => quote.client === client).map(({ daysAgo }) => daysAgo);
  return quoted.length === 0 ? OTHERS_KNOWN_FOR_DAYS : Math.max(...quoted) + 4;
}
