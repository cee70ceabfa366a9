import { useEffect, useState } from 'react';
import { previewQuote, type RequestOf, type ResultOf } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import { toProblem } from '../../../../shared/api/problem';
import { useFetchFresh } from '../../../../shared/forms/record/use-fetch-fresh';
import { compositionKey, isComposing, type EditorState } from './editor.state';
import type { EditorStore } from './editor.store';
import { isAsComposed } from './editor.values';
import { isComplete, toLineInput, toRow } from './line-row';

type Body = NonNullable<RequestOf<typeof previewQuote>['body']>;
type RequestPreview = (request: RequestOf<typeof previewQuote>) => Promise<ResultOf<typeof previewQuote>>;

const DEBOUNCE_MS = 200;

/** Returns the body of the preview request. Null while there is nothing to price. */
export function buildPreviewBody(state: EditorState, quoteId: string | null): Body | null {
  const { head } = state;
  const rows = state.rows.filter(isComplete);
  const composing = isComposing(state);
  if (head.doctorId === '' || (!composing && rows.length === 0)) return null;
  const { doctorId, hospitalId, siteId, place, surgeries, quoteDiscount, fund } = head;
  const isGiven = composing || (quoteId === null && isAsComposed(state));
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
    lines: isGiven ? null : rows.map(toLineInput),
  };
}

/**
 * Requests prices, debounced, whenever something that affects them changes. The last figures stay until new ones arrive, and
 * responses to outdated requests are dropped.
 */
export function usePricing(store: EditorStore, quoteId: string | null): { retry: () => void } {
  const ask = useFetchFresh(previewQuote);
  const [pricing] = useState(() => new PricingQueue(store, quoteId));
  useEffect(() => {
    const stop = store.subscribe(() => pricing.handleStateChange(ask));
    pricing.handleStateChange(ask);
    if (quoteId) void pricing.detectRemovedLines(ask);
    return () => {
      stop();
      pricing.dispose();
    };
  }, [store, pricing, ask, quoteId]);
  const retry = () => {
    pricing.dispose();
    pricing.handleStateChange(ask);
  };
  return { retry };
}

class PricingQueue {
  private lastRequest = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: EditorStore,
    private readonly quoteId: string | null,
  ) {}

  handleStateChange(ask: RequestPreview): void {
    const body = buildPreviewBody(this.store.getState(), this.quoteId);
    const question = JSON.stringify(body);
    if (question === this.lastRequest) return;
    this.lastRequest = question;
    clearTimeout(this.timer);
    if (!body) {
      if (this.store.getState().isPricing) this.store.dispatch({ type: 'unpriced', problem: null });
      return;
    }
    this.timer = setTimeout(() => void this.ask(ask, body, question), DEBOUNCE_MS);
    this.store.dispatch({ type: 'pricing' });
  }

  /** Finds out which lines were removed from the stored draft, so that they do not return with the next choice. */
  async detectRemovedLines(ask: RequestPreview): Promise<void> {
    const state = this.store.getState();
    if (state.head.surgeries.length === 0) return;
    const body = buildPreviewBody({ ...state, composedFor: null }, this.quoteId);
    if (!body) return;
    try {
      const { lines } = await ask({ body });
      // Lines of a surgery removed meanwhile would count as removed by hand once it is chosen again.
      if (this.store.getState().composedFor !== state.composedFor) return;
      this.store.dispatch({ type: 'known', rows: lines.map(toRow) });
    } catch {
      // Not critical: at worst a removed line returns and can be removed again.
    }
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.lastRequest = '';
  }

  private async ask(ask: RequestPreview, body: Body, question: string): Promise<void> {
    const { head, rows } = this.store.getState();
    const keys = body.lines ? rows.filter(isComplete).map(({ key }) => key) : null;
    try {
      const preview = await ask({ body });
      if (question !== this.lastRequest) return;
      this.store.dispatch({ type: 'priced', preview, keys, choice: compositionKey(head) });
    } catch (error) {
      if (question !== this.lastRequest) return;
      const { detail, errors } = toProblem(error);
      const problem = {
        detail,
        errors: errors?.map((one) => ({ ...one, path: toRowPath(one.path, keys, rows) })),
      };
      this.store.dispatch({ type: 'unpriced', problem });
    }
  }
}

/** Maps the path of a sent line to that of its row. They differ because incomplete rows are not sent. */
function toRowPath(path: string, keys: readonly string[] | null, rows: EditorState['rows']): string {
  return path.replace(/^lines\.(\d+)/, (match, at: string) => {
    const row = rows.findIndex(({ key }) => key === keys?.[Number(at)]);
    return row < 0 ? match : `lines.${row}`;
  });
}
