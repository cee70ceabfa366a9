import {
  createSite,
  getSite,
  importDirectory,
  listSites,
  setDefaultSite,
  undoDirectoryImport,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

const PLACE = { address: '3 Wharf Road, Sydney NSW 2000', phone: '+61295550101' };
const addSite = (name: string) => product.call(createSite, { body: { name, ...PLACE } }, practice.admin);
const makeDefault = async (id: string) => {
  const { version } = await product.call(getSite, { params: { id } }, practice.admin);
  return product.call(setDefaultSite, { params: { id }, body: { version } }, practice.admin);
};
const own = () => ({ organisationId: practice.organisationId });

/** Imports a site as closed, over the one with the same name. */
async function importClosed(name: string): Promise<string> {
  const importId = newId();
  const entry = { name, ...PLACE, email: null, isActive: false, siteType: 'CLINIC' };
  const rows = [{ row: 2, entry, defaulted: [], unread: [] }];
  const body = { ...own(), importId, entityType: 'sites' as const, strategy: 'overwrite' as const, rows };
  await product.callInternal(importDirectory, { body: { ...body, absent: [] } }, own());
  return importId;
}

const undo = (importId: string) =>
  product.callInternal(
    undoDirectoryImport,
    { body: { ...own(), importId, entityType: 'sites', after: null } },
    own(),
  );

const sites = async () => {
  const { items } = await product.call(listSites, {}, practice.admin);
  return items.map(({ name, isActive, isDefault }) => ({ name, isActive, isDefault }));
};

describe('undoing an import that closed the default site', () => {
  it('makes it the default again', async () => {
    await makeDefault((await addSite('Bondi')).id);
    const importId = await importClosed('Bondi');
    expect(await sites()).toEqual([{ name: 'Bondi', isActive: false, isDefault: false }]);
    expect(await undo(importId)).toMatchObject({ restored: 1, left: 0 });
    expect(await sites()).toEqual([{ name: 'Bondi', isActive: true, isDefault: true }]);
  });

  it('opens it again, but keeps the default that was chosen since', async () => {
    const [bondi, manly] = [await addSite('Bondi'), await addSite('Manly')];
    await makeDefault(bondi.id);
    const importId = await importClosed('Bondi');
    await makeDefault(manly.id);
    expect(await undo(importId)).toMatchObject({ restored: 1, left: 0 });
    expect(await sites()).toEqual([
      { name: 'Bondi', isActive: true, isDefault: false },
      { name: 'Manly', isActive: true, isDefault: true },
    ]);
  });
});
