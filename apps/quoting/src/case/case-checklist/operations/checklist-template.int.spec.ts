import {
  addChecklistItem,
  applyChecklistTemplate,
  createSurgery,
  getCaseChecklistTemplate,
  getSurgeryCase,
  previewChecklistTemplate,
  settleChecklistItem,
  updateCaseChecklistTemplate,
  updateQuote,
  type ChecklistTemplateItem,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { signed } from '../../../patient/patient/operations/answers.suite';
import { failing, openPractice, patientBy } from '../../../quote/quote/operations/quote-scene.suite';
import { variationActs } from '../../../quote/quote/operations/variation-acts.suite';
import { checklistOf, openedCase, schedule } from './checklist-scene.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting'] });
const scene = perTest(() => openPractice(product));

const read = () => product.call(getCaseChecklistTemplate, {}, scene.org.as('USER'));
const save = (version: number, items: object[]) =>
  product.call(updateCaseChecklistTemplate, { body: { version, items } } as never, scene.org.admin);
const item = (changes: Partial<ChecklistTemplateItem> = {}) => ({
  id: null,
  title: 'Compression garment fitted',
  kind: 'OTHER',
  days: 3,
  ownerRole: null,
  ownerId: null,
  procedureClass: null,
  surgeryId: null,
  ...changes,
});

it('starts with the default items and applies changes to new cases only', async () => {
  const before = await openedCase(scene);
  const { version, items } = await read();
  expect(version).toBe(0);
  const saved = await save(0, [items[0]!, item(), item({ title: 'Photos', procedureClass: 'COSMETIC' })]);
  expect(saved).toMatchObject({
    version: 1,
    items: [{ id: items[0]!.id }, { title: 'Compression garment fitted' }, {}],
  });
  const after = await openedCase(scene);
  const titles = async (id: string) => (await checklistOf(scene, id)).items.map(({ title }) => title);
  expect((await titles(after)).sort()).toEqual(['Compression garment fitted', items[0]!.title].sort());
  expect(await titles(before)).not.toContain('Compression garment fitted');
});

it('previews the effect on open cases and applies it at the previewed version', async () => {
  const [one, two] = [await openedCase(scene), await openedCase(scene)];
  await schedule(scene, two, '2099-03-12T09:00');
  const over = await openedCase(scene);
  await product.sql(`update quoting.surgery_case set status = 'COMPLETED' where id = $1`, [over]);
  const { items } = await read();
  // The patient has signed, so the consent item is done.
  const [consent, kept, ...dropped] = items.filter(({ kind }) => kind !== 'POST_OP');
  const own = { title: 'Translator booked' };
  await product.call(addChecklistItem, { params: { id: one }, body: own }, scene.org.admin);
  const { version } = await save(0, [{ ...kept!, days: 30 }, item()]);
  const preview = () => product.call(previewChecklistTemplate, {}, scene.org.admin);
  const shown = await preview();
  expect(shown).toMatchObject({ version, openCases: 2, changedCases: 2 });
  expect(shown.effects).toContainEqual({ what: 'ADDED', title: 'Compression garment fitted', cases: 2 });
  expect(shown.effects.filter(({ what }) => what === 'REMOVED')).toHaveLength(dropped.length);
  const apply = (seen: number) =>
    product.call(applyChecklistTemplate, { body: { version: seen } }, scene.org.admin);
  await expect(apply(version + 1)).rejects.toEqual(failing('VERSION_CONFLICT'));
  expect(await apply(version)).toEqual({ openCases: 2 });
  const titles = async (id: string) => (await checklistOf(scene, id)).items.map(({ title }) => title).sort();
  const wanted = [consent!.title, kept!.title, 'Compression garment fitted'];
  await product.eventually(async () => {
    expect(await titles(one)).toEqual([...wanted, own.title].sort());
    expect(await titles(two)).toEqual([...wanted].sort());
  });
  const { items: dated } = await checklistOf(scene, two);
  expect(dated.map(({ dueOn }) => dueOn).sort()).toEqual(['2099-02-10', '2099-02-26', '2099-03-09']);
  expect(await titles(over)).toContain(dropped[0]!.title);
  expect(await preview()).toMatchObject({ changedCases: 0, effects: [] });
});

