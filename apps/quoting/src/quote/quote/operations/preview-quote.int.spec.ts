import {
  createQuote,
  getQuote,
  openPublicQuote,
  previewQuote,
  updateOptionList,
  updateQuote,
  type Quote,
  type RequestOf,
  type ResultOf,
} from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { loadSchedule, openPricedPractice, type PricedScene, pricedDraft } from './priced-scene.suite';
import { auditOf, failing, patientBy, quoteBody, startQuoting, echo, sendDraft } from './quote-scene.suite';

type Asked = NonNullable<RequestOf<typeof previewQuote>['body']>;
type Line = NonNullable<Asked['lines']>[number];

const product = testProduct(startQuoting);
let scene: PricedScene;
beforeAll(async () => {
  await loadSchedule(product);
  scene = await openPricedPractice(product);
});

const ABSENT = '01890000-0000-7000-8000-000000000000';
const bothHands = () => [{ surgeryId: scene.carpalTunnel, side: 'BILATERAL' as const }];
const nose = () => [{ surgeryId: scene.rhinoplasty }];

function preview(changes: Partial<Asked>): Promise<ResultOf<typeof previewQuote>> {
  const { doctorId, hospitalId, clientId } = scene;
  return product.call(
    previewQuote,
    { body: { clientId, doctorId, hospitalId, ...changes } },
    scene.org.admin,
  );
}
function draft(changes: Partial<Asked> & { lines?: Line[] }): Promise<Quote> {
  const { quoteId: _id, clientId: _client, validUntil: _until, ...chosen } = changes;
  return pricedDraft(scene, chosen);
}
const save = ({ id, version }: Quote, changes: object): Promise<Quote> =>
  product.call(updateQuote, { params: { id }, body: { version, ...changes } }, scene.org.admin);

const pathsOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    ({ errors }: { errors: { path: string }[] }) => errors.map(({ path }) => path),
  );

describe('worked examples', () => {
  it('price rhinoplasty at 17,050.00', async () => {
    const quote = await draft({ surgeries: nose() });
    expect(quote).toMatchObject({
      procedureClass: 'COSMETIC',
      totals: { netMinor: 1_550_000, gstMinor: 155_000, totalMinor: 1_705_000, benefitsMinor: 0 },
      mbsTableDate: null,
    });
    expect(quote.lines.map(({ kind, unitFeeMinor }) => [kind, unitFeeMinor])).toEqual([
      ['SURGEON', 950_000],
      ['ANAESTHETIST', 180_000],
      ['HOSPITAL', 420_000],
    ]);
  });

  it('price bilateral carpal tunnel at 4,186.00, with 372.70 from Medicare for the surgeon', async () => {
    const quote = await draft({ surgeries: bothHands() });
    expect(quote).toMatchObject({
      procedureClass: 'MEDICARE',
      totals: { gstMinor: 500, totalMinor: 418_600 },
      mbsTableDate: '2026-07-01',
    });
    expect(quote.lines[0]).toMatchObject({
      description: 'Carpal tunnel release, both sides',
      unitFeeMinor: 120_000,
      mbsItem: '39331, 39331',
      scheduleFeeMinor: 49_690,
      medicareBenefitMinor: 37_270,
    });
    const agreed = {
      type: 'KNOWN_GAP' as const,
      fundName: 'Harbour Health',
      gapMinor: 50_000,
      excessMinor: null,
    };
    const withFund = await save(quote, { fund: agreed });
    expect(withFund.lines[0]).toMatchObject({ fundBenefitMinor: 32_730, outOfPocketMinor: 50_000 });
    expect(withFund.fund).toEqual(agreed);
  });
});

describe('quote preview', () => {
  it('equals the quote to be created, with its checklist, and stores nothing', async () => {
    const stored = () =>
      product.sql('select id from quoting.quote where organisation_id = $1 order by id', [
        scene.org.organisationId,
      ]);
    const before = await stored();
    const shown = await preview({ surgeries: bothHands() });
    expect(await stored()).toEqual(before);
    const { lines, totals, discount } = await draft({ surgeries: bothHands() });
    const withoutIds = (some: Quote['lines']) => some.map(({ id: _id, ...line }) => line);
    expect(withoutIds(shown.lines)).toEqual(withoutIds(lines));
    expect({ totals: shown.totals, discount: shown.discount }).toEqual({ totals, discount });
    const open = shown.checklist.filter(({ isMet }) => !isMet).map(({ point }) => point);
    expect(open).toEqual(['INSURANCE', 'WHO', 'VALIDITY']);
    expect(shown.checklist.find(({ point }) => point === 'WHO')?.lineKeys).toEqual([
      `${scene.carpalTunnel}:ASSISTANT`,
      `${scene.carpalTunnel}:ANAESTHETIST`,
    ]);
  });

  it('starts from the lines of a draft', async () => {
    const quote = await draft({ surgeries: bothHands() });
    const lines = quote.lines.map(echo);
    const shown = await preview({ quoteId: quote.id, surgeries: bothHands(), lines });
    expect(shown.lines).toEqual(quote.lines);
    const left = [{ surgeryId: scene.carpalTunnel, side: 'LEFT' as const }];
    const one = await preview({ quoteId: quote.id, surgeries: left, lines });
    expect(one.lines[0]).toMatchObject({ unitFeeMinor: 80_000, mbsItem: '39331' });
    await expect(preview({ quoteId: ABSENT, surgeries: nose() })).rejects.toEqual(failing('NOT_FOUND'));
  });
});

