import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAILERS, SIGNERS } from '@quillcare/service-kit';
import { serverSources } from './build/sources.mjs';
import { kustomize } from './manifests/kustomize.mjs';

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: { name: string; key: string; optional?: boolean } };
}
interface Deployment {
  kind: string;
  metadata: { name: string; labels: { target: string; role: string } };
  spec: {
    replicas?: number;
    template: {
      metadata: { labels: object };
      spec: {
        serviceAccountName: string;
        priorityClassName: string;
        topologySpreadConstraints: { topologyKey: string; labelSelector: { matchLabels: object } }[];
        containers: { args: string[]; env: Variable[]; volumeMounts: { mountPath: string }[] }[];
      };
    };
  };
}
interface Scaled {
  kind: string;
  metadata: { name: string };
  spec: {
    minAvailable: number;
    selector: { matchLabels: object };
    minReplicaCount: number;
    maxReplicaCount: number;
    triggers: { metadata: { query: string } }[];
  };
}

const read = (path: string): string => readFileSync(join(__dirname, '..', path), 'utf8');
const objects = kustomize('k8s/base') as { kind: string; metadata: { name: string } }[];
const production = kustomize('k8s/overlays/production') as typeof objects;
const ofKind = <T>(kind: string, from = objects): T[] => from.filter((one) => one.kind === kind) as T[];

const deployments = ofKind<Deployment>('Deployment');
const variablesOf = ({ spec }: Deployment): Variable[] => spec.template.spec.containers[0]?.env ?? [];
const secretsOf = (deployment: Deployment): string[] => [
  ...new Set(variablesOf(deployment).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.name ?? [])),
];
const find = (name: string, from = deployments): Deployment =>
  from.find(({ metadata }) => metadata.name === name) as Deployment;

it('keeps the manifests in step with the table', async () => {
  // Runs in its own process, because the modules needed for writing do not load in Jest.
  const { execFileSync } = await import('node:child_process');
  expect(
    execFileSync(process.execPath, [join(__dirname, 'manifests.mjs'), '--check'], { encoding: 'utf8' }),
  ).toBe('');
});

describe('secrets of a process in Kubernetes', () => {
  it('are referenced key by key', () => {
    for (const { name, valueFrom } of deployments.flatMap(variablesOf).filter((one) => one.valueFrom))
      expect(valueFrom?.secretKeyRef?.key).toBe(name);
  });

  it('are those of its own service, with no database or sealing secret for the gateway', () => {
    expect(secretsOf(find('gateway')).sort()).toEqual([
      'quillcare-gateway',
      'quillcare-servers',
      'quillcare-signing',
    ]);
    expect(variablesOf(find('gateway')).map(({ name }) => name)).toContain('NATS_PASSWORD_GATEWAY');
    expect(variablesOf(find('gateway')).map(({ name }) => name)).not.toContain('DATABASE_URL');
    for (const deployment of deployments.filter(({ metadata }) => metadata.name !== 'gateway')) {
      const { target } = deployment.metadata.labels;
      const shared = [
        ...(SIGNERS.includes(target) ? ['quillcare-signing'] : []),
        ...(MAILERS.includes(target) ? ['quillcare-mail'] : []),
      ];
      expect(secretsOf(deployment).sort()).toEqual(
        ['quillcare-servers', 'quillcare-files', `quillcare-${target}`, ...shared].sort(),
      );
    }
  });

  it.each(['api', 'worker'])('include one database password and one sealing key for each %s', (role) => {
    for (const deployment of deployments.filter(({ metadata }) => metadata.labels.role === role)) {
      const names = variablesOf(deployment).map(({ name }) => name);
      const service = deployment.metadata.labels.target.toUpperCase();
      expect(names.filter((name) => name.startsWith('DATABASE_PASSWORD_'))).toEqual([
        `DATABASE_PASSWORD_${service}${role === 'api' ? '_API' : ''}`,
      ]);
      expect(names.filter((name) => name.startsWith('APP_SECRET'))).toEqual([`APP_SECRET_${service}`]);
      expect(names.filter((name) => name.startsWith('NATS_PASSWORD'))).toEqual([`NATS_PASSWORD_${service}`]);
    }
  });

  it('include signing and mail secrets only for services whose code uses them', () => {
    const users = (pattern: RegExp): string[] => [
      ...new Set(
        serverSources()
          .filter((path: string) => path.startsWith('apps/') && pattern.test(read(path)))
          .map((path: string) => path.split('/')[1] ?? ''),
      ),
    ];
    expect(users(/config\.mailSecrets?\b/).sort()).toEqual([...MAILERS].sort());
    expect(users(/config\.signingSecrets?\b/).sort()).toEqual([...SIGNERS].sort());
  });

  it('are all known to the migrations, which set the passwords', () => {
    const [migrate] = ofKind<Deployment>('Job');
    const known = variablesOf(migrate as Deployment).map(({ name }) => name);
    const used = deployments.flatMap(variablesOf).map(({ name }) => name);
    expect(known).toEqual(
      expect.arrayContaining(used.filter((name) => name.startsWith('DATABASE_PASSWORD_'))),
    );
  });
});

