// What an API server, or a careful platform team, would reject. Objects are those of `kubectl kustomize`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';

const schemas = JSON.parse(readFileSync(fileURLToPath(new URL('schemas.json', import.meta.url)), 'utf8'));
const ajv = new Ajv({ allErrors: true, strict: false });
const validators = new Map();

function validatorOf(kind) {
  if (!validators.has(kind) && schemas.kinds[kind])
    validators.set(kind, ajv.compile({ ...schemas.kinds[kind], definitions: schemas.definitions }));
  return validators.get(kind);
}

const nameOf = ({ kind, metadata }) => `${kind} ${metadata?.name}`;

/** Unknown fields, values of the wrong type, and missing required fields. */
export function schemaProblems(objects) {
  return objects.flatMap((object) => {
    const validate = validatorOf(`${object.apiVersion} ${object.kind}`);
    if (!validate) return [`${nameOf(object)}: no such kind is known as ${object.apiVersion}`];
    return validate(object)
      ? []
      : validate.errors.map(({ instancePath, message, params }) =>
          `${nameOf(object)}${instancePath} ${message} ${params.additionalProperty ?? ''}`.trim(),
        );
  });
}

/** Whether a selector, with labels or expressions, matches these labels. */
export function selects(selector, labels = {}) {
  const { matchLabels = {}, matchExpressions = [] } = selector ?? {};
  const holds = ({ key, operator, values = [] }) =>
    ({
      In: values.includes(labels[key]),
      NotIn: !values.includes(labels[key]),
      Exists: key in labels,
      DoesNotExist: !(key in labels),
    })[operator];
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(holds)
  );
}

/** The template of an object's pods, if it has one. */
export const templateOf = ({ kind, spec }) =>
  kind === 'CronJob' ? spec.jobTemplate.spec.template : spec?.template;

const withPods = (objects) => objects.filter((object) => templateOf(object)?.spec);

/** References to objects that do not exist. */
export function relationProblems(objects) {
  const pods = withPods(objects).map(templateOf);
  const has = (kind, name) => objects.some((object) => object.kind === kind && object.metadata.name === name);
  const chosen = (selector) => pods.filter(({ metadata }) => selects(selector, metadata.labels));
  return objects.flatMap((object) => {
    const { kind, spec } = object;
    const found = [];
    const check = (isGood, text) => isGood || found.push(`${nameOf(object)}: ${text}`);
    check(objects.filter((one) => nameOf(one) === nameOf(object)).length === 1, 'is there twice');
    if (['Deployment', 'StatefulSet'].includes(kind))
      check(selects(spec.selector, spec.template.metadata.labels), 'does not select its own pods');
    if (kind === 'NetworkPolicy') check(chosen(spec.podSelector).length > 0, 'selects no pod');
    if (kind === 'PodDisruptionBudget') check(chosen(spec.selector).length > 0, 'selects no pod');
    if (kind === 'Service') {
      const selected = chosen({ matchLabels: spec.selector });
      check(selected.length > 0, 'selects no pod');
      for (const { targetPort } of spec.ports)
        check(
          selected.every((pod) => portsOf(pod).includes(targetPort)),
          `no container has a port ${targetPort}`,
        );
    }
    if (kind === 'ScaledObject')
      check(has('Deployment', spec.scaleTargetRef.name), 'scales what is not there');
    if (kind === 'Ingress')
      for (const { http } of spec.rules)
        for (const { backend } of http.paths)
          check(has('Service', backend.service.name), 'leads to no Service');
    const pod = templateOf(object);
    if (!pod?.spec) return found;
    check(has('ServiceAccount', pod.spec.serviceAccountName), 'has no ServiceAccount of its own');
    check(has('PriorityClass', pod.spec.priorityClassName), 'has no priority');
    const volumes = [
      ...(pod.spec.volumes ?? []),
      ...(spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata),
    ];
    for (const { persistentVolumeClaim: claim } of volumes.filter((one) => one.persistentVolumeClaim))
      check(has('PersistentVolumeClaim', claim.claimName), `mounts ${claim.claimName}, which is not there`);
    for (const { volumeMounts = [] } of pod.spec.containers)
      for (const { name } of volumeMounts)
        check(
          volumes.some((volume) => volume.name === name),
          `mounts ${name}, which is no volume`,
        );
    return found;
  });
}

const portsOf = ({ spec }) => spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name));

/** Security policies for pods: what is forbidden and what is required. */
const POLICIES = [
  ['runs as root', ({ spec }) => spec.securityContext?.runAsNonRoot && spec.securityContext.runAsUser > 0],
  ['has no seccomp profile', ({ spec }) => spec.securityContext?.seccompProfile?.type === 'RuntimeDefault'],
  ['has a token of the cluster', ({ spec }) => spec.automountServiceAccountToken === false],
  [
    'shares the network, processes or files of the node',
    ({ spec }) =>
      !spec.hostNetwork &&
      !spec.hostPID &&
      !spec.hostIPC &&
      !(spec.volumes ?? []).some((volume) => volume.hostPath),
  ],
];
const CONTAINER_POLICIES = [
  ['can write to its own files', ({ securityContext }) => securityContext?.readOnlyRootFilesystem === true],
  [
    'can gain rights',
    ({ securityContext }) =>
      securityContext?.allowPrivilegeEscalation === false && !securityContext.privileged,
  ],
  ['keeps capabilities', ({ securityContext }) => securityContext?.capabilities?.drop?.includes('ALL')],
  ['has no bound of memory', ({ resources }) => Boolean(resources?.limits?.memory)],
  [
    'requests no CPU and memory',
    ({ resources }) => Boolean(resources?.requests?.cpu && resources.requests.memory),
  ],
  ['takes a whole Secret', ({ envFrom = [] }) => envFrom.every((one) => !one.secretRef)],
  [
    'holds a secret as plain text',
    ({ env = [] }) =>
      env.every(({ name, value }) => value === undefined || !/SECRET|PASSWORD|_URL$|KEY_ID/.test(name)),
  ],
];
const PROBES = ['startupProbe', 'livenessProbe', 'readinessProbe'];

/** Policies that a pod violates. `hasTags` is true once an overlay has set the image tags. */
export function policyProblems(objects, { hasTags = false } = {}) {
  return withPods(objects).flatMap((object) => {
    const pod = templateOf(object);
    const broken = POLICIES.filter(([, isKept]) => !isKept(pod)).map(([text]) => text);
    for (const container of pod.spec.containers) {
      broken.push(...CONTAINER_POLICIES.filter(([, isKept]) => !isKept(container)).map(([text]) => text));
      if (object.kind === 'Deployment')
        broken.push(...PROBES.filter((probe) => !container[probe]).map((probe) => `has no ${probe}`));
      if (hasTags && !/(:(?!latest)[\w.-]+|@sha256:\w{64})$/.test(container.image))
        broken.push(`runs ${container.image}, which may be another image tomorrow`);
    }
    return broken.map((text) => `${nameOf(object)} ${text}`);
  });
}
