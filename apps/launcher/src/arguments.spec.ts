import { readArguments, servicesOf } from './arguments';
import { TARGETS } from './catalogue';

describe('launcher command line', () => {
  it('starts everything by default', () => {
    const read = readArguments([]);
    expect(read.targets).toEqual([...TARGETS]);
    expect(read.role).toBe('all');
    expect(read.migrate).toBe(false);
  });

  it('accepts several targets and separates services from the gateway', () => {
    const read = readArguments(['--target=gateway, quoting', '--role=api']);
    expect(read.targets).toEqual(['gateway', 'quoting']);
    expect(servicesOf(read.targets)).toEqual(['quoting']);
  });

  it('lists dead letters by default and replays them on request', () => {
    expect(readArguments(['--dlq']).deadLetters).toBe('list');
    expect(readArguments(['--dlq', 'replay']).deadLetters).toBe('replay');
    expect(readArguments([]).deadLetters).toBeNull();
  });

  it('takes the number of minutes to republish', () => {
    expect(readArguments(['--republish=30']).republish).toBe(30);
    expect(readArguments([]).republish).toBeNull();
    expect(() => readArguments(['--republish=soon'])).toThrow(
      '--republish must be a number of minutes, not "soon".',
    );
  });

  it('requires the practice whose evidence to check', () => {
    const id = '01890000-0000-7000-8000-0000000000AA';
    expect(readArguments(['--check-evidence', '--organisation', id]).checkEvidence).toBe(id.toLowerCase());
    expect(readArguments([]).checkEvidence).toBeNull();
    for (const wrong of [[], ['--organisation', 'all']])
      expect(() => readArguments(['--check-evidence', ...wrong])).toThrow('needs --organisation with the id');
  });

  it('compares the checkpoints of all practices or of one', () => {
    const id = '01890000-0000-7000-8000-0000000000AA';
    const of = (...more: string[]) => readArguments(['--check-checkpoints', ...more]).checkCheckpoints;
    expect(of()).toEqual({ organisationId: null });
    expect(of('--organisation', id)).toEqual({ organisationId: id.toLowerCase() });
    expect(readArguments([]).checkCheckpoints).toBeNull();
    expect(() => of('--organisation', 'all')).toThrow('needs --organisation with the id');
  });

  it('adds the demonstration only if all services run in this process', () => {
    expect(readArguments(['--seed-only'])).toMatchObject({ migrate: true, seedDemo: true, seedOnly: true });
    expect(readArguments(['--seed-demo'])).toMatchObject({ seedDemo: true, seedOnly: false });
    for (const option of ['--seed-demo', '--seed-only'])
      expect(() => readArguments([option, '--target=gateway'])).toThrow('need --target=all');
  });

  it('backs up and restores, and migrates before restoring', () => {
    expect(readArguments(['--backup=/backups/today'])).toMatchObject({
      backup: '/backups/today',
      migrate: false,
    });
    expect(readArguments(['--restore=/backups/today'])).toMatchObject({
      restore: '/backups/today',
      migrate: true,
    });
    expect(readArguments([])).toMatchObject({ backup: null, restore: null });
  });

  it('reports a wrong target, role or option in one sentence', () => {
    expect(() => readArguments(['--target=crmm'])).toThrow('--target must be one of gateway, identity');
    expect(() => readArguments(['--role=boss'])).toThrow(
      '--role must be one of api, worker, all, not "boss".',
    );
    expect(() => readArguments(['--nonsense'])).toThrow("Unknown option '--nonsense'");
  });
});
