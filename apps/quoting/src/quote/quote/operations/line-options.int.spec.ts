import {
  checkQuotePrices,
  createOptionList,
  createQuote,
  getOptionList,
  getOptionListDependants,
  getSurgery,
  updateOptionList,
  updateQuote,
  updateSurgeryConfiguration,
  type OptionList,
  type Quote,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { openPricedPractice, pricedDraft } from './priced-scene.suite';
import { failing, quoteBody, startQuoting, echo } from './quote-scene.suite';

const product = testProduct(startQuoting);
const scene = perTest(() => openPricedPractice(product));
let list: OptionList;
beforeEach(async () => {
  const option = { fee: { type: 'FIXED' as const, amountMinor: 10_000 }, appliesTo: ['SURGEON' as const] };
  const body = {
    name: 'Complexity',
    choose: 'ONE' as const,
    options: ['Revision', 'Scar tissue'].map((name) => ({ ...option, name })),
  };
  list = await product.call(createOptionList, { body }, scene.org.admin);
  const configuration = { version: 1, optionListIds: [scene.sides.listId, list.id] };
  const params = { id: scene.carpalTunnel };
  await product.call(updateSurgeryConfiguration, { params, body: configuration }, scene.org.admin);
});

const draft = () => pricedDraft(scene, { surgeries: [{ surgeryId: scene.carpalTunnel, side: 'BILATERAL' }] });

/** Saves the lines as the editor sends them, with other options on the surgeon's line. */
const save = ({ id, version, lines }: Quote, optionIds: string[] | null | undefined): Promise<Quote> =>
  product.call(
    updateQuote,
    {
      params: { id },
      body: {
        version,
        lines: lines.map((line) => ({
          ...echo(line),
          ...(line.kind === 'SURGEON' && optionIds !== undefined && { optionIds }),
        })),
      },
    },
    scene.org.admin,
  );
const surgeon = ({ lines }: Quote) => lines.find(({ kind }) => kind === 'SURGEON')!;
const idOf = (name: string) => list.options.find((option) => option.name === name)!.id;

it('changes the price of one line only, keeps its options and can reset them', async () => {
  const quote = await draft();
  const dearer = await save(quote, [idOf('Revision')]);
  // (800 + 100) for both hands
  expect(surgeon(dearer)).toMatchObject({ unitFeeMinor: 135_000, enteredOptionIds: [idOf('Revision')] });
  const others = (of: Quote) => of.lines.filter(({ kind }) => !['SURGEON', 'ASSISTANT'].includes(kind));
  expect(others(dearer)).toEqual(others(quote));
  const again = await save(dearer, undefined);
  expect(surgeon(again).unitFeeMinor).toBe(135_000);
  const back = await save(again, null);
  expect(surgeon(back)).toMatchObject({ unitFeeMinor: 120_000, enteredOptionIds: null });
});

it('keeps the options when the side changes and follows their new fee at current prices', async () => {
  const dearer = await save(await draft(), [idOf('Revision')]);
  const request = {
    params: { id: dearer.id },
    body: { version: dearer.version, surgeries: [{ surgeryId: scene.carpalTunnel, side: 'LEFT' as const }] },
  };
  const left = await product.call(updateQuote, request, scene.org.admin);
  expect(surgeon(left)).toMatchObject({ unitFeeMinor: 90_000, enteredOptionIds: [idOf('Revision')] });
  const options = list.options.map((option) => ({
    ...option,
    fee: { type: 'FIXED' as const, amountMinor: 20_000 },
  }));
  await product.call(
    updateOptionList,
    { params: { id: list.id }, body: { version: 1, options } },
    scene.org.admin,
  );
  const prices = await product.call(checkQuotePrices, { params: { id: left.id } }, scene.org.admin);
  expect(prices.lines.find(({ after }) => after?.kind === 'SURGEON')?.after?.unitFeeMinor).toBe(100_000);
});

it('rejects an unknown option or a second one of the same list at its field', async () => {
  const quote = await draft();
  const at = quote.lines.findIndex(({ kind }) => kind === 'SURGEON');
  const refused = (path: string) =>
    failing('VALIDATION_FAILED', { errors: [expect.objectContaining({ path })] });
  await expect(save(quote, [scene.sides.bothId])).rejects.toEqual(refused(`lines.${at}.optionIds.0`));
  await expect(
    save(
      quote,
      list.options.map(({ id }) => id),
    ),
  ).rejects.toEqual(refused(`lines.${at}.optionIds.1`));
});

it('rejects options on a typed line', async () => {
  const [line] = quoteBody(scene).lines;
  const lines = [{ ...line!, optionIds: [idOf('Revision')] }];
  const body = quoteBody(scene, { lines });
  await expect(product.call(createQuote, { body }, scene.org.admin)).rejects.toMatchObject({
    errors: [{ path: 'lines.0.optionIds.0' }],
  });
});

it('lists drafts that use an option list as dependants and keeps a removed option', async () => {
  const dearer = await save(await draft(), [idOf('Revision')]);
  const at = { params: { id: list.id } };
  const { items } = await product.call(getOptionListDependants, at, scene.org.admin);
  expect(items).toEqual([
    { kind: 'DRAFT_QUOTE', count: 1, records: [{ id: dearer.id, name: dearer.quoteNumber }] },
    {
      kind: 'SURGERY',
      count: 1,
      records: [{ id: scene.carpalTunnel, name: 'Carpal tunnel release' }],
    },
  ]);
  const { version, options } = await product.call(getOptionList, at, scene.org.admin);
  const left = options.filter(({ name }) => name !== 'Revision');
  await product.call(updateOptionList, { ...at, body: { version, options: left } }, scene.org.admin);
  const again = await save(dearer, [idOf('Revision')]);
  expect(surgeon(again).unitFeeMinor).toBe(135_000);
  expect(again.notices).toContainEqual({
    code: 'OPTION_KEPT',
    surgeryId: scene.carpalTunnel,
    name: 'Revision',
  });
});

it('marks a surgery as having options once a list is attached', async () => {
  const { hasOptions } = await product.call(
    getSurgery,
    { params: { id: scene.carpalTunnel } },
    scene.org.admin,
  );
  expect(hasOptions).toBe(true);
});

it('allows 50 lines with 20 options each and rejects one more line as a whole', async () => {
  const { admin } = scene.org;
  const options = Array.from({ length: 20 }, (_, at) => ({
    name: `Extra ${at}`,
    fee: { type: 'FIXED' as const, amountMinor: 100 },
    appliesTo: ['IMPLANT' as const],
  }));
  const extras = await product.call(
    createOptionList,
    { body: { name: 'Extras', choose: 'SEVERAL', options } },
    admin,
  );
  const implants = Array.from({ length: 49 }, (_, at) => ({
    id: `i${at}`,
    description: `Screw ${at}`,
    feeMinor: 1_000,
    quantity: 1,
    billedBy: 'PRACTICE' as const,
    basis: 'FIXED' as const,
  }));
  const configuration = { version: 1, implants, optionListIds: [extras.id] };
  await product.call(
    updateSurgeryConfiguration,
    { params: { id: scene.rhinoplasty }, body: { ...configuration, hospitals: [], anaesthetist: null } },
    admin,
  );
  const create = (lines: object[]) =>
    pricedDraft(scene, {
      hospitalId: null,
      surgeries: [{ surgeryId: scene.rhinoplasty }],
      lines: lines as never,
    });
  const quote = await create([]);
  expect(quote.lines).toHaveLength(50);
  const all = quote.lines.map((line) => ({
    ...echo(line),
    ...(line.kind === 'IMPLANT' && { optionIds: extras.options.map(({ id }) => id) }),
  }));
  const dear = await create(all);
  const screws = dear.lines.filter(({ kind }) => kind === 'IMPLANT');
  expect(screws.map(({ unitFeeMinor }) => unitFeeMinor)).toEqual(Array(49).fill(3_000));
  const count = () =>
    product.sql('select 1 from quoting.quote where organisation_id = $1', [scene.org.organisationId]);
  const before = (await count()).length;
  await expect(create([...all, { ...all[1]!, key: null, unitFeeMinor: 1 }])).rejects.toMatchObject({
    errors: [{ path: 'lines' }],
  });
  const tooDear = { ...all[1]!, key: null, unitFeeMinor: 100_000_000_000 };
  await expect(create([tooDear])).rejects.toMatchObject({ errors: [{ path: 'lines.0.unitFeeMinor' }] });
  expect((await count()).length).toBe(before);
});
