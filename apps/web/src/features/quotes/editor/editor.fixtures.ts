import type { PricedLine } from '@quillcare/contracts';
import { someQuote } from '../quote.sample';
import type { Preview } from './state/editor.reducer';

export function pricedSample(key: string, part: Partial<PricedLine> = {}): PricedLine {
  const [line] = someQuote().lines;
  return {
    ...line!,
    key,
    surgeryId: null,
    base: {
      type: 'AMOUNT',
      source: 'SURGERY',
      amountMinor: 845_000,
      from: { id: 's', name: 'Septorhinoplasty' },
    },
    enteredFeeMinor: null,
    enteredGst: null,
    enteredMedicareMinor: null,
    enteredFundMinor: null,
    discount: null,
    trace: [],
    ...part,
  };
}

/** Sample preview response with lines for these keys. */
export function previewSample(lines: readonly PricedLine[], part: Partial<Preview> = {}): Preview {
  const { totals, discount } = someQuote();
  return {
    procedureClass: 'MEDICARE',
    placeResults: null,
    gstRateBasisPoints: 1000,
    lines: [...lines],
    totals,
    discount,
    notices: [],
    choices: null,
    checklist: [],
    representativeBelowAge: null,
    pricedOn: '2026-11-20',
    mbsTableDate: null,
    ...part,
  };
}
