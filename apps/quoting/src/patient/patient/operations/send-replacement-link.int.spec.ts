import {
  followReplacement,
  getClient,
  getQuote,
  identifyPatient,
  openPublicQuote,
  reviseQuote,
  sendQuote,
  sendReplacementLink,
  updateClient,
  withdrawQuote,
  type PatientPrincipal,
} from '@quillcare/contracts';
import { unseal } from '@quillcare/service-kit';
import { testProduct } from '@quillcare/testing';
import {
  DATE_OF_BIRTH,
  failing,
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
  type Scene,
} from '../../../quote/quote/operations/quote-scene.suite';
import { rejection, respondIn } from './answers.suite';

const product = testProduct(startQuoting);
let scene: Scene;
beforeAll(async () => {
  scene = await openPractice(product);
});

const respond = respondIn(() => product);

/** A version replaced a while ago by a second one, with both links. */
async function replacedQuote() {
  const { quote: first, token } = await sentQuote(scene);
  const draft = await product.call(
    reviseQuote,
    { params: { id: first.id }, body: { version: first.version } },
    scene.org.admin,
  );
  const { quote: second, link } = await product.call(
    sendQuote,
    { params: { id: draft.id }, body: { version: 1 } },
    scene.org.admin,
  );
  await longAgo(second.id);
  return {
    first,
    second,
    token,
    newToken: link.split('/').at(-1) ?? '',
    patient: await patientBy(scene, token, false),
  };
}

async function longAgo(quoteId: string): Promise<void> {
  await product.sql(
    `update quoting.patient_link set created_at = created_at - interval '1 hour' where quote_id = $1`,
    [quoteId],
  );
}

const ask = (token: string, patient: PatientPrincipal) =>
  product.call(sendReplacementLink, { params: { token } }, patient);
const mailed = async (quoteId: string) => {
  const rows = await product.sql<{ link: string }>(
    `select payload->'data'->>'sealedLink' as link from quoting.outbox
      where destination = 'notifications.sendQuoteMail' and payload->'data'->>'quoteId' = $1 order by seq`,
    [quoteId],
  );
  return rows.map(({ link }) => unseal(link, product.config.secrets).split('/').at(-1) ?? '');
};

it('blocks an old link, states that a newer version exists and mails its link on request', async () => {
  const { second, token, newToken, patient } = await replacedQuote();
  const facts = expect.objectContaining({ replacedBy: 'NEW_VERSION' });
  const refused = failing('LINK_SUPERSEDED', { facts });
  await expect(product.call(openPublicQuote, { params: { token } }, patient)).rejects.toEqual(refused);
  await expect(
    product.call(identifyPatient, { params: { token }, body: { dateOfBirth: DATE_OF_BIRTH } }, patient),
  ).rejects.toEqual(refused);
  await expect(respond(token, rejection, { ...patient, identified: true })).rejects.toEqual(refused);

  expect(await ask(token, patient)).toEqual({ requested: true });
  const [first, replacement, ...further] = await mailed(second.id);
  expect([first, further]).toEqual([newToken, []]);
  // Both work: the patient may already have the first one, and a stranger with the old link must not be able to disable it.
  for (const working of [newToken, replacement ?? '']) {
    const opener = await patientBy(scene, working, false);
    expect(await product.call(openPublicQuote, { params: { token: working } }, opener)).toMatchObject({
      state: 'identify',
    });
  }
});

it('mails no second link within minutes but gives the same answer', async () => {
  const { second, token, patient } = await replacedQuote();
  for (let times = 0; times < 3; times += 1) expect(await ask(token, patient)).toEqual({ requested: true });
  expect(await mailed(second.id)).toHaveLength(2);
  await longAgo(second.id);
  await ask(token, patient);
  expect(await mailed(second.id)).toHaveLength(3);
});

it('gives the same answer but mails nothing once the new version is answered or withdrawn', async () => {
  const { second, token, patient, newToken } = await replacedQuote();
  await respond(newToken, rejection, await patientBy(scene, newToken));
  expect(await ask(token, patient)).toEqual({ requested: true });
  expect(await mailed(second.id)).toHaveLength(1);

  const other = await replacedQuote();
  const { version } = await product.call(getQuote, { params: { id: other.second.id } }, scene.org.admin);
  await product.call(withdrawQuote, { params: { id: other.second.id }, body: { version } }, scene.org.admin);
  expect(await ask(other.token, other.patient)).toEqual({ requested: true });
  expect(await mailed(other.second.id)).toHaveLength(1);
});

it('mails nothing for a working link or right after sending, and rejects a malformed one', async () => {
  const { quote, token } = await sentQuote(scene);
  await longAgo(quote.id);
  expect(await ask(token, await patientBy(scene, token, false))).toEqual({ requested: true });
  expect(await mailed(quote.id)).toHaveLength(1);
  const { token: another, patient, second } = await replacedQuote();
  expect(await ask(token, patient)).toEqual({ requested: true });
  expect(await mailed(second.id)).toHaveLength(1);
  await expect(ask('x', patient)).rejects.toEqual(failing('LINK_MALFORMED'));
  expect(another).toHaveLength(43);
});

it('answers "too many requests" once the practice reaches its daily mail limit', async () => {
  const own = await openPractice(product);
  const before = scene;
  scene = own;
  const { token, patient, second } = await replacedQuote().finally(() => (scene = before));
  await product.sql('update quoting.daily_mail set sent = 1000000 where organisation_id = $1', [
    own.org.organisationId,
  ]);
  await expect(ask(token, patient)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.not.stringContaining('quotes today'),
  });
  expect(await mailed(second.id)).toHaveLength(1);
});

it('leads an identified patient to the new version, with its changes and their known details', async () => {
  const { first, second, token, patient } = await replacedQuote();
  const follow = (by: PatientPrincipal) => product.call(followReplacement, { params: { token } }, by);
  await expect(follow(patient)).rejects.toEqual(failing('IDENTITY_REQUIRED'));
  const { path } = await follow({ ...patient, identified: true });
  const newToken = path.split('/').at(-1) ?? '';
  const stranger = await patientBy(scene, newToken, false);
  const open = () => product.call(openPublicQuote, { params: { token: newToken } }, stranger);
  expect(await open()).toMatchObject({ state: 'identify' });
  const body = { dateOfBirth: DATE_OF_BIRTH };
  await product.call(identifyPatient, { params: { token: newToken }, body }, stranger);
  const own = { ...stranger, identified: true };
  const { phone } = await product.call(getClient, { params: { id: scene.clientId } }, scene.org.admin);
  expect(await product.call(openPublicQuote, { params: { token: newToken } }, own)).toMatchObject({
    state: 'open',
    quote: {
      id: second.id,
      known: { dateOfBirth: DATE_OF_BIRTH, phone },
      revised: { ofRevision: first.revision, lines: [], differenceMinor: 0 },
    },
  });
});

it("does not lead on to the new version once the client's email address has changed", async () => {
  const { token, patient } = await replacedQuote();
  const { id, version } = await product.call(getClient, { params: { id: scene.clientId } }, scene.org.admin);
  const body = { version, email: 'new.address@example.com' };
  await product.call(updateClient, { params: { id }, body }, scene.org.admin);
  await expect(
    product.call(followReplacement, { params: { token } }, { ...patient, identified: true }),
  ).rejects.toEqual(failing('LINK_SUPERSEDED', { facts: { replacedBy: 'NEW_VERSION' } }));
});