it('rejects a stale version, an unknown owner and a surgery of another practice', async () => {
  await save(0, [item()]);
  await expect(save(0, [])).rejects.toEqual(failing('VERSION_CONFLICT'));
  const strange = '0190a0a0-0000-7000-8000-000000000001';
  for (const wrong of [{ ownerId: strange }, { surgeryId: strange }, { id: strange }])
    await expect(save(1, [item(wrong)])).rejects.toEqual(failing('VALIDATION_FAILED'));
  await expect(save(1, [item({ ownerRole: 'USER', ownerId: strange })])).rejects.toEqual(
    failing('VALIDATION_FAILED'),
  );
  const other = await openPractice(product);
  expect((await product.call(getCaseChecklistTemplate, {}, other.org.admin)).version).toBe(0);
});

it('adds an item for one surgery to the checklists of its cases only', async () => {
  const surgery = await product.call(
    createSurgery,
    { body: { name: 'Septoplasty', baseFeeMinor: 100_000, procedureClass: 'MEDICARE' } },
    scene.org.admin,
  );
  await save(0, [item({ surgeryId: surgery.id })]);
  const id = await openedCase(scene);
  expect((await checklistOf(scene, id)).items).toEqual([]);
  const own = await openedCase(scene, { lines: [], surgeries: [{ surgeryId: surgery.id }] });
  expect((await checklistOf(scene, own)).items).toMatchObject([{ title: item().title }]);
});

it('adds the items of a surgery that a signed change adds, and keeps what staff did', async () => {
  const { admin } = scene.org;
  const [former, added] = await Promise.all(
    ['Septoplasty', 'Turbinoplasty'].map((name) =>
      product.call(
        createSurgery,
        { body: { name, baseFeeMinor: 100_000, procedureClass: 'MEDICARE' } },
        admin,
      ),
    ),
  );
  const general = item({ title: 'Photos' });
  const ofFormer = item({ title: 'Splints', surgeryId: former!.id });
  const ofAdded = item({ title: 'Compression garment fitted', surgeryId: added!.id });
  const { version, items } = await save(0, [general, ofFormer, ofAdded]);
  const id = await openedCase(scene, { lines: [], surgeries: [{ surgeryId: former!.id }] });
  const titles = async () => (await checklistOf(scene, id)).items.map(({ title }) => title).sort();
  const photos = (await checklistOf(scene, id)).items.find(({ title }) => title === 'Photos')!;
  await product.call(
    settleChecklistItem,
    { params: { id, itemId: photos.id }, body: { version: photos.version, as: 'DONE', reason: null } },
    admin,
  );
  // Not applied to this case by anybody.
  await save(version, [...items, item({ title: 'Blood test' })]);

  const { read: readQuote, vary, send, respond } = variationActs(product, scene);
  const change = async (surgeryIds: string[]) => {
    const { quoteId } = await product.call(getSurgeryCase, { params: { id } }, admin);
    const draft = await vary(await readQuote(quoteId));
    const surgeries = surgeryIds.map((surgeryId) => ({ surgeryId }));
    const edit = { params: { id: draft.id }, body: { version: draft.version, lines: [], surgeries } };
    const { quote, token } = await send(await product.call(updateQuote, edit, admin));
    await respond(token, signed(quote), await patientBy(scene, token));
  };
  await change([former!.id, added!.id]);
  const all = ['Compression garment fitted', 'Photos', 'Splints'];
  expect(await titles()).toEqual(all);
  const kept = (await checklistOf(scene, id)).items.find(({ title }) => title === 'Photos');
  expect(kept).toMatchObject({ state: 'DONE', decidedBy: 'PERSON' });
  await change([former!.id]);
  await change([former!.id, added!.id]);
  expect(await titles()).toEqual(all);
});
