const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const swc = JSON.parse(readFileSync(join(__dirname, '.swcrc'), 'utf8'));
const base = readFileSync(join(__dirname, 'tsconfig.base.json'), 'utf8').replace(/^\s*\/\/.*$/gm, '');

/** One list of aliases for the editor, the compiler and the tests. */
const aliases = Object.fromEntries(
  Object.entries(JSON.parse(base).compilerOptions.paths).map(([name, [path]]) => [
    `^${name}$`,
    `<rootDir>/${path.replace('./', '')}`,
  ]),
);

/** Jest loads these packages through CommonJS although they are published as modules only. */
const MODULES_ONLY = [
  '@nestjs',
  '@fastify/cookie',
  '@nats-io',
  '@mui/x-',
  'file-type',
  'load-esm',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'inflate',
  'qr/',
  '@scure',
  '@noble',
].join('|');

function transform(parser, react) {
  const jsc = { ...swc.jsc, parser, transform: { ...swc.jsc.transform, ...(react ? { react } : {}) } };
  return ['@swc/jest', { swcrc: false, jsc, module: swc.module, sourceMaps: 'inline' }];
}

const shared = {
  rootDir: __dirname,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  transform: {
    '^.+\\.tsx$': transform({ ...swc.jsc.parser, tsx: true }, { runtime: 'automatic' }),
    '^.+\\.(ts|js|mjs)$': transform(swc.jsc.parser),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY}))`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tools/jest/empty-module.cjs',
    ...aliases,
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  moduleFileExtensions: ['js', 'ts', 'tsx', 'cjs', 'mjs', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.nx/', '<rootDir>/.data/', '<rootDir>/.tmp/'],
};

/** Tests without a page, of the server and of the browser's logic: modules are loaded once for each worker. */
const server = {
  testEnvironment: '<rootDir>/tools/jest/shared-environment.cjs',
  runtime: '<rootDir>/tools/jest/shared-modules.cjs',
};

/** What compiles once and sorts: `QUILLCARE_PLAIN_TESTS=1 npm test` does without, should a failure look like its doing. */
const isPlain = Boolean(process.env.QUILLCARE_PLAIN_TESTS);
const once = isPlain ? {} : { runtime: '<rootDir>/tools/jest/compiled-once.cjs' };
const sorted = isPlain ? {} : { testSequencer: '<rootDir>/tools/jest/by-kind.cjs' };

/** The React that users have: the one for development takes half of the time for warnings that no test reads. */
const REACT_AS_RELEASED = {
  '^react$': '<rootDir>/node_modules/react/cjs/react.production.js',
  '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
  '^react-dom$': '<rootDir>/node_modules/react-dom/cjs/react-dom.production.js',
  '^react-dom/client$': '<rootDir>/node_modules/react-dom/cjs/react-dom-client.production.js',
  '^scheduler$': '<rootDir>/tools/jest/react-scheduler.cjs',
};

module.exports = {
  // Workers keep what they loaded: one that has grown beyond this is replaced by a new one after its file.
  workerIdleMemoryLimit: '1200MB',
  ...sorted,
  projects: [
    {
      ...shared,
      ...server,
      displayName: 'unit',
      testMatch: ['**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/unit-setup.cjs'],
      globalSetup: '<rootDir>/tools/jest/fonts-setup.cjs',
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$'],
    },
    {
      ...shared,
      ...once,
      displayName: 'web',
      roots: ['<rootDir>/apps/web/', '<rootDir>/libs/ui/'],
      testEnvironment: '<rootDir>/tools/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/browser-setup.cjs'],
      testMatch: ['**/*.spec.tsx'],
      moduleNameMapper: {
        ...REACT_AS_RELEASED,
        '\\.(svg|png|woff2)$': '<rootDir>/tools/jest/empty-module.cjs',
        ...shared.moduleNameMapper,
      },
    },
    {
      ...shared,
      ...server,
      displayName: 'int',
      testMatch: ['**/*.int.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/int-setup.cjs'],
      globalSetup: '<rootDir>/libs/testing/src/global-setup.ts',
      globalTeardown: '<rootDir>/libs/testing/src/global-teardown.ts',
    },
  ],
};
