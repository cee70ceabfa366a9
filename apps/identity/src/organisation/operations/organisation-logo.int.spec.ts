import {
  getOrganisationLogo,
  getOrganisationSettings,
  getSession,
  readOrganisationLogo,
  removeOrganisationLogo,
  setOrganisationLogo,
  type LogoMediaType,
} from '@quillcare/contracts';
import { readImage } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import sharp from 'sharp';
import { actsOn } from '../../testing/mails.suite';
import { ANIMATION, jpeg, png, pngChunk } from '../domain/picture.fixtures';

const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp());

const send = (bytes: Buffer, version: number, by = org.admin, mediaType: LogoMediaType = 'image/png') =>
  product.call(setOrganisationLogo, { body: { mediaType, data: bytes.toString('base64'), version } }, by);
const remove = (version: number, by = org.admin) =>
  product.call(removeOrganisationLogo, { query: { version } }, by);
const logo = async (by = org.admin) => (await product.call(getOrganisationLogo, {}, by)).logo;
const news = () =>
  product.sql<{ data: unknown }>(
    `select payload->'data' as data from identity.outbox
      where destination = 'evt.identity.OrganisationUpdated.v1' and organisation_id = $1`,
    [org.organisationId],
  );
const changes = async () =>
  (await actsOn(product, org.organisationId))
    .filter(({ action }) => action === 'UPDATE')
    .map(({ entityType, changes: fields }) => ({ entityType, fields }));

describe('practice logo', () => {
  it('is stored and shown to everyone in the practice', async () => {
    expect(await logo()).toBeNull();
    const after = await send(png(320, 96), 1);
    expect(after).toMatchObject({ id: org.organisationId, version: 2 });
    const shown = await logo(org.as('USER'));
    expect(shown).toMatchObject({ mediaType: 'image/png', width: 320, height: 96 });
    const pixels = (bytes: Buffer) => sharp(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer();
    const drawn = await pixels(Buffer.from(shown?.data ?? '', 'base64'));
    expect(drawn.equals(await pixels(png(320, 96)))).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'keeps only the picture of a %s, without location, author or trailing data',
    async (format) => {
      const exif = { IFD0: { Artist: 'Olivia Tran' }, IFD3: { GPSLatitude: '33/1 51/1 0/1' } };
      const picture = await sharp(png(30, 20)).withExif(exif).toFormat(format).toBuffer();
      const tail = format === 'jpeg' ? '<script>hidden</script>' : '';
      const sent = Buffer.concat([picture, Buffer.from(tail)]);
      expect(sent.includes('Olivia Tran')).toBe(true);
      await send(sent, 1, org.admin, `image/${format}`);
      const kept = Buffer.from((await logo())?.data ?? '', 'base64');
      expect(await readImage(kept)).toMatchObject({ mediaType: `image/${format}`, width: 30, height: 20 });
      expect((await sharp(kept).metadata()).exif).toBeUndefined();
      for (const secret of ['Olivia', 'hidden']) expect(kept.includes(secret)).toBe(false);
    },
  );

  it('is rotated upright according to its orientation', async () => {
    const turned = await sharp(png(30, 20)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await send(turned, 1, org.admin, 'image/jpeg');
    expect(await logo()).toMatchObject({ width: 20, height: 30 });
  });

  it('can be replaced', async () => {
    await send(png(), 1);
    await send(await jpeg(30, 40), 2, org.admin, 'image/jpeg');
    expect(await logo()).toMatchObject({ mediaType: 'image/jpeg', width: 30, height: 40 });
  });

  it('is audited by description, never its bytes, and publishes the change', async () => {
    await send(png(20, 10), 1);
    await remove(2);
    const description = expect.stringMatching(/^PNG, 20 × 10 pixels, SHA-256 [0-9a-f]{64}$/);
    const change = { field: 'logo', dataType: 'STRING' };
    expect(await changes()).toEqual([
      { entityType: 'ORGANISATION', fields: [{ ...change, oldValue: null, newValue: description }] },
      { entityType: 'ORGANISATION', fields: [{ ...change, oldValue: description, newValue: null }] },
    ]);
    expect(JSON.stringify(await changes())).not.toContain('iVBOR');
    const { organisationId } = org;
    expect(await news()).toEqual([{ data: { organisationId } }, { data: { organisationId } }]);
  });

  it('has no effect if sent again unchanged', async () => {
    await send(png(), 1);
    expect(await send(png(), 2)).toMatchObject({ version: 2 });
    expect(await changes()).toHaveLength(1);
    expect(await news()).toHaveLength(1);
  });

  it('is deleted from the database when removed', async () => {
    await send(png(), 1);
    expect(await remove(2)).toMatchObject({ version: 3 });
    expect(await logo()).toBeNull();
    const rows = await product.sql('select 1 from identity.organisation_logo where organisation_id = $1', [
      org.organisationId,
    ]);
    expect(rows).toEqual([]);
    expect(await remove(3)).toMatchObject({ version: 3 });
  });

  it('is not part of responses that do not request it', async () => {
    await send(png(), 1);
    const answers = [
      await product.call(getSession, {}, org.admin),
      await product.call(getOrganisationSettings, {}, org.admin),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/iVBOR|logo/);
  });
});

describe('a logo is rejected', () => {
  it.each([
    ['a type other than declared', () => jpeg(), 'mediaType'],
    ['not an image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'data'],
    ['too wide', png(513, 1), 'data'],
    ['animated', png(8, 4, [ANIMATION]), 'data'],
    ['too large', png(8, 4, [pngChunk('tEXt', Buffer.alloc(210_000, 65))]), 'data'],
  ])('naming its field: %s', async (_what, bytes, path) => {
    const sent = typeof bytes === 'function' ? await bytes() : bytes;
    await expect(send(sent, 1)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
    expect(await logo()).toBeNull();
  });

  it('if a colleague changed it first', async () => {
    await send(png(), 1);
    const conflict = { code: 'VERSION_CONFLICT', facts: { version: 2 } };
    await expect(send(png(1, 1), 1)).rejects.toMatchObject(conflict);
    await expect(remove(1)).rejects.toMatchObject(conflict);
    expect(await logo()).toMatchObject({ width: 8 });
  });

  it('in all but one of several concurrent changes', async () => {
    const tries = await Promise.allSettled([1, 2, 3, 4].map((width) => send(png(width, 1), 1)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = tries.findIndex(({ status }) => status === 'fulfilled');
    expect(await logo()).toMatchObject({ width: winner + 1 });
  });
});

it('hides the logo from other practices', async () => {
  await send(png(), 1);
  const other = await product.signUp();
  expect(await logo(other.admin)).toBeNull();
  await remove(1, other.admin);
  expect(await logo()).not.toBeNull();
  const read = (organisationId: string) =>
    product.callInternal(readOrganisationLogo, { body: { organisationId } });
  expect(await read(org.organisationId)).toMatchObject({ logo: { width: 8 } });
  expect(await read(other.organisationId)).toEqual({ logo: null });
});
