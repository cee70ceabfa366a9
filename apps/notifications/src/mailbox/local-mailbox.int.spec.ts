import { listMailbox } from '@quillcare/contracts';
import { perTest, testProduct, startProduct, type Product } from '@quillcare/testing';
import { quoteLetter } from '../letter/domain/letter';
import { DeliveryRecorder } from '../delivery/delivery-recorder';
import { PostOffice, startOffice } from '../testing/post-office.suite';
import { samplePractice, sampleQuote, sampleSecret } from '../testing/samples.suite';

const LINK = 'https://quillcare.example/quote/accept/secret-token';

const env = { ...process.env, SMTP_URL: '' };
const product = testProduct(startOffice);
const office = perTest(() => new PostOffice(product));
afterEach(() => jest.restoreAllMocks());

const letterTo = (email: string) =>
  quoteLetter(
    sampleQuote({ client: { ...sampleQuote().client, email } }),
    samplePractice,
    sampleSecret(LINK),
  );
const mailbox = (query: { to?: string; limit?: number } = {}) =>
  product.call(listMailbox, { query }, { kind: 'anonymous' });

describe('local mailbox', () => {
  it('stores what SMTP would have sent, newest first, for all practices', async () => {
    const other = new PostOffice(product);
    await office.deliver(await office.post(letterTo('first@patients.example')));
    await other.deliver(await other.post(letterTo('second@patients.example')));
    const { items } = await mailbox({ limit: 2 });
    expect(items.map(({ to }) => to)).toEqual(['second@patients.example', 'first@patients.example']);
    expect(items[0]).toMatchObject({
      from: 'Quillcare <no-reply@quillcare.test>',
      subject: 'Your quote from Harbour Surgical is ready',
      text: expect.stringContaining(LINK),
      html: expect.stringContaining(LINK),
    });
  });

  it('filters by address, ignoring case', async () => {
    await office.deliver(await office.post(letterTo('third@patients.example')));
    expect((await mailbox({ to: ' Third@Patients.example ' })).items).toHaveLength(1);
    expect((await mailbox({ to: 'nobody@patients.example' })).items).toHaveLength(0);
  });

  it('refuses addresses that cannot exist, as a mail server would', async () => {
    const mailId = await office.post(letterTo('nobody@patients.invalid'));
    await office.deliver(mailId);
    expect((await office.mail(mailId)).state).toBe('FAILED');
    expect((await mailbox({ to: 'nobody@patients.invalid' })).items).toHaveLength(0);
  });

  it('rejects a filter that cannot be stored', async () => {
    await expect(mailbox({ to: 'a\u0000b' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('stores one copy if the process dies between delivering and recording', async () => {
    const mailId = await office.post(letterTo('fourth@patients.example'));
    jest.spyOn(office.get(DeliveryRecorder), 'record').mockRejectedValueOnce(new Error('killed'));
    await expect(office.deliver(mailId)).rejects.toThrow('killed');
    expect(await office.mail(mailId)).toMatchObject({ state: 'PENDING' });

    await office.deliver(mailId); // The dead worker's lease is still valid, so the email is checked again later.
    expect(await office.mail(mailId)).toMatchObject({ state: 'PENDING', attempts: 1 });
    expect(await office.jobs()).toHaveLength(2);

    await office.tamper(mailId, `leased_until = now() - interval '1 second'`);
    await office.deliver(mailId);
    expect(await office.mail(mailId)).toMatchObject({ state: 'DELIVERED', attempts: 2 });
    expect((await mailbox({ to: 'fourth@patients.example' })).items).toHaveLength(1);
  });
});

describe('production without a mail server', () => {
  let production: Product;
  beforeAll(async () => {
    production = await startProduct({
      only: ['notifications'],
      role: 'api',
      env,
      config: { nodeEnv: 'production' },
    });
  });
  afterAll(() => production?.stop());

  it('has no mailbox', async () => {
    await expect(production.call(listMailbox, {}, { kind: 'anonymous' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('keeps emails pending and stores no link in plain text', async () => {
    const there = new PostOffice(production);
    const mailId = await there.post(letterTo('fifth@patients.example'));
    await expect(there.deliver(mailId)).rejects.toThrow('No mail server is set up; we keep trying.');
    expect(await there.mail(mailId)).toMatchObject({ state: 'PENDING' });
    expect(await production.sql('select 1 from notifications.mailbox_message')).toEqual([]);
  });
});
