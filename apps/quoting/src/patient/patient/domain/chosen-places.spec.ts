import {
  buildHeadline,
  createPaperFormats,
  MEDICARE_SETTINGS_JULY_2026,
  type PaperQuote,
} from '@quillcare/rules';
import { paperOf } from '../../../evidence/evidence/domain/quote-pdf';
import { recordOf } from '../../../evidence/evidence/render/quote-pdf.fixtures';
import { withChosenVariant } from '../../../quote/quote/domain/chosen-variant';
import {
  draftWith,
  list,
  option,
  pricesOf,
  surgeryWith,
} from '../../../quote/quote/domain/offered-choices.fixtures';
import type { PriceList } from '../../../quote/quote/domain/price-list';
import { copyContent } from '../../../quote/quote/domain/quote-copy';
import { buildDocument, type QuoteDocument } from '../../../quote/quote/domain/quote-document';
import { NOW } from '../../../quote/quote/domain/quote.fixtures';
import type { QuoteState } from '../../../quote/quote/domain/quote.state';
import { publicQuoteOf, type PageFacts } from './public-quote';

const STAY = list('stay', [
  option('day', 0, { isDefault: true }),
  option('night', 45_000),
  // So cheap that Medicare pays all of it in either place.
  option('brief', -75_000),
]);
const EXTRAS = list('extras', [option('scan', 12_000)], { choose: 'SEVERAL' });
const ITEM = {
  item: '39331',
  category: '3',
  group: 'T8',
  subGroup: '8',
  feeType: 'FIXED' as const,
  scheduleFeeMinor: 33_125,
  benefit75Minor: 24_845,
  benefit85Minor: 28_160,
  benefit100Minor: null,
  basicUnits: null,
  derivedFee: null,
  needsAnaesthetist: true,
  allowsAssistant: false,
  hospitalOnly: false,
  description: '',
  feeFrom: '2026-07-01',
};
const prices: PriceList = {
  ...pricesOf({
    ...surgeryWith(STAY, EXTRAS),
    procedureClass: 'MEDICARE',
    baseFeeMinor: 90_000,
    doctors: [],
    adminFeeMinor: 0,
    assistant: null,
    mbsItems: ['39331'],
  }),
  medicare: {
    tableDate: '2026-07-01',
    settings: MEDICARE_SETTINGS_JULY_2026,
    items: new Map([['39331', ITEM]]),
  },
};
/** A quote whose place of surgery is undecided. */
const quote = draftWith(prices);
const variants = quote.choices?.variants ?? [];
const facts = { chosenOptionIds: null } as PageFacts;

const PRACTICE = { id: 'org', name: 'Harbour', phone: null, email: 'desk@example.com' };
const TERMS = { version: 1, title: 'Terms', sha256: 'c'.repeat(64) };
const frozen = (of: QuoteState): QuoteDocument =>
  buildDocument({ ...of, createdAt: NOW }, PRACTICE, TERMS, NOW);
const document = frozen(quote);

const { money } = createPaperFormats('AUD');
type Shown = Pick<PaperQuote, 'lines' | 'totals' | 'placeResults'>;
const headline = ({ lines, totals, placeResults }: Shown) =>
  buildHeadline({ lines, totals, placeResults: placeResults ?? null }, money);
const placeNote = (of: Shown) => headline(of).notes.find((note) => note.startsWith('Where it is done'));

function signedRecord(optionIds: string[]) {
  const choices = [{ group: 'All', options: [], optionIds }];
  return recordOf(document, { choices });
}

describe('what a patient would pay in either place', () => {
  it('differs by option, also where the staff’s own selection has the same price in both', () => {
    expect(variants).toHaveLength(6);
    expect(
      new Set(variants.map(({ placeResults }) => placeResults?.HOSPITAL.outOfPocketMinor ?? null)).size,
    ).toBe(6);
    const cheap = draftWith(prices, { surgeries: variants[4]!.surgeries });
    expect(cheap.placeResults).toBeNull();
    const signed = withChosenVariant(cheap, variants[0]!);
    expect(placeNote(signed)).toBe(placeNote(quote));
    expect(placeNote(quote)).toBeDefined();
  });

  it.each(
    variants.map(({ optionIds }) => [optionIds.map((id) => id.split(':')[1]).join(' and '), optionIds]),
  )('is the same on the page, in the PDF and for staff with %s', (_name, optionIds) => {
    const variant = variants.find((one) => one.optionIds === optionIds)!;
    // What staff would have quoted if they had chosen these options.
    const expected = headline(draftWith(prices, { surgeries: variant.surgeries }));
    const page = publicQuoteOf(document, '', 'ACCEPTED', { ...facts, chosenOptionIds: optionIds });
    const staff = withChosenVariant(quote, variant);
    const shown = [page, paperOf(document, signedRecord(optionIds)), staff, frozen(staff)];
    for (const one of shown) expect(headline(one as Shown)).toEqual(expected);
  });

  it('is left out where a document stored before this does not know it', () => {
    const old = structuredClone(document);
    old.choices!.variants.forEach((variant) => delete variant.placeResults);
    const [own, scan] = old.choices!.variants.map(({ optionIds }) => optionIds);
    const page = (optionIds: string[]) =>
      publicQuoteOf(old, '', 'ACCEPTED', { ...facts, chosenOptionIds: optionIds });
    expect(placeNote(page(own!))).toBe(placeNote(quote));
    expect(placeNote(paperOf(old, signedRecord(own!)))).toBe(placeNote(quote));
    for (const one of [page(scan!), paperOf(old, signedRecord(scan!))])
      expect(placeNote(one)).toBeUndefined();
  });

  it('is dropped with the fund from every combination of a copy for someone else', () => {
    const other = { id: 'other', firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '' };
    const terms = { validUntil: '2026-12-01', timeZone: 'UTC' };
    const copy = copyContent(quote, other as never, 'Q-2026-000002', terms);
    expect(copy.choices?.variants.map(({ placeResults }) => placeResults)).toEqual(Array(6).fill(null));
  });
});
