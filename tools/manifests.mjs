// npm run manifests: writes the files generated from tools/manifests/table.mjs: the targets, their scaling and the migration Job
// in k8s/, and compose.apart.yml. With --check it only reports which files are out of date.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { stringify } from 'yaml';
import { composeApart } from './manifests/compose.mjs';
import { migrationOf, objectsOf, scalingOf } from './manifests/kubernetes.mjs';
import { TARGETS } from './manifests/table.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const NOTE = '# Written by "npm run manifests" from tools/manifests/table.mjs: change it there.\n';
const kustomization = (kind, version, rest) => ({
  apiVersion: `kustomize.config.k8s.io/${version}`,
  kind,
  ...rest,
});
const resources = (files) => kustomization('Kustomization', 'v1beta1', { resources: files });

/** Every generated file with its expected content, by path. */
export async function expectedFiles() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const targets = Object.keys(TARGETS);
  const files = {
    'compose.apart.yml': [composeApart()],
    'k8s/base/migrate.yaml': migrationOf(version),
    'k8s/components/keda/kustomization.yaml': [
      kustomization('Component', 'v1alpha1', {
        resources: targets.map((target) => `${target}.yaml`),
        // The autoscaler sets the number of replicas. A number here would reset it with each rollout.
        patches: [
          {
            target: { kind: 'Deployment', labelSelector: 'role in (api,worker,all)' },
            patch: '- { op: remove, path: /spec/replicas }\n',
          },
        ],
      }),
    ],
  };
  for (const target of targets) {
    files[`k8s/targets/${target}/kustomization.yaml`] = [resources(['processes.yaml'])];
    files[`k8s/targets/${target}/processes.yaml`] = objectsOf(target);
    files[`k8s/components/keda/${target}.yaml`] = scalingOf(target);
  }
  const settings = await resolveConfig(join(root, 'compose.yml'));
  const texts = await Promise.all(
    Object.entries(files).map(async ([path, documents]) => {
      const text = documents
        .map((one) => stringify(one, { aliasDuplicateObjects: false, lineWidth: 0 }))
        .join('---\n');
      return [path, await format(NOTE + text, { ...settings, parser: 'yaml' })];
    }),
  );
  return new Map(texts);
}

/** Files that differ from what is expected, and files that are not expected at all. */
export async function outOfDate() {
  const expected = await expectedFiles();
  const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
  const written = readdirSync(join(root, 'k8s'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => read(path).startsWith(NOTE));
  return [
    ...[...expected].filter(([path, text]) => read(path) !== text).map(([path]) => path),
    ...written.filter((path) => !expected.has(path)),
  ];
}

async function write() {
  const expected = await expectedFiles();
  for (const path of await outOfDate()) {
    const text = expected.get(path);
    if (text === undefined) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    console.log(`${text === undefined ? 'removed' : 'wrote'} ${path}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const late = await outOfDate();
    for (const path of late) console.log(`not up to date: ${path}`);
    process.exitCode = late.length > 0 ? 1 : 0;
  } else await write();
}
