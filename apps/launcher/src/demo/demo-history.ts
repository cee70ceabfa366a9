import type { LeadInput } from '@quillcare/contracts';
import type { SurgerySide } from '@quillcare/rules';
import type { DOCTORS, HOSPITALS } from './demo-directory';

/** How an enquiry of the last three months ended. */
export type DemoEnding =
  | { is: 'LOST'; reason: string }
  | { is: 'CLIENT' }
  /** Days after the quote was sent. */
  | { is: 'ACCEPTED' | 'EXPIRED' | 'SEEN_ONLY'; afterDays: number }
  | { is: 'ACCEPTED_AFTER_ANSWER'; afterDays: number; answerHours: number; question: string; answer: string }
  | { is: 'DECLINED'; afterDays: number; reason: string };

/** An enquiry of the last three months and its outcome. */
export interface DemoStory {
  daysAgo: number;
  firstName: string;
  lastName: string;
  source: LeadInput['source'];
  surgery: keyof typeof SURGERY_PLACES;
  /** Null if they were never reached. */
  reachedAfterHours: number | null;
  ending: DemoEnding;
}

interface Place {
  side?: SurgerySide;
  doctor: keyof typeof DOCTORS;
  hospital: keyof typeof HOSPITALS;
  site: string;
  expectedValueMinor: number;
}

const hartmann = { doctor: 'hartmann', site: 'Macquarie Street Rooms' } as const;
const parata = { doctor: 'parata', hospital: 'northside', site: 'Bondi Junction Clinic' } as const;

/** Who performs each surgery, and where. */
export const SURGERY_PLACES = {
  Rhinoplasty: { ...hartmann, hospital: 'harbour', expectedValueMinor: 1_705_000 },
  Septoplasty: {
    ...hartmann,
    hospital: 'northside',
    site: 'Chatswood Day Surgery',
    expectedValueMinor: 530_000,
  },
  Septorhinoplasty: { ...hartmann, hospital: 'harbour', expectedValueMinor: 1_450_000 },
  'Upper eyelid surgery': { ...hartmann, hospital: 'northside', expectedValueMinor: 640_000 },
  Abdominoplasty: {
    ...hartmann,
    hospital: 'harbour',
    site: 'Bondi Junction Clinic',
    expectedValueMinor: 2_198_800,
  },
  'Knee arthroscopy': { ...parata, side: 'RIGHT', expectedValueMinor: 520_000 },
  'Carpal tunnel release': { ...parata, side: 'LEFT', expectedValueMinor: 290_000 },
  'Trigger finger release': { ...parata, side: 'RIGHT', expectedValueMinor: 210_000 },
} as const satisfies Record<string, Place>;

type Row = [
  number,
  string,
  DemoStory['source'],
  DemoStory['surgery'],
  DemoStory['reachedAfterHours'],
  DemoEnding,
];

const accepted = (afterDays: number): DemoEnding => ({ is: 'ACCEPTED', afterDays });
const expired: DemoEnding = { is: 'EXPIRED', afterDays: 0 };
const seen = (afterDays: number): DemoEnding => ({ is: 'SEEN_ONLY', afterDays });
const declined = (afterDays: number, reason: string): DemoEnding => ({ is: 'DECLINED', afterDays, reason });
const lost = (reason: string): DemoEnding => ({ is: 'LOST', reason });
const client: DemoEnding = { is: 'CLIENT' };

const ROWS: readonly Row[] = [
  [91, 'Amelia Thornton', 'WEBSITE', 'Rhinoplasty', 3, accepted(6)],
  [89, 'Oscar Lindqvist', 'REFERRAL', 'Carpal tunnel release', 1, accepted(2)],
  [87, 'Harriet Doyle', 'WEBSITE', 'Abdominoplasty', 26, expired],
  [84, 'Rawiri Pōtae', 'REFERRAL', 'Knee arthroscopy', 2, accepted(4)],
  [81, 'Chiara Bellini', 'SOCIAL_MEDIA', 'Rhinoplasty', 50, lost('Chose another practice')],
  [78, 'Douglas Firth', 'PHONE', 'Septoplasty', 1, accepted(9)],
  [74, 'Mei Lin', 'WEBSITE', 'Upper eyelid surgery', 5, declined(3, 'I have decided to wait a year')],
  [71, 'Jessamy Okoro', 'EVENT', 'Abdominoplasty', null, lost('Could not be reached after three calls')],
  [68, 'Angus McLeod', 'REFERRAL', 'Trigger finger release', 1, accepted(1)],
  [
    ...([64, 'Tomasi Fonoti', 'REFERRAL', 'Knee arthroscopy', 4] as const),
    {
      is: 'ACCEPTED_AFTER_ANSWER',
      afterDays: 5,
      answerHours: 7,
      question: 'Can my physiotherapist start the week after?',
      answer: 'Yes, from the fifth day. We give you a letter for them.',
    },
  ],
  [61, 'Fleur Vandenberg', 'WEBSITE', 'Septorhinoplasty', 20, expired],
  [57, 'Bronwyn Ellis', 'PHONE', 'Carpal tunnel release', 2, accepted(3)],
  [54, 'Kiri Manihera', 'SOCIAL_MEDIA', 'Rhinoplasty', 9, declined(4, 'Too expensive')],
  [50, 'Callum Reddy', 'WEBSITE', 'Septoplasty', 3, client],
  [46, 'Noor Al-Masri', 'REFERRAL', 'Upper eyelid surgery', 2, accepted(7)],
  [43, 'Gemma Whitlock', 'WEBSITE', 'Abdominoplasty', 74, lost('Too expensive')],
  [39, 'Xavier Moreau', 'REFERRAL', 'Trigger finger release', 1, accepted(2)],
  [
    ...([35, 'Sunita Rao', 'WEBSITE', 'Septorhinoplasty', 6] as const),
    {
      is: 'ACCEPTED_AFTER_ANSWER',
      afterDays: 8,
      answerHours: 27,
      question: 'Is there a way to pay in two parts?',
      answer: 'You can pay half when you book and half a week before. There is no extra charge.',
    },
  ],
  [31, 'Leo Kavanagh', 'PHONE', 'Knee arthroscopy', 1, declined(2, 'Too expensive')],
  [28, 'Ngaire Walker', 'WEBSITE', 'Rhinoplasty', 12, accepted(5)],
  [24, 'Pieter de Wet', 'WALK_IN', 'Carpal tunnel release', 0, accepted(1)],
  [19, 'Yasmin Haider', 'SOCIAL_MEDIA', 'Abdominoplasty', 31, seen(2)],
  [14, 'Grace Tamatea', 'WEBSITE', 'Septoplasty', 2, seen(1)],
  [9, 'Elliot Byrne', 'REFERRAL', 'Knee arthroscopy', 3, accepted(2)],
];

/** Three months of enquiries, oldest first. */
export const STORIES: readonly DemoStory[] = ROWS.map(
  ([daysAgo, name, source, surgery, reachedAfterHours, ending]) => {
    const [firstName = '', ...rest] = name.split(' ');
    return { daysAgo, firstName, lastName: rest.join(' '), source, surgery, reachedAfterHours, ending };
  },
);
