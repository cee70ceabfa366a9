import fc from 'fast-check';
import { imageBytes, signatureDataProblems } from './signature-image';
import { pngDataUrl } from './signature.fixtures';

const dataUrl = (type: string, bytes: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(200, 1),
  Buffer.from([0xff, 0xd9]),
]);
const webp = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([36, 0, 0, 0]),
  Buffer.from('WEBPVP8L'),
  Buffer.alloc(28, 1),
]);

describe('a signature that is an image', () => {
  it.each([
    ['png', pngDataUrl()],
    ['jpeg', dataUrl('jpeg', jpeg)],
    ['jpg', dataUrl('jpg', jpeg)],
    ['webp', dataUrl('webp', webp)],
  ])('may be %s', (_type, url) => {
    expect(signatureDataProblems('upload', url)).toEqual([]);
  });

  it.each([
    ['text that calls itself an image', dataUrl('png', Buffer.from('<script>alert(1)</script>'.repeat(9)))],
    ['a PNG that calls itself a JPEG', pngDataUrl().replace('image/png', 'image/jpeg')],
    ['SVG', dataUrl('svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a PNG cut short', pngDataUrl().slice(0, -16)],
    ['a PNG without extent', pngDataUrl(0, 4)],
    ['a PNG of absurd extent', pngDataUrl(20_000, 1)],
    ['nothing after the comma', 'data:image/png;base64,'],
    ['a name', 'Siobhán'],
  ])('may not be %s', (_what, url) => {
    expect(imageBytes(url)).toBeNull();
    expect(signatureDataProblems('upload', url)).toEqual([
      { path: 'signatureData', message: 'Please upload your signature image' },
    ]);
    expect(signatureDataProblems('draw', url)).toEqual([
      { path: 'signatureData', message: 'Please provide your signature' },
    ]);
  });

  it('has at most 400 KiB', () => {
    expect(signatureDataProblems('draw', pngDataUrl(8, 4, 300_000))).toEqual([]);
    expect(signatureDataProblems('draw', pngDataUrl(8, 4, 410_000))).toEqual([
      { path: 'signatureData', message: 'This field is too long' },
    ]);
  });

  it('is judged without ever failing', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('png', 'jpeg', 'webp'),
        (bytes, type) => {
          expect(imageBytes(dataUrl(type, bytes))).toBeNull();
        },
      ),
    );
  });
});

it('a typed signature is a name, not an essay', () => {
  expect(signatureDataProblems('type', "Siobhán O'Brien")).toEqual([]);
  expect(signatureDataProblems('type', 'x'.repeat(201))).toHaveLength(1);
});
