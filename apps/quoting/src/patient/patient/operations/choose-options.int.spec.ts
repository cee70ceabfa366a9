import {
  createOptionList,
  createQuote,
  createSurgery,
  duplicateQuote,
  getOptionList,
  getQuote,
  getSurgeryCase,
  openPublicQuote,
  previewQuote,
  reviseQuote,
  updateOptionList,
  updateQuote,
  updateSurgeryConfiguration,
  varyQuote,
  type PublicQuote,
  type Quote,
  type RequestOf,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import {
  quoteBody,
  auditOf,
  failing,
  openPractice,
  patientBy,
  startQuoting,
  type SentQuote,
  sendDraft,
} from '../../../quote/quote/operations/quote-scene.suite';
import { respondIn, signed } from './answers.suite';

type ListBody = NonNullable<RequestOf<typeof createOptionList>['body']>;

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));
let stay: { listId: string; day: string; night: string };
let surgeryId: string;
beforeAll(async () => {
  const list = await addList({
    name: 'Stay',
    options: [choice('Day surgery', 0, true), choice('Overnight', 45_000)],
  });
  stay = { listId: list.id, day: list.options[0]!.id, night: list.options[1]!.id };
  surgeryId = await addSurgery('Rhinoplasty', [list.id]);
});

const respond = respondIn(() => product);
const choice = (name: string, amountMinor: number, isDefault = false) => ({
  name,
  fee: { type: 'FIXED' as const, amountMinor },
  appliesTo: ['SURGEON' as const],
  isDefault,
});
const addList = (body: Pick<ListBody, 'name' | 'options'> & Partial<ListBody>) =>
  product.call(createOptionList, { body: { patientChooses: true, ...body } }, scene.org.admin);
const optionId = (id: string) => `${surgeryId}:${id}`;

async function addSurgery(name: string, optionListIds: string[]): Promise<string> {
  const by = scene.org.admin;
  const body = { name, baseFeeMinor: 900_000, procedureClass: 'COSMETIC' as const };
  const { id } = await product.call(createSurgery, { body }, by);
  const doctors = [{ doctorId: scene.doctorId }];
  await product.call(
    updateSurgeryConfiguration,
    { params: { id }, body: { version: 0, doctors, optionListIds } },
    by,
  );
  return id;
}

function draft(surgery: object = {}): Promise<Quote> {
  const body = { ...quoteBody(scene, { lines: [] }), surgeries: [{ surgeryId, ...surgery }] };
  return product.call(createQuote, { body }, scene.org.admin);
}
const send = (quote: Quote) => sendDraft(scene, quote);
const sent = async (surgery: object = {}) => send(await draft(surgery));
const read = (id: string) => product.call(getQuote, { params: { id } }, scene.org.admin);
async function open({ token }: SentQuote): Promise<PublicQuote> {
  const view = await product.call(openPublicQuote, { params: { token } }, await patientBy(scene, token));
  if (!('quote' in view) || !view.quote) throw new Error(`The page is ${view.state}`);
  return view.quote;
}
const answer = async ({ token, quote }: SentQuote, optionIds?: string[]) =>
  respond(token, signed(quote, { optionIds }), await patientBy(scene, token));
const problem = (message: string) =>
  failing('VALIDATION_FAILED', { errors: [{ path: 'optionIds', message }] });

