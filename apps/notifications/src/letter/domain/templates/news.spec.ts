import { news, newsParams } from './news';
import { responseReceipt, responseReceiptParams } from './response-receipt';
import { trialNews, trialNewsParams } from './trial-news';

const staff = { name: 'Ana Okafor', link: 'https://quillcare.example/x' };
const practice = { name: 'Harbour Surgical', phone: '02 9555 0100', email: 'rooms@harbour.example' };

describe('the email about undelivered emails', () => {
  const told = (...undelivered: string[]) =>
    news(
      newsParams.parse({
        ...staff,
        practiceName: practice.name,
        what: 'An email did not arrive',
        undelivered,
      }),
    );

  it.each([
    [['Q-1'], 'An email about quote Q-1 did not arrive'],
    [['Q-1', 'Q-1'], '2 emails about quote Q-1 did not arrive'],
    [['Q-1', 'Q-2', 'Q-3'], '3 emails about quotes Q-1, Q-2 and Q-3 did not arrive'],
    [[], 'An email did not arrive'],
  ])('names the quotes %j', (quotes, sentence) => {
    const { subject, text } = told(...quotes);
    expect(subject).toBe(sentence);
    expect(text).toContain(`Dear Ana,\n\n${sentence}. Sign in to see the details.`);
  });
});

describe('the trial reminder', () => {
  const told = (days: number | null) =>
    trialNews(
      trialNewsParams.parse({
        ...staff,
        what: days === null ? 'ENDED' : 'ENDING',
        organisationName: practice.name,
        endsAt: '27 Nov 2026, 9:00 am',
        days,
      }),
    );

  it.each([
    [3, 'ends in 3 days, on 27 Nov 2026, 9:00 am.'],
    [1, 'ends tomorrow, on 27 Nov 2026, 9:00 am.'],
    [null, 'ended on 27 Nov 2026, 9:00 am.'],
  ])('says when the trial ends or ended (days left: %s)', (days, words) =>
    expect(told(days).text).toContain(words),
  );

  it('says what to do and what happens next', () => {
    expect(told(3).text).toContain(
      'choose a plan on the billing page. Nothing is charged before the trial ends.',
    );
    expect(told(null).text).toContain('choose a plan on the billing page. It starts straight away.');
  });
});

describe('the receipt of an acceptance', () => {
  const receipt = (coolingOffEndsOn: string | null, style?: Parameters<typeof responseReceipt>[1]) =>
    responseReceipt(
      responseReceiptParams.parse({
        firstName: 'Hana',
        practice,
        quoteNumber: 'Q-1',
        answer: 'accepted',
        coolingOffEndsOn,
      }),
      style,
    ).text;

  it('explains how to withdraw in a cooling-off period, whatever words the practice chose', () => {
    const own = {
      subject: 'Thanks',
      heading: 'Thanks',
      greeting: 'Kia ora,',
      paragraphs: ['We got it.', 'Bye.'],
      buttonLabel: null,
    };
    const style = { words: { RECEIPT_ACCEPTED: own }, signature: null, replyTo: null, showsLogo: false };
    for (const text of [receipt('2026-12-03'), receipt('2026-12-03', style)]) {
      expect(text).toContain('Until the end of Thursday, 3 December 2026 you can withdraw your acceptance');
      expect(text).toContain('02 9555 0100 or rooms@harbour.example');
    }
  });

  it('does not mention withdrawal without a cooling-off period', () =>
    expect(receipt(null)).not.toContain('withdraw'));
});
