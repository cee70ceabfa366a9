import { useCallback, useEffect, useMemo, useState } from 'react';
import { previewQuote, type RequestOf, type ResultOf } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import { toProblem } from '../../../../shared/api/problem';
import { useReadNow } from '../../../../shared/forms/record/use-read-now';
import { choiceOf, isComposing, type EditorState } from './editor.state';
import type { EditorStore } from './editor.store';
import { isAsGiven } from './editor.values';
import { isComplete, lineInput, rowOf } from './line-row';

type Body = NonNullable<RequestOf<typeof previewQuote>['body']>;
type Ask = (request: RequestOf<typeof previewQuote>) => Promise<ResultOf<typeof previewQuote>>;

const TYPING_PAUSE_MS = 200;

/** Returns the body of the preview request. Null while there is nothing to price. */
export function previewBody(state: EditorState, quoteId: string | null): Body | null {
  const { head } = state;
  const rows = state.rows.filter(isComplete);
  const composing = isComposing(state);
  if (head.doctorId === '' || (!composing && rows.length === 0)) return null;
  const { doctorId, hospitalId, siteId, place, surgeries, quoteDiscount, fund } = head;
  const isGiven = composing || (quoteId === null && isAsGiven(state));
  return {
    quoteId,
    doctorId,
    hospitalId,
    siteId,
    place,
    quoteDiscount,
    fund,
    clientId: head.clientId || null,
    surgeries: [...surgeries],
    validUntil: isIsoDate(head.validUntil) ? head.validUntil : null,
    lines: isGiven ? null : rows.map(lineInput),
  };
}

/**
 * Requests prices, debounced, whenever something that affects them changes. The last figures stay until new ones arrive, and
 * responses to outdated requests are dropped.
 */
export function usePricing(store: EditorStore, quoteId: string | null): { retry: () => void } {
  const ask = useReadNow(previewQuote);
  const [pricing] = useState(() => new Pricing(store, quoteId));
  useEffect(() => {
    const stop = store.subscribe(() => pricing.heard(ask));
    pricing.heard(ask);
    if (quoteId) void pricing.learnRemoved(ask);
    return () => {
      stop();
      pricing.end();
    };
  }, [store, pricing, ask, quoteId]);
  const retry = useCallback(() => {
    pricing.end();
    pricing.heard(ask);
  }, [pricing, ask]);
  return useMemo(() => ({ retry }), [retry]);
}

class Pricing {
  private asked = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: EditorStore,
    private readonly quoteId: string | null,
  ) {}

  heard(ask: Ask): void {
    const body = previewBody(this.store.getState(), this.quoteId);
    const question = JSON.stringify(body);
    if (question === this.asked) return;
    this.asked = question;
    clearTimeout(this.timer);
    if (!body) {
      if (this.store.getState().isPricing) this.store.dispatch({ type: 'unpriced', problem: null });
      return;
    }
    this.timer = setTimeout(() => void this.ask(ask, body, question), TYPING_PAUSE_MS);
    this.store.dispatch({ type: 'pricing' });
  }

  /** Finds out which lines were removed from the stored draft, so that they do not return with the next choice. */
  async learnRemoved(ask: Ask): Promise<void> {
    const state = this.store.getState();
    if (state.head.surgeries.length === 0) return;
    const body = previewBody({ ...state, composedFor: null }, this.quoteId);
    if (!body) return;
    try {
      this.store.dispatch({ type: 'known', rows: (await ask({ body })).lines.map(rowOf) });
    } catch {
      // Not critical: at worst a removed line returns and can be removed again.
    }
  }

  end(): void {
    clearTimeout(this.timer);
    this.asked = '';
  }

  private async ask(ask: Ask, body: Body, question: string): Promise<void> {
    const { head, rows } = this.store.getState();
    const keys = body.lines ? rows.filter(isComplete).map(({ key }) => key) : null;
    try {
      const preview = await ask({ body });
      if (question !== this.asked) return;
      this.store.dispatch({ type: 'priced', preview, keys, choice: choiceOf(head) });
    } catch (error) {
      if (question !== this.asked) return;
      const { detail, errors } = toProblem(error);
      const problem = {
        detail,
        errors: errors?.map((one) => ({ ...one, path: inRows(one.path, keys, rows) })),
      };
      this.store.dispatch({ type: 'unpriced', problem });
    }
  }
}

/** Maps the path of a sent line to that of its row. They differ because incomplete rows are not sent. */
function inRows(path: string, keys: readonly string[] | null, rows: EditorState['rows']): string {
  return path.replace(/^lines\.(\d+)/, (whole, at: string) => {
    const row = rows.findIndex(({ key }) => key === keys?.[Number(at)]);
    return row < 0 ? whole : `lines.${row}`;
  });
}
