import sharp from 'sharp';
import { readScan } from './read-scan';

const picture = (width = 20, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
const said = (name: string, bytes: Buffer) =>
  readScan(name, bytes).then(
    () => 'accepted',
    (error: Error) => error.message,
  );

describe('uploaded scan', () => {
  it('is recognised by its bytes, whatever its name', async () => {
    expect(await readScan('photo.pdf', await picture().jpeg().toBuffer())).toMatchObject({
      mediaType: 'image/jpeg',
      fileName: 'photo.jpg',
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect((await readScan('scan', await picture().png().toBuffer())).mediaType).toBe('image/png');
    const pdf = Buffer.from('%PDF-1.4\n…\nstartxref\n9\n%%EOF\n');
    expect((await readScan('virus.exe', pdf)).fileName).toBe('virus.pdf');
  });

  it.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', Buffer.alloc(0)],
    ['a Windows program', Buffer.from('MZ\x90\0')],
  ])('is rejected if it is %s', async (_what, bytes) => {
    expect(await said('scan.pdf', bytes)).toBe('This is not a PDF, JPEG or PNG file.');
  });

  it('is rejected if it is damaged, too large to decode or of another format', async () => {
    expect(await said('a.pdf', Buffer.from('%PDF-1.7 cut'))).toContain('This PDF is damaged');
    const whole = await picture(400, 400).png().toBuffer();
    expect(await said('a.png', whole.subarray(0, whole.length / 2))).toContain('This picture is damaged');
    const huge = await picture(8_000, 5_000).jpeg({ quality: 1 }).toBuffer();
    expect(await said('a.jpg', huge)).toContain('more than 16 megapixels');
    expect(await said('a.webp', await picture().webp().toBuffer())).toContain('not a PDF, JPEG or PNG');
  });
});
