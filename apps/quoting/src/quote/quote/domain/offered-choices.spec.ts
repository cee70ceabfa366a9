import { choiceProblems } from './offered-choices';
import {
  chosen,
  draftWith,
  list,
  NOSE_ID,
  option,
  pricesOf,
  STAY,
  surgeryWith,
} from './offered-choices.fixtures';
import { priceContent } from './price-content';
import { choicesOf } from './price-question';
import { nextId, SURGEON } from './quote.fixtures';
import type { QuoteState } from './quote.state';

const totals = ({ choices }: Pick<QuoteState, 'choices'>) =>
  choices?.variants.map(({ optionIds, totalMinor }) => [optionIds.join(' '), totalMinor]);
const codes = ({ notices }: QuoteState) => notices.map(({ code, name }) => `${code} ${name}`);

describe('quote with patient choices', () => {
  it('prices every combination, its own first', () => {
    // Surgeon 9,000, assistant 20 %, administration 50, all with GST: 11,935.00. A night adds 450 × 1.2 × 1.1.
    const quote = draftWith(pricesOf(surgeryWith(STAY)));
    expect(totals(quote)).toEqual([
      [chosen('day'), 1_193_500],
      [chosen('night'), 1_252_900],
      [chosen('home'), 1_186_900],
    ]);
    expect(quote.totalMinor).toBe(1_193_500);
    expect(quote.choices?.variants[0]?.changedLines).toEqual([]);
    const changed = quote.choices?.variants[1]?.changedLines.map(({ kind, unitFeeMinor }) => [
      kind,
      unitFeeMinor,
    ]);
    expect(changed).toEqual([
      ['SURGEON', 945_000],
      ['ASSISTANT', 189_000],
    ]);
    expect(quote.choices?.groups).toEqual([
      {
        id: chosen('stay'),
        surgeryId: NOSE_ID,
        surgeryName: 'Rhinoplasty',
        name: 'List stay',
        choose: 'ONE',
        mayBeNone: false,
        options: ['day', 'night', 'home'].map((id) => ({ id: chosen(id), name: `Option ${id}` })),
      },
    ]);
  });

  it('prices a combination like the quote that chose it', () => {
    const prices = pricesOf(surgeryWith(STAY));
    const quote = draftWith(prices, { quoteDiscount: { type: 'PERCENTAGE', basisPoints: 750 } });
    const night = quote.choices?.variants.find(({ optionIds }) => optionIds[0] === chosen('night'));
    const direct = draftWith(prices, {
      quoteDiscount: { type: 'PERCENTAGE', basisPoints: 750 },
      surgeries: night?.surgeries,
    });
    expect(direct.totals).toEqual(night?.totals);
    expect(direct.surgeries[0]?.optionIds).toEqual(['night']);
  });

  it('prices 24 combinations of 50 lines', () => {
    const lines = Array.from({ length: 48 }, () => ({ ...SURGEON, description: 'Also' }));
    const extras = ['a', 'b', 'c'].map((id) => option(id, 10_000));
    const prices = pricesOf(surgeryWith(STAY, list('extras', extras, { choose: 'SEVERAL' })));
    const own = draftWith(prices);
    const sent = [
      ...own.lines.slice(0, 2).map((line) => ({ ...SURGEON, ...line, unitFeeMinor: null, discountMinor: 0 })),
      ...lines,
    ].map((line) => ({
      ...line,
      discountBasisPoints: null,
      gstTreatment: null,
      procedureClass: null,
      mbsItem: null,
    }));
    const question = {
      choices: choicesOf(own),
      procedureClass: null,
      quoteDiscount: null,
      fund: own.fund,
      lines: sent,
      stored: null,
    };
    const price = () => priceContent(question, prices, { country: 'AU', on: '2026-11-20' }, nextId);
    expect(price()).toMatchObject({
      problems: [],
      choices: { variants: { length: 24 } },
      lines: { length: 50 },
    });
  });

  it('does not offer a list decided by staff and prices the decision', () => {
    const surgeries = [
      { surgeryId: NOSE_ID, side: 'NOT_APPLICABLE' as const, optionIds: ['night'], decidedListIds: ['stay'] },
    ];
    const quote = draftWith(pricesOf(surgeryWith(STAY)), { surgeries });
    expect(quote).toMatchObject({ choices: null, totalMinor: 1_252_900, notices: [] });
  });
});

describe('notices for staff about choices', () => {
  it('report a list whose options cost the same because the fee was typed', () => {
    const prices = pricesOf(surgeryWith(STAY));
    const lines = draftWith(prices).lines.map((line) => ({
      ...SURGEON,
      ...line,
      discountBasisPoints: null,
      discountMinor: 0,
      gstTreatment: null,
      procedureClass: null,
      unitFeeMinor: line.kind === 'SURGEON' ? 800_000 : null,
    }));
    const quote = draftWith(prices, { lines });
    expect(codes(quote)).toEqual(['CHOICE_WITHOUT_EFFECT List stay']);
    expect(new Set(totals(quote)?.map(([, total]) => total)).size).toBe(1);
    const free = list('colour', [option('red', 0, { isDefault: true }), option('blue')]);
    expect(codes(draftWith(pricesOf(surgeryWith(free))))).toEqual([]);
  });

  it('report a list that no line depends on', () => {
    const implants = [option('round'), option('flat')].map((one) => ({
      ...one,
      appliesTo: ['IMPLANT' as const],
    }));
    const quote = draftWith(pricesOf(surgeryWith(list('implant', implants))));
    expect(quote.choices).toBeNull();
    expect(codes(quote)).toEqual(['CHOICE_NOT_OFFERED List implant']);
  });

  it('report more combinations than a quote may offer, at the surgery that has them', () => {
    const many = Array.from({ length: 25 }, (_, at) => option(`o${at}`, at, { isDefault: at === 0 }));
    const quote = draftWith(pricesOf(surgeryWith(list('many', many))));
    expect(quote.choices).toBeNull();
    expect(codes(quote)).toEqual(['TOO_MANY_CHOICES 25']);
    expect(choiceProblems(quote)).toEqual([
      {
        path: 'surgeries.0.decidedListIds',
        message:
          'The patient would have 25 combinations to choose from, and a quote offers at most 24. Please decide some of the options yourself.',
      },
    ]);
    expect(choiceProblems(draftWith(pricesOf(surgeryWith(list('many', many.slice(0, 24))))))).toEqual([]);
  });

  it('report a discount above the cap in any combination', () => {
    const prices = pricesOf(surgeryWith(STAY));
    const capped = { ...prices, settings: { ...prices.settings, discountCapBasisPoints: 1_000 } };
    // 905 of 9,050 is exactly the cap, but exceeds the cap for the 9,000 that going home costs.
    const quote = draftWith(capped, { quoteDiscount: { type: 'FIXED_AMOUNT', amountMinor: 90_500 } });
    expect(quote.discount).toMatchObject({ approvalNeeded: true, basisPoints: 1_006 });
    const without = draftWith(
      { ...capped, configurations: [surgeryWith()] },
      { quoteDiscount: { type: 'FIXED_AMOUNT', amountMinor: 90_500 } },
    );
    expect(without.discount).toMatchObject({ approvalNeeded: false, basisPoints: 1_000 });
  });
});
