import { NotificationRaised, toPerson, toRoles, type Audience } from '@quillcare/contracts';
import { Broker, newId } from '@quillcare/service-kit';
import { perFile, sharedGateway, testProduct, SOON_MS } from '@quillcare/testing';
import { send, type Send } from '../testing/http-client';

const product = testProduct(sharedGateway);
const practice = perFile(() => product.signUp());

const request = (method: string, path: string, options: Send = {}) =>
  send(product.url, method, path, options);
const asAdmin = (method: string, path: string, options: Send = {}) =>
  request(method, path, { token: practice.accessToken, ...options });
const ann = { firstName: 'Ann', lastName: "O'Brien", email: 'ann@example.com', phone: '0412 345 678' };

describe('live updates', () => {
  async function listen(token: string) {
    const stop = new AbortController();
    const response = await fetch(`${product.url}/api/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    const heard = { text: '', ended: false };
    void (async () => {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
        heard.text += Buffer.from(chunk).toString();
      heard.ended = true;
    })().catch(() => undefined);
    return { response, heard, stop: () => stop.abort() };
  }

  it('reach the practice at once and end with the session', async () => {
    const other = await product.signUp();
    const [mine, theirs] = [await listen(practice.accessToken), await listen(other.accessToken)];
    expect(mine.response.headers.get('content-type')).toContain('text/event-stream');
    expect(mine.response.headers.get('x-correlation-id')).toBeTruthy();
    const created = await asAdmin('POST', '/api/clients', { body: { ...ann, email: 'live@example.com' } });
    const { id } = created.json as { id: string };
    await product.eventually(async () =>
      expect(mine.heard.text).toContain(`event: tags\ndata: [{"type":"Client","id":"${id}"}]`),
    );
    expect(mine.heard.text.startsWith('retry: 1000\n\n')).toBe(true);
    expect(theirs.heard.text).not.toContain(id);
    await request('POST', '/api/auth/sign-out', { token: other.accessToken });
    await product.eventually(async () => expect(theirs.heard.ended).toBe(true), SOON_MS);
    mine.stop();
  });

  it('announce a notification to its recipients only', async () => {
    const other = await product.signUp();
    const [mine, theirs] = [await listen(practice.accessToken), await listen(other.accessToken)];
    const { admin, organisationId } = practice;
    const toColleague = await announced(organisationId, { to: toPerson(newId()), needs: null });
    const toManagers = await announced(organisationId, { to: toRoles('SALES_MANAGER'), needs: null });
    const toAna = await announced(organisationId, { to: toPerson(admin.userId), needs: 'QUOTES' });
    await product.eventually(async () => {
      expect(mine.heard.text).toContain(`event: notification\ndata: {"notificationId":"${toAna}"`);
    });
    expect(mine.heard.text).toContain(`{"type":"Notification","id":"${toAna}"}`);
    for (const notice of [toColleague, toManagers]) expect(mine.heard.text).not.toContain(notice);
    for (const notice of [toColleague, toManagers, toAna]) expect(theirs.heard.text).not.toContain(notice);
    mine.stop();
    theirs.stop();
  });

  /** Publishes a notification, in the order of the calls; resolves with its id. */
  async function announced(organisationId: string, { to, needs }: Audience): Promise<string> {
    const notificationId = newId();
    const about = { notificationId, topic: 'QUOTE_QUERY', needs, quoteId: null, to, priority: 'NORMAL' };
    const data = { ...about, hiddenFrom: [], silentFor: [], byUserId: null };
    const { type, subject } = NotificationRaised;
    const envelope = {
      id: newId(),
      source: '/quillcare/notifications',
      type,
      specversion: '1.0',
      time: new Date().toISOString(),
      subject: notificationId,
      datacontenttype: 'application/json',
      organisationid: organisationId,
      actor: 'service:notifications',
      correlationid: notificationId,
      causationid: null,
      traceparent: null,
      data,
    };
    const { nats } = product.app.get(Broker);
    nats.publish(product.app.get(Broker).subject(subject), JSON.stringify(envelope));
    await nats.flush();
    return notificationId;
  }
});
