import type { ApiClient } from '../api/api.client';
import type { AuditEntryOf, Callback, SurgeryCaseSummary } from '../api/api.types';
import { equal, eventually } from '../run/expect';

export function oneCase(api: ApiClient, quoteId: string): Promise<SurgeryCaseSummary> {
  return eventually('the surgery case', async () => {
    const cases = await api.casesOf(quoteId);
    equal(cases.length, 1, 'the number of surgery cases');
    return cases[0]!;
  });
}

/** Waits until the one callback of a quote is as expected. */
export function oneCallback(api: ApiClient, quoteId: string, expected: Partial<Callback>): Promise<Callback> {
  return eventually('the callback', async () => {
    const callbacks = await api.callbacksOf(quoteId);
    equal(callbacks.length, 1, 'the number of callbacks');
    const [callback] = callbacks;
    for (const [name, value] of Object.entries(expected))
      equal(callback![name as keyof Callback], value, `the callback's ${name}`);
    return callback!;
  });
}

/** Waits for the quote's one audit entry of the given kind, and checks its old and new status. */
export function oneStatusAct(
  api: ApiClient,
  quoteId: string,
  from: string,
  to: string,
): Promise<AuditEntryOf> {
  return eventually(`the act from ${from} to ${to} in the audit trail`, async () => {
    const acts = (await api.auditOf('QUOTE', quoteId)).filter(({ changes }) =>
      changes.some(
        ({ field, oldValue, newValue }) => field === 'status' && oldValue === from && newValue === to,
      ),
    );
    equal(acts.length, 1, 'the number of such acts');
    return acts[0]!;
  });
}