describe('quote with patient choices', () => {
  it('shows staff and patient the same combinations with prices set by the server', async () => {
    const quote = await draft();
    expect(quote.choices?.groups).toMatchObject([
      { name: 'Stay', choose: 'ONE', surgeryName: 'Rhinoplasty', mayBeNone: false },
    ]);
    expect(quote.choices?.variants).toEqual([
      { optionIds: [optionId(stay.day)], totalMinor: 990_000 },
      { optionIds: [optionId(stay.night)], totalMinor: 1_039_500 },
    ]);
    const page = await open(await send(quote));
    expect(page.choices?.variants.map(({ optionIds, totals }) => [optionIds, totals.totalMinor])).toEqual([
      [[optionId(stay.day)], 990_000],
      [[optionId(stay.night)], 1_039_500],
    ]);
    expect(page.choices?.variants[0]?.lines).toEqual(page.lines);
    expect(page).toMatchObject({ totalAmount: 990_000, chosenOptionIds: null });
  });

  it('applies the signed choice to quote, case, response and page but not to the document', async () => {
    const offer = await sent();
    const before = await open(offer);
    await answer(offer, [optionId(stay.night)]);
    const quote = await read(offer.quote.id);
    expect(quote).toMatchObject({
      status: 'ACCEPTED',
      documentHash: before.documentHash,
      totals: { totalMinor: 1_039_500 },
      surgeries: [{ optionIds: [stay.night] }],
      choices: { variants: [{ optionIds: [optionId(stay.night)] }, { optionIds: [optionId(stay.day)] }] },
    });
    expect(quote.lines[0]).toMatchObject({ unitFeeMinor: 945_000, options: [{ name: 'Overnight' }] });
    expect(quote.lines[0]?.trace.at(-1)?.resultMinor).toBe(quote.lines[0]?.totalMinor);
    const params = { id: quote.surgeryCaseId! };
    expect(await product.call(getSurgeryCase, { params }, scene.org.admin)).toMatchObject({
      procedures: [{ name: 'Rhinoplasty', finalFee: 1_039_500 }],
    });
    const responses = await product.sql(
      'select option_ids, total_minor::int, document_hash from quoting.patient_response where quote_id = $1',
      [quote.id],
    );
    expect(responses).toEqual([
      {
        option_ids: [optionId(stay.night)],
        total_minor: 1_039_500,
        document_hash: before.documentHash,
      },
    ]);
    expect(await open(offer)).toMatchObject({
      totalAmount: 1_039_500,
      chosenOptionIds: [optionId(stay.night)],
      surgeries: [{ options: ['Overnight'] }],
      documentHash: before.documentHash,
      choices: before.choices,
    });
    const records = (await auditOf(scene, quote.id)) as unknown as { action: string; notes: string }[];
    expect(records.find(({ action }) => action === 'SIGN')?.notes).toContain('Chose: Overnight');
  });

  it('compares each combination of a next version with what was signed, or offered before', async () => {
    const offer = await sent();
    const { quote } = offer;
    const params = { id: quote.id };
    const body = { version: quote.version };
    const next = await send(await product.call(reviseQuote, { params, body }, scene.org.admin));
    const compared = (changes: PublicQuote['revised']) =>
      changes?.byChoice?.map(({ beforeMinor, afterMinor, lines }) => [beforeMinor, afterMinor, lines.length]);
    expect(compared((await open(next)).revised)).toEqual([
      [990_000, 990_000, 0],
      [1_039_500, 1_039_500, 0],
    ]);
    await answer(next, [optionId(stay.night)]);
    const { id, version } = await read(next.quote.id);
    const change = { params: { id }, body: { version, reason: 'Later date' } };
    const varied = await open(await send(await product.call(varyQuote, change, scene.org.admin)));
    expect(varied.variation).toMatchObject({ beforeMinor: 1_039_500, afterMinor: 1_039_500 });
    expect(varied.variation?.byChoice).toMatchObject([
      { optionIds: [optionId(stay.night)], beforeMinor: 1_039_500, differenceMinor: 0, lines: [] },
      {
        optionIds: [optionId(stay.day)],
        beforeMinor: 1_039_500,
        afterMinor: 990_000,
        differenceMinor: -49_500,
        lines: [{ key: 'line-1', change: 'CHANGED', differenceMinor: -49_500 }],
      },
    ]);
  });

  it('refuses anything but one of its combinations and can still be signed', async () => {
    const offer = await sent();
    const foreign = await sent({ optionIds: [] });
    await expect(answer(offer)).rejects.toEqual(problem('Please choose from the options of this quote'));
    await expect(answer(offer, [])).rejects.toEqual(problem('Please choose from each group of options'));
    const both = [optionId(stay.day), optionId(stay.night)];
    await expect(answer(offer, both)).rejects.toEqual(problem('Please choose from each group of options'));
    for (const id of [stay.night, `${foreign.quote.id}:${stay.night}`])
      await expect(answer(offer, [id])).rejects.toEqual(problem('This option is not part of the quote'));
    await expect(answer(foreign, [])).resolves.toMatchObject({ status: 'ACCEPTED' });
    await expect(answer(offer, [optionId(stay.day)])).resolves.toMatchObject({ status: 'ACCEPTED' });
    expect((await read(offer.quote.id)).totals.totalMinor).toBe(990_000);
  });

  it('stays as sent when its option list changes', async () => {
    const list = await addList({ name: 'Room', options: [choice('Shared', 0, true), choice('Own', 20_000)] });
    const own = await addSurgery('Otoplasty', [list.id]);
    const offer = await sent({ surgeryId: own });
    const { version, options, ...fields } = await product.call(
      getOptionList,
      { params: { id: list.id } },
      scene.org.admin,
    );
    const dearer = options.map((one) => ({ ...one, fee: { type: 'FIXED' as const, amountMinor: 999_900 } }));
    const { name, category, choose, isActive } = fields;
    const body = { version, name, category, choose, isActive, patientChooses: false, options: dearer };
    await product.call(updateOptionList, { params: { id: list.id }, body }, scene.org.admin);
    const id = `${own}:${options[1]!.id}`;
    expect((await open(offer)).choices?.variants[1]).toMatchObject({
      optionIds: [id],
      totals: { totalMinor: 1_012_000 },
    });
    await answer(offer, [id]);
    expect((await read(offer.quote.id)).totals.totalMinor).toBe(1_012_000);
  });
});

