import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

interface Variable {
  name: string;
  valueFrom?: { secretKeyRef?: { name: string; key: string; optional?: boolean } };
}
interface Deployment {
  metadata: { name: string; labels: { target: string; role: string } };
  spec: {
    replicas?: number;
    template: {
      metadata: { labels: object };
      spec: {
        priorityClassName: string;
        topologySpreadConstraints: { topologyKey: string; labelSelector: { matchLabels: object } }[];
        containers: { env: Variable[]; envFrom?: object[] }[];
      };
    };
  };
}
interface Named {
  metadata: { name: string };
  spec: { selector: { matchLabels: object }; minAvailable: number; minReplicas: number };
}

const read = (path: string): string => readFileSync(join(__dirname, '..', path), 'utf8');
const manifests = <T = Named>(file: string): T[] =>
  parseAllDocuments(read(`k8s/base/${file}`)).map((one) => one.toJS() as T);

const deployments = manifests<Deployment>('deployments.yaml');
const variablesOf = ({ spec }: Deployment): Variable[] => spec.template.spec.containers[0]?.env ?? [];
const secretsOf = (deployment: Deployment): string[] => [
  ...new Set(
    variablesOf(deployment).map(({ valueFrom }) => valueFrom?.secretKeyRef?.name ?? 'a plain value'),
  ),
];
const find = (name: string): Deployment =>
  deployments.find(({ metadata }) => metadata.name === name) as Deployment;

describe('the secrets of a process in Kubernetes', () => {
  it('are named key by key: none comes with a whole Secret', () => {
    for (const file of ['deployments.yaml', 'every-deployment.yaml', 'migrate.yaml'])
      expect(read(`k8s/base/${file}`)).not.toContain('secretRef');
    for (const { name, valueFrom } of deployments.flatMap(variablesOf))
      expect(valueFrom?.secretKeyRef?.key).toBe(name);
  });

  it('are those of its own service: the gateway has none of a database and none that seals', () => {
    expect(secretsOf(find('gateway'))).toEqual(['quillcare-servers', 'quillcare-signing']);
    expect(variablesOf(find('gateway')).map(({ name }) => name)).not.toContain('DATABASE_URL');
    for (const deployment of deployments.filter(({ metadata }) => metadata.name !== 'gateway')) {
      const { target } = deployment.metadata.labels;
      const signing = ['identity', 'quoting'].includes(target) ? ['quillcare-signing'] : [];
      expect(secretsOf(deployment).sort()).toEqual(
        ['quillcare-servers', 'quillcare-sealing', `quillcare-${target}`, ...signing].sort(),
      );
    }
  });

  it.each(['api', 'worker'])('hold one password of the database, of the %s of its service', (role) => {
    for (const deployment of deployments.filter(({ metadata }) => metadata.labels.role === role)) {
      const passwords = variablesOf(deployment).filter(({ name }) => name.startsWith('DATABASE_PASSWORD_'));
      const service = deployment.metadata.labels.target.toUpperCase();
      expect(passwords.map(({ name }) => name)).toEqual([
        `DATABASE_PASSWORD_${service}${role === 'api' ? '_API' : ''}`,
      ]);
    }
  });

  it('are all known to the migrations, which set the passwords', () => {
    const [migrate] = manifests<Deployment>('migrate.yaml');
    const known = variablesOf(migrate as Deployment).map(({ name }) => name);
    const used = deployments.flatMap(variablesOf).map(({ name }) => name);
    expect(known).toEqual(
      expect.arrayContaining(used.filter((name) => name.startsWith('DATABASE_PASSWORD_'))),
    );
  });
});

describe('a lost node', () => {
  const scaled = manifests('autoscaling.yaml').map(({ metadata, spec }) => {
    expect(spec.minReplicas).toBeGreaterThanOrEqual(2);
    return metadata.name;
  });

  it.each(deployments.map((one) => [one.metadata.name, one] as const))(
    'leaves another %s',
    (name, { spec, metadata }) => {
      // A number beside an autoscaler would be set back with each rollout.
      expect(spec.replicas).toBe(scaled.includes(name) ? undefined : 2);
      expect(
        spec.template.spec.topologySpreadConstraints.map(({ topologyKey, labelSelector }) => [
          topologyKey,
          labelSelector.matchLabels,
        ]),
      ).toEqual([
        ['kubernetes.io/hostname', metadata.labels],
        ['topology.kubernetes.io/zone', metadata.labels],
      ]);
    },
  );

  it('is not drained while it has the only process of a kind', () => {
    const budgets = manifests('disruptions.yaml');
    expect(budgets.map(({ metadata }) => metadata.name).sort()).toEqual(
      deployments.map(({ metadata }) => metadata.name).sort(),
    );
    for (const { metadata, spec } of budgets) {
      expect(spec.minAvailable).toBe(1);
      expect(spec.selector.matchLabels).toEqual(find(metadata.name).metadata.labels);
    }
  });

  it('makes room for what people wait for first', () => {
    const known = manifests('priorities.yaml').map(({ metadata }) => metadata.name);
    for (const { metadata, spec } of deployments) {
      const { priorityClassName } = spec.template.spec;
      expect(known).toContain(priorityClassName);
      expect(priorityClassName).toBe(
        metadata.labels.role === 'worker' ? 'quillcare-works' : 'quillcare-answers',
      );
    }
  });
});

describe('what is reached from outside', () => {
  it('is the port of the gateway, over TLS; metrics and health are on another', () => {
    const every = read('k8s/base/every-deployment.yaml');
    expect(every).not.toMatch(/path: \/(health|metrics)[^}]*port: http\b/);
    expect(read('k8s/base/kustomization.yaml')).toContain('METRICS_PORT=9464');
    expect(every).toContain('name: monitoring, containerPort: 9464');
    const [ingress] = parseAllDocuments(read('k8s/components/ingress/ingress.yaml')).map((one) => one.toJS());
    expect(ingress.spec.tls[0].hosts).toEqual([ingress.spec.rules[0].host]);
  });

  it('is limited in the other direction too', () => {
    const [everything] = manifests<{ spec: { policyTypes: string[]; podSelector: { matchLabels: object } } }>(
      'network-policies.yaml',
    );
    expect(everything?.spec.policyTypes).toEqual(['Ingress', 'Egress']);
    expect(everything?.spec.podSelector.matchLabels).toEqual({ 'app.kubernetes.io/part-of': 'quillcare' });
  });
});

it('gives each version a migration Job of its own', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const [job] = manifests('migrate.yaml');
  expect(job?.metadata.name).toBe(`migrate-${version.replaceAll('.', '-')}`);
});
