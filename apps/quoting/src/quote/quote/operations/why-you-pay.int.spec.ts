import { openPublicQuote, updateQuote, type Quote, type ResultOf } from '@quillcare/contracts';
import { createPaperFormats, explainLinePayment } from '@quillcare/rules';
import { perFile, testProduct } from '@quillcare/testing';
import { loadSchedule, openPricedPractice, pricedDraft } from './priced-scene.suite';
import { patientBy, startQuoting, sendDraft, echo } from './quote-scene.suite';

/** The steps of a line's benefits are stored with the line, for staff and patient alike (finding Q F3). */
const product = testProduct(startQuoting);
const scene = perFile(() => openPricedPractice(product));
beforeAll(() => loadSchedule(product));

const KNOWN_GAP = { type: 'KNOWN_GAP', fundName: 'Medibank', gapMinor: 50_000 } as const;
const { money } = createPaperFormats('AUD');
const draft = (changes: Partial<Parameters<typeof pricedDraft>[1]> = {}) => {
  const surgeries = [{ surgeryId: scene.carpalTunnel, side: 'BILATERAL' as const }];
  return pricedDraft(scene, { surgeries, fund: KNOWN_GAP, ...changes });
};
const codesOf = ({ lines }: Quote) => [
  ...new Set(lines.flatMap(({ benefitNotices }) => benefitNotices?.map(({ code }) => code) ?? [])),
];

it('explains to staff and patient alike each step from the charge to the amount left to pay', async () => {
  const quote = await draft();
  const surgeon = quote.lines.find(({ kind }) => kind === 'SURGEON')!;
  const sentences = [
    'Charged: $1,200.00.',
    'Medicare’s fee for item 39331 is $331.25.',
    'Item 39331 is a further operation on the same day and counts at 50% of $331.25: $165.65.',
    'Together that is $496.90.',
    'In hospital Medicare pays 75% of $496.90: $372.70.',
    'The health fund’s known gap arrangement leaves a gap of $500.00: the fund pays $327.30.',
    'Left to pay: $500.00.',
  ];
  expect(explainLinePayment(surgeon, money)).toEqual(sentences);

  const { token } = await sendDraft(scene, quote);
  const seen = await product.call(openPublicQuote, { params: { token } }, await patientBy(scene, token));
  if (seen.state !== 'open') throw new Error(seen.state);
  const shown = seen.quote.lines.find(({ id }) => id === surgeon.id)!;
  expect(explainLinePayment(shown, money)).toEqual(sentences);
  // Notices for staff to check are not shown to the patient.
  expect(JSON.stringify(seen)).not.toContain('benefitNotices');
});

it("reports what is unknown and drops the hospital's note once the excess is given", async () => {
  const quote = await draft();
  expect(codesOf(quote)).toEqual(expect.arrayContaining(['hospitalNotComputed', 'gapOfSurgeonOnly']));
  const excess = await draft({ fund: { ...KNOWN_GAP, excessMinor: 25_000 } });
  expect(codesOf(excess)).not.toContain('hospitalNotComputed');
});

describe('benefit typed by staff', () => {
  const typed = (
    { id, version, lines }: Quote,
    of: 'medicareBenefitMinor' | 'fundBenefitMinor',
    minor: number,
  ) =>
    product.call(
      updateQuote,
      {
        params: { id },
        body: {
          version,
          lines: lines.map((line) => ({ ...echo(line), ...(line.kind === 'SURGEON' && { [of]: minor }) })),
        },
      },
      scene.org.admin,
    );
  const refusal = (work: Promise<ResultOf<typeof updateQuote>>) =>
    work.then(
      () => [],
      ({ errors }: { errors: { path: string; message: string }[] }) => errors,
    );
  const message = 'Benefits must not be more than is charged for the line';

  it('is rejected at its field if it exceeds the cost of the line', async () => {
    const quote = await draft();
    expect(await refusal(typed(quote, 'medicareBenefitMinor', 120_001))).toEqual([
      { path: 'lines.0.medicareBenefitMinor', message },
    ]);
    // 1,200.00 less 372.70 of Medicare
    expect(await refusal(typed(quote, 'fundBenefitMinor', 82_731))).toEqual([
      { path: 'lines.0.fundBenefitMinor', message },
    ]);
    expect((await typed(quote, 'fundBenefitMinor', 82_730)).lines[0]).toMatchObject({ outOfPocketMinor: 0 });
  });

  it('is flagged if it exceeds the benefit expected from Medicare', async () => {
    const more = await typed(await draft(), 'medicareBenefitMinor', 40_000);
    expect(more.lines[0]).toMatchObject({ medicareBenefitMinor: 40_000 });
    expect(codesOf(more)).toContain('enteredAboveBenefit');
  });
});
