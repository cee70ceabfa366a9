import * as fc from 'fast-check';
import { answerHash, HASHED_COLUMNS } from './answer-hash';

const row = {
  id: 'a',
  quote_id: 'q',
  response: 'accept',
  responded_at: new Date('2026-11-27T01:02:03.456Z'),
  patient_info: { patientName: 'Otis', isTypedNameConfirmed: undefined },
  signatory: { role: 'GUARDIAN', name: '聂华' },
  total_minor: 843_075,
};

it('gives an answer the same hash as written and as read from the database', () => {
  const told = {
    ...row,
    // The same instant in another notation, the same object in another key order.
    responded_at: '2026-11-27T12:02:03.456+11:00',
    signatory: { name: '聂华', role: 'GUARDIAN' },
    patient_info: { patientName: 'Otis' },
    link_id: null,
    answer_sha256: 'not a part of itself',
  };
  expect(answerHash(told)).toBe(answerHash(row));
});

it('changes the hash with every column it covers', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...HASHED_COLUMNS),
      fc.integer({ min: 1, max: 4_102_444_800_000 }),
      (column, value) => {
        expect(answerHash({ ...row, [column]: value })).not.toBe(answerHash(row));
      },
    ),
  );
});
