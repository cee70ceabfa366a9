import { bookSurgeryCase, createSite, listSurgeryCases } from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { failing, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';
import { acceptedCase, caseOf, openTheatre, type CaseScene } from './case-scene.suite';

const product = testProduct(startQuoting);
const scene = perFile(() => openTheatre(product));

const addSite = ({ org }: CaseScene, name: string) =>
  product.call(createSite, { body: { name, address: '1 Oxford St', phone: '02 9555 0101' } }, org.admin);

it('takes the site from the quote until staff change or clear it', async () => {
  const [bondi, city] = [await addSite(scene, 'Bondi'), await addSite(scene, 'City')];
  const { surgeryCase } = await acceptedCase(scene, 'MEDICARE', { siteId: bondi.id });
  expect(surgeryCase).toMatchObject({ siteId: bondi.id, siteName: 'Bondi' });
  const book = (siteId: string | null, version: number) =>
    product.call(
      bookSurgeryCase,
      { params: { id: surgeryCase.id }, body: { version, siteId } },
      scene.org.admin,
    );
  const moved = await book(city.id, surgeryCase.version);
  expect(moved).toMatchObject({ siteId: city.id, siteName: 'City' });
  const listed = async (siteId: string) =>
    (await product.call(listSurgeryCases, { query: { siteId } }, scene.org.admin)).items;
  expect(await listed(bondi.id)).toEqual([]);
  expect(await listed(city.id)).toEqual([expect.objectContaining({ id: moved.id, siteName: 'City' })]);
  const foreign = await addSite(await openTheatre(product), 'Elsewhere');
  await expect(book(foreign.id, moved.version)).rejects.toEqual(failing('NOT_FOUND'));
  await book(null, moved.version);
  expect(await caseOf(scene, moved.id)).toMatchObject({ siteId: null, siteName: null });
  expect((await listed('none')).map(({ id }) => id)).toEqual([moved.id]);
});
