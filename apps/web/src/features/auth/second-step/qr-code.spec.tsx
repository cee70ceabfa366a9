import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { QrCode } from './qr-code.view';

/** Decodes the QR code from the modules drawn by the SVG path, as a camera would. */
function scanned(svg: Element): string {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ').at(-1));
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  const scale = 8;
  const side = modules * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row += 1) {
      const from = 4 * ((Number(y) * scale + row) * side + Number(x) * scale);
      data.fill(0, from, from + 4 * scale);
    }
  return decodeQR({ width: side, height: side, data });
}

it('encodes the URI that an authenticator app scans', () => {
  const value = 'otpauth://totp/Quillcare:hana%40practice.example?secret=JBSWY3DPEHPK3PXP&issuer=Quillcare';
  render(<QrCode value={value} title="Scan this code" />);
  expect(scanned(screen.getByRole('img', { name: 'Scan this code' }))).toBe(value);
});
