import { addDays } from '@quillcare/rules';
import fc from 'fast-check';
import { isChargeDue, nextAttemptOn, type ChargeableInvoice, type FailedAttempt } from './charging';

const ISSUED = '2026-06-11';
const CARD = 'one';
const invoice = (changes: Partial<ChargeableInvoice> = {}): ChargeableInvoice => ({
  status: 'PENDING',
  issuedOn: ISSUED,
  isBeingPaid: false,
  tries: [],
  ...changes,
});
const declined = (on: string, cardId = CARD): FailedAttempt => ({ cardId, state: 'DECLINED', on });

it('charges from the day after issue, but not while a payment is in progress or once it is settled', () => {
  expect(isChargeDue(invoice(), CARD, ISSUED)).toBe(false);
  expect(isChargeDue(invoice(), CARD, addDays(ISSUED, 1))).toBe(true);
  // The daily turns of a few days were skipped.
  expect(isChargeDue(invoice({ status: 'OVERDUE' }), CARD, addDays(ISSUED, 20))).toBe(true);
  expect(isChargeDue(invoice({ isBeingPaid: true }), CARD, addDays(ISSUED, 1))).toBe(false);
  for (const status of ['DRAFT', 'PAID', 'CANCELLED', 'REFUNDED'] as const)
    expect(isChargeDue(invoice({ status }), CARD, addDays(ISSUED, 1))).toBe(false);
});

it('retries a declined card three and five days later, and then gives up', () => {
  const tries = ['2026-06-12', '2026-06-15', '2026-06-17'].map((on) => declined(on));
  expect(
    [0, 1, 2, 3].map((count) => nextAttemptOn({ issuedOn: ISSUED, tries: tries.slice(0, count) }, CARD)),
  ).toEqual(['2026-06-12', '2026-06-15', '2026-06-17', null]);
});

it('starts over with another card, and does not retry a card that needs authentication', () => {
  const tries: FailedAttempt[] = [{ cardId: CARD, state: 'NEEDS_AUTHENTICATION', on: '2026-06-12' }];
  expect(nextAttemptOn({ issuedOn: ISSUED, tries }, CARD)).toBeNull();
  expect(nextAttemptOn({ issuedOn: ISSUED, tries }, 'other')).toBe('2026-06-12');
});

it('never charges on the day of issue, twice a day or more than three times, whenever the job runs', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 60 }), (looks) => {
      const tries: FailedAttempt[] = [];
      for (const day of [...looks].sort((one, other) => one - other).map((days) => addDays(ISSUED, days)))
        if (isChargeDue(invoice({ tries }), CARD, day)) tries.push(declined(day));
      expect(tries.length).toBeLessThanOrEqual(3);
      expect(new Set(tries.map(({ on }) => on)).size).toBe(tries.length);
      expect(tries.every(({ on }) => on > ISSUED)).toBe(true);
    }),
  );
});