describe('node failure and drain', () => {
  it.each(deployments.map((one) => [one.metadata.name, one] as const))(
    'leaves a second %s running',
    (name, { spec, metadata }) => {
      expect(spec.replicas).toBe(2);
      expect(spec.template.spec.serviceAccountName).toBe(name);
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

  it('keeps at least one process of each kind running through a drain', () => {
    const budgets = ofKind<Scaled>('PodDisruptionBudget');
    expect(budgets.map(({ metadata }) => metadata.name).sort()).toEqual(
      deployments.map(({ metadata }) => metadata.name).sort(),
    );
    for (const { metadata, spec } of budgets) {
      expect(spec.minAvailable).toBe(1);
      expect(spec.selector.matchLabels).toEqual(find(metadata.name).metadata.labels);
    }
  });

  it('gives priority to processes people wait for', () => {
    for (const { metadata, spec } of deployments)
      expect(spec.template.spec.priorityClassName).toBe(
        metadata.labels.role === 'worker' ? 'quillcare-works' : 'quillcare-answers',
      );
  });
});

describe('scaling', () => {
  const scaled = ofKind<Scaled>('ScaledObject', production);
  const triggersOf = (name: string): string[] =>
    scaled
      .find(({ metadata }) => metadata.name === name)
      ?.spec.triggers.map(({ metadata }) => metadata.query) ?? [];

  it('covers every Deployment, with at least two processes', () => {
    expect(scaled.map(({ metadata }) => metadata.name).sort()).toEqual(
      deployments.map(({ metadata }) => metadata.name).sort(),
    );
    for (const { spec } of scaled) {
      expect(spec.minReplicaCount).toBe(2);
      expect(spec.maxReplicaCount).toBeGreaterThan(2);
    }
    // A replica count beside an autoscaler would reset it with each rollout.
    for (const { spec } of ofKind<Deployment>('Deployment', production))
      expect(spec.replicas).toBeUndefined();
  });

  it('follows the resource each process runs short of', () => {
    expect(triggersOf('quoting-api').join()).toMatch(
      /event_loop_use.*rate\(quillcare_database_wait_seconds_sum\{/,
    );
    expect(triggersOf('import-worker').join()).toMatch(/outbox_oldest_seconds.*events_pending.*jobs_pending/);
    expect(triggersOf('gateway').join()).toMatch(/event_loop_use\{pod=~"gateway-\.\*"/);
  });
});

describe('network access from outside', () => {
  it('reaches only the gateway’s port over TLS, with metrics and health on another', () => {
    const every = read('k8s/base/every-deployment.yaml');
    expect(every).not.toMatch(/path: \/(health|metrics)[^}]*port: http\b/);
    expect(read('k8s/base/kustomization.yaml')).toContain('METRICS_PORT=9464');
    expect(every).toContain('name: monitoring, containerPort: 9464');
    const [ingress] = ofKind<{ spec: { tls: { hosts: string[] }[]; rules: { host: string }[] } }>(
      'Ingress',
      production,
    );
    expect(ingress?.spec.tls[0]?.hosts).toEqual([ingress?.spec.rules[0]?.host]);
  });

  it('is restricted for outgoing traffic too', () => {
    const [everything] = ofKind<{ spec: { policyTypes: string[]; podSelector: { matchLabels: object } } }>(
      'NetworkPolicy',
    );
    expect(everything?.spec.policyTypes).toEqual(['Ingress', 'Egress']);
    expect(everything?.spec.podSelector.matchLabels).toEqual({ 'app.kubernetes.io/part-of': 'quillcare' });
  });
});

it('stores audit checkpoints outside the database', () => {
  const worker = find('audit-worker', ofKind<Deployment>('Deployment', production));
  expect(variablesOf(worker)).toContainEqual({ name: 'CHECKPOINT_DIR', value: '/checkpoints' });
  expect(worker.spec.template.spec.containers[0]?.volumeMounts.map(({ mountPath }) => mountPath)).toContain(
    '/checkpoints',
  );
});

it('gives each version its own migration Job', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(ofKind<Deployment>('Job').map(({ metadata }) => metadata.name)).toEqual([
    `migrate-${version.replaceAll('.', '-')}`,
  ]);
});
