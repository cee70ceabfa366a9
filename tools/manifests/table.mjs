// What differs between the targets. From it `npm run manifests` writes k8s/targets, k8s/components/keda, the migration Job and
// compose.apart.yml. What they have in common is in k8s/base/every-deployment.yaml.

/**
 * `own`: secrets that only this service knows, besides those that every service has. `optional` ones may be missing from its
 * Secret. `most`: the autoscaler's maximum number of processes. `mail`: reaches mail servers.
 */
export const TARGETS = {
  gateway: { signs: true, most: { all: 8 } },
  identity: { signs: true, mails: true, most: { api: 4, worker: 3 } },
  crm: { most: { api: 4, worker: 4 } },
  quoting: {
    signs: true,
    mails: true,
    optional: ['SIGNING_P12', 'SIGNING_P12_PASSWORD'],
    most: { api: 6, worker: 6 },
  },
  callbacks: { most: { api: 3, worker: 3 } },
  notifications: {
    mails: true,
    own: ['SMTP_URL'],
    optional: ['MAIL_EVENTS_SECRET', 'BOUNCE_IMAP_URL'],
    reachesMail: true,
    most: { api: 3, worker: 6 },
  },
  import: { most: { api: 3, worker: 6 } },
  audit: {
    optional: ['CHECKPOINT_S3_ACCESS_KEY_ID', 'CHECKPOINT_S3_SECRET_ACCESS_KEY'],
    most: { api: 3, worker: 6 },
  },
  billing: { optional: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], most: { api: 3, worker: 3 } },
  assistant: { optional: ['ASSISTANT_KEY'], most: { api: 4, worker: 3 } },
};

export const SERVICES = Object.keys(TARGETS).filter((name) => name !== 'gateway');

/** Targets with the work that users wait for the longest. Other API processes answer only a few requests. */
const BUSY = ['gateway', 'identity-api', 'crm-api', 'quoting-api'];

/** Every Deployment: its target, its role and its name. */
export const PROCESSES = Object.entries(TARGETS).flatMap(([target, { most }]) =>
  Object.keys(most).map((role) => {
    const name = role === 'all' ? target : `${target}-${role}`;
    return { target, role, name, isBusy: BUSY.includes(name), most: most[role] };
  }),
);

/** The variables with the passwords of a service's two logins. */
export const passwordsOf = (service) => [
  `DATABASE_PASSWORD_${service.toUpperCase()}`,
  `DATABASE_PASSWORD_${service.toUpperCase()}_API`,
];

/** The secrets of a process: the Secret that contains each, its name, and whether it may be missing. */
export function secretsOf({ target, role }) {
  const { signs, mails, own = [], optional = [] } = TARGETS[target];
  const secret = (from, name, isOptional = false) => ({ from, name, isOptional });
  const shared = [
    ...(target === 'gateway' ? [] : [secret('quillcare-servers', 'DATABASE_URL')]),
    secret('quillcare-servers', 'NATS_URL'),
    secret('quillcare-servers', 'REDIS_URL'),
    ...(signs ? [secret('quillcare-signing', 'SIGNING_SECRET')] : []),
    ...(mails ? [secret('quillcare-mail', 'MAIL_SECRET')] : []),
  ];
  const mine = `quillcare-${target}`;
  // Needed only where NATS has users (deploy/nats/users.conf). Without it a process logs in without a name.
  const nats = secret(mine, `NATS_PASSWORD_${target.toUpperCase()}`, true);
  if (target === 'gateway') return [...shared, nats];
  const [worker, api] = passwordsOf(target);
  return [
    ...shared,
    nats,
    secret(mine, `APP_SECRET_${target.toUpperCase()}`),
    secret(mine, role === 'api' ? api : worker),
    ...own.map((name) => secret(mine, name)),
    ...optional.map((name) => secret(mine, name, true)),
    secret('quillcare-files', 'S3_ACCESS_KEY_ID', true),
    secret('quillcare-files', 'S3_SECRET_ACCESS_KEY', true),
  ];
}
