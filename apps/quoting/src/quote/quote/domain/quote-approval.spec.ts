import { AppError, type Quote } from '@quillcare/contracts';
import { send } from './quote';
import { decideApproval, isDiscountAllowed, requestApproval, underCap } from './quote-approval';
import { NOW, draft, nextId } from './quote.fixtures';
import type { QuoteState } from './quote.state';

const ana = { id: nextId(), name: 'Ana Okafor' };
const mere = { id: nextId(), name: 'Mere Ngata' };
const verdict = (basisPoints: number): Quote['discount'] => ({
  discountMinor: 1,
  beforeDiscountMinor: 1,
  basisPoints,
  capBasisPoints: 1_000,
  approvalNeeded: basisPoints > 1_000,
  linesAboveCap: [],
});
const discounted = (basisPoints: number): QuoteState => ({ ...draft(), discount: verdict(basisPoints) });
const asked = (basisPoints: number) =>
  requestApproval(discounted(basisPoints), ana, 'Her sister too', NOW).quote;
const decided = (basisPoints: number, decision: 'APPROVED' | 'DECLINED' = 'APPROVED') =>
  decideApproval(asked(basisPoints), mere, { decision, reason: 'Fine', othersMay: true }, NOW).quote;

function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('approval of a discount above the cap', () => {
  it('is requested with the reason and the percentage', () => {
    const { quote, events } = requestApproval(discounted(1_500), ana, 'Her sister too', NOW);
    expect(quote.approval).toMatchObject({
      state: 'REQUESTED',
      basisPoints: 1_500,
      reason: 'Her sister too',
      requestedBy: ana.id,
      requestedByName: ana.name,
      requestedAt: NOW.toISOString(),
      decidedAt: null,
    });
    expect(events.map(({ event, data }) => [event.name, data])).toEqual([
      ['DiscountApprovalRequested', expect.objectContaining({ requestedBy: ana.id, basisPoints: 1_500 })],
    ]);
  });

  it('is decided once, with the decider and a reason', () => {
    const { quote, events } = decideApproval(
      asked(1_500),
      mere,
      { decision: 'DECLINED', reason: 'Too much', othersMay: true },
      NOW,
    );
    expect(quote.approval).toMatchObject({
      state: 'DECLINED',
      decidedBy: mere.id,
      decidedByName: mere.name,
      decisionReason: 'Too much',
      requestedBy: ana.id,
      reason: 'Her sister too',
    });
    expect(events[0]?.data).toMatchObject({ requestedBy: ana.id, decidedBy: mere.id, decision: 'DECLINED' });
    expect(
      codeOf(() => decideApproval(quote, mere, { decision: 'APPROVED', reason: null, othersMay: true }, NOW)),
    ).toBe('APPROVAL_NOT_REQUESTED');
    expect(
      codeOf(() =>
        decideApproval(draft(), mere, { decision: 'APPROVED', reason: null, othersMay: true }, NOW),
      ),
    ).toBe('APPROVAL_NOT_REQUESTED');
  });

  it('cannot be given by the requester unless nobody else may decide', () => {
    const approve = (othersMay: boolean) =>
      decideApproval(asked(1_500), ana, { decision: 'APPROVED', reason: null, othersMay }, NOW);
    expect(codeOf(() => approve(true))).toBe('OWN_REQUEST');
    expect(approve(false).quote.approval).toMatchObject({ state: 'APPROVED', decidedBy: ana.id });
  });

  it('covers discounts up to the requested percentage and no higher', () => {
    const approved = decided(1_500);
    expect(isDiscountAllowed(approved)).toBe(true);
    expect(isDiscountAllowed({ ...approved, discount: verdict(1_400) })).toBe(true);
    const higher = { ...approved, discount: verdict(1_501) };
    expect(isDiscountAllowed(higher)).toBe(false);
    expect(requestApproval(higher, ana, 'More', NOW).quote.approval).toMatchObject({
      state: 'REQUESTED',
      basisPoints: 1_501,
      decidedBy: null,
    });
  });

  it('can be requested again after a refusal but not within the cap or once approved', () => {
    expect(codeOf(() => requestApproval(decided(1_500, 'DECLINED'), ana, 'Please', NOW))).toBeNull();
    for (const quote of [discounted(1_000), decided(1_500)])
      expect(codeOf(() => requestApproval(quote, ana, 'x', NOW))).toBe('APPROVAL_NOT_NEEDED');
  });

  it('cannot be requested once the quote was sent', () => {
    const sent = send(discounted(1_500), 'a'.repeat(64), NOW).quote;
    expect(codeOf(() => requestApproval(sent, ana, 'x', NOW))).toBe('QUOTE_NOT_EDITABLE');
  });
});

it('limits the approval of a high discount on one line to that line', () => {
  const oneLine = { ...verdict(500), highestBasisPoints: 10_000, approvalNeeded: true };
  const asked = requestApproval({ ...draft(), discount: oneLine }, ana, 'A second opinion', NOW).quote;
  expect(asked.approval).toMatchObject({ basisPoints: 10_000, wholeBasisPoints: 500 });
  const decision = { decision: 'APPROVED', reason: null, othersMay: true } as const;
  const approved = decideApproval(asked, mere, decision, NOW).quote;
  expect(isDiscountAllowed(approved)).toBe(true);
  expect(isDiscountAllowed({ ...approved, discount: { ...oneLine, basisPoints: 5_000 } })).toBe(false);
});

it.each<[string, number | null, boolean]>([
  ['no cap', null, false],
  ['a cap below a discount that the patient can choose', 2_000, true],
  ['a cap of exactly that discount', 2_500, false],
])('needs approval under another cap only if the discount is above it: %s', (_name, cap, approvalNeeded) => {
  const variants = [{ discount: verdict(500) }, { discount: verdict(2_500) }];
  const quote = { discount: verdict(500), choices: { groups: [], variants } } as unknown as QuoteState;
  expect(underCap(quote, cap)).toMatchObject({ capBasisPoints: cap, approvalNeeded });
  expect(underCap(quote, 1_000)).toBe(quote.discount);
});

it('still allows what was approved when the cap is raised, because only what is above it is judged', () => {
  const one = (highestBasisPoints: number, basisPoints: number) => ({
    discount: { ...verdict(basisPoints), highestBasisPoints },
  });
  const variants = [one(5_000, 200), one(900, 900)];
  const approval = { state: 'APPROVED', basisPoints: 5_000, wholeBasisPoints: 200 };
  const quote = { ...one(5_000, 200), approval, choices: { groups: [], variants } } as unknown as QuoteState;
  expect(isDiscountAllowed({ ...quote, discount: underCap(quote, 1_200) })).toBe(true);
});
