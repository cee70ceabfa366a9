import {
  createQuote,
  downloadList,
  exportReport,
  getCaseBoard,
  getQuote,
  getQuoteBoard,
  getReportSummary,
  listQuotes,
  openPublicQuote,
  type PricedLine,
  type Quote,
} from '@quillcare/contracts';
import { formatCsvAmount, buildHeadline, createPaperFormats, todayIn } from '@quillcare/rules';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { PdfFile, perFile, testProduct } from '@quillcare/testing';
import Papa from 'papaparse';
import { RollUpQuotesJob } from '../../../insight/report/jobs/roll-up-quotes.job';
import { respondIn, signed } from '../../../patient/patient/operations/answers.suite';
import { pdfFor, untilFile, startEvidence } from '../../../evidence/evidence/operations/evidence-scene.suite';
import {
  addMixedSurgery,
  loadSchedule,
  openPricedPractice,
  type PricedScene,
  pricedDraft,
} from './priced-scene.suite';
import { patientBy, quoteBody, sendDraft } from './quote-scene.suite';
import { FUNDS, nameOfWorked, WORKED_QUOTES, type WorkedQuote } from './worked-quotes.fixtures';

const product = testProduct(startEvidence);
const australia = perFile(() => openPricedPractice(product));
const zealand = perFile(() => openPricedPractice(product, 'NZ'));
let septum: string;
beforeAll(async () => {
  await loadSchedule(product);
  septum = await addMixedSurgery(australia);
});

const sceneOf = ({ country }: WorkedQuote): PricedScene => (country === 'AU' ? australia : zealand);

function draftOf(worked: WorkedQuote): Promise<Quote> {
  const scene = sceneOf(worked);
  const ids = { hand: scene.carpalTunnel, nose: scene.rhinoplasty, septum };
  const surgeries = worked.surgeries.map(({ of, side, class: procedureClass }) => ({
    surgeryId: ids[of],
    ...(side && { side }),
    ...(procedureClass && { procedureClass }),
  }));
  const where = { place: worked.place, hospitalId: worked.place === 'HOSPITAL' ? scene.hospitalId : null };
  const fund = FUNDS[worked.fund];
  return pricedDraft(scene, { ...where, surgeries, fund });
}

const sumOf = (lines: readonly PricedLine[], field: 'medicareBenefitMinor' | 'fundBenefitMinor') =>
  lines.reduce((sum, line) => sum + (line[field] ?? 0), 0);
const figuresOf = ({ totals, lines }: Quote) => ({
  totalMinor: totals.totalMinor,
  gstMinor: totals.gstMinor,
  medicareMinor: sumOf(lines, 'medicareBenefitMinor'),
  fundMinor: sumOf(lines, 'fundBenefitMinor'),
  patientMinor: totals.outOfPocketMinor,
});
const expected = ({ totalMinor, gstMinor, medicareMinor, fundMinor, patientMinor }: WorkedQuote) => ({
  totalMinor,
  gstMinor,
  medicareMinor,
  fundMinor,
  patientMinor,
});

