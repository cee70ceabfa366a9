import { AppError } from '@quillcare/contracts';
import { asChosen, chosenVariant, choiceNotes, withVariant } from './chosen-variant';
import { chosen, draftWith, pricesOf, STAY, surgeryWith } from './offered-choices.fixtures';
import { copyFor } from './quote-copy';
import { documentOf, freeze, type QuoteDocument } from './quote-document';
import { draft, NOW } from './quote.fixtures';
import type { QuoteState } from './quote.state';

const PRACTICE = { id: 'org', name: 'Harbour', phone: null, email: 'desk@example.com' };
const TERMS = { version: 1, title: 'Terms', sha256: 'c'.repeat(64) };
const frozen = (quote: QuoteState): QuoteDocument =>
  documentOf({ ...quote, createdAt: NOW }, PRACTICE, TERMS, NOW);
const quote = draftWith(pricesOf(surgeryWith(STAY)));
const document = frozen(quote);
const problem = (optionIds: string[] | undefined, of = document) => {
  try {
    chosenVariant(of, optionIds);
  } catch (error) {
    if (error instanceof AppError) return error.errors;
    throw error;
  }
  return null;
};

describe('document with choices', () => {
  it('contains each combination as the patient sees it, covered by the hash', () => {
    expect(document.choices?.variants.map(({ optionIds, totals }) => [optionIds, totals.totalMinor])).toEqual(
      [
        [[chosen('day')], 1_193_500],
        [[chosen('night')], 1_252_900],
        [[chosen('home')], 1_186_900],
      ],
    );
    const [own, night] = document.choices?.variants ?? [];
    expect(own).toMatchObject({
      lines: document.lines,
      totals: document.totals,
      surgeries: document.surgeries,
    });
    expect(night?.surgeries).toEqual([
      { name: 'Rhinoplasty', side: 'NOT_APPLICABLE', options: ['Option night'] },
    ]);
    expect(JSON.stringify(document)).not.toContain('trace');
    const dearer = structuredClone(document);
    dearer.choices!.variants[1]!.totals.totalMinor += 1;
    expect(freeze(dearer).sha256).not.toBe(freeze(document).sha256);
  });

  it('accepts exactly one of its combinations', () => {
    expect(chosenVariant(document, [chosen('night')])?.totals.totalMinor).toBe(1_252_900);
    const message = (text: string) => [{ path: 'optionIds', message: text }];
    expect(problem(undefined)).toEqual(message('Please choose from the options of this quote'));
    for (const ids of [[], [chosen('day'), chosen('night')]])
      expect(problem(ids)).toEqual(message('Please choose from each group of options'));
    for (const ids of [['ear:day'], ['night'], [chosen('night'), 'x']])
      expect(problem(ids)).toEqual(message('This option is not part of the quote'));
  });

  it('accepts no options if it has no choices', () => {
    const plain = frozen(draft());
    expect(plain).not.toHaveProperty('choices');
    expect([undefined, []].map((ids) => chosenVariant(plain, ids))).toEqual([null, null]);
    expect(problem([chosen('day')], plain)).toEqual([
      { path: 'optionIds', message: 'This quote has no options to choose from' },
    ]);
  });

  it('reads as signed, with the chosen option noted', () => {
    const variant = chosenVariant(document, [chosen('night')]);
    const signed = withVariant(document, variant);
    expect(signed).toMatchObject({ lines: variant?.lines, totals: { totalMinor: 1_252_900 } });
    expect(withVariant(document, null)).toBe(document);
    expect(choiceNotes(document, variant)).toEqual(['Chose: Option night']);
    expect(choiceNotes(document, { optionIds: [] })).toEqual(['Chose: no options']);
    expect(choiceNotes(document, null)).toEqual([]);
  });
});

describe('signed quote with choices', () => {
  const signed = asChosen(quote, { optionIds: [chosen('night')] });

  it('has the lines, totals and options of the choice', () => {
    const variant = chosenVariant(document, [chosen('night')]);
    expect(signed).toMatchObject({
      totalMinor: 1_252_900,
      totals: variant?.totals,
      surgeries: [{ optionIds: ['night'] }],
    });
    expect(frozen(signed).lines).toEqual(variant?.lines);
    expect(signed.lines[0]?.options.map(({ id }) => id)).toEqual(['night']);
  });

  it('still offers the same combinations, with its own first', () => {
    const combinations = ({ choices }: QuoteDocument) =>
      [...(choices?.variants ?? [])].sort((a, b) => (a.optionIds.join() < b.optionIds.join() ? -1 : 1));
    expect(signed.choices?.variants[0]?.optionIds).toEqual([chosen('night')]);
    expect(combinations(frozen(signed))).toEqual(combinations(document));
    expect(asChosen(signed, { optionIds: [chosen('day')] }).lines).toEqual(quote.lines);
  });

  it('stays unchanged if there was nothing to choose', () => {
    expect(asChosen(quote, null)).toBe(quote);
    const plain = draft();
    expect(asChosen(plain, { optionIds: [chosen('night')] })).toBe(plain);
    expect(() => asChosen(quote, { optionIds: ['other'] })).toThrow('does not offer');
  });
});

it('removes the health fund from every combination in a copy for another client', () => {
  const line = quote.lines[0]!;
  const helped = { ...line, fundBenefitMinor: 10_000, enteredFundMinor: 10_000, benefitsMinor: 10_000 };
  const funded: QuoteState = { ...quote, lines: [helped, ...quote.lines.slice(1)] };
  const other = { id: 'other', firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '' };
  const copy = copyFor(funded, other as never, 'Q-2026-000002', {
    validUntil: '2026-12-01',
    timeZone: 'UTC',
  });
  expect(copy.totals.benefitsMinor).toBe(0);
  const benefits = frozen({ ...quote, ...copy }).choices?.variants.map(({ totals }) => totals.benefitsMinor);
  expect(benefits).toEqual([0, 0, 0]);
});
