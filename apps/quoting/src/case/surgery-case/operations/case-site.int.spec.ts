import {
  bookSurgeryCase,
  createSite,
  getHospital,
  listSurgeryCases,
  rescheduleSurgeryCase,
  updateHospital,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';
import { failing, startQuoting } from '../../../quote/quote/operations/quote-scene.suite';
import { acceptedCase, caseOf, inDays, openTheatre, schedule, type CaseScene } from './case-scene.suite';

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

it('keeps a hospital that is no longer active until it gets another date', async () => {
  const own = await openTheatre(product);
  const { hospitalId, anaesthetistId } = own;
  const { surgeryCase } = await acceptedCase(own);
  const { id, version } = await schedule(own, surgeryCase, { hospitalId });
  const params = { id: hospitalId };
  const hospital = await product.call(getHospital, { params }, own.org.admin);
  const ended = { params, body: { version: hospital.version, isActive: false } };
  await product.call(updateHospital, ended, own.org.admin);
  const book = { params: { id }, body: { version, hospitalId, theatre: 'Theatre 2', anaesthetistId } };
  const booked = await product.call(bookSurgeryCase, book, own.org.admin);
  expect(booked).toMatchObject({ hospitalId, theatre: 'Theatre 2', anaesthetistId });
  const move = (startsAt: string | null) =>
    product.call(
      rescheduleSurgeryCase,
      { params: { id }, body: { version: booked.version, startsAt, reason: 'Closed', hospitalId } },
      own.org.admin,
    );
  await expect(move(inDays(4))).rejects.toMatchObject({ errors: [{ path: 'hospitalId' }] });
  expect(await move(null)).toMatchObject({ startsAt: null, hospitalId });
});
