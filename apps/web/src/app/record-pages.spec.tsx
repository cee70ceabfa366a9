import { act, screen, waitFor, within } from '@testing-library/react';
import * as contracts from '@quillcare/contracts';
import type { Operation } from '@quillcare/contracts';
import { type Answer, refusal } from '../testing/fake-server';
import { EMPTY_PAGE, renderApp } from '../testing/render-app';
import { sampleOf } from '../testing/sample-of';
import { FEATURES } from './features';

const A = '01a1fa25-0000-7000-8000-00000000000a';
const B = '01a1fa25-0000-7000-8000-00000000000b';
/** Occurs in every text of the first record and nowhere else. */
const MARK = 'Zzyzx';

const QUERIES = (Object.values(contracts) as unknown[]).filter(
  (value): value is Operation =>
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'query' &&
    'http' in value,
);

/** Finds the query for an API path such as `/api/clients/…`. */
function queryOf(path: string): Operation | undefined {
  return QUERIES.find(({ http }) => {
    if (http?.method !== 'GET') return false;
    return new RegExp(`^/api${http.path.replace(/:\w+/g, '[0-9a-f-]{36}')}$`).test(path);
  });
}

/** Answers with a sample of the record. It is neither deleted nor merged, because those are displayed differently. */
function answerFor(operation: Operation): unknown {
  const sample = sampleOf(operation.result, { text: MARK, id: A }) as Record<string, unknown>;
  return 'nextCursor' in sample
    ? { ...sample, ...EMPTY_PAGE, unread: 0 }
    : { ...sample, deletedAt: null, mergedInto: null, isActive: true };
}

const PAGES = FEATURES.flatMap(({ pages = [] }) => pages)
  .filter(({ path, right }) => path.includes(':id') && right !== 'public')
  .map(({ path }) => path);

const failed = refusal(404, 'NOT_FOUND', 'Item not found');

it('finds the record pages among the routes', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['/clients/:id', '/doctors/:id', '/users/:id']));
});

it.each(PAGES)('%s never shows the previous record while a missing one is loading', async (path) => {
  let answer!: (ofB: Answer) => void;
  const ofB = new Promise<Answer>((resolve) => (answer = resolve));
  const { router } = await renderApp({
    url: path.replace(':id', A),
    role: /^.(organizations|admin.platform)/.test(path) ? 'SUPER_ADMIN' : 'ORG_ADMIN',
    otherwise: ({ path: asked }) => {
      if (asked.includes(B)) return ofB;
      const operation = queryOf(asked.split('?')[0]!);
      return operation ? { body: answerFor(operation) } : failed;
    },
  });
  await waitFor(() => expect(texts()).toContain(MARK));
  await act(() => router.navigate(path.replace(':id', B)));
  await waitFor(() => expect(texts()).not.toContain(MARK));
  answer(failed);
  const name = 'Item not found';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(texts()).not.toContain(MARK);
  expect(within(screen.getByRole('main')).getAllByRole('link')).not.toEqual([]);
});

/** Returns all visible text, including the values of fields. */
function texts(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value }) => value,
  );
  return [document.body.textContent, ...fields].join(' ');
}
