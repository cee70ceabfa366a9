import type { PricedLine, Quote } from '@quillcare/contracts';
import { pageOf, type Received } from '../../../testing/fake-server';
import { someQuote } from '../quote.sample';
import { pricedSample, previewSample } from './editor.fixtures';

export const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const page = (...items: object[]) => pageOf(items);
const stamps = {
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  deletedAt: null,
  createdBy: null,
  updatedBy: null,
};

export const lines = [
  pricedSample('s:SURGEON', { providerName: 'Dr Linh Nguyễn' }),
  pricedSample('s:HOSPITAL', {
    id: id(5),
    kind: 'HOSPITAL',
    description: 'Hospital stay: Harbour',
    billedBy: 'HOSPITAL',
    unitFeeMinor: 0,
    amountMinor: 0,
    totalMinor: 0,
    outOfPocketMinor: 0,
    mbsItem: null,
    medicareBenefitMinor: null,
    benefitsMinor: 0,
  }),
];

export const draft = (part: Partial<Quote> = {}): Quote => ({ ...someQuote(), lines, ...part });

/** Fake preview endpoint that prices the lines it is sent, honouring entered fees. */
export function priceAsked({ body }: Received) {
  const asked = (body as { lines: { key: string | null; unitFeeMinor: number | null }[] | null }).lines;
  const answer = (asked ?? lines).map((line, at): PricedLine => {
    const known = lines.find(({ key }) => key === line.key) ?? pricedSample(`m:${at}`);
    const fee = 'trace' in line ? known.unitFeeMinor : (line.unitFeeMinor ?? known.unitFeeMinor);
    const entered = fee === known.unitFeeMinor ? [] : [entry(known.unitFeeMinor, fee)];
    return { ...known, unitFeeMinor: fee, totalMinor: fee, trace: entered };
  });
  const totalMinor = answer.reduce((sum, line) => sum + line.totalMinor, 0);
  const { totals } = someQuote();
  const checklist = [
    { point: 'RECIPIENT', isMet: true, blocks: false, lineKeys: [], surgeryIds: [] },
    { point: 'FEES', isMet: false, blocks: true, lineKeys: ['s:HOSPITAL'], surgeryIds: [] },
  ] as const;
  const notices = [{ code: 'DOCTOR_NOT_CONFIGURED', surgeryId: id(8), name: 'Septoplasty' }] as const;
  return {
    body: previewSample(answer, {
      totals: { ...totals, totalMinor },
      checklist: checklist.map((check) => ({
        ...check,
        lineKeys: [...check.lineKeys],
        surgeryIds: [...check.surgeryIds],
      })),
      notices: [...notices],
    }),
  };
}

const entry = (inputMinor: number, resultMinor: number) => ({
  rule: { kind: 'ENTERED' as const, id: null, name: '' },
  inputMinor,
  resultMinor,
  words: { key: 'entered' as const, values: { feeMinor: resultMinor } },
});

export const client = {
  id: id(2),
  version: 1,
  firstName: 'Siobhan',
  lastName: 'O’Brien',
  email: 'siobhan@example.au',
  phone: '+61412345678',
  dateOfBirth: null,
  isVip: false,
  isDuplicateFlag: false,
  duplicateOf: null,
  mergedInto: null,
  secondaryPhone: null,
  streetAddress: null,
  city: null,
  suburb: null,
  state: null,
  postcode: null,
  ...stamps,
};
export const doctor = {
  id: id(3),
  version: 1,
  title: 'Dr',
  firstName: 'Linh',
  lastName: 'Nguyễn',
  credentials: 'FRACS',
  phone: '1',
  email: 'a@b.test',
  licenseExpiry: null,
  isActive: true,
  ...stamps,
};
