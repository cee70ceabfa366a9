import { getEmailConfig, sendTestMail, updateEmailConfig, type RequestOf } from '@quillcare/contracts';
import { startProduct, type Product, type TestOrganisation } from '@quillcare/testing';
import { PracticeServer } from '../../testing/practice-server.suite';
import { SmtpStub } from '../../testing/smtp-stub.suite';

type Body = Omit<NonNullable<RequestOf<typeof updateEmailConfig>['body']>, 'version'>;

const SENDER = 'quotes@harbour.example';
const platform = new SmtpStub();
const server = new PracticeServer({ account: { user: 'harbour', password: 'app-pass' }, senders: [SENDER] });
let ports: { server: number; secure: number };
let secure: PracticeServer;
let product: Product;
let org: TestOrganisation;

beforeAll(async () => {
  // The stub's built-in certificate is self-signed, which is what the test needs.
  const warned = jest.spyOn(console, 'error').mockReturnValue();
  secure = new PracticeServer({ isSecure: true });
  warned.mockRestore();
  await platform.start();
  ports = { server: await server.start(), secure: await secure.start() };
  product = await startProduct({
    only: ['identity', 'notifications'],
    role: 'api',
    env: {
      ...process.env,
      SMTP_URL: platform.url,
      MAIL_FROM: 'Quillcare <no-reply@quillcare.example>',
      SMTP_ALLOWED_NETWORKS: '127.0.0.0/8',
    },
  });
});
beforeEach(async () => {
  org = await product.signUp({}, { isConfirmed: true });
  platform.received.length = 0;
  server.received.length = 0;
  server.drops = 0;
});
afterAll(async () => {
  await product?.stop();
  await platform.stop();
  await server.stop();
  await secure?.stop();
});

const read = () => product.call(getEmailConfig, {}, org.admin);
const save = async (body: Body) =>
  product.call(updateEmailConfig, { body: { version: (await read()).version, ...body } }, org.admin);
const test = () => product.call(sendTestMail, {}, org.admin);
const own = (changes: Body = {}): Body => ({
  usesOwnServer: true,
  host: '127.0.0.1',
  port: ports.server,
  security: 'NONE',
  senderAddress: SENDER,
  username: 'harbour',
  password: 'app-pass',
  ...changes,
});

