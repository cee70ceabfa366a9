import { kustomize } from './kustomize.mjs';
import { policyProblems, relationProblems, schemaProblems } from './rules.mjs';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- spoilt on purpose, in ways that types would forbid
type Objects = any[];

const production = kustomize('k8s/overlays/production') as Objects;
const all = (objects: Objects): string[] => [
  ...schemaProblems(objects),
  ...relationProblems(objects),
  ...policyProblems(objects, { hasTags: true }),
];

describe('Kubernetes manifests', () => {
  it.each(['k8s/base', 'k8s/overlays/production'])('in %s are valid for Kubernetes and KEDA', (place) => {
    const objects = kustomize(place) as Objects;
    expect(objects.length).toBeGreaterThan(60);
    expect([...schemaProblems(objects), ...relationProblems(objects)]).toEqual([]);
  });

  it('follow the policies: no root, read-only, limits, probes, tagged images, no whole Secrets', () => {
    expect(policyProblems(production, { hasTags: true })).toEqual([]);
  });
});

const find = (objects: Objects, kind: string) => objects.find((object) => object.kind === kind);
const pod = (objects: Objects) => find(objects, 'Deployment').spec.template.spec;
const container = (objects: Objects) => pod(objects).containers[0];

describe('manifest checks', () => {
  const faults: [string, (objects: Objects) => unknown][] = [
    ['an unknown field', (objects) => (find(objects, 'Deployment').spec.replicaz = 2)],
    ['an unknown field of a probe', (objects) => (container(objects).livenessProbe.httpGet.prot = 'http')],
    ['a text for a number', (objects) => (find(objects, 'Deployment').spec.replicas = 'two')],
    ['a kind that is gone', (objects) => (find(objects, 'Deployment').apiVersion = 'apps/v1beta1')],
    ['no selector', (objects) => delete find(objects, 'Deployment').spec.selector],
    ['a selector of nothing', (objects) => (find(objects, 'Service').spec.selector = { target: 'nobody' })],
    [
      'a policy for nobody',
      (objects) =>
        (find(objects, 'NetworkPolicy').spec.podSelector = {
          matchExpressions: [{ key: 'target', operator: 'In', values: ['none'] }],
        }),
    ],
    ['an unknown field of KEDA', (objects) => (find(objects, 'ScaledObject').spec.trigers = [])],
    ['a trigger without a type', (objects) => delete find(objects, 'ScaledObject').spec.triggers[0].type],
    ['scaling of nothing', (objects) => (find(objects, 'ScaledObject').spec.scaleTargetRef.name = 'none')],
    [
      'a volume that is not there',
      (objects) => container(objects).volumeMounts.push({ name: 'x', mountPath: '/x' }),
    ],
    ['an account that is not there', (objects) => (pod(objects).serviceAccountName = 'default')],
    ['root', (objects) => (pod(objects).securityContext.runAsUser = 0)],
    [
      'a file system that can be written',
      (objects) => (container(objects).securityContext.readOnlyRootFilesystem = false),
    ],
    ['capabilities', (objects) => delete container(objects).securityContext.capabilities],
    ['no bound of memory', (objects) => delete container(objects).resources.limits],
    ['no probe', (objects) => delete container(objects).readinessProbe],
    ['an image without a tag', (objects) => (container(objects).image = 'quillcare')],
    ['the latest image', (objects) => (container(objects).image = 'quillcare:latest')],
    [
      'a whole Secret',
      (objects) => (container(objects).envFrom = [{ secretRef: { name: 'quillcare-crm' } }]),
    ],
    ['a secret in plain text', (objects) => container(objects).env.push({ name: 'APP_SECRET', value: 'x' })],
    ['a token of the cluster', (objects) => (pod(objects).automountServiceAccountToken = true)],
  ];

  it.each(faults)('find %s', (_what, spoil) => {
    const objects = structuredClone(production);
    spoil(objects);
    expect(all(objects)).not.toEqual([]);
  });
});
