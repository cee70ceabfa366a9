import {
  askAssistant,
  getHelpArticle,
  updateAssistantSettings,
  type UserPrincipal,
} from '@quillcare/contracts';
import { startProduct, testProduct, type Product } from '@quillcare/testing';
import { ModelStub } from '../model/model-stub.suite';

const QUESTION = 'How do I send a quote to the patient?';
const ask = (product: Product, by: UserPrincipal, body: object = {}) =>
  product.call(askAssistant, { body: { message: QUESTION, ...body } }, by);

describe('assistant without a language model', () => {
  const product = testProduct({ only: ['identity', 'assistant'] });

  it('answers in the words of the article and names it', async () => {
    const { admin } = await product.signUp();
    const { response, articles, isOffline } = await ask(product, admin);
    expect(articles[0]).toMatchObject({ slug: 'send-a-quote', title: 'Send a quote to the patient' });
    expect(response).toContain('1. Open the draft and choose **Send**.');
    expect(isOffline).toBe(false);
    expect(response).not.toContain('Offline');
  });

  it('says that it does not know, and whom to ask', async () => {
    const { admin } = await product.signUp();
    const { response, articles } = await ask(product, admin, { message: 'What is the weather in Sydney?' });
    expect(articles).toEqual([]);
    expect(response).toContain('I don’t know that one');
    expect(response).toContain('support');
  });

  it('understands a short question from the one before it', async () => {
    const { admin } = await product.signUp();
    const conversationHistory = [
      { role: 'user', content: 'the patient lost the email with the quote' },
      { role: 'assistant', content: 'Open the quote and choose Resend.' },
    ];
    const { articles } = await ask(product, admin, { message: 'and then?', conversationHistory });
    expect(articles[0]?.slug).toBe('resend-a-quote');
  });

  it('tells a person without the permission who has it, and offers no button', async () => {
    const { admin, as } = await product.signUp();
    const colleague = as('USER');
    const question = { message: 'How do I invite a colleague?' };
    expect((await ask(product, colleague, question)).response).toContain(
      'An administrator of your practice can.',
    );
    expect((await ask(product, admin, question)).response).not.toContain(
      'An administrator of your practice can.',
    );
    const article = { params: { slug: 'invite-a-colleague' } };
    expect(await product.call(getHelpArticle, article, colleague)).toMatchObject({
      isAllowed: false,
      page: null,
    });
    expect(await product.call(getHelpArticle, article, admin)).toMatchObject({
      isAllowed: true,
      page: { path: '/users/invitations' },
    });
  });

  it('answers NOT_FOUND for an article that does not exist', async () => {
    const { admin } = await product.signUp();
    await expect(
      product.call(getHelpArticle, { params: { slug: 'no-such-article' } }, admin),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('assistant with a language model', () => {
  const model = new ModelStub();
  let product: Product;
  /** A practice that has agreed to have answers worded by the model. */
  const agreeing = async () => {
    const practice = await product.signUp();
    await product.call(updateAssistantSettings, { body: { version: 0, usesModel: true } }, practice.admin);
    return practice;
  };
  beforeAll(async () => {
    product = await startProduct({
      only: ['identity', 'assistant'],
      env: {
        ASSISTANT_URL: await model.start(),
        ASSISTANT_QUESTIONS_A_DAY: '2',
        // Only a silent model takes that long; on a busy machine an answer may take seconds.
        ASSISTANT_TIMEOUT_MS: '8000',
      },
    });
  });
  afterAll(async () => {
    await product.stop();
    model.stop();
  });
  beforeEach(() => model.reset());

  it('answers in the model’s words from the articles, which are cited', async () => {
    const { admin } = await agreeing();
    const conversationHistory = [{ role: 'user', content: 'Mrs O’Brien is on the phone' }];
    const answer = await ask(product, admin, { conversationHistory });
    expect(answer).toMatchObject({ response: 'Open the draft and choose **Send**.', isOffline: false });
    expect(answer.articles[0]?.slug).toBe('send-a-quote');
    const [{ messages }] = model.asked as [ModelStub['asked'][number]];
    expect(messages.at(-1)).toEqual({ role: 'user', content: 'how do i send a quote to the patient' });
    expect(JSON.stringify(messages)).toContain('Go through the checklist');
    expect(JSON.stringify(messages)).not.toContain('O’Brien');
  });

  it('says also in the model’s answer that the user does not have the right', async () => {
    const practice = await agreeing();
    const { response } = await ask(product, practice.as('USER'));
    expect(model.asked).toHaveLength(1);
    expect(response).toBe(
      'Open the draft and choose **Send**.\nYour account does not have the right to do this. An administrator of your practice can.',
    );
  });

  it.each(['NOTHING', 'ERROR', 'SILENCE'] as const)(
    'falls back to the articles when the model answers with %s',
    async (kind) => {
      model.answer = kind;
      const { admin } = await agreeing();
      const { response, isOffline } = await ask(product, admin);
      expect(isOffline).toBe(true);
      expect(response).toContain('1. Open the draft and choose **Send**.');
      expect(response).toContain('(Offline mode)');
    },
  );

  it('does not call the model without the practice’s consent, or without a matching article', async () => {
    const { admin } = await product.signUp();
    expect((await ask(product, admin)).response).toContain('1. Open the draft and choose **Send**.');
    const agreed = await agreeing();
    for (const message of [
      'What is the weather in Sydney?',
      'can I text patients',
      'thanks',
      'what dose does she take',
    ])
      await ask(product, agreed.admin, { message });
    expect(model.asked).toEqual([]);
  });

  it.each([
    'Mary Wilson wants a breast reduction for HIV lipodystrophy, how do I send her a quote?',
    'how do I send a quote to mary wilson of 12 high street bondi, born in march 1980',
  ])('sends the model only help words of "%s"', async (message) => {
    const { admin } = await agreeing();
    const { response, articles } = await ask(product, admin, { message });
    expect(response).toBe(
      'You don’t need to give a patient’s details here.\n\nOpen the draft and choose **Send**.',
    );
    expect(articles[0]?.slug).toBe('send-a-quote');
    const [{ messages }] = model.asked as [ModelStub['asked'][number]];
    expect(messages.at(-1)?.content).toContain('how do i send');
    expect(messages.at(-1)?.content).not.toMatch(
      /mary|wilson|breast|hiv|lipo|high|street|bondi|born|march|\d/i,
    );
  });

  it('limits the model calls of a practice per day, and starts over the next day', async () => {
    const [one, other] = [await agreeing(), await agreeing()];
    for (let time = 0; time < 3; time += 1) await ask(product, one.admin);
    expect(model.asked).toHaveLength(2);
    await ask(product, other.admin);
    expect(model.asked).toHaveLength(3);
    product.clock.shift(86_400_000);
    await ask(product, one.admin);
    expect(model.asked).toHaveLength(4);
  });
});
