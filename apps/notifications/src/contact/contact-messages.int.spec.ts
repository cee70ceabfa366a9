import { randomUUID } from 'node:crypto';
import {
  listContactMessages,
  PLATFORM_ORGANISATION_ID,
  sendContactMessage,
  type ListPage,
  type ContactMessage,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import { startProduct, type Product } from '@quillcare/testing';
import { PostOffice } from '../testing/post-office.suite';
import { SmtpStub } from '../testing/smtp-stub.suite';
import { userOf } from '../testing/samples.suite';

const OPERATOR = 'operator@quillcare.example';
const smtp = new SmtpStub();
let product: Product;

beforeAll(async () => {
  await smtp.start();
  // Without identity, because rows that belong to no practice must not depend on a practice's data.
  product = await startProduct({
    only: ['notifications'],
    gateway: true,
    config: { trustProxy: true },
    env: { ...process.env, SMTP_URL: smtp.url, OPERATOR_EMAIL: OPERATOR },
  });
});
beforeEach(() => {
  smtp.received.length = 0;
  smtp.refusals.length = 0;
});
afterAll(async () => {
  await product?.stop();
  await smtp.stop();
});

type Body = NonNullable<RequestOf<typeof sendContactMessage>['body']>;

const written = (changes: Partial<Body> = {}): Body => ({
  firstName: 'Siobhán',
  lastName: "O'Brien",
  email: `siobhan.${randomUUID().slice(0, 8)}@practice.example`,
  practiceName: 'Ngāpō & Co Surgical',
  message: 'Good morning,\n\ncan we bring our clients along?',
  ...changes,
});

interface Sent {
  key?: string;
  from?: string;
}

function send(body: unknown, { key, from = `10.1.0.${Math.floor(Math.random() * 250)}` }: Sent = {}) {
  return fetch(`${product.url}/api/public/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  });
}

/** A user of another practice. */
const someone = (role: UserPrincipal['role']) => userOf(newId(), { role });
const list = (
  query: RequestOf<typeof listContactMessages>['query'] = {},
): Promise<ListPage<ContactMessage>> => product.call(listContactMessages, { query }, someone('SUPER_ADMIN'));

const stored = (email: string) =>
  product.sql<{ id: string; organisation_id: string }>(
    'select id, organisation_id from notifications.contact_message where email = $1',
    [email],
  );

const mailsFrom = (email: string) =>
  smtp.received.filter(({ replyTo }) => replyTo?.some(({ address }) => address === email));

/** The only mail about a message, once it has arrived. */
const mailFrom = (email: string) =>
  product.eventually(async () => {
    expect(mailsFrom(email)).toHaveLength(1);
    return mailsFrom(email)[0];
  });

describe('a visitor’s message', () => {
  it('is stored outside every practice and mailed to the operator, whose reply goes to the visitor', async () => {
    const body = written();
    const answer = await send(body);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ received: true });
    expect(await stored(body.email)).toEqual([
      { id: expect.any(String), organisation_id: PLATFORM_ORGANISATION_ID },
    ]);
    const mail = await mailFrom(body.email);
    expect(mail).toMatchObject({
      to: [{ address: OPERATOR }],
      replyTo: [{ address: body.email, name: '' }],
      subject: 'Contact form: Ngāpō & Co Surgical',
    });
    expect(mail?.text).toContain('> Good morning,\n>\n> can we bring our clients along?');
    expect(mail?.text).toContain('http://localhost:3000/admin/contact-messages');
    await product.eventually(async () => {
      const [row] = await list({ search: body.email }).then(({ items }) => items);
      expect(row).toMatchObject({ ...body, mailState: 'DELIVERED' });
    });
    const sealed = await product.sql(
      'select 1 from notifications.mail_message where recipient = $1 and sealed_params is not null',
      [OPERATOR],
    );
    expect(sealed).toEqual([]);
  });

  it('is stored and mailed once if the request is repeated', async () => {
    const body = written();
    const key = randomUUID();
    for (let time = 0; time < 3; time += 1) {
      const answer = await send(body, { key });
      expect({ status: answer.status, json: await answer.json() }).toEqual({
        status: 201,
        json: { received: true },
      });
    }
    // An anonymous idempotency key covers one message only, because another visitor may have chosen the same key.
    const other = written();
    expect((await send(other, { key })).status).toBe(201);
    await mailFrom(other.email);
    expect(await stored(body.email)).toHaveLength(1);
    await mailFrom(body.email);
    const mails = await product.sql(
      'select 1 from notifications.mail_message where dedupe_key = $1 and organisation_id = $2',
      [`contact-message:${(await stored(body.email))[0]?.id}`, PLATFORM_ORGANISATION_ID],
    );
    expect(mails).toHaveLength(1);
  });

  it('remains readable if the mail server refuses it, and is listed as failed', async () => {
    smtp.refusals.push(550);
    const body = written();
    await send(body);
    await product.eventually(async () => {
      const { items } = await list({ search: body.email });
      expect(items).toMatchObject([{ message: body.message, mailState: 'FAILED' }]);
    });
  });

  it('is rejected with every invalid field named, and not stored', async () => {
    const body = { firstName: ' ', email: 'nobody', practiceName: 'P', message: 'x'.repeat(4_001) };
    const answer = await send(body);
    const problem = (await answer.json()) as { errors: { path: string }[] };
    expect(answer.status).toBe(400);
    expect(problem.errors.map(({ path }) => path).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'message',
    ]);
    expect(await stored('nobody')).toEqual([]);
  });
});

describe('hostile input', () => {
  it.each([
    'a@b.example\r\nBcc: victim@other.example',
    'a@b.example, victim@other.example',
    'Victim <victim@other.example>',
    '"a;b"@c.example',
    'a@b.example\u2028Bcc: victim@other.example',
    'a\u0001b\u007f@b.example',
  ])('is rejected in the address: %j', async (email) => {
    const answer = await send(written({ email }));
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { errors: { path: string }[] }).errors).toMatchObject([
      { path: 'email' },
    ]);
  });

  it.each(['Eve\r\nBcc: victim@other.example', 'X\u2028Reply-To: victim@other.example', '<img src=x>'])(
    'is rejected in a name: %j',
    async (name) => {
      const answer = await send(written({ firstName: name, lastName: name, practiceName: name }));
      expect(answer.status).toBe(400);
      const { errors } = (await answer.json()) as { errors: { path: string }[] };
      expect(new Set(errors.map(({ path }) => path))).toEqual(
        new Set(['firstName', 'lastName', 'practiceName']),
      );
    },
  );

  it('adds no header, recipient, markup or text of ours when in the message', async () => {
    const body = written({
      firstName: 'Eve "Bcc',
      practiceName: 'Smith & Sons',
      message: '</blockquote><script>alert(1)</script>\r\n.\r\nAll messages:\r\nhttps://evil.example',
    });
    expect((await send(body)).status).toBe(201);
    const mail = await mailFrom(body.email);
    expect(mail?.to).toEqual([{ address: OPERATOR, name: '' }]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.cc ?? []).toEqual([]);
    expect(mail?.replyTo).toEqual([{ address: body.email, name: '' }]);
    expect(mail?.headers.filter(({ key }) => key === 'reply-to')).toHaveLength(1);
    expect(mail?.subject).toBe('Contact form: Smith & Sons');
    expect(mail?.html).not.toMatch(/<script/);
    expect(mail?.text).toContain('> All messages:\n> https://evil.example');
    expect(mail?.text).not.toMatch(/^https:\/\/evil/m);
  });
});

describe('rate limit of a visitor', () => {
  it('allows ten messages an hour, and does not affect other visitors', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const answer = await send(written(), { from: '192.0.2.7' });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    expect((await send(written(), { from: '192.0.2.8' })).status).toBe(201);
  });
});

describe('contact messages', () => {
  const reads = (organisationId: string) => {
    const office = new PostOffice(product);
    return office.work(() =>
      office
        .get(UnitOfWork)
        .runFor(organisationId, () =>
          office.get(UnitOfWork).query('select 1 from notifications.contact_message'),
        ),
    );
  };

  it('are invisible to every practice, even by raw SQL of the service', async () => {
    await send(written());
    expect(await reads(newId())).toEqual([]);
    expect((await reads(PLATFORM_ORGANISATION_ID)).length).toBeGreaterThan(0);
  });

  it('are listed for super admins newest first, with paging and search', async () => {
    const surname = `Zz${randomUUID().slice(0, 8)}`;
    for (const firstName of ['One', 'Two', 'Three']) await send(written({ firstName, lastName: surname }));
    const first = await list({ search: surname.toLowerCase(), limit: 2 });
    expect(first.items.map(({ firstName }) => firstName)).toEqual(['Three', 'Two']);
    expect(first.total).toBe(3);
    const next = await list({ search: surname.toLowerCase(), limit: 2, cursor: first.nextCursor ?? '' });
    expect(next.items.map(({ firstName }) => firstName)).toEqual(['One']);
    expect(next.nextCursor).toBeNull();
    expect((await list({ sort: 'createdAt', search: surname })).items[0]?.firstName).toBe('One');
    expect((await list({ search: `${surname} clients` })).total).toBe(3);
    expect((await list({ search: `${surname} nothing` })).total).toBe(0);
  });
});

describe('contact messages without an operator’s address', () => {
  let quiet: Product;
  beforeAll(async () => {
    quiet = await startProduct({
      only: ['notifications'],
      role: 'api',
      env: { ...process.env, SMTP_URL: '', OPERATOR_EMAIL: '' },
    });
  });
  afterAll(() => quiet?.stop());

  it('are stored, and listed as not mailed', async () => {
    const body = written();
    await quiet.call(sendContactMessage, { body }, { kind: 'anonymous' });
    const { items } = await quiet.call(listContactMessages, {}, someone('SUPER_ADMIN'));
    expect(items).toMatchObject([{ ...body, mailState: null }]);
    expect(await quiet.sql('select 1 from notifications.mail_message')).toEqual([]);
  });
});
