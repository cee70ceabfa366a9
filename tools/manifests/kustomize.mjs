// Builds the objects that `kubectl kustomize` makes of our folders, without kubectl. Supports only what our kustomizations use.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readAll = (path) => parseAllDocuments(readFileSync(path, 'utf8')).map((one) => one.toJS());

/** A strategic merge: fields replace each other, and lists of named items are merged by name. */
export function merge(into, patch) {
  if (Array.isArray(into) && Array.isArray(patch) && patch.every((item) => item?.name)) {
    const merged = into.map((item) => {
      const other = patch.find(({ name }) => name === item.name);
      return other ? merge(item, other) : item;
    });
    return [...patch.filter(({ name }) => !into.some((item) => item.name === name)), ...merged];
  }
  if (!isPlain(into) || !isPlain(patch)) return patch;
  return {
    ...into,
    ...Object.fromEntries(
      Object.entries(patch).map(([key, value]) => [key, key in into ? merge(into[key], value) : value]),
    ),
  };
}

const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function patched(objects, folder, { path, patch, target }) {
  const change = parse(path ? readFileSync(join(folder, path), 'utf8') : patch);
  return objects.map((object) => {
    if (object.kind !== target.kind || (target.name && object.metadata.name !== target.name)) return object;
    if (!Array.isArray(change)) return merge(object, { ...change, metadata: object.metadata });
    if (change.length !== 1 || change[0].op !== 'remove' || change[0].path !== '/spec/replicas')
      throw new Error(`${folder}: only the removal of /spec/replicas is supported.`);
    const { replicas: _replicas, ...spec } = object.spec;
    return { ...object, spec };
  });
}

/** The objects of a folder with a kustomization. `before` are the objects that a component is applied to. */
export function kustomize(place, before = []) {
  const folder = join(root, place);
  const {
    resources = [],
    components = [],
    patches = [],
    images = [],
    configMapGenerator = [],
  } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
  let objects = [...before];
  for (const name of resources)
    objects.push(
      ...(existsSync(join(folder, name, 'kustomization.yaml'))
        ? kustomize(join(place, name))
        : readAll(join(folder, name))),
    );
  for (const { name, behavior } of configMapGenerator)
    if (behavior !== 'merge')
      objects.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: {} });
  for (const name of components) objects = kustomize(join(place, name), objects);
  for (const patch of patches) objects = patched(objects, folder, patch);
  return images.length === 0 ? objects : objects.map((object) => withImages(object, images));
}

function withImages(object, images) {
  const copy = structuredClone(object);
  const pod = copy.kind === 'CronJob' ? copy.spec.jobTemplate.spec.template : copy.spec?.template;
  for (const container of pod?.spec?.containers ?? []) {
    const image = images.find(({ name }) => name === container.image);
    if (image) container.image = `${image.newName ?? image.name}:${image.newTag}`;
  }
  return copy;
}
