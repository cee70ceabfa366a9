import { LOGO_MAX_BYTES, setOrganisationLogo, type LogoMediaType } from '@quillcare/contracts';
import { checkedLogo, describeLogo } from './logo';

type Facts = NonNullable<Parameters<typeof checkedLogo>[1]>;

const sent = (bytes = Buffer.alloc(30), mediaType: LogoMediaType = 'image/png') => ({
  mediaType,
  data: bytes.toString('base64'),
});
const facts = (changes: Partial<Facts> = {}): Facts => ({
  mediaType: 'image/png',
  width: 20,
  height: 10,
  isAnimated: false,
  ...changes,
});
const refusal = (path: string, message: string | RegExp) =>
  expect.objectContaining({
    code: 'VALIDATION_FAILED',
    errors: [{ path, message: expect.stringMatching(message) }],
  });

describe('a logo', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp'] as const)('may have the type %s', (mediaType) => {
    const logo = checkedLogo(sent(undefined, mediaType), facts({ mediaType, width: 512, height: 512 }));
    expect(logo).toMatchObject({ mediaType, width: 512, height: 512, bytes: Buffer.alloc(30) });
  });

  it('may have exactly the size that the contract allows', () => {
    const ofSize = (bytes: number) => sent(Buffer.alloc(bytes));
    expect(checkedLogo(ofSize(LOGO_MAX_BYTES), facts()).bytes).toHaveLength(204_800);
    expect(() => checkedLogo(ofSize(LOGO_MAX_BYTES + 1), facts())).toThrow(refusal('data', /at most 200 KB/));
    const { body } = setOrganisationLogo;
    expect(body.safeParse({ ...ofSize(LOGO_MAX_BYTES), version: 1 }).success).toBe(true);
    expect(body.safeParse({ ...ofSize(LOGO_MAX_BYTES + 3), version: 1 }).success).toBe(false);
  });

  it.each([
    ['of a type other than declared', facts({ mediaType: 'image/jpeg' }), 'mediaType', /it is JPEG/],
    ['not decodable', null, 'data', /PNG, JPEG or WebP/],
    ['too wide', facts({ width: 513 }), 'data', /512 pixels/],
    ['too high', facts({ height: 513 }), 'data', /512 pixels/],
    ['animated', facts({ isAnimated: true }), 'data', /without animation/],
  ] as const)('is rejected if it is %s', (_what, found, path, message) => {
    expect(() => checkedLogo(sent(), found)).toThrow(refusal(path, message));
  });

  it.each(['data:image/png;base64,iVBO', 'iVBO\n', 'iVB', '', '====', 'iVBO\u0000'])(
    'is rejected if it is not base64: %j',
    (data) => {
      const parsed = setOrganisationLogo.body.safeParse({ mediaType: 'image/png', data, version: 1 });
      expect(parsed.success).toBe(false);
    },
  );

  it('has a description without its content that distinguishes two logos', () => {
    const [one, other] = [facts(), facts({ height: 11 })].map((found) =>
      describeLogo(checkedLogo(sent(), found)),
    );
    expect(one).toMatch(/^PNG, 20 × 10 pixels, SHA-256 [0-9a-f]{64}$/);
    expect(other).not.toBe(one);
  });
});
