import { getQuote, openPublicQuote, requestIdentityCode } from '@quillcare/contracts';
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
import { respondIn, signed } from '../../patient/operations/answers.suite';
import {
  askForCode,
  chooses,
  identifyBy,
  backdateAttempts,
  mailedCodes,
  otherThan,
} from './identity-codes.suite';

const product = testProduct(startQuoting);
let byCode: Scene;
let byBoth: Scene;
let byDate: Scene;
beforeAll(async () => {
  [byCode, byBoth, byDate] = [
    await openPractice(product),
    await openPractice(product),
    await openPractice(product),
  ];
  await chooses(byCode, 'CODE');
  await chooses(byBoth, 'BOTH');
});

/** Sends a quote and requests a code as its patient. */
async function asked(scene: Scene) {
  const { quote, token } = await sentQuote(scene);
  const { codeToken } = await askForCode(scene, token);
  const [code = ''] = await mailedCodes(scene, quote.id);
  return { quote, token, codeToken, code };
}
const wrongGuesses = async (quoteId: string) =>
  (await product.sql('select wrong_guesses from quoting.patient_link where quote_id = $1', [quoteId]))[0];
const evidenceOf = (quoteId: string) =>
  product.sql('select methods, user_agent from quoting.patient_identification where quote_id = $1', [
    quoteId,
  ]);

it('shows which identification the practice asks for before anything else', async () => {
  for (const [scene, identification] of [
    [byCode, 'CODE'],
    [byBoth, 'BOTH'],
    [byDate, 'DATE_OF_BIRTH'],
  ] as const) {
    const { token } = await sentQuote(scene);
    const patient = await patientBy(scene, token, false);
    const view = await product.call(openPublicQuote, { params: { token } }, patient);
    expect(view).toEqual({ state: 'identify', practice: expect.anything(), identification });
  }
});

describe('identity code', () => {
  it('is mailed sealed, stored only as hashes and accepted once', async () => {
    const { quote, token, codeToken, code } = await asked(byCode);
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await product.sql<Record<string, unknown>>(
      'select c.* from quoting.patient_code c join quoting.patient_link l on l.id = c.link_id where l.quote_id = $1',
      [quote.id],
    );
    expect(JSON.stringify(row)).not.toContain(codeToken);
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);

    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await identifyBy(byCode, token, { code: typed, codeToken })).toMatchObject({ expiresIn: 7200 });
    expect(await evidenceOf(quote.id)).toEqual([{ methods: ['CODE'], user_agent: expect.any(String) }]);
    await expect(identifyBy(byCode, token, { code, codeToken })).rejects.toEqual(failing('CODE_EXPIRED'));
    expect(await wrongGuesses(quote.id)).toEqual({ wrong_guesses: 0 });
  });

  it('is accepted once even if sent twice concurrently', async () => {
    const { quote, token, codeToken, code } = await asked(byCode);
    const both = await Promise.allSettled([1, 2].map(() => identifyBy(byCode, token, { code, codeToken })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await evidenceOf(quote.id)).toHaveLength(1);
  });

  it('expires after ten minutes, on a newer request and in another browser, counting no try', async () => {
    const first = await asked(byCode);
    const { token, quote } = first;
    const second = await askForCode(byCode, token);
    const [, newer = ''] = await mailedCodes(byCode, quote.id);
    const over = failing('CODE_EXPIRED');
    await expect(identifyBy(byCode, token, { code: first.code, codeToken: first.codeToken })).rejects.toEqual(
      over,
    );
    await expect(identifyBy(byCode, token, { code: newer, codeToken: first.codeToken })).rejects.toEqual(
      over,
    );
    await expect(identifyBy(byCode, token, { code: newer })).rejects.toEqual(over);
    await product.sql(`update quoting.patient_code set expires_at = now() where token_hash is not null`);
    await expect(identifyBy(byCode, token, { code: newer, codeToken: second.codeToken })).rejects.toEqual(
      over,
    );
    expect(await wrongGuesses(quote.id)).toEqual({ wrong_guesses: 0 });
  });

  it('of one link is not accepted at another', async () => {
    const [one, other] = [await asked(byCode), await asked(byCode)];
    await expect(
      identifyBy(byCode, other.token, { code: one.code, codeToken: one.codeToken }),
    ).rejects.toEqual(failing('CODE_EXPIRED'));
  });

  it('that is missing or malformed is rejected without counting a try', async () => {
    const { quote, token, codeToken } = await asked(byCode);
    for (const code of [undefined, '', '12345', 'abcdef'])
      await expect(identifyBy(byCode, token, { code, codeToken })).rejects.toEqual(
        failing('VALIDATION_FAILED', { errors: [{ path: 'code', message: expect.any(String) }] }),
      );
    expect(await wrongGuesses(quote.id)).toEqual({ wrong_guesses: 0 });
  });
});

