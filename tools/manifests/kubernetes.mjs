// Generates the Kubernetes objects of each target from the table.
import { passwordsOf, PROCESSES, SERVICES, secretsOf, TARGETS } from './table.mjs';

const PART_OF = { 'app.kubernetes.io/part-of': 'quillcare' };

const fromSecret = ({ from, name, isOptional }) => ({
  name,
  valueFrom: { secretKeyRef: { name: from, key: name, ...(isOptional ? { optional: true } : {}) } },
});

const serviceAccount = (name) => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name, labels: PART_OF },
  // The product does not call the cluster's API.
  automountServiceAccountToken: false,
});

const spreadOver = (topologyKey, labels) => ({
  maxSkew: 1,
  topologyKey,
  whenUnsatisfiable: 'ScheduleAnyway',
  labelSelector: { matchLabels: labels },
});

function deployment(process) {
  const { target, role, name, isBusy } = process;
  const labels = { target, role };
  const reaches = {
    ...(target === 'gateway' ? {} : { 'reaches-providers': 'true' }),
    ...(TARGETS[target].reachesMail ? { 'reaches-mail-servers': 'true' } : {}),
  };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels },
    spec: {
      replicas: 2,
      selector: { matchLabels: labels },
      template: {
        metadata: { labels: { ...labels, ...reaches } },
        spec: {
          serviceAccountName: name,
          priorityClassName: role === 'worker' ? 'quillcare-works' : 'quillcare-answers',
          topologySpreadConstraints: ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map((key) =>
            spreadOver(key, labels),
          ),
          containers: [
            {
              name: 'quillcare',
              image: 'quillcare',
              args: [`--target=${target}`, `--role=${role}`],
              env: secretsOf(process).map(fromSecret),
              resources: { requests: { cpu: isBusy ? '250m' : '50m' } },
            },
          ],
        },
      },
    },
  };
}

const budget = ({ name, target, role }) => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name },
  spec: { minAvailable: 1, selector: { matchLabels: { target, role } } },
});

export const objectsOf = (target) =>
  PROCESSES.filter((process) => process.target === target).flatMap((process) => [
    serviceAccount(process.name),
    deployment(process),
    budget(process),
  ]);

const prometheus = (query, threshold) => ({
  type: 'prometheus',
  metadata: { serverAddress: 'http://prometheus.monitoring:9090', query, threshold: String(threshold) },
});

/**
 * The resources that a process runs short of. For an API these are its single thread or its database connections; for a worker,
 * messages waiting in the outbox and events and jobs waiting to be handled. Thresholds are per process, because KEDA divides the
 * sum by them.
 */
function triggersOf({ target, role, name }) {
  const pods = `pod=~"${name}-.*"`;
  const thread = prometheus(`sum(quillcare_event_loop_use{${pods}})`, 0.6);
  if (target === 'gateway') return [thread];
  // Seconds waited per second, which equals the number of requests waiting at a time, averaged over two minutes.
  const connections = prometheus(`sum(rate(quillcare_database_wait_seconds_sum{${pods}}[2m]))`, 2);
  if (role === 'api') return [thread, connections];
  return [
    thread,
    prometheus(`max(quillcare_outbox_oldest_seconds{${pods}})`, 15),
    prometheus(`sum(max by (consumer) (quillcare_events_pending{${pods}}))`, 200),
    prometheus(`max(quillcare_jobs_pending{${pods},state="waiting"})`, 50),
  ];
}

export const scalingOf = (target) =>
  PROCESSES.filter((process) => process.target === target).map((process) => ({
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: { name: process.name },
    spec: {
      scaleTargetRef: { name: process.name },
      minReplicaCount: 2,
      maxReplicaCount: process.most,
      pollingInterval: 15,
      // Without metrics the load is unknown, so the usual number of processes runs.
      fallback: { failureThreshold: 4, replicas: Math.min(3, process.most) },
      advanced: {
        horizontalPodAutoscalerConfig: {
          behavior: {
            scaleUp: { policies: [{ type: 'Pods', value: 2, periodSeconds: 60 }] },
            scaleDown: {
              stabilizationWindowSeconds: 600,
              policies: [{ type: 'Pods', value: 1, periodSeconds: 120 }],
            },
          },
        },
      },
      triggers: triggersOf(process),
    },
  }));

/** The Job that migrates the schemas to a version. It knows the passwords of all logins, because it sets them. */
export function migrationOf(version) {
  const passwords = SERVICES.flatMap((service) =>
    passwordsOf(service).map((name) => ({ from: `quillcare-${service}`, name })),
  );
  const name = 'migrate';
  return [
    serviceAccount(name),
    {
      apiVersion: 'batch/v1',
      kind: 'Job',
      metadata: { name: `migrate-${version.replaceAll('.', '-')}` },
      spec: {
        backoffLimit: 6,
        ttlSecondsAfterFinished: 86_400,
        template: {
          metadata: { labels: { target: 'migrate', ...PART_OF } },
          spec: {
            restartPolicy: 'Never',
            serviceAccountName: name,
            automountServiceAccountToken: false,
            priorityClassName: 'quillcare-answers',
            securityContext: {
              runAsNonRoot: true,
              runAsUser: 1000,
              seccompProfile: { type: 'RuntimeDefault' },
            },
            containers: [
              {
                name: 'quillcare',
                image: 'quillcare',
                args: ['--migrate-only'],
                envFrom: [{ configMapRef: { name: 'quillcare' } }],
                env: [
                  { from: 'quillcare-migrations', name: 'DATABASE_URL' },
                  { from: 'quillcare-servers', name: 'NATS_URL' },
                  { from: 'quillcare-servers', name: 'REDIS_URL' },
                  ...passwords,
                ].map(fromSecret),
                resources: { requests: { cpu: '100m', memory: '192Mi' }, limits: { memory: '512Mi' } },
                securityContext: {
                  allowPrivilegeEscalation: false,
                  readOnlyRootFilesystem: true,
                  capabilities: { drop: ['ALL'] },
                },
                volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
              },
            ],
            volumes: [{ name: 'tmp', emptyDir: {} }],
          },
        },
      },
    },
  ];
}
