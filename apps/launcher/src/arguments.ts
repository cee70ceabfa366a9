import { parseArgs } from 'node:util';
import { SERVICES, type ServiceName } from '@quillcare/contracts';
import { StartError } from '@quillcare/service-kit';
import { TARGETS, type Target } from './catalogue';

export interface LaunchArguments {
  targets: Target[];
  role: 'api' | 'worker' | 'all';
  listTargets: boolean;
  verifyConfig: boolean;
  migrate: boolean;
  migrateOnly: boolean;
  seedDemo: boolean;
  /** Migrate, add the demo practice and exit, so that the services can then run in processes of their own. */
  seedOnly: boolean;
  /** Work on dead letters (`list` or `replay`) instead of serving; null to serve. */
  deadLetters: 'list' | 'replay' | null;
  /** Republish the messages of this many minutes. */
  republish: number | null;
  /** Have all report figures recomputed. */
  rebuildReports: boolean;
  backup: string | null;
  /** Folder of a backup to restore into an empty database. */
  restore: string | null;
  /** Archive of a practice to import into an empty installation. */
  importPractice: string | null;
  /** Id of the organisation whose evidence is verified. */
  checkEvidence: string | null;
  /** Compare the audit chains with their checkpoints, for all practices or for one. */
  checkCheckpoints: { organisationId: string | null } | null;
  checkMbs: string | null;
  loadMbs: string | null;
  /** Whether the loaded table may replace an existing one of the same date. */
  replaceMbs: boolean;
}

const OPTIONS = {
  target: { type: 'string', default: 'all' },
  role: { type: 'string', default: 'all' },
  'list-targets': { type: 'boolean', default: false },
  'verify-config': { type: 'boolean', default: false },
  migrate: { type: 'boolean', default: false },
  'migrate-only': { type: 'boolean', default: false },
  'seed-demo': { type: 'boolean', default: false },
  'seed-only': { type: 'boolean', default: false },
  dlq: { type: 'string' },
  republish: { type: 'string' },
  'rebuild-reports': { type: 'boolean', default: false },
  backup: { type: 'string' },
  restore: { type: 'string' },
  'import-practice': { type: 'string' },
  'check-evidence': { type: 'boolean', default: false },
  'check-checkpoints': { type: 'boolean', default: false },
  organisation: { type: 'string' },
  'check-mbs': { type: 'string' },
  'load-mbs': { type: 'string' },
  'replace-mbs': { type: 'boolean', default: false },
} as const;

/** Parses the command line; throws a `StartError` with a one-sentence message for an invalid argument. */
export function readArguments(argv: string[]): LaunchArguments {
  const values = parse(argv);
  const targets = targetsOf(values.target);
  const seedDemo = values['seed-demo'] || values['seed-only'];
  // The demo data is dated months back. To backdate it, the launcher moves the services' clock, so they must run in this process.
  if (seedDemo && targets.length < TARGETS.length)
    throw new StartError(
      '--seed-demo and --seed-only need --target=all. Seed first, then start the targets.',
    );
  return {
    targets,
    role: oneOf('--role', values.role, ['api', 'worker', 'all'] as const),
    listTargets: values['list-targets'],
    verifyConfig: values['verify-config'],
    // Backups and archives contain rows only; the migrations create the schemas.
    migrate:
      values.migrate ||
      values['migrate-only'] ||
      values['seed-only'] ||
      values.restore !== undefined ||
      values['import-practice'] !== undefined,
    migrateOnly: values['migrate-only'],
    seedDemo,
    seedOnly: values['seed-only'],
    deadLetters: values.dlq === undefined ? null : oneOf('--dlq', values.dlq, ['list', 'replay'] as const),
    republish: values.republish === undefined ? null : minutesOf('--republish', values.republish),
    rebuildReports: values['rebuild-reports'],
    backup: values.backup ?? null,
    restore: values.restore ?? null,
    importPractice: values['import-practice'] ?? null,
    checkEvidence: values['check-evidence'] ? organisationOf('--check-evidence', values.organisation) : null,
    checkCheckpoints: values['check-checkpoints'] ? { organisationId: oneOrAll(values.organisation) } : null,
    checkMbs: values['check-mbs'] ?? null,
    loadMbs: values['load-mbs'] ?? null,
    replaceMbs: values['replace-mbs'],
  };
}

export function servicesOf(targets: readonly Target[]): ServiceName[] {
  return SERVICES.filter((name) => targets.includes(name));
}

function parse(argv: string[]) {
  try {
    // `npm run dlq` lists, `npm run dlq -- replay` replays.
    const args = argv.at(-1) === '--dlq' ? [...argv, 'list'] : argv;
    return parseArgs({ args, options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new StartError((error as { message?: string }).message ?? 'The command line cannot be read.');
  }
}

function targetsOf(text: string): Target[] {
  if (text === 'all') return [...TARGETS];
  const names = text.split(',').map((name) => name.trim());
  return names.map((name) => oneOf('--target', name, TARGETS));
}

function minutesOf(option: string, value: string): number {
  if (/^[1-9]\d{0,5}$/.test(value)) return Number(value);
  throw new StartError(`${option} must be a number of minutes, not "${value}".`);
}

function oneOrAll(value: string | undefined): string | null {
  return value === undefined ? null : organisationOf('--check-checkpoints', value);
}

function organisationOf(option: string, value: string | undefined): string {
  if (value && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)) return value.toLowerCase();
  throw new StartError(`${option} needs --organisation with the id of a practice.`);
}

function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  if ((allowed as readonly string[]).includes(value)) return value as T;
  throw new StartError(`${option} must be one of ${allowed.join(', ')}, not "${value}".`);
}
