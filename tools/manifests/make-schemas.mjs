// Writes schemas.json: the fields of the kinds that our manifests use, their types, and which of them are required. Run it again
// to move to another version of Kubernetes or KEDA:
//   npm install --prefix /tmp/models --ignore-scripts kubernetes-models@5.1.0 @kubernetes-models/keda@2.0.0
//   node tools/manifests/make-schemas.mjs /tmp/models
// Those packages are generated from Kubernetes' OpenAPI description (1.36) and from KEDA's custom resource definitions.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const KINDS = {
  'kubernetes-models/v1': ['ConfigMap', 'Service', 'ServiceAccount', 'PersistentVolumeClaim'],
  'kubernetes-models/apps/v1': ['Deployment', 'StatefulSet'],
  'kubernetes-models/batch/v1': ['Job', 'CronJob'],
  'kubernetes-models/policy/v1': ['PodDisruptionBudget'],
  'kubernetes-models/networking.k8s.io/v1': ['NetworkPolicy', 'Ingress'],
  'kubernetes-models/scheduling.k8s.io/v1': ['PriorityClass'],
  '@kubernetes-models/keda/keda.sh/v1alpha1': ['ScaledObject', 'TriggerAuthentication'],
};

const folder = resolve(process.argv[2] ?? '.');
const files = Object.entries(KINDS).flatMap(([group, kinds]) =>
  kinds.map((kind) => ({ kind, file: join(folder, 'node_modules', group, `${kind}.d.ts`) })),
);
const program = ts.createProgram(
  files.map(({ file }) => file),
  { strict: true, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
);
const checker = program.getTypeChecker();
const definitions = {};
const names = new Map();

function schemaOf(type) {
  if (type.flags & ts.TypeFlags.StringLike)
    return type.isStringLiteral() ? { const: type.value } : { type: 'string' };
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  if (type.isUnion())
    return union(type.types.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null))));
  if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) };
  const values = type.getStringIndexType();
  if (values && type.getProperties().length === 0)
    return { type: 'object', additionalProperties: schemaOf(values) };
  return type.getProperties().length === 0 ? {} : reference(type);
}

function union(types) {
  if (types.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return { type: 'boolean' };
  if (types.every((type) => type.isStringLiteral())) return { enum: types.map(({ value }) => value) };
  return types.length === 1 ? schemaOf(types[0]) : { anyOf: types.map(schemaOf) };
}

function nameOf(type) {
  const short = checker.typeToString(type);
  // The same name has another meaning in another group.
  if (!names.has(type)) names.set(type, definitions[short] ? `${short}${names.size}` : short);
  return names.get(type);
}

function reference(type) {
  const name = nameOf(type);
  if (!definitions[name]) {
    definitions[name] = {};
    const fields = type.getProperties().filter(({ name: field }) => field !== 'status');
    const typeOf = (field) =>
      checker.getTypeOfSymbolAtLocation(field, field.valueDeclaration ?? field.declarations[0]);
    Object.assign(definitions[name], {
      type: 'object',
      additionalProperties: false,
      required: fields
        .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
        .map(({ name: field }) => field),
      properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(typeOf(field))])),
    });
  }
  return { $ref: `#/definitions/${name}` };
}

const kinds = {};
for (const { kind, file } of files) {
  const source = program.getSourceFile(file);
  const symbol = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .find(({ name }) => name === `I${kind}`);
  const schema = reference(checker.getDeclaredTypeOfSymbol(symbol));
  const { apiVersion } = definitions[schema.$ref.split('/').at(-1)].properties;
  kinds[`${apiVersion.const} ${kind}`] = schema;
}
writeFileSync(
  join(import.meta.dirname, 'schemas.json'),
  `${JSON.stringify({ comment: 'Written by make-schemas.mjs from the descriptions of Kubernetes 1.36 and KEDA 2.', kinds, definitions })}\n`,
);
