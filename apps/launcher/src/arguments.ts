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
  /** `list` or `replay`: work on dead letters instead of serving. */
  deadLetters: 'list' | 'replay' | null;
  /** Republish the messages of this many minutes. */
  republish: number | null;
  /** The folder to write a backup into. */
  backup: string | null;
  /** The folder whose backup is restored into an empty database. */
  restore: string | null;
  /** A file of the Medicare Benefits Schedule to be checked. */
  checkMbs: string | null;
  /** A file of the Medicare Benefits Schedule to be loaded as a table. */
  loadMbs: string | null;
  /** Whether the loaded table may replace one of the same date. */
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
  dlq: { type: 'string' },
  republish: { type: 'string' },
  backup: { type: 'string' },
  restore: { type: 'string' },
  'check-mbs': { type: 'string' },
  'load-mbs': { type: 'string' },
  'replace-mbs': { type: 'boolean', default: false },
} as const;

/** Reads the command line; throws a `StartError` with one sentence for a wrong argument. */
export function readArguments(argv: string[]): LaunchArguments {
  const values = parse(argv);
  return {
    targets: targetsOf(values.target),
    role: oneOf('--role', values.role, ['api', 'worker', 'all'] as const),
    listTargets: values['list-targets'],
    verifyConfig: values['verify-config'],
    // A backup holds rows only; the migrations create the schemas.
    migrate: values.migrate || values['migrate-only'] || values.restore !== undefined,
    migrateOnly: values['migrate-only'],
    seedDemo: values['seed-demo'],
    deadLetters: values.dlq === undefined ? null : oneOf('--dlq', values.dlq, ['list', 'replay'] as const),
    republish: values.republish === undefined ? null : minutesOf('--republish', values.republish),
    backup: values.backup ?? null,
    restore: values.restore ?? null,
    checkMbs: values['check-mbs'] ?? null,
    loadMbs: values['load-mbs'] ?? null,
    replaceMbs: values['replace-mbs'],
  };
}

/** The services among the targets. */
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

function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  if ((allowed as readonly string[]).includes(value)) return value as T;
  throw new StartError(`${option} must be one of ${allowed.join(', ')}, not "${value}".`);
}
