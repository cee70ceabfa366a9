import { imageBytes, signatureDataProblems } from './signature-image';
import { pngDataUrl } from './signature.fixtures';

describe('signature image', () => {
  it('is valid if the server could redraw it', () => {
    expect(signatureDataProblems('draw', pngDataUrl(), pngDataUrl())).toEqual([]);
  });

  it('is reported as missing, with the message of its method, if it could not be redrawn', () => {
    const message = (method: 'draw' | 'upload') => signatureDataProblems(method, pngDataUrl(), null);
    expect(message('upload')).toEqual([
      { path: 'signatureData', message: 'Please upload your signature image' },
    ]);
    expect(message('draw')).toEqual([{ path: 'signatureData', message: 'Please provide your signature' }]);
  });

  it('is limited to 400 KiB', () => {
    expect(imageBytes(pngDataUrl(60, 20, 300_000))).not.toBeNull();
    const tooLarge = pngDataUrl(60, 20, 410_000);
    expect(imageBytes(tooLarge)).toBeNull();
    expect(signatureDataProblems('draw', tooLarge, null)).toEqual([
      { path: 'signatureData', message: 'This field is too long' },
    ]);
  });

  it.each([
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['a data URL without data', 'data:image/png;base64,'],
    ['a plain name', 'Siobhán'],
  ])('cannot be %s', (_what, url) => {
    expect(imageBytes(url)).toBeNull();
  });
});

it('limits a typed signature to the length of a name', () => {
  expect(signatureDataProblems('type', "Siobhán O'Brien", null)).toEqual([]);
  expect(signatureDataProblems('type', 'x'.repeat(201), null)).toHaveLength(1);
});
