import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicQuoteView } from '@quillcare/contracts';
import { expectAccessible } from '../testing/axe';
import { connectionRestored, reportConnectionLost } from './frame/connection';
import { buildNextSteps } from './frame/next-steps';
import { PatientPage } from './patient.page';
import { freshDevice, goToAnswer, prepareBrowser, serve } from './patient-server.sample';
import { practiceSample as practice, somePublicQuote } from './public-quote.sample';

const quote = somePublicQuote();
const open: PublicQuoteView = { state: 'open', practice, quote };

beforeAll(prepareBrowser);
beforeEach(freshDevice);

describe('quote on the patient’s page', () => {
  it('greets the patient, and shows what remains to pay of the total', async () => {
    serve(open);
    render(<PatientPage token="t" />);
    expect(await screen.findByText('Hello Te Ariki, here is your quote.')).toBeVisible();
    const figures = screen.getAllByText('You pay about')[0]!.closest('p');
    expect(figures).toHaveTextContent('You pay about $7,691.60 of $8,450.00');
    expect(screen.getByText(/Medicare is expected to pay \$758.40/)).toBeVisible();
  });

  it.each(['accept', 'query', 'reject'] as const)('is accessible with the form open: %s', async (kind) => {
    serve(open);
    render(<PatientPage token="t" />);
    await goToAnswer(kind);
    await expectAccessible();
  });

  it('explains a term on tap, and hides the explanation on the next', async () => {
    serve(open);
    render(<PatientPage token="t" />);
    const word = await screen.findByRole('button', { name: 'Fixed' });
    const meaning = document.getElementById(word.getAttribute('aria-controls') ?? '');
    expect(meaning).not.toBeVisible();
    await userEvent.click(word);
    expect(word).toHaveAttribute('aria-expanded', 'true');
    expect(meaning).toBeVisible();
    expect(meaning).toHaveTextContent('The amount is agreed.');
    await userEvent.click(word);
    expect(meaning).not.toBeVisible();
  });

  it('explains on tap what the patient pays for a line', async () => {
    const [line, ...others] = quote.lines;
    const benefitSteps = [
      { key: 'benefit75', values: { scheduleFeeMinor: 101_120, benefitMinor: 75_840 } },
    ] as const;
    serve({
      ...open,
      quote: { ...quote, lines: [{ ...line!, benefitSteps: [...benefitSteps] }, ...others] },
    });
    render(<PatientPage token="t" />);
    const why = await screen.findByText('Why do I pay this?');
    const sentence = screen.getByText('In hospital Medicare pays 75% of $1,011.20: $758.40.');
    expect(sentence).not.toBeVisible();
    await userEvent.click(why);
    expect(sentence).toBeVisible();
    expect(screen.getByText('Left to pay: $7,691.60.')).toBeVisible();
    await expectAccessible();
  });

  it('remembers larger text on this device', async () => {
    serve(open, open);
    const { unmount } = render(<PatientPage token="t" />);
    await screen.findByText('Secure Access');
    await userEvent.click(screen.getByRole('button', { name: 'Larger text' }));
    expect(document.documentElement).toHaveClass('p-larger');
    unmount();
    render(<PatientPage token="t" />);
    await screen.findByText('Secure Access');
    await userEvent.click(screen.getByRole('button', { name: 'Larger text', pressed: true }));
    expect(document.documentElement).not.toHaveClass('p-larger');
  });
});

describe('lost connection', () => {
  it('is reported while it lasts, and keeps the entered text', async () => {
    serve(open, {});
    render(<PatientPage token="t" />);
    await goToAnswer('query');
    await userEvent.type(screen.getByLabelText('Your question'), 'How long?');
    act(reportConnectionLost);
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
    expect(screen.getByLabelText('Your question')).toHaveValue('How long?');
    act(connectionRestored);
  });

  it('warns before the page is left with text that is not stored', async () => {
    serve(open);
    render(<PatientPage token="t" />);
    await goToAnswer('query');
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await userEvent.type(screen.getByLabelText('Your question'), 'How long?');
    expect(leave()).toBe(true);
  });
});

describe('next steps after an answer', () => {
  it('name the day by which the practice aims to answer a question', () => {
    const steps = buildNextSteps(
      'query',
      practice,
      { ...quote, answerTargetHours: 48 },
      '2026-11-20T05:05:00.000Z',
    );
    expect(steps[0]).toMatch(/aims to answer by Sunday,? 22 November/);
    expect(buildNextSteps('query', practice, quote, '2026-11-20T05:05:00.000Z')[0]).toMatch(
      /You will get an email at .* when there is an answer/,
    );
  });

  it('name the day to follow up after accepting, and how', () => {
    const steps = buildNextSteps('accept', practice, quote, '2026-11-20T05:05:00.000Z');
    expect(steps.at(-1)).toMatch(/If you have not heard by Friday,? 27 November, call \(02\) 9555 0123\./);
    const silent = { ...practice, phone: null };
    expect(buildNextSteps('reject', silent, quote, '2026-11-20T05:05:00.000Z').at(-1)).toMatch(
      /email rooms@example.au/,
    );
  });

  it('offer the answered quote again after identification', async () => {
    const answered = {
      state: 'answered',
      practice,
      response: 'accept',
      respondedAt: '2026-11-20T05:05:00.000Z',
    };
    serve({ ...answered, quote: null }, { identityToken: 'x', expiresIn: 1 }, { ...answered, quote });
    render(<PatientPage token="t" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show the quote' }));
    await userEvent.type(screen.getByLabelText('Day'), '27');
    await userEvent.type(screen.getByLabelText('Month'), '3');
    await userEvent.type(screen.getByLabelText('Year'), '1984');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const part = (await screen.findByRole('heading', { name: 'The quote you answered' })).closest('section')!;
    expect(within(part).getByText('Septorhinoplasty')).toBeVisible();
    await expectAccessible();
  });
});
