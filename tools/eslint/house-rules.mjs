// Rules specific to this repository.
import { basename, relative, sep } from 'node:path';
import { relativeImports } from './relative-imports.mjs';
import { serviceFolders } from './service-folders.mjs';

const WEB = ['apps', 'web', 'src', ''].join(sep);
const IS_TEST = /\.(spec|suite)\.tsx?$/;

/** Where a file of the web app is: its layer (app, features, shared, patient, enquiry, verify, testing) and path within it. */
function webPlace(path) {
  const at = path.indexOf(WEB);
  if (at < 0) return undefined;
  const [layer, ...rest] = path.slice(at + WEB.length).split(sep);
  return { layer, feature: layer === 'features' ? rest[0] : undefined, inFeature: rest.slice(1).join('/') };
}

/** A feature that imports another cannot be changed, tested or loaded independently. */
const noCrossFeatureImport = {
  meta: {
    type: 'problem',
    messages: {
      cross: 'The feature "{{from}}" may not import the feature "{{to}}": move what both need to shared/.',
    },
    schema: [],
  },
  create(context) {
    const from = webPlace(context.filename)?.feature;
    if (from === undefined) return {};
    return relativeImports(context, (node, path) => {
      const to = webPlace(path)?.feature;
      if (to !== undefined && to !== from) context.report({ node, messageId: 'cross', data: { from, to } });
    });
  },
};

/**
 * In the web app, imports run from app to features to shared. The patient's page imports shared only, and the enquiry form and
 * the verification page import both.
 */
const webLayers = {
  meta: {
    type: 'problem',
    messages: {
      shared: 'shared/ may not import {{to}}/: move what it needs to shared/, or let the caller pass it in.',
      features: 'A feature may not import {{to}}/: move what both need to shared/.',
      patient:
        'The patient page may import shared/ only, or it loads the staff app: move what both need to shared/.',
      enquiry: 'The enquiry form may import shared/ and parts of patient/ only, or it loads the staff app.',
      verify: 'The check page may import shared/ and parts of patient/ only, or it loads the staff app.',
      app: 'app/ knows a feature by its feature.ts only: declare there what app/ should show of it.',
    },
    schema: [],
  },
  create(context) {
    const from = webPlace(context.filename);
    if (!from) return {};
    return relativeImports(context, (node, path) => {
      const to = webPlace(path);
      // Test helpers may mount the whole app.
      if (!to || to.layer === from.layer || to.layer === 'testing') return;
      const report = () => context.report({ node, messageId: from.layer, data: { to: to.layer } });
      if (from.layer === 'shared') report();
      if ((from.layer === 'features' || from.layer === 'patient') && to.layer !== 'shared') report();
      if (['enquiry', 'verify'].includes(from.layer) && !['shared', 'patient'].includes(to.layer)) report();
      if (from.layer === 'app' && ['patient', 'enquiry', 'verify'].includes(to.layer)) report();
      const isRegistered = /^feature(\.ts)?$/.test(to.inFeature);
      if (from.layer === 'app' && to.feature && !isRegistered && !IS_TEST.test(context.filename)) report();
    });
  },
};

/** The file name states the role of a component. */
const TSX_ROLES = [
  ...['page', 'view', 'dialog', 'drawer', 'panel', 'section', 'form', 'input', 'menu', 'card', 'banner'],
  ...[
    'layout',
    'frame',
    'boundary',
    'context',
    'host',
    'definition',
    'routes',
    'mount',
    'icons',
    'suite',
    'exhibit',
    'part',
  ],
];

const tsxRole = {
  meta: {
    type: 'problem',
    messages: {
      role: `Give the file a role, such as "{{stem}}.view.tsx": one of ${TSX_ROLES.join(', ')}; or "use-….tsx" for a hook.`,
    },
    schema: [],
  },
  create(context) {
    const path = relative(context.cwd, context.filename);
    const isOurs = path.startsWith(WEB) || path.startsWith(['libs', 'ui', 'src', ''].join(sep));
    const name = basename(path);
    const isExempt =
      webPlace(path)?.layer === 'testing' || /^(main|prerender|use-.*)\.tsx$|\.spec\.tsx$/.test(name);
    if (!isOurs || !name.endsWith('.tsx') || isExempt) return {};
    if (TSX_ROLES.includes(name.split('.').at(-2)) && name.split('.').length > 2) return {};
    return {
      Program: (node) =>
        context.report({ node, messageId: 'role', data: { stem: name.replace(/\.tsx$/, '') } }),
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
    const isTest = IS_TEST.test(path) || path.startsWith(['libs', 'testing'].join(sep));
    if (isTest || path.startsWith(['apps', 'journeys'].join(sep))) return {};
    return {
      ImportDeclaration(node) {
        if (node.source.value === '@quillcare/testing') context.report({ node, messageId: 'production' });
      },
    };
  },
};

export const houseRules = {
  rules: {
    'no-cross-feature-import': noCrossFeatureImport,
    'service-folders': serviceFolders,
    'testing-only-in-tests': testingOnlyInTests,
    'tsx-role': tsxRole,
    'web-layers': webLayers,
  },
};
