import { LOGO_MAX_BYTES, setOrganisationLogo, type LogoMediaType } from '@quillcare/contracts';
import { jpeg, lossless, png, pngChunk, webp, canvas, webpChunk } from './image/image.fixtures';
import { checkedLogo, describeLogo } from './logo';

const sent = (bytes: Buffer, mediaType: LogoMediaType = 'image/png') => ({
  mediaType,
  data: bytes.toString('base64'),
});
/** A PNG of exactly so many bytes. */
const ofSize = (bytes: number) => png(8, 4, [pngChunk('tEXt', Buffer.alloc(bytes - png().length - 12, 65))]);
const refusal = (path: string, message: string | RegExp) =>
  expect.objectContaining({
    code: 'VALIDATION_FAILED',
    errors: [{ path, message: expect.stringMatching(message) }],
  });

describe('a logo', () => {
  it.each([
    ['image/png', png(512, 512)],
    ['image/jpeg', jpeg(512, 20)],
    ['image/webp', webp(lossless(20, 512))],
  ] as const)('may be %s', (mediaType, bytes) => {
    expect(checkedLogo(sent(bytes, mediaType))).toMatchObject({ mediaType, bytes });
  });

  it('may be as large as the contract says, and no larger', () => {
    expect(checkedLogo(sent(ofSize(LOGO_MAX_BYTES))).bytes).toHaveLength(204_800);
    expect(() => checkedLogo(sent(ofSize(LOGO_MAX_BYTES + 1)))).toThrow(refusal('data', /at most 200 KB/));
    const { body } = setOrganisationLogo;
    expect(body.safeParse({ ...sent(ofSize(LOGO_MAX_BYTES)), version: 1 }).success).toBe(true);
    expect(body.safeParse({ ...sent(ofSize(LOGO_MAX_BYTES + 3)), version: 1 }).success).toBe(false);
  });

  it.each([
    ['another type than it says', sent(jpeg()), 'mediaType', /it is JPEG/],
    ['SVG', sent(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'data', /PNG, JPEG or WebP/],
    ['cut short', sent(png().subarray(0, -1)), 'data', /PNG, JPEG or WebP/],
    ['too wide', sent(png(513, 10)), 'data', /512 pixels/],
    ['too high', sent(jpeg(10, 513), 'image/jpeg'), 'data', /512 pixels/],
    ['moving', sent(png(8, 4, [pngChunk('acTL', Buffer.alloc(8))])), 'data', /does not move/],
    [
      'moving WebP',
      sent(webp(canvas(8, 4, 2), webpChunk('ANMF', Buffer.alloc(16))), 'image/webp'),
      'data',
      /does not move/,
    ],
  ] as const)('may not be %s', (_what, input, path, message) => {
    expect(() => checkedLogo(input)).toThrow(refusal(path, message));
  });

  it.each(['data:image/png;base64,iVBO', 'iVBO\n', 'iVB', '', '====', 'iVBO\u0000'])(
    'is sent as base64 and nothing else: %j',
    (data) => {
      const parsed = setOrganisationLogo.body.safeParse({ mediaType: 'image/png', data, version: 1 });
      expect(parsed.success).toBe(false);
    },
  );

  it('is described without being shown, and two are told apart', () => {
    const [one, other] = [png(20, 10), png(20, 11)].map((bytes) => describeLogo(checkedLogo(sent(bytes))));
    expect(one).toMatch(/^PNG, 20 × 10 pixels, SHA-256 [0-9a-f]{64}$/);
    expect(other).not.toBe(one);
  });
});