describe('email settings', () => {
  it('use the platform’s sender until an administrator saves others', async () => {
    expect(await read()).toMatchObject({
      version: 0,
      usesOwnServer: false,
      hasPassword: false,
      platformAddress: 'no-reply@quillcare.example',
      failingSince: null,
    });
  });

  it('store the password encrypted, and never return it', async () => {
    const saved = await save(own());
    expect(saved).toMatchObject({ version: 1, hasPassword: true, username: 'harbour' });
    const changed = await save({ senderName: 'Harbour Surgical' });
    expect(changed).toMatchObject({ version: 2, hasPassword: true });
    expect(JSON.stringify([saved, changed, await read()])).not.toContain('app-pass');
    const stored = await product.sql<{ sealed_password: string }>(
      'select sealed_password from notifications.email_config where organisation_id = $1',
      [org.organisationId],
    );
    expect(stored[0]?.sealed_password).toMatch(/^v1\.[\w-]{8}\./);
    const outbox = await product.sql('select payload from notifications.outbox where organisation_id = $1', [
      org.organisationId,
    ]);
    expect(JSON.stringify(outbox)).not.toMatch(/app-pass|sealedPassword|v1\./);
  });

  it('are audited without the password', async () => {
    await save(own());
    await save({ password: 'another-pass' });
    const entries = await product.sql<{ data: Record<string, unknown> }>(
      `select payload->'data' as data from notifications.outbox
        where destination = 'evt.notifications.AuditRecorded.v1' and organisation_id = $1 order by seq`,
      [org.organisationId],
    );
    expect(entries.map(({ data }) => [data['entityType'], data['action'], data['notes']])).toEqual([
      ['EMAIL_CONFIG', 'CREATE', 'Password set'],
      ['EMAIL_CONFIG', 'UPDATE', 'Password set'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('another-pass');
  });

  it.each([
    [{ host: 'smtp.evil.example' }],
    [{ port: 2525 }],
    [{ username: 'other' }],
    [{ security: 'TLS' }],
  ] as const)('require the password again if %j would send it elsewhere', async (change) => {
    await save(own());
    await expect(save(change)).rejects.toMatchObject({ errors: [{ path: 'password' }] });
    await expect(save({ ...change, password: 'app-pass' })).resolves.toMatchObject({ version: 2 });
  });

  it('report every missing field', async () => {
    await expect(save({ usesOwnServer: true, username: 'harbour' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: ['host', 'port', 'senderAddress', 'password'].map((path) => expect.objectContaining({ path })),
    });
  });

  it.each(['https://smtp.example.com', 'smtp.example.com:587', 'smtp example', '-smtp.example', 'a..b'])(
    'reject %s as a host',
    async (host) => {
      await expect(save({ host })).rejects.toMatchObject({ errors: [{ path: 'host' }] });
    },
  );

  it('reject a stale version and all but one of several concurrent first saves', async () => {
    const saves = await Promise.allSettled(
      ['Harbour', 'Marina', 'Quay'].map((senderName) =>
        product.call(updateEmailConfig, { body: { version: 0, senderName } }, org.admin),
      ),
    );
    const refused = saves.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    expect(refused).toMatchObject([{ code: 'VERSION_CONFLICT' }, { code: 'VERSION_CONFLICT' }]);
    const stale = product.call(updateEmailConfig, { body: { version: 0, senderName: 'X' } }, org.admin);
    await expect(stale).rejects.toMatchObject({ code: 'VERSION_CONFLICT', facts: { version: 1 } });
  });
});

describe('a test email', () => {
  it('goes to the current user through the practice’s server, and is recorded until the settings change', async () => {
    await save(own({ senderName: 'Harbour Surgical' }));
    expect(await test()).toMatchObject({
      isAccepted: true,
      by: 'OWN',
      to: org.admin.email,
      serverSaid: null,
    });
    expect(server.received[0]).toMatchObject({
      from: { name: 'Harbour Surgical', address: SENDER },
      to: [{ address: org.admin.email }],
    });
    expect(await read()).toMatchObject({ testedAt: expect.any(String) });
    await save({ senderName: 'Harbour' });
    expect(await read()).toMatchObject({ testedAt: null });
  });

  it('goes through the platform if the practice has no server', async () => {
    expect(await test()).toMatchObject({ isAccepted: true, by: 'PLATFORM' });
    expect(platform.received).toHaveLength(1);
  });

  it.each<[string, () => Body, RegExp, RegExp | null]>([
    ['a wrong password', () => own({ password: 'no' }), /user name or the password/, /535/],
    [
      'a sender that the server does not accept',
      () => own({ senderAddress: 'x@other.example' }),
      /sender address/,
      /553/,
    ],
    ['an unknown host', () => own({ host: 'smtp.nowhere.invalid' }), /no server of this name/, null],
    ['a port without a server', () => own({ port: 1 }), /Nothing answered/, null],
    ['an untrusted certificate', () => own({ port: ports.secure, security: 'TLS' }), /certificate/, null],
    ['a server without encryption', () => own({ security: 'STARTTLS' }), /no encryption/, null],
    ['a host inside a network', () => own({ host: '10.0.0.1' }), /private network/, null],
  ])('explains in plain words %s', async (_what, settings, answer, said) => {
    await save(settings());
    const tried = await test();
    expect(tried).toMatchObject({ isAccepted: false, by: 'OWN', answer: expect.stringMatching(answer) });
    if (said) expect(tried.serverSaid).toMatch(said);
    expect(await read()).toMatchObject({ testedAt: null });
    expect(platform.received).toHaveLength(0);
  });

  it('explains that the server closed the connection before confirming', async () => {
    await save(own());
    server.drops = 1;
    expect(await test()).toMatchObject({
      isAccepted: false,
      answer: expect.stringContaining('closed the connection'),
    });
  });
});
