import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  acceptanceProblems,
  queryProblems,
  rejectionProblems,
  secondSignatureProblems,
  signatoryProblems,
} from '@quillcare/rules';
import { ERRORS, type PublicQuoteView } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { ReplyForm } from '../conversation/reply-form.view';
import { PatientPage } from '../patient.page';
import { prepareBrowser, serve } from '../patient-server.sample';
import { practiceSample as practice, somePublicQuote } from '../public-quote.sample';
import { LanguageSwitch } from '../frame/language.view';
import { LANGUAGES } from '../words/languages';
import '../deposit/deposit.en';
import '../words/paper-words';
import { declaredWords, loadWords } from '../words/patient-words';
import { keepLanguage } from '../words/reader';
import { WORDS } from './patient.zh';

const HAN = /\p{Script=Han}/u;
/** Stands in for any argument of a text function. */
const GIVEN = Object.assign(new String('P'), { practice: 'P', email: 'e', reach: 'r', by: null });
/** Texts that are empty in English. */
const ONLY_TRANSLATED = ['read.READ.translated', 'answer.ACCEPT.consentMeans'];
/** Keyed by English text, so these are not compared by path. */
const SYMBOLS = ['sentences'];

/** Returns every text of a tree with its path. Functions are called. */
function textsOf(tree: object, path: string): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const own = `${path}.${key}`;
    if (typeof value === 'object' && value !== null) return textsOf(value, own);
    const said =
      typeof value === 'function' ? (value as (...all: unknown[]) => unknown)(GIVEN, GIVEN) : value;
    return [[own, Array.isArray(said) ? said.join(' ') : String(said)]];
  });
}

const open: PublicQuoteView = { state: 'open', practice, quote: somePublicQuote() };

beforeAll(prepareBrowser);
afterEach(() => localStorage.clear());

// Must run first, because the other tests replace the texts permanently.
it('translates every text of the page, and contains no others', () => {
  const english = [...declaredWords()]
    .filter(([name]) => !SYMBOLS.includes(name))
    .flatMap(([name, texts]) => textsOf(texts, name));
  const chinese = new Map(Object.entries(WORDS).flatMap(([name, texts]) => textsOf(texts, name)));
  for (const [path, text] of english) {
    if (text === '' && !ONLY_TRANSLATED.includes(path)) expect([path, chinese.get(path)]).toEqual([path, '']);
    else if (path !== 'answer.ACCEPT.consentMeans')
      expect([path, chinese.get(path)]).toEqual([path, expect.stringMatching(HAN)]);
  }
  const known = new Set(english.map(([path]) => path));
  expect([...chinese.keys()].filter((path) => !known.has(path) && !path.startsWith('sentences.'))).toEqual(
    [],
  );
});

it('translates every validation message and error', () => {
  const refused = [
    ...acceptanceProblems({}, 'AU'),
    ...acceptanceProblems(
      { dateOfBirth: 'x', phoneNumber: '1', preferredDate: 'x', signatureMethod: 'type' },
      'AU',
    ),
    ...acceptanceProblems({ signatureMethod: 'upload' }, 'AU'),
    ...acceptanceProblems({ canvasAvailable: false }, 'AU'),
    ...rejectionProblems({}),
    ...queryProblems({}),
    ...signatoryProblems({ role: 'GUARDIAN' }),
    ...secondSignatureProblems(null, true),
  ];
  for (const { message } of refused)
    expect([message, WORDS.sentences[message]]).toEqual([message, expect.stringMatching(HAN)]);
  const codes = [
    'LINK_EXPIRED',
    'LINK_SUPERSEDED',
    'IDENTITY_MISMATCH',
    'DOCUMENT_CHANGED',
    'ALREADY_ANSWERED',
  ] as const;
  for (const code of codes) expect(WORDS.sentences[ERRORS[code].title]).toMatch(HAN);
});

it('translates only the current consent wording', () => {
  const wording = [
    'I have read this quote from Harbour Surgery, including which fees are fixed, which are estimates that may change, and which are not included.',
    'I understand what each provider is expected to charge, what may be paid back to me, and what I am expected to pay myself.',
    'I have had the chance to ask questions about the fees and about the treatment.',
    'I agree to the practice’s terms that were shown with this quote (“Our terms”).',
    'I agree to sign electronically: my signature here means the same as one on paper.',
    'By signing I mean to accept this quote.',
  ].join(' ');
  const { consentMeans } = WORDS['answer.ACCEPT'];
  expect(consentMeans(wording)).toContain('我已阅读Harbour Surgery的这份报价单');
  expect(consentMeans(wording)).toContain('“Our terms”');
  expect(consentMeans(`${wording} And more.`)).toBe('');
});

it('offers the language under its own name, and remembers it on this device', async () => {
  const go = jest.fn();
  render(<LanguageSwitch go={go} />);
  const chinese = screen.getByRole('button', { name: '中文' });
  expect(chinese).toHaveAttribute('lang', 'zh-CN');
  await userEvent.click(chinese);
  expect(go).toHaveBeenCalledWith('http://localhost/');
  render(<LanguageSwitch go={go} />);
  expect(screen.getByRole('button', { name: 'English' })).toBeInTheDocument();
});

it('stores no language on the practice’s device', async () => {
  const go = jest.fn();
  window.history.replaceState(null, '', '/quote/accept/t?tablet=01930000-0000-7000-8000-000000000001');
  render(<LanguageSwitch go={go} />);
  await userEvent.click(screen.getByRole('button', { name: '中文' }));
  expect(go).toHaveBeenCalledWith(expect.stringContaining('lang=zh-CN'));
  expect(localStorage).toHaveLength(0);
  window.history.replaceState(null, '', '/');
});

it('shows page, amounts and errors in Chinese, and leaves the practice’s own text unchanged', async () => {
  keepLanguage('zh-CN');
  expect(await loadWords('zh-CN', LANGUAGES)).toBe('zh-CN');
  document.documentElement.lang = 'zh-CN';
  serve(open);
  render(<PatientPage token="t" />);
  expect(await screen.findByText('Te Ariki，您好，这是您的报价单。')).toBeVisible();
  expect(screen.getAllByText('您约需支付')[0]!.closest('p')).toHaveTextContent(
    'AU$7,691.60 ／总额 AU$8,450.00',
  );
  expect(screen.getByText(/如有出入，以英文为准/)).toBeVisible();
  for (const description of screen.getAllByText('Septorhinoplasty'))
    expect(description).toHaveAttribute('lang', 'en');
  await userEvent.click(screen.getByRole('button', { name: '继续' }));
  await userEvent.click(screen.getByRole('button', { name: /^接受/ }));
  await userEvent.click(screen.getByRole('button', { name: '接受报价单并建立手术安排' }));
  expect(screen.getByRole('alert')).toHaveTextContent('您必须同意条款及条件');
  expect(screen.getByLabelText(/I agree to the terms and conditions/)).toBeInTheDocument();
  const words = (document.body.textContent ?? '').replace(/\s+/g, ' ');
  for (const english of ['Your answer', 'required', 'Billed by', 'Larger text', 'Surgeon', 'Total'])
    expect(words).not.toContain(english);
  await expectAccessible();
});

it('refuses an empty message to the practice in Chinese', async () => {
  expect(await loadWords('zh-CN', LANGUAGES)).toBe('zh-CN');
  render(
    <ReplyForm
      token="t"
      practiceName={practice.name}
      quote={somePublicQuote()}
      onSent={() => undefined}
      onProblem={() => false}
    />,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('请输入您的问题');
});
