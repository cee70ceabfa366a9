import {
  AppError,
  getOrganisation,
  OrganisationUpdated,
  readOrganisationLogo,
  type Operation,
  type Organisation,
  type OrganisationLogo,
} from '@quillcare/contracts';
import { Clock } from '../clock';
import { contextFor, runInContext } from '../context';
import type { LiveEvents } from '../messaging/live';
import { OrganisationFacts } from './organisation-facts';
import type { RpcClient } from './rpc-client';

const practice = {
  id: 'one',
  name: 'Harbour Plastics',
  country: 'AU',
  timeZone: 'Australia/Sydney',
} as Organisation;
const logo: OrganisationLogo = { mediaType: 'image/png', data: 'iVBORw==', width: 4, height: 2 };

type Told = (event: { data: { organisationId: string } }) => void;

/** Creates the facts on top of a fake identity service, which counts calls, and fake events. */
function facts(answer: () => Promise<Organisation> = () => Promise.resolve(practice)) {
  const clock = new Clock();
  const call = jest.fn((operation: Operation): Promise<unknown> =>
    operation === readOrganisationLogo ? Promise.resolve({ logo }) : answer(),
  );
  let tell: Told = () => {};
  let gap = () => {};
  const events = {
    listen: (event: unknown, told: Told) => {
      if (event === OrganisationUpdated) tell = told;
    },
    onGap: (listener: () => void) => (gap = listener),
  };
  const known = new OrganisationFacts(
    { call } as unknown as RpcClient,
    clock,
    events as unknown as LiveEvents,
  );
  known.onApplicationBootstrap();
  const asked = (operation: Operation) => call.mock.calls.filter(([called]) => called === operation).length;
  const changed = (organisationId: string) => tell({ data: { organisationId } });
  return { clock, asked, facts: known, changed, missed: () => gap() };
}

const within = <T>(organisationId: string, work: () => Promise<T>) =>
  runInContext(contextFor({ kind: 'service', service: 'quoting' }, { organisationId }), work);

describe('OrganisationFacts', () => {
  it('knows the current date in the practice’s time zone', async () => {
    const { facts: known, clock } = facts();
    clock.shift(Date.parse('2026-11-23T13:30:00Z') - clock.now().getTime());
    expect(await within('one', () => known.today())).toBe('2026-11-24');
  });

  it('makes one call for all callers within a minute', async () => {
    const { facts: known, asked, clock } = facts();
    await Promise.all([known.get('one'), known.get('one')]);
    clock.shift(59_000);
    expect(await known.get('one')).toBe(practice);
    expect(asked(getOrganisation)).toBe(1);
    clock.shift(2_000);
    await known.get('one');
    expect(asked(getOrganisation)).toBe(2);
  });

  it('does not cache failures', async () => {
    const answers = [
      () => Promise.reject(new AppError('SERVICE_UNAVAILABLE')),
      () => Promise.resolve(practice),
    ];
    const { facts: known } = facts(() => answers.shift()!());
    await expect(known.get('one')).rejects.toThrow(AppError);
    expect(await known.get('one')).toBe(practice);
  });

  it('caches at most a thousand practices', async () => {
    const { facts: known, asked } = facts();
    for (let at = 0; at <= 1_000; at += 1) await known.get(`practice ${at}`);
    await known.get('practice 1000');
    expect(asked(getOrganisation)).toBe(1_001);
    await known.get('practice 0');
    expect(asked(getOrganisation)).toBe(1_002);
  });

  it('caches logos too, and requests one only when needed', async () => {
    const { facts: known, asked } = facts();
    await within('one', () => known.current());
    expect(asked(readOrganisationLogo)).toBe(0);
    for (let time = 0; time < 3; time += 1)
      expect(await within('one', () => known.currentLogo())).toEqual(logo);
    expect(asked(readOrganisationLogo)).toBe(1);
  });

  it('requests a practice again once it has changed, and no other', async () => {
    const { facts: known, asked, changed } = facts();
    const read = async (id: string) => {
      await known.get(id);
      await within(id, () => known.currentLogo());
    };
    await read('one');
    await read('other');
    changed('one');
    await read('one');
    await read('other');
    expect([asked(getOrganisation), asked(readOrganisationLogo)]).toEqual([3, 3]);
  });

  it('does not cache an answer requested before the practice changed', async () => {
    let finish: (answer: Organisation) => void = () => {};
    const answers = [
      () => new Promise<Organisation>((resolve) => (finish = resolve)),
      () => Promise.resolve({ ...practice, name: 'Harbour Surgical' }),
    ];
    const { facts: known, changed } = facts(() => answers.shift()!());
    const early = known.get('one');
    changed('one');
    finish(practice);
    expect(await early).toBe(practice);
    expect(await known.get('one')).toMatchObject({ name: 'Harbour Surgical' });
  });

  it('empties its cache after events may have been missed', async () => {
    const { facts: known, asked, missed } = facts();
    await known.get('one');
    missed();
    await known.get('one');
    expect(asked(getOrganisation)).toBe(2);
  });
});