describe('saving a draft', () => {
  it('changes no figure if nothing changed', async () => {
    const quote = await draft({ surgeries: bothHands() });
    const again = await save(quote, { surgeries: bothHands(), lines: quote.lines.map(echo) });
    expect(again.lines).toEqual(quote.lines);
    expect(again.totals).toEqual(quote.totals);
    expect(again.version).toBe(quote.version);
  });

  it('keeps what staff typed when the side changes and audits the change in words', async () => {
    const quote = await draft({ surgeries: bothHands() });
    const [surgeon, ...others] = quote.lines.map(echo);
    const dearer = await save(quote, { lines: [{ ...surgeon!, unitFeeMinor: 130_000 }, ...others] });
    expect(dearer.lines[0]).toMatchObject({ enteredFeeMinor: 130_000, base: { amountMinor: 80_000 } });
    const left = await save(dearer, { surgeries: [{ surgeryId: scene.carpalTunnel, side: 'LEFT' }] });
    expect(left.lines[0]).toMatchObject({
      description: 'Carpal tunnel release, left side',
      unitFeeMinor: 130_000,
      options: [],
    });
    expect(left.lines.find(({ kind }) => kind === 'THEATRE')).toMatchObject({ unitFeeMinor: 100_000 });
    const changes = (await auditOf(scene, quote.id))[2]?.changes ?? [];
    expect(changes.find(({ field }) => field === 'surgeries')?.newValue).toBe(
      '[{"name":"Carpal tunnel release","options":[],"procedureClass":"MEDICARE","side":"LEFT"}]',
    );
    expect(JSON.stringify(changes)).not.toMatch(/"trace|descriptionWords|enteredFee/);
  });

  it('keeps an option that has been deactivated and adds a notice', async () => {
    const mine = await openPricedPractice(product);
    const { bothId, listId } = mine.sides;
    const chosen = [{ surgeryId: mine.carpalTunnel, side: 'NOT_APPLICABLE' as const, optionIds: [bothId] }];
    const { lines: _lines, procedureClass: _class, ...body } = quoteBody(mine);
    const by = mine.org.admin;
    const atSide = [{ ...chosen[0]!, side: 'BILATERAL' as const }];
    const quote = await product.call(createQuote, { body: { ...body, surgeries: atSide } }, by);
    const list = { isActive: false, version: 1 };
    await product.call(updateOptionList, { params: { id: listId }, body: list }, by);
    const request = { params: { id: quote.id }, body: { version: quote.version, surgeries: atSide } };
    const again = await product.call(updateQuote, request, by);
    expect(again.lines).toEqual(quote.lines);
    expect(again.notices).toContainEqual({
      code: 'OPTION_KEPT',
      surgeryId: mine.carpalTunnel,
      name: 'Both hands',
    });
    const fresh = product.call(createQuote, { body: { ...body, surgeries: atSide } }, by);
    expect(await pathsOf(fresh)).toEqual(['surgeries.0.optionIds.0']);
  });
});

describe('invalid quote input', () => {
  it('is reported at its field', async () => {
    const surgeries = [...nose(), { surgeryId: ABSENT }, ...nose()];
    expect(await pathsOf(draft({ surgeries, siteId: ABSENT }))).toEqual([
      'siteId',
      'surgeries.1.surgeryId',
      'surgeries.2.surgeryId',
    ]);
    const [line] = (await preview({ surgeries: nose() })).lines.map(echo);
    const typed = { ...line!, key: null };
    expect(await pathsOf(draft({ surgeries: nose(), lines: [line!, { ...line!, key: 'other' }] }))).toEqual([
      'lines.1.key',
    ]);
    expect(await pathsOf(draft({ lines: [typed] }))).toEqual(['lines.0.unitFeeMinor']);
    expect(await pathsOf(draft({}))).toEqual(['lines']);
    expect(await pathsOf(draft({ lines: [{ ...typed, basis: 'NOT_INCLUDED' }] }))).toEqual([]);
  });
});

it('shows the patient what was chosen but no trace, key, rule or cap', async () => {
  const fund = { type: 'KNOWN_GAP' as const, fundName: 'Harbour Health', gapMinor: 50_000 };
  const quote = await draft({
    surgeries: bothHands(),
    fund,
    quoteDiscount: { type: 'PERCENTAGE' as const, basisPoints: 500 },
  });
  const { quote: sent, token } = await sendDraft(scene, quote);
  const seen = await product.call(openPublicQuote, { params: { token } }, await patientBy(scene, token));
  expect(seen).toMatchObject({
    quote: {
      surgeries: [{ name: 'Carpal tunnel release', side: 'BILATERAL', options: ['Both hands'] }],
      fund,
      mbsTableDate: '2026-07-01',
      totals: sent.totals,
    },
  });
  const [document] = await product.sql<{ canonical_json: string }>(
    'select canonical_json from quoting.quote_document where quote_id = $1',
    [quote.id],
  );
  const internal =
    /"(trace|key|base|gstReason|entered\w+|discount|approval|notices|capBasisPoints|category)"/;
  // Benefit steps are meant for patients and contain `key` fields of their own.
  const withoutSteps = (text = '') => text.replaceAll(/"key":"\w+","values":/g, '');
  expect(withoutSteps(JSON.stringify(seen))).not.toMatch(internal);
  expect(withoutSteps(document?.canonical_json)).not.toMatch(internal);
  expect(await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin)).toEqual(sent);
});
