import { NotificationRaised, type AccountMail } from '@quillcare/contracts';
import { seal } from '@quillcare/service-kit';
import { startProduct, type Product } from '@quillcare/testing';
import { accountLetter, quoteLetter } from '../letter/domain/letter';
import { MailDeferred } from '../delivery/jobs/deliver-mail.job';
import { PostOffice } from '../testing/post-office.suite';
import { PracticeServer } from '../testing/practice-server.suite';
import { samplePractice, sampleQuote, sampleSecret } from '../testing/samples.suite';
import { SmtpStub } from '../testing/smtp-stub.suite';
import { DEFAULT_EMAIL_CONFIG, type StoredEmailConfig } from './domain/email-config';
import { EmailConfigRepository } from './persistence/email-config.repository';

const LINK = 'https://quillcare.example/quote/accept/secret-token';
const SENDER = 'quotes@harbour.example';

const platform = new SmtpStub();
const server = new PracticeServer({
  account: { user: 'harbour', password: 'app-password' },
  senders: [SENDER],
});
let port: number;
let product: Product;
let office: PostOffice;

beforeAll(async () => {
  await platform.start();
  port = await server.start();
  product = await startProduct({
    only: ['notifications'],
    role: 'api',
    env: {
      ...process.env,
      SMTP_URL: platform.url,
      MAIL_FROM: 'Quillcare <no-reply@quillcare.example>',
      SMTP_ALLOWED_NETWORKS: '127.0.0.0/8',
    },
  });
});
beforeEach(() => {
  office = new PostOffice(product);
  for (const one of [platform, server]) {
    one.received.length = 0;
    one.refusals.length = 0;
  }
  server.drops = 0;
});
afterAll(async () => {
  await product?.stop();
  await platform.stop();
  await server.stop();
});

/** Configures the practice's own server. */
async function setUp(changes: Partial<StoredEmailConfig> = {}): Promise<void> {
  const config: StoredEmailConfig = {
    ...DEFAULT_EMAIL_CONFIG,
    usesOwnServer: true,
    host: '127.0.0.1',
    port,
    security: 'NONE',
    username: 'harbour',
    sealedPassword: seal('app-password', product.config.appSecret),
    senderAddress: SENDER,
    senderName: 'Harbour Surgical',
    replyTo: 'desk@harbour.example',
    signature: 'Ana\nHarbour Surgical',
    ...changes,
  };
  const configs = office.get(EmailConfigRepository);
  await office.transaction(async () => {
    const stored = await configs.stored();
    await configs.change({ version: stored?.version ?? 0, change: () => config });
  });
}

const post = (revision = 1) =>
  office.post(quoteLetter(sampleQuote({ revision }), samplePractice, sampleSecret(LINK)));
const attempt = (mailId: string, number = 1) =>
  office.deliver(mailId, { attempt: number, lastAttempt: false });

/** Makes attempts that are all deferred. */
async function deferred(mailId: string, times: number): Promise<void> {
  for (let number = 1; number <= times; number += 1)
    await expect(attempt(mailId, number)).rejects.toThrow(MailDeferred);
}

const routeOf = async (mailId: string) => {
  const [row] = await product.sql<{ route: string; route_reason: string | null; state: string }>(
    'select route, route_reason, state from notifications.mail_message where id = $1',
    [mailId],
  );
  return row;
};
const serverState = async () => {
  const [row] = await product.sql<{ failing_since: Date | null; last_problem: string | null }>(
    'select failing_since, last_problem from notifications.mail_server_state where organisation_id = $1',
    [office.organisationId],
  );
  return row;
};
const alarms = async () =>
  (await office.sent(NotificationRaised.subject)).filter(
    ({ payload }) => payload.data['topic'] === 'MAIL_SERVER_FAILED',
  );