describe('quotes worked out by hand', () => {
  const each = WORKED_QUOTES.map((worked) => [nameOfWorked(worked), worked] as const);

  it('are at least forty and all different', () => {
    expect(new Set(each.map(([name]) => name)).size).toBe(WORKED_QUOTES.length);
    expect(WORKED_QUOTES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(each)("match the system's figures: %s", async (_name, worked) => {
    expect(figuresOf(await draftOf(worked))).toEqual(expected(worked));
  });
});

/** What Medicare and the fund pay for each line, by description. Null is unknown; 0 means nothing is paid. */
const benefitsOf = ({ lines }: Quote) =>
  Object.fromEntries(
    lines.map((line) => [
      line.description.split(/[:,]/)[0],
      [line.medicareBenefitMinor, line.fundBenefitMinor],
    ]),
  );
const workedAs = (name: string): WorkedQuote => {
  const found = WORKED_QUOTES.find((worked) => nameOfWorked(worked) === name);
  if (!found) throw new Error(name);
  return found;
};

describe('benefits line by line', () => {
  it('distinguish an unknown benefit from none', async () => {
    // Without a stated excess the fund's payment to the hospital is unknown. No item of this operation allows an assistant.
    expect(benefitsOf(await draftOf(workedAs('AU, hand LEFT, HOSPITAL, hcf')))).toEqual({
      'Carpal tunnel release': [24_845, 8_280],
      'Surgical assistant': [0, 0],
      Anaesthetist: [8_890, 2_960],
      'Hospital stay': [0, null],
      Theatre: [0, null],
      Splint: [0, null],
      Administration: [0, 0],
      Aftercare: [0, 0],
      Pathology: [0, 0],
    });
    // Without an item, Medicare is unknown.
    expect(benefitsOf(await draftOf(workedAs('AU, nose MEDICARE, HOSPITAL, hcfExcess')))).toEqual({
      Rhinoplasty: [null, null],
      Anaesthetist: [null, null],
      'Hospital stay': [0, 395_000],
    });
  });
});

describe('typed line', () => {
  const typed = (kind: 'SURGEON' | 'OTHER', procedureClass: 'MEDICARE' | 'COSMETIC') => {
    const line = { kind, description: 'By hand', billedBy: 'PRACTICE' as const, basis: 'FIXED' as const };
    const body = {
      ...quoteBody(australia, { surgeries: [], lines: [{ ...line, unitFeeMinor: 10_000, procedureClass }] }),
      place: 'ROOMS' as const,
      hospitalId: null,
    };
    return product.call(createQuote, { body }, australia.org.admin);
  };

  it.each([
    ['SURGEON', 'COSMETIC', 1_000],
    ['SURGEON', 'MEDICARE', 0],
    // Not treatment, whatever it is sold with.
    ['OTHER', 'MEDICARE', 1_000],
  ] as const)(
    'of kind %s and class %s carries GST of %i on $100.00',
    async (kind, procedureClass, gstMinor) => {
      const { totals } = await typed(kind, procedureClass);
      expect(totals).toMatchObject({ totalMinor: 10_000 + gstMinor, gstMinor });
    },
  );
});

it('shows the same figures on the page, patient page, PDF, list, boards, report and files', async () => {
  const wanted = new Set([
    'AU, hand BILATERAL, HOSPITAL, gapExcess',
    'AU, hand LEFT, ROOMS, none',
    'AU, nose, HOSPITAL, none',
    'AU, septum, HOSPITAL, hcfExcess',
    'AU, nose + hand LEFT, HOSPITAL, hcf',
  ]);
  const chosen = WORKED_QUOTES.filter((worked) => wanted.has(nameOfWorked(worked)));
  expect(chosen).toHaveLength(wanted.size);
  const by = australia.org.admin;
  const { money } = createPaperFormats('AUD');
  const tokens = new Map<string, { worked: WorkedQuote; quote: Quote }>();
  for (const worked of chosen) {
    const draft = await draftOf(worked);
    const params = { id: draft.id };
    const { token } = await sendDraft(australia, draft);

    const page = await product.call(getQuote, { params }, by);
    expect(figuresOf(page)).toEqual(expected(worked));

    const seen = await product.call(
      openPublicQuote,
      { params: { token } },
      await patientBy(australia, token),
    );
    if (seen.state !== 'open') throw new Error(seen.state);
    const { totals } = seen.quote;
    expect([totals.totalMinor, totals.gstMinor, totals.benefitsMinor, totals.outOfPocketMinor]).toEqual([
      ...[worked.totalMinor, worked.gstMinor, worked.medicareMinor + worked.fundMinor, worked.patientMinor],
    ]);

    await untilFile(australia, draft.id, 'QUOTE');
    const pdf = new PdfFile(await pdfFor(australia, draft.id));
    const { pay, notes } = buildHeadline(seen.quote, money);
    expect(pay).toBe(money(worked.patientMinor));
    for (const words of [pay, money(worked.totalMinor), ...notes]) expect(pdf.rawText()).toContain(words);
    pdf.remove();

    const { items } = await product.call(listQuotes, { query: { limit: 100 } }, by);
    const { columns } = await product.call(getQuoteBoard, {}, by);
    const rows = [...items, ...columns.flatMap(({ cards }) => cards)].filter(({ id }) => id === draft.id);
    expect(rows).toHaveLength(2);
    for (const row of rows)
      expect(row).toMatchObject({ totalMinor: worked.totalMinor, outOfPocketMinor: worked.patientMinor });
    const file = await product.call(downloadList, { body: { list: 'quotes', query: {}, columns: [] } }, by);
    const written = Papa.parse<Record<string, string>>(file.text.replace('\uFEFF', ''), {
      header: true,
    }).data;
    expect(written.find((row) => row['Number'] === page.quoteNumber)).toMatchObject({
      Total: formatCsvAmount(worked.totalMinor),
      'Patient pays': formatCsvAmount(worked.patientMinor),
    });
    tokens.set(token, { worked, quote: page });
  }
  const sent = chosen.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const today = todayIn(new Date(), 'Australia/Sydney');
  const query = { from: today, to: today };
  await runInContext(contextFor({ kind: 'service', service: 'quoting' }), () =>
    product.app.get(RollUpQuotesJob, { strict: false }).handle(),
  );
  const { waiting } = await product.call(getReportSummary, { query }, by);
  expect(waiting.all).toEqual({ quotes: chosen.length, valueMinor: sent });
  const { text } = await product.call(exportReport, { query: { ...query, table: 'WAITING' }, body: {} }, by);
  expect(text).toContain((sent / 100).toFixed(2));

  const [[token, signedOne] = []] = [...tokens];
  if (!token || !signedOne) throw new Error('No quote was sent');
  await respondIn(() => product)(token, signed(signedOne.quote), await patientBy(australia, token));
  const { columns } = await product.call(getCaseBoard, {}, by);
  expect(columns.flatMap(({ cards }) => cards)).toEqual([
    expect.objectContaining({
      quoteNumber: signedOne.quote.quoteNumber,
      totalMinor: signedOne.worked.totalMinor,
    }),
  ]);
});
