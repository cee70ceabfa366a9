import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS, type ErrorCode, type Identification } from '@quillcare/contracts';
import { toLinkFailure } from '../frame/link-failure';
import { AccessError } from '../frame/access-error.view';
import { Identify } from './identify.view';
import { practiceSample as practice } from '../public-quote.sample';

/** Answers calls in order. An error code is expanded to its problem document. */
function serve(...answers: (object | ErrorCode)[]) {
  const seen: { path: string; body: unknown }[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    seen.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    const answer = answers.shift() ?? 'INTERNAL';
    if (typeof answer === 'object') return new Response(JSON.stringify(answer));
    const { status, title } = ERRORS[answer];
    const errors = answer === 'VALIDATION_FAILED' ? [{ path: 'code', message: 'Missing' }] : [];
    return new Response(JSON.stringify({ title, status, detail: title, code: answer, errors }), {
      status,
      headers: { 'retry-after': '600' },
    });
  }) as typeof fetch;
  return seen;
}

function show(identification: Identification) {
  const done = { onIdentified: jest.fn(), onProblem: jest.fn(() => false), onChanged: jest.fn() };
  render(<Identify token="t" practice={practice} identification={identification} {...done} />);
  return done;
}
const ASKED = { codeToken: 'x', expiresIn: 600 };
const IDENTIFIED = { identityToken: 'x', expiresIn: 1 };
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe('identification by emailed code', () => {
  it('requests a code, accepts it as pasted, and sends it without a date of birth', async () => {
    const seen = serve(ASKED, IDENTIFIED);
    const { onIdentified } = show('CODE');
    expect(screen.queryByLabelText('Day')).toBeNull();
    expect(screen.getByText(/can see when you opened this page and which parts you reached/)).toBeVisible();
    await goOn();
    expect(within(screen.getByRole('alert')).getByText(/have a code emailed to you first/)).toBeVisible();
    await ask();
    const field = await screen.findByLabelText('Code from our email');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByText(/a code is on its way/)).toBeVisible();
    expect(screen.queryByText(/have a code emailed to you first/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(field);
    await userEvent.paste('Your code is 123 456.');
    expect(field).toHaveValue('123456');
    await goOn();
    expect(seen).toEqual([
      { path: '/api/public/quotes/t/code', body: null },
      { path: '/api/public/quotes/t/identify', body: { code: '123456' } },
    ]);
    expect(onIdentified).toHaveBeenCalledWith(null);
  });

  it('offers a new code after a countdown in seconds', async () => {
    jest.useFakeTimers();
    try {
      const seen = serve(ASKED, ASKED);
      show('CODE');
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(screen.getByRole('button', { name: 'Email me a code' }));
      expect(await screen.findByText(/new code in \d+ seconds/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Email me a new code' })).toBeNull();
      for (let second = 0; second < 61; second += 1) act(() => void jest.advanceTimersByTime(1_000));
      await user.click(screen.getByRole('button', { name: 'Email me a new code' }));
      expect(seen).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('clears an expired code, and offers a new one immediately', async () => {
    serve(ASKED, 'CODE_EXPIRED');
    show('CODE');
    await ask();
    await userEvent.type(await screen.findByLabelText('Code from our email'), '123456');
    await goOn();
    expect(await screen.findAllByText(ERRORS.CODE_EXPIRED.title)).toHaveLength(2);
    expect(screen.getByLabelText('Code from our email')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Email me a new code' })).toBeEnabled();
  });

  it('shows how long to wait after too many requests', async () => {
    serve('TOO_MANY_REQUESTS');
    show('CODE');
    await ask();
    expect(await screen.findByText('You can ask for a new code in 10 minutes.')).toBeVisible();
  });
});

it('asks for date of birth and code together, and sends both', async () => {
  const seen = serve(ASKED, IDENTIFIED);
  const { onIdentified } = show('BOTH');
  await ask();
  await goOn();
  const problems = within(screen.getByRole('alert')).getAllByRole('link');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'Date of birth is required',
    'Please enter the code from our email',
  ]);
  await userEvent.type(screen.getByLabelText('Day'), '27');
  await userEvent.type(screen.getByLabelText('Month'), '3');
  await userEvent.type(screen.getByLabelText('Year'), '1984');
  await userEvent.type(screen.getByLabelText('Code from our email'), '123456');
  await goOn();
  expect(seen[1]?.body).toEqual({ dateOfBirth: '1984-03-27', code: '123456' });
  expect(onIdentified).toHaveBeenCalledWith({ day: '27', month: '3', year: '1984' });
});

it.each([
  ['1', 'January', '1980'],
  ['1', 'Jan', '1980'],
  ['01/01/1980', '', ''],
  [' 01', '01', '1980'],
  ['1st', 'JAN', '1980 '],
])('accepts %j, %j, %j as the same date', async (...typed) => {
  const seen = serve(IDENTIFIED);
  show('DATE_OF_BIRTH');
  for (const [index, name] of ['Day', 'Month', 'Year'].entries()) {
    await userEvent.click(screen.getByLabelText(name));
    await userEvent.paste(typed[index]!);
  }
  await goOn();
  expect(seen[0]?.body).toEqual({ dateOfBirth: '1980-01-01' });
});

it('splits a whole date into its fields, and asks which year two digits mean', async () => {
  const seen = serve(IDENTIFIED);
  show('DATE_OF_BIRTH');
  await userEvent.type(screen.getByLabelText('Day'), '12/3/84');
  await goOn();
  expect(screen.getAllByText('Please write the year with four digits, for example 1984')).toHaveLength(2);
  expect(screen.getByLabelText('Day')).toHaveValue('12');
  expect(screen.getByLabelText('Month')).toHaveValue('3');
  expect(seen).toEqual([]);
  // 84 can only be 1984, because 2084 lies in the future.
  await userEvent.click(screen.getByRole('button', { name: '1984' }));
  expect(screen.getByLabelText('Year')).toHaveValue('1984');
  expect(screen.queryByText('Which year do you mean?')).toBeNull();
  await goOn();
  expect(seen[0]?.body).toEqual({ dateOfBirth: '1984-03-12' });
});

it('reloads the page if the practice now identifies patients differently', async () => {
  serve('VALIDATION_FAILED');
  const { onChanged } = show('DATE_OF_BIRTH');
  await userEvent.type(screen.getByLabelText('Day'), '27');
  await userEvent.type(screen.getByLabelText('Month'), '3');
  await userEvent.type(screen.getByLabelText('Year'), '1984');
  await goOn();
  expect(onChanged).toHaveBeenCalled();
});

it.each(['LINK_EXPIRED', 'LINK_WITHDRAWN', 'LINK_SUPERSEDED'] as const)(
  'shows whom to call for %s',
  (code) => {
    const facts = { practice: { name: practice.name, phone: practice.phone, email: practice.email } };
    const failure = toLinkFailure({ code, message: ERRORS[code].title, retryAfterSeconds: null, facts });
    render(<AccessError failure={failure} token="t" onRetry={() => {}} />);
    expect(screen.getByText('The link came from Harbour Surgery.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call (02) 9555 0123' })).toHaveAttribute(
      'href',
      'tel:0295550123',
    );
  },
);