describe('request for an identity code', () => {
  it('gives the same answer in a practice without codes but mails nothing', async () => {
    const { quote, token } = await sentQuote(byDate);
    const answer = await askForCode(byDate, token);
    expect(answer).toEqual({ codeToken: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 600 });
    expect(await mailedCodes(byDate, quote.id)).toEqual([]);
    expect(await askForCode(byCode, (await sentQuote(byCode)).token)).toEqual({
      codeToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 600,
    });
  });

  it.each([
    ['with codes', () => byCode],
    ['without codes', () => byDate],
  ])('is limited to three in 15 minutes, even concurrently, in a practice %s', async (_what, of) => {
    const { quote, token } = await sentQuote(of());
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => askForCode(of(), token)));
    const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(3);
    for (const { reason } of refused)
      expect(reason).toEqual(failing('TOO_MANY_REQUESTS', { retryAfterSeconds: expect.any(Number) }));
    expect(await mailedCodes(of(), quote.id)).toHaveLength(of() === byCode ? 3 : 0);
  });

  it('is refused without a reason once the practice reaches its daily mail limit', async () => {
    const scene = await openPractice(product);
    await chooses(scene, 'CODE');
    const { quote, token } = await sentQuote(scene);
    await product.sql('update quoting.daily_mail set sent = 1000000 where organisation_id = $1', [
      scene.org.organisationId,
    ]);
    await expect(askForCode(scene, token)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.not.stringContaining('today'),
    });
    expect(await mailedCodes(scene, quote.id)).toEqual([]);
  });

  it("requires the patient's own valid link", async () => {
    const { token } = await sentQuote(byCode);
    const { token: another } = await sentQuote(byCode);
    const patient = await patientBy(byCode, token, false);
    const ask = (wrong: string) => product.call(requestIdentityCode, { params: { token: wrong } }, patient);
    await expect(ask(another)).rejects.toEqual(failing('LINK_UNKNOWN'));
    await expect(ask('x')).rejects.toEqual(failing('LINK_MALFORMED'));
  });
});

describe('identification by date of birth and code', () => {
  it('requires both, records both as evidence and gives the signature high assurance', async () => {
    const { quote, token, codeToken, code } = await asked(byBoth);
    await expect(identifyBy(byBoth, token, { code, codeToken })).rejects.toEqual(
      failing('VALIDATION_FAILED', { errors: [{ path: 'dateOfBirth', message: expect.any(String) }] }),
    );
    await expect(identifyBy(byBoth, token, { dateOfBirth: DATE_OF_BIRTH })).rejects.toEqual(
      failing('VALIDATION_FAILED', { errors: [{ path: 'code', message: expect.any(String) }] }),
    );
    await identifyBy(byBoth, token, { dateOfBirth: DATE_OF_BIRTH, code, codeToken });
    expect(await evidenceOf(quote.id)).toMatchObject([{ methods: ['DATE_OF_BIRTH', 'CODE'] }]);
    await respondIn(() => product)(token, signed(quote), await patientBy(byBoth, token));
    const { acceptance } = await product.call(getQuote, { params: { id: quote.id } }, byBoth.org.admin);
    expect(acceptance).toMatchObject({ assurance: 'HIGH' });
  });

  it('gives the same answer whichever is wrong and compares nothing without a usable code', async () => {
    const { quote, token, codeToken, code } = await asked(byBoth);
    const wrongs = [
      { dateOfBirth: '1990-01-01', code, codeToken },
      { dateOfBirth: DATE_OF_BIRTH, code: otherThan(code), codeToken },
      { dateOfBirth: '1990-01-01', code: otherThan(code), codeToken },
    ];
    const answers = [];
    for (const wrong of wrongs)
      answers.push(
        await identifyBy(byBoth, token, wrong).catch((error: Error) => ({
          ...error,
          message: error.message,
        })),
      );
    expect(answers[0]).toMatchObject({ code: 'IDENTITY_MISMATCH' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await wrongGuesses(quote.id)).toEqual({ wrong_guesses: 3 });

    for (const dateOfBirth of [DATE_OF_BIRTH, '1990-01-01'])
      await expect(
        identifyBy(byBoth, token, { dateOfBirth, code, codeToken: 'another browser' }),
      ).rejects.toEqual(failing('CODE_EXPIRED'));
    expect(await wrongGuesses(quote.id)).toEqual({ wrong_guesses: 3 });
  });

  it('locks the link after ten wrong tries of either kind, for right answers as well', async () => {
    const { quote, token, codeToken, code } = await asked(byBoth);
    for (let guess = 1; guess <= 10; guess += 1) {
      await backdateAttempts(byBoth, quote.id);
      const wrong =
        guess % 2 === 0
          ? { dateOfBirth: `1990-01-${guess + 10}`, code, codeToken }
          : { dateOfBirth: DATE_OF_BIRTH, code: otherThan(code), codeToken };
      await expect(identifyBy(byBoth, token, wrong)).rejects.toEqual(
        failing(guess < 10 ? 'IDENTITY_MISMATCH' : 'LINK_LOCKED'),
      );
    }
    await backdateAttempts(byBoth, quote.id);
    const right = { dateOfBirth: DATE_OF_BIRTH, code, codeToken };
    await expect(identifyBy(byBoth, token, right)).rejects.toEqual(failing('LINK_LOCKED'));
    await expect(askForCode(byBoth, token)).rejects.toEqual(failing('LINK_LOCKED'));
  });

  it('allows at most five tries in 15 minutes, even concurrently', async () => {
    const { quote, token, codeToken, code } = await asked(byBoth);
    const wrong = { dateOfBirth: DATE_OF_BIRTH, code: otherThan(code), codeToken };
    await Promise.allSettled(Array.from({ length: 8 }, () => identifyBy(byBoth, token, wrong)));
    expect(await wrongGuesses(quote.id)).toEqual({ wrong_guesses: 5 });
    await expect(identifyBy(byBoth, token, { ...wrong, code })).rejects.toEqual(failing('TOO_MANY_REQUESTS'));
    await expect(askForCode(byBoth, token)).rejects.toEqual(failing('TOO_MANY_REQUESTS'));
  });
});

it("applies a practice's new identification setting to links already sent", async () => {
  const scene = await openPractice(product);
  const { token } = await sentQuote(scene);
  await identifyBy(scene, token, { dateOfBirth: DATE_OF_BIRTH });
  await chooses(scene, 'BOTH');
  await expect(identifyBy(scene, token, { dateOfBirth: DATE_OF_BIRTH })).rejects.toEqual(
    failing('VALIDATION_FAILED', { errors: [{ path: 'code', message: expect.any(String) }] }),
  );
});
