import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { houseRules } from './tools/eslint/house-rules.mjs';

const SHARED = ['type:contracts', 'type:rules'];
const SERVER = [...SHARED, 'type:service-kit'];

// Allowed imports between projects. Services and the launcher may use the testing library in their specs only, which the house
// rules enforce.
const boundaries = [
  { sourceTag: 'type:rules', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: ['type:rules'] },
  { sourceTag: 'type:service-kit', onlyDependOnLibsWithTags: [...SHARED, 'type:testing'] },
  { sourceTag: 'type:paper', onlyDependOnLibsWithTags: [...SHARED, 'type:testing'] },
  { sourceTag: 'type:payments', onlyDependOnLibsWithTags: SHARED },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: SHARED },
  {
    sourceTag: 'type:service',
    onlyDependOnLibsWithTags: [...SERVER, 'type:paper', 'type:payments', 'type:testing'],
  },
  { sourceTag: 'type:web', onlyDependOnLibsWithTags: [...SHARED, 'type:ui'] },
  { sourceTag: 'type:launcher', onlyDependOnLibsWithTags: [...SERVER, 'type:service', 'type:testing'] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: [...SERVER, 'type:launcher'] },
  { sourceTag: 'type:journeys', onlyDependOnLibsWithTags: [...SHARED, 'type:testing'] },
];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a default export is renamed at every import and found at none.',
};

// The compiler detects misspelt properties in an object literal, but not in one that is spread into another.
const noLiteralSpread = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression.argument',
  message: 'Write these properties into the object itself: the compiler does not check a spread literal.',
};

const LETTERS = '/[A-Za-z]{2}/';
const SPOKEN = '/^(label|title|subtitle|hint|help|helperText|placeholder|alt|aria-label|aria-description)$/';
const useWords =
  'Give this text a key in the words of its feature (defineWords), so that it can be translated.';
// The product's name is the same in every language.
const noLiteralText = [
  { selector: `JSXText[value=${LETTERS}][value!=/^\\s*Quillcare\\s*$/]`, message: useWords },
  { selector: `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${LETTERS}]`, message: useWords },
];
// The browser formats it in its own locale, which need not be the practice's: 04/12 could be read as 12 April.
const noBrowserTime = {
  selector: 'Literal[value="datetime-local"]',
  message: 'Use LocalTimeInput or DateTime: the order of the day follows the practice, not the browser.',
};

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.nx/**', '.data/**', '.tmp/**', 'coverage/**', 'artefacts/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommended],
    plugins: { house: houseRules },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'no-restricted-syntax': ['error', noDefaultExport, noLiteralSpread],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      'house/no-cross-feature-import': 'error',
      'house/service-folders': 'error',
      'house/testing-only-in-tests': 'error',
      'house/tsx-role': 'error',
      'house/web-layers': 'error',
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints: boundaries,
          // The testing library starts the whole product, so a spec that uses it creates an intentional cycle.
          ignoredCircularDependencies: [['testing', 'tag:scope:server']],
        },
      ],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}', 'libs/ui/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat.recommended],
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    // Tests, and developer pages that are not in production.
    ignores: ['apps/web/src/**/*.{spec,suite}.tsx', 'apps/web/src/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, noLiteralSpread, noBrowserTime, ...noLiteralText],
    },
  },
  {
    // Tools that read a configuration file expect a default export.
    files: ['**/*.config.{ts,mjs,js}', 'tools/jest/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
