import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import {
  clearBilledFee,
  getBilledFees,
  getDoctor,
  updateDoctor,
  type BilledFees,
  type Doctor,
} from '@quillcare/contracts';
import { fakeServer, type Replies } from '../../testing/fake-server';
import { sampleOf } from '../../testing/sample-of';
import { useOperationMutation, useOperationQuery } from './hooks';
import { createStore } from './store';

const [A, B] = ['01930000-0000-7000-8000-00000000000a', '01930000-0000-7000-8000-00000000000b'];
const SEED = { text: 'Some text', id: B };
const doctor = (id: string, version: number) => ({
  ...(sampleOf(getDoctor.result, SEED) as Doctor),
  id,
  version,
});
const fees = (quoteNumber: string) => ({
  ...(sampleOf(getBilledFees.result, SEED) as BilledFees),
  quoteNumber,
});

/** Reads two records each of a kind, of which no refetch is ever answered. */
async function open(replies: Replies) {
  const server = fakeServer({
    [`GET /api/doctors/${A}`]: [{ body: doctor(A, 3) }],
    [`GET /api/doctors/${B}`]: [{ body: doctor(B, 3) }],
    [`GET /api/surgery-cases/${A}/billed-fees`]: [{ body: fees('Q-A') }],
    [`GET /api/surgery-cases/${B}/billed-fees`]: [{ body: fees('Q-B') }],
    ...replies,
  });
  const read = new Set<string>();
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const isRead = (init?.method ?? 'GET') === 'GET';
    if (isRead && read.has(url)) return new Promise<never>(() => undefined);
    if (isRead) read.add(url);
    return server.fetch(input, init);
  };
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(
    () => ({
      doctors: [
        useOperationQuery(getDoctor, { params: { id: A } }).data,
        useOperationQuery(getDoctor, { params: { id: B } }).data,
      ],
      fees: [
        useOperationQuery(getBilledFees, { params: { id: A } }).data,
        useOperationQuery(getBilledFees, { params: { id: B } }).data,
      ],
      update: useOperationMutation(updateDoctor)[0],
      clear: useOperationMutation(clearBilledFee)[0],
    }),
    { wrapper },
  );
  const shown = () => [
    ...result.current.doctors.map((one) => one?.version),
    ...result.current.fees.map((one) => one?.quoteNumber),
  ];
  await waitFor(() => expect(shown()).toEqual([3, 3, 'Q-A', 'Q-B']));
  return { shown, current: () => result.current };
}

describe('the answer of a command', () => {
  it.each([
    [4, 4],
    [2, 3],
  ])('of version %i is shown as version %i before the record is read again', async (answered, version) => {
    const page = await open({ [`PATCH /api/doctors/${A}`]: [{ body: doctor(A, answered) }] });
    await act(() =>
      page.current().update({ params: { id: A }, body: { version: 3, phone: '02 9555 0101' } }),
    );
    expect(page.shown()).toEqual([version, 3, 'Q-A', 'Q-B']);
  });

  it('is shown where it is read even if it has no id of its own', async () => {
    const path = `/api/surgery-cases/${A}/billed-fees/${B}`;
    const page = await open({ [`DELETE ${path}`]: [{ body: fees('Q-CLEARED') }] });
    await act(() => page.current().clear({ params: { id: A, lineId: B } }));
    expect(page.shown()).toEqual([3, 3, 'Q-CLEARED', 'Q-B']);
  });
});
