// Rules specific to this repository.
import { dirname, relative, resolve, sep } from 'node:path';

const FEATURES = ['apps', 'web', 'src', 'features'].join(sep);

/** The feature a file of the web app belongs to, or undefined for shared code. */
function featureOf(path) {
  const at = path.indexOf(FEATURES + sep);
  return at < 0 ? undefined : path.slice(at + FEATURES.length + 1).split(sep)[0];
}

/** A feature that imports another cannot be changed, tested or loaded on its own. */
const noCrossFeatureImport = {
  meta: {
    type: 'problem',
    messages: {
      cross:
        'The feature "{{from}}" may not import the feature "{{to}}": move what both need out of features/.',
    },
    schema: [],
  },
  create(context) {
    const from = featureOf(context.filename);
    if (from === undefined) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const to = featureOf(resolve(dirname(context.filename), source));
      if (to !== undefined && to !== from) context.report({ node, messageId: 'cross', data: { from, to } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** Test code must not end up in production. */
const testingOnlyInTests = {
  meta: {
    type: 'problem',
    messages: { production: 'Only tests (*.spec.ts) may import @quillcare/testing.' },
    schema: [],
  },
  create(context) {
    const path = relative(context.cwd, context.filename);
    const isTest = /\.(spec|suite)\.tsx?$/.test(path) || path.startsWith(['libs', 'testing'].join(sep));
    if (isTest || path.startsWith(['apps', 'journeys'].join(sep))) return {};
    return {
      ImportDeclaration(node) {
        if (node.source.value === '@quillcare/testing') context.report({ node, messageId: 'production' });
      },
    };
  },
};

export const houseRules = {
  rules: { 'no-cross-feature-import': noCrossFeatureImport, 'testing-only-in-tests': testingOnlyInTests },
};
