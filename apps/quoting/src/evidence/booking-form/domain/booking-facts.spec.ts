import type { Quote } from '@quillcare/contracts';
import { bookedProcedures, findBlanks, quotedImplants, quotedProvider } from './booking-facts';
import { bookingFacts } from './booking.fixtures';

const line = (changes: Partial<Quote['lines'][number]>) =>
  ({
    kind: 'SURGEON',
    surgeryId: null,
    description: 'Septoplasty',
    mbsItem: null,
    basis: 'FIXED',
    providerName: null,
    descriptionWords: null,
    base: { from: { id: null, name: null } },
    options: [],
    key: 'LINE',
    quantity: 1,
    part: null,
    ...changes,
  }) as unknown as Quote['lines'][number];

const HAND = '01a00000-0000-7000-8000-000000000001';
const hand = line({
  surgeryId: HAND,
  description: 'Carpal tunnel release, left and right',
  mbsItem: '39331, 39331',
  descriptionWords: { key: 'line.surgery', surgery: 'Carpal tunnel release' } as never,
});
const surgeries: Quote['surgeries'] = [{ surgeryId: HAND, side: 'BILATERAL', optionIds: null }];

describe('procedures on the booking form', () => {
  it('list each surgery with its side and items, then the typed lines', () => {
    const typed = line({ mbsItem: '41672' });
    expect(bookedProcedures({ surgeries, lines: [hand, typed] })).toEqual([
      { name: 'Carpal tunnel release', side: 'Both sides', mbsItems: ['39331', '39331'] },
      { name: 'Septoplasty', side: null, mbsItems: ['41672'] },
    ]);
  });

  it('exclude the fees of other providers', () => {
    const fee = line({ kind: 'ANAESTHETIST', description: 'Anaesthetic', mbsItem: '20810' });
    expect(bookedProcedures({ surgeries: [], lines: [fee] })).toEqual([]);
  });
});

it('finds the implants and providers of the quote, ignoring lines without a name or not included', () => {
  const lines = [
    line({ kind: 'IMPLANT', description: 'Smooth round implants, 300 cc' }),
    line({ kind: 'IMPLANT', description: 'Mesh', basis: 'NOT_INCLUDED' }),
    line({ kind: 'ASSISTANT', description: 'Assistant' }),
    line({ kind: 'ANAESTHETIST', description: 'Anaesthetist', providerName: 'Dr Ngāpō' }),
  ];
  expect(quotedImplants({ lines })).toEqual(['Smooth round implants, 300 cc']);
  expect(quotedProvider({ lines }, 'ANAESTHETIST')?.name).toBe('Dr Ngāpō');
  expect(quotedProvider({ lines }, 'ASSISTANT')).toBeNull();
});

it('counts an implant of a mixed surgery once, by its own name and with its quantity', () => {
  const half = (of: 'TREATMENT' | 'COSMETIC', suffix: string, key: string) =>
    line({
      key,
      kind: 'IMPLANT',
      quantity: 2,
      description: `Silicone implant ${suffix}`,
      descriptionWords: { key: 'line.item', text: 'Silicone implant', part: of },
      part: { of, cosmeticBasisPoints: 4_000 },
    });
  const medical = half('TREATMENT', '(medical part)', 'BREAST:1');
  const cosmetic = half('COSMETIC', '(cosmetic part)', 'BREAST:1:COSMETIC');
  const mesh = line({ kind: 'IMPLANT', description: 'Mesh', key: 'MESH' });
  expect(quotedImplants({ lines: [medical, cosmetic, mesh] })).toEqual(['2 × Silicone implant', 'Mesh']);
  // Staff left the medical half out.
  expect(quotedImplants({ lines: [{ ...medical, basis: 'NOT_INCLUDED' }, cosmetic] })).toEqual([
    '2 × Silicone implant',
  ]);
});

it('lists the fields left blank and none that are known', () => {
  expect(findBlanks(bookingFacts())).toEqual([]);
  const open = bookingFacts({ startsAt: null, theatre: null, assistant: null });
  expect(findBlanks(open)).toEqual(['DATE', 'THEATRE', 'ASSISTANT']);
  const { details } = bookingFacts();
  expect(findBlanks(bookingFacts({ usualAnaesthesia: null, details }))).toEqual([]);
  const none = { ...details, anaesthesiaType: null, admissionType: null };
  expect(findBlanks(bookingFacts({ usualAnaesthesia: null, details: none }))).toEqual([
    'ANAESTHESIA',
    'ADMISSION',
  ]);
});
