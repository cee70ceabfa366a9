import fc from 'fast-check';
import {
  WRITTEN_BY_A_BROWSER,
  canvas,
  jpeg,
  lossless,
  lossy,
  png,
  pngChunk,
  webp,
  webpChunk,
} from './image.fixtures';
import { imageFacts } from './read-image';

const KINDS = ['image/png', 'image/jpeg', 'image/webp'];
const sides = (largest: number) =>
  fc.tuple(fc.integer({ min: 1, max: largest }), fc.integer({ min: 1, max: largest }));
const anyPicture = fc.constantFrom(
  ...Object.values(WRITTEN_BY_A_BROWSER),
  png(),
  jpeg(),
  webp(lossy(8, 4)),
  webp(lossless(8, 4)),
  webp(canvas(8, 4), lossy(8, 4)),
);

it.each([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['lossyWebp', 'image/webp'],
  ['losslessWebp', 'image/webp'],
] as const)('reads what a browser writes: %s', (name, mediaType) => {
  expect(imageFacts(WRITTEN_BY_A_BROWSER[name])).toEqual({
    mediaType,
    width: 8,
    height: 4,
    isAnimated: false,
  });
});

describe('the size of a picture', () => {
  it.each([
    ['PNG', 100_000, png],
    ['JPEG', 65_535, jpeg],
    ['lossy WebP', 16_383, (...size: [number, number]) => webp(lossy(...size))],
    ['lossless WebP', 16_384, (...size: [number, number]) => webp(lossless(...size))],
    ['extended WebP', 16_383, (...size: [number, number]) => webp(canvas(...size), lossy(...size))],
  ])('is read from its header: %s', (_kind, largest, draw) => {
    fc.assert(
      fc.property(sides(largest), ([width, height]) => {
        expect(imageFacts(draw(width, height))).toMatchObject({ width, height, isAnimated: false });
      }),
    );
  });

  it.each([
    ['a PNG', png(0, 4)],
    ['a JPEG', jpeg(8, 0)],
    ['a WebP', webp(lossy(0, 4))],
  ])('is never nothing: %s', (_kind, bytes) => expect(imageFacts(bytes)).toBeNull());

  it('of an extended WebP is the size of its picture', () => {
    expect(imageFacts(webp(canvas(8, 4), lossy(4_000, 4_000)))).toBeNull();
  });
});

describe('a picture that moves is known as one', () => {
  it.each([
    ['a PNG', png(8, 4, [pngChunk('acTL', Buffer.alloc(8))])],
    ['a WebP by its flag', webp(canvas(8, 4, 2), webpChunk('ANMF', Buffer.alloc(16)))],
    ['a WebP by its frames', webp(canvas(8, 4), webpChunk('ANIM', Buffer.alloc(6)), lossy(8, 4))],
  ])('%s', (_kind, bytes) => {
    expect(imageFacts(bytes)).toMatchObject({ width: 8, height: 4, isAnimated: true });
  });
});

describe('what is not a whole picture', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a\u0008\0\u0004\0')],
    ['a PNG without a picture', Buffer.concat([png().subarray(0, 33), pngChunk('IEND')])],
    ['a PNG that goes on after its end', Buffer.concat([png(), pngChunk('IEND')])],
    [
      'a PNG that does not begin with its header',
      Buffer.concat([png().subarray(0, 8), pngChunk('tEXt'), png().subarray(8)]),
    ],
    ['a JPEG without a frame', Buffer.concat([jpeg().subarray(0, 2), jpeg().subarray(-15)])],
    ['a JPEG with two frames', Buffer.concat([jpeg().subarray(0, -15), jpeg().subarray(2)])],
    ['a WebP of two pictures', webp(lossy(8, 4), lossless(8, 4))],
    ['a WebP without a picture', webp(canvas(8, 4))],
    ['an empty WebP', webp()],
  ])('is refused: %s', (_kind, bytes) => expect(imageFacts(bytes)).toBeNull());

  it('is refused wherever it was cut, and whatever stands behind its end', () => {
    fc.assert(
      fc.property(anyPicture, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 1 }), (bytes, at, more) => {
        expect(imageFacts(bytes.subarray(0, at % bytes.length))).toBeNull();
        expect(imageFacts(Buffer.concat([bytes, more]))).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it('is refused when one bit of a PNG is wrong', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 7 }), (at, bit) => {
        const bytes = Buffer.from(WRITTEN_BY_A_BROWSER.png);
        const place = at % bytes.length;
        bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
        expect(imageFacts(bytes)).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('whatever the bytes are', () => {
  const expectSense = (bytes: Buffer) => {
    const facts = imageFacts(bytes);
    if (!facts) return;
    expect(KINDS).toContain(facts.mediaType);
    for (const side of [facts.width, facts.height]) expect(Number.isInteger(side) && side > 0).toBe(true);
  };

  it('the answer is sound, and there is one', () => {
    const starts = fc.constantFrom(
      Buffer.alloc(0),
      png().subarray(0, 8),
      png().subarray(0, 33),
      jpeg().subarray(0, 2),
      webp().subarray(0, 12),
      webp(canvas(8, 4)),
    );
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 400 }), (start, rest) =>
        expectSense(Buffer.concat([start, rest])),
      ),
      { numRuns: 5_000 },
    );
  });

  it('so it is for real pictures with wrong bytes in them', () => {
    const wrong = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyPicture, wrong, (picture, changes) => {
        const bytes = Buffer.from(picture);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        expectSense(bytes);
      }),
      { numRuns: 5_000 },
    );
  });
});