describe('an email to a patient', () => {
  it('is sent by the practice’s server from its own address and name', async () => {
    await setUp();
    const mailId = await post();
    await attempt(mailId);
    expect(platform.received).toHaveLength(0);
    expect(server.received[0]).toMatchObject({
      from: { name: 'Harbour Surgical', address: SENDER },
      replyTo: [{ address: 'desk@harbour.example' }],
      to: [{ address: 'hana@patients.example' }],
      messageId: `<${mailId}@quillcare.example>`,
    });
    expect(server.received[0]?.text).toContain('Kind regards\nAna\nHarbour Surgical');
    expect(await routeOf(mailId)).toEqual({ route: 'OWN', route_reason: null, state: 'DELIVERED' });
    expect(await alarms()).toEqual([]);
  });

  it('is sent by the platform after three attempts, with the reason, and administrators are alerted once', async () => {
    await setUp({ sealedPassword: seal('wrong', product.config.appSecret) });
    const [first, second] = [await post(1), await post(2)];
    for (const mailId of [first, second]) {
      await deferred(mailId, 3);
      await attempt(mailId, 4);
      expect(await routeOf(mailId)).toEqual({
        route: 'FALLBACK',
        route_reason: 'The mail server did not accept our sign-in (535).',
        state: 'DELIVERED',
      });
    }
    expect(server.received).toHaveLength(0);
    expect(platform.received.map(({ messageId }) => messageId)).toEqual(
      [first, second].map((mailId) => `<${mailId}@quillcare.example>`),
    );
    expect(platform.received[0]).toMatchObject({
      from: { name: 'Harbour Surgical', address: 'no-reply@quillcare.example' },
      replyTo: [{ address: 'desk@harbour.example' }],
    });
    expect(await alarms()).toHaveLength(1);
    expect(await serverState()).toMatchObject({
      failing_since: expect.any(Date),
      last_problem: 'The mail server did not accept our sign-in (535).',
    });
  });

  it('clears the failure once the server accepts again, so that the next failure raises a new alert', async () => {
    const refused = 'nobody@harbour.example';
    await setUp();
    server.drops = 3;
    const first = await post(1);
    await deferred(first, 3);
    expect(await serverState()).toMatchObject({ failing_since: expect.any(Date) });
    const second = await post(2);
    await attempt(second);
    expect(await serverState()).toEqual({ failing_since: null, last_problem: null });
    await setUp({ senderAddress: refused });
    await expect(attempt(await post(3))).rejects.toThrow('refused the sender (553)');
    expect(await alarms()).toHaveLength(2);
  });

  it('is retried with the same Message-ID if the connection drops after it was accepted', async () => {
    await setUp();
    server.drops = 1;
    const mailId = await post();
    await expect(attempt(mailId)).rejects.toThrow('closed the connection before it confirmed the message');
    await attempt(mailId, 2);
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      `<${mailId}@quillcare.example>`,
      `<${mailId}@quillcare.example>`,
    ]);
    expect(platform.received).toHaveLength(0);
    expect(await routeOf(mailId)).toMatchObject({ route: 'OWN', state: 'DELIVERED' });
    await attempt(mailId, 3);
    expect(server.received).toHaveLength(2);
  });

  it('fails at once if the address is refused, because another server would not help', async () => {
    await setUp();
    server.refusals.push(550);
    const mailId = await post();
    await attempt(mailId);
    expect(await office.mail(mailId)).toMatchObject({
      state: 'FAILED',
      last_error: 'The mail server refused this address (550).',
    });
    expect(platform.received).toHaveLength(0);
    expect(await alarms()).toEqual([]);
  });
});

it.each(['10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', '192.168.1.1'])(
  'makes no connection to %s, an address inside a network',
  async (host) => {
    await setUp({ host });
    const mailId = await post();
    await expect(attempt(mailId)).rejects.toThrow('at an address that we do not connect to');
    await attempt(mailId, 2);
    expect(await routeOf(mailId)).toMatchObject({ route: 'FALLBACK', state: 'DELIVERED' });
  },
);

it('sends an email through the platform while the password cannot be decrypted', async () => {
  await setUp({ sealedPassword: seal('app-password', 'another secret that nobody has any more') });
  const mailId = await post();
  await expect(attempt(mailId)).rejects.toThrow(MailDeferred);
  await attempt(mailId, 2);
  expect(await routeOf(mailId)).toMatchObject({ route: 'FALLBACK', state: 'DELIVERED' });
});

it('sends account emails through the platform, because their links do not concern the practice', async () => {
  await setUp();
  const reset: AccountMail = {
    template: 'password-reset',
    recipient: 'ana@harbour.example',
    params: { name: 'Ana', link: 'https://quillcare.example/auth/reset-password?token=x', minutes: 60 },
  };
  const mailId = await office.post(accountLetter(reset, 'reset:1'));
  await attempt(mailId);
  expect(server.received).toHaveLength(0);
  expect(platform.received[0]).toMatchObject({
    from: { name: 'Quillcare', address: 'no-reply@quillcare.example' },
  });
});
