// Installs programs that only tests need: node tools/infra/ensure-programs.mjs qpdf pdfsig
import { findOnPath, installAsRoot } from './binaries.mjs';

const PACKAGES = {
  openssl: 'openssl',
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  pdfsig: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdftotext: 'poppler-utils',
};

const wanted = process.argv.slice(2);
const missing = () => wanted.filter((name) => !findOnPath(name));
const packages = [...new Set(missing().map((name) => PACKAGES[name] ?? name))];
if (packages.length > 0) installAsRoot(packages, console.error);
if (missing().length > 0) {
  console.error(`Not found: ${missing().join(', ')} (Debian: apt-get install ${packages.join(' ')})`);
  process.exit(1);
}