describe('staff with patient choices', () => {
  it('can decide a list for one quote and return it to the patient', async () => {
    const decided = await draft({ optionIds: [stay.night], decidedListIds: [stay.listId] });
    expect(decided).toMatchObject({ choices: null, totals: { totalMinor: 1_039_500 } });
    const open = await product.call(
      updateQuote,
      {
        params: { id: decided.id },
        body: { version: decided.version, surgeries: [{ surgeryId, optionIds: [stay.night] }] },
      },
      scene.org.admin,
    );
    expect(open.choices?.variants.map(({ totalMinor }) => totalMinor)).toEqual([1_039_500, 990_000]);
    const plain = await send(await draft({ decidedListIds: [stay.listId] }));
    await expect(answer(plain, [optionId(stay.day)])).rejects.toEqual(
      problem('This quote has no options to choose from'),
    );
    await answer(plain);
  });

  it('see in the editor what will be offered', async () => {
    const { doctorId, clientId } = scene;
    const body = { clientId, doctorId, surgeries: [{ surgeryId }] };
    const shown = await product.call(previewQuote, { body }, scene.org.admin);
    expect(shown.choices?.variants).toHaveLength(2);
    const lines = shown.lines.map(({ key, kind, description, billedBy, basis }) => ({
      key,
      kind,
      description,
      billedBy,
      basis,
      unitFeeMinor: 700_000,
    }));
    const typed = await product.call(previewQuote, { body: { ...body, lines } }, scene.org.admin);
    expect(typed.notices.map(({ code, name }) => `${code} ${name}`)).toEqual(['CHOICE_WITHOUT_EFFECT Stay']);
  });

  it('can send a quote with few combinations but not one with 25', async () => {
    const five = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => choice(`Colour ${from + at}`, at * 100, at === 0));
    const [colour, size] = [
      await addList({ name: 'Colour', options: five(0, 5) }),
      await addList({ name: 'Size', options: five(10, 5) }),
    ];
    const many = await addSurgery('Chin implant', [colour.id, size.id]);
    const quote = await draft({ surgeryId: many });
    expect(quote).toMatchObject({ choices: null, notices: [{ code: 'TOO_MANY_CHOICES', name: '25' }] });
    await expect(send(quote)).rejects.toEqual(
      failing('VALIDATION_FAILED', {
        errors: [
          expect.objectContaining({
            path: 'surgeries.0.decidedListIds',
            message: expect.stringContaining('25 combinations'),
          }),
        ],
      }),
    );
    await expect(sent({ surgeryId: many, decidedListIds: [size.id] })).resolves.toBeDefined();
  });

  it('keep the choice in the next version and in a copy', async () => {
    const offer = await sent();
    const { quote } = offer;
    const next = await product.call(
      reviseQuote,
      { params: { id: quote.id }, body: { version: quote.version } },
      scene.org.admin,
    );
    expect(next.choices).toEqual(quote.choices);
    await answer(offer, [optionId(stay.night)]);
    for (const prices of ['KEPT', 'CURRENT'] as const) {
      const copy = await product.call(
        duplicateQuote,
        { params: { id: quote.id }, body: { prices } },
        scene.org.admin,
      );
      expect(copy.choices?.variants).toEqual([
        { optionIds: [optionId(stay.night)], totalMinor: 1_039_500 },
        { optionIds: [optionId(stay.day)], totalMinor: 990_000 },
      ]);
    }
  });
});
