import {
  openPublicQuote,
  removeOrganisationLogo,
  setOrganisationLogo,
  type OrganisationLogo,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import {
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';
import { pngDataUrl } from '../../signing/domain/signature.fixtures';

const product = testProduct(startQuoting);
const scene = perTest(() => openPractice(product));

const picture = (width: number, height: number): OrganisationLogo => ({
  mediaType: 'image/png',
  data: pngDataUrl(width, height).split(',')[1] ?? '',
  width,
  height,
});
/** The same picture re-encoded, without anything else from its file. */
const shownAs = (width: number, height: number) => ({
  ...picture(width, height),
  data: expect.stringMatching(/^iVBORw0KGgo/),
});
const set = ({ mediaType, data }: OrganisationLogo, version: number) =>
  product.call(setOrganisationLogo, { body: { mediaType, data, version } }, scene.org.admin);
const open = async (token: string, identified: boolean, of = scene) =>
  product.call(openPublicQuote, { params: { token } }, await patientBy(of, token, identified));

it('shows the logo before and after identification', async () => {
  await set(picture(30, 10), 1);
  const { token } = await sentQuote(scene);
  for (const identified of [false, true])
    expect(await open(token, identified)).toMatchObject({ practice: { logo: shownAs(30, 10) } });
});

it('shows a changed or removed logo, even to a patient who opened the page before', async () => {
  const { token } = await sentQuote(scene);
  const shown = async () => (await open(token, false)).practice.logo;
  expect(await shown()).toBeNull();
  await set(picture(30, 10), 1);
  await product.eventually(async () => expect(await shown()).toEqual(shownAs(30, 10)));
  await set(picture(12, 40), 2);
  await product.eventually(async () => expect(await shown()).toEqual(shownAs(12, 40)));
  await product.call(removeOrganisationLogo, { query: { version: 3 } }, scene.org.admin);
  await product.eventually(async () => expect(await shown()).toBeNull());
});

it('keeps the logo out of the frozen and signed document', async () => {
  const { quote, token } = await sentQuote(scene);
  await set(picture(30, 10), 1);
  await product.eventually(async () =>
    expect(await open(token, true)).toMatchObject({
      practice: { logo: { width: 30 } },
      quote: { documentHash: quote.documentHash },
    }),
  );
  const [document] = await product.sql<{ canonical_json: string }>(
    'select canonical_json from quoting.quote_document where quote_id = $1',
    [quote.id],
  );
  expect(document?.canonical_json).not.toMatch(/logo|iVBOR/);
});

it("does not show the logo on another practice's quote", async () => {
  await set(picture(30, 10), 1);
  const other = await openPractice(product);
  const { token } = await sentQuote(other);
  expect((await open(token, true, other)).practice.logo).toBeNull();
});
