// compose.apart.yml: two containers for each target and role, each with its own secrets only.
import { passwordsOf, PROCESSES, SERVICES, secretsOf } from './table.mjs';

/** For a local trial. `deploy/new-secrets > .env` generates real ones. */
const trialOf = (name) => `local-only-change-me-before-real-data-${name.toLowerCase().replaceAll('_', '-')}`;
/** Set in docker-compose.yml, with the same value for all. */
const GIVEN = ['NATS_URL', 'REDIS_URL', 'SMTP_URL'];

const variable = ({ name, isOptional }) => [name, `\${${name}:-${isOptional ? '' : trialOf(name)}}`];

const servers = { NATS_URL: 'nats://nats:4222', REDIS_URL: 'redis://redis:6379' };
const database = { DATABASE_URL: 'postgresql://postgres:5432/quillcare' };

const ofService = (process) => {
  const { target } = process;
  return {
    NODE_ENV: 'development',
    PUBLIC_URL: '${PUBLIC_URL:-http://localhost:3000}',
    METRICS_PORT: 9464,
    ...servers,
    ...(target === 'gateway' ? { TRUST_PROXY: '${TRUST_PROXY:-false}' } : database),
    ...(target === 'notifications'
      ? {
          SMTP_URL: '${SMTP_URL:-smtp://mailpit:1025}',
          OPERATOR_EMAIL: '${OPERATOR_EMAIL:-operator@quillcare.test}',
        }
      : {}),
    ...(target === 'audit' ? { CHECKPOINT_DIR: '/checkpoints' } : {}),
    OTEL_EXPORTER_OTLP_ENDPOINT: '${OTEL_EXPORTER_OTLP_ENDPOINT:-}',
    ...(target === 'gateway' ? {} : { APP_SECRET_PREVIOUS: '${APP_SECRET_PREVIOUS:-}' }),
    ...Object.fromEntries(
      secretsOf(process)
        .filter(({ name }) => name !== 'DATABASE_URL' && !GIVEN.includes(name))
        .map(variable),
    ),
  };
};

const container = (process) => ({
  image: 'quillcare:${VERSION:-0.1.0}',
  command: [`--target=${process.target}`, `--role=${process.role}`],
  environment: { NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=256', ...ofService(process) },
  ...(process.target === 'audit' ? { volumes: ['checkpoints:/checkpoints'] } : {}),
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  mem_limit: '512m',
  depends_on: {
    migrate: { condition: 'service_completed_successfully' },
    nats: { condition: 'service_healthy' },
    redis: { condition: 'service_healthy' },
  },
  restart: 'unless-stopped',
});

/** Two gateways, each with its own port. A load balancer goes in front of them. */
function gateways(process) {
  return {
    gateway: { ...container(process), ports: ['127.0.0.1:${PORT:-3000}:3000'] },
    'gateway-2': { ...container(process), ports: ['127.0.0.1:${PORT_2:-3001}:3000'] },
  };
}

/** The environment for --seed-only, which briefly acts as every service. */
const ofAll = () => ({
  ...Object.fromEntries(
    SERVICES.flatMap((service) => [`APP_SECRET_${service.toUpperCase()}`, ...passwordsOf(service)])
      .concat('SIGNING_SECRET', 'MAIL_SECRET')
      .map((name) => variable({ name })),
  ),
  SMTP_URL: '${SMTP_URL:-smtp://mailpit:1025}',
  MAIL_CATCHER: '${MAIL_CATCHER:-true}',
  OPERATOR_EMAIL: '${OPERATOR_EMAIL:-operator@quillcare.test}',
  PUBLIC_URL: '${PUBLIC_URL:-http://localhost:3000}',
});

/** The file, which is applied on top of docker-compose.yml. */
export function composeApart() {
  const processes = PROCESSES.flatMap((process) =>
    process.target === 'gateway'
      ? Object.entries(gateways(process))
      : [[process.name, { ...container(process), deploy: { replicas: 2 } }]],
  );
  return {
    services: {
      // Everything in one process is the other layout.
      quillcare: { profiles: ['one-process'] },
      migrate: { command: ['${MIGRATE:---seed-only}'], environment: ofAll() },
      ...Object.fromEntries(processes),
    },
  };
}
