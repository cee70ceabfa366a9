import { imageBytes, signatureDataProblems } from './signature-image';
import { pngDataUrl } from './signature.fixtures';

describe('a signature that is an image', () => {
  it('is valid if the server could redraw it', () => {
    expect(signatureDataProblems('draw', pngDataUrl(), pngDataUrl())).toEqual([]);
  });

  it('is reported as missing, with the message of its method, if the server found none', () => {
    const message = (method: 'draw' | 'upload') => signatureDataProblems(method, pngDataUrl(), null);
    expect(message('upload')).toEqual([
      { path: 'signatureData', message: 'Please upload your signature image' },
    ]);
    expect(message('draw')).toEqual([{ path: 'signatureData', message: 'Please provide your signature' }]);
  });

  it('has at most 400 KiB', () => {
    expect(imageBytes(pngDataUrl(60, 20, 300_000))).not.toBeNull();
    const tooLarge = pngDataUrl(60, 20, 410_000);
    expect(imageBytes(tooLarge)).toBeNull();
    expect(signatureDataProblems('draw', tooLarge, null)).toEqual([
      { path: 'signatureData', message: 'This field is too long' },
    ]);
  });

  it.each([
    ['SVG', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['nothing after the comma', 'data:image/png;base64,'],
    ['a name', 'Siobhán'],
  ])('is not %s', (_what, url) => {
    expect(imageBytes(url)).toBeNull();
  });
});

it('a typed signature has the length of a name', () => {
  expect(signatureDataProblems('type', "Siobhán O'Brien", null)).toEqual([]);
  expect(signatureDataProblems('type', 'x'.repeat(201), null)).toHaveLength(1);
});
