import { useState } from 'react';
import {
  MAX_PAYMENTS,
  MAX_STATEMENT_LINES,
  matchPayments,
  recordPayments,
  type ResultOf,
} from '@quillcare/contracts';
import { type StatementReceipt, parseStatementReceipts } from '@quillcare/rules';
import { callOperation } from '../../shared/api/api';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { platformInvoiceWords } from './platform-invoices.en';

/** A receipt with the invoices it pays or refers to. */
export type MatchedReceipt = StatementReceipt & ResultOf<typeof matchPayments>['items'][number];

const MAX_REFERENCE_LENGTH = 500;

/** State of a bank statement: read, matched, then recorded. */
export function useBankStatement(onDone: () => void) {
  const t = useWords(platformInvoiceWords);
  const [recordAll] = useOperationMutation(recordPayments);
  const [file, setFile] = useState<File | null>(null);
  const [lines, setLines] = useState<MatchedReceipt[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const runBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(toProblem(error).detail);
    }
    setBusy(false);
  };

  const pick = (picked: File) => {
    setFile(picked);
    setLines(null);
    void runBusy(async () => {
      const receipts = await parseStatement(picked);
      const most = MAX_STATEMENT_LINES;
      if (receipts.length === 0) return setProblem(t('statement.unreadable'));
      if (receipts.length > most) return setProblem(t('statement.tooMany', { count: receipts.length, most }));
      const sent = receipts.map((receipt) => ({
        ...receipt,
        text: receipt.text.slice(0, MAX_REFERENCE_LENGTH),
      }));
      const { items } = await matchReceipts(sent);
      setLines(
        items.flatMap((item) => {
          const receipt = receipts.find(({ line }) => line === item.line);
          return receipt ? [{ ...receipt, ...item }] : [];
        }),
      );
    });
  };

  const matched = (lines ?? []).filter(({ match }) => match === 'MATCHED');
  const next = takeRecordable(matched);
  const record = () =>
    runBusy(async () => {
      await recordAll({ body: { payments: next.flatMap(toPayments) } });
      showToast({ title: t('statement.recorded'), message: file?.name });
      if (next.length === matched.length) return onDone();
      setLines((lines ?? []).filter((line) => !next.includes(line)));
    });

  return { file, lines, next, problem, isBusy, pick, record };
}

/** Returns the first receipts, as many as can be recorded at once. A receipt is not divided. */
function takeRecordable(matched: readonly MatchedReceipt[]): MatchedReceipt[] {
  let count = 0;
  const end = matched.findIndex(({ invoices }) => (count += invoices.length) > MAX_PAYMENTS);
  return matched.slice(0, end < 0 ? undefined : end);
}

function toPayments({ invoices, on, text }: MatchedReceipt) {
  return invoices.map(({ organisationId, invoiceId, version }) => ({
    organisationId,
    invoiceId,
    version,
    paidOn: on,
    reference: text.slice(0, 200),
  }));
}

/** Matched afresh each time, because an invoice may have been paid in the meantime. */
async function matchReceipts(lines: StatementReceipt[]): Promise<ResultOf<typeof matchPayments>> {
  const request = { operation: matchPayments, parts: { body: { lines } } };
  const answer = await callOperation(request, new AbortController().signal);
  if ('error' in answer) throw answer.error;
  return answer.data as ResultOf<typeof matchPayments>;
}

async function parseStatement(file: File): Promise<StatementReceipt[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Older Excel versions write the Windows code page, so a file that is not valid UTF-8 is decoded as that.
  const text = decodeText(bytes);
  const { default: papa } = await import('papaparse');
  return parseStatementReceipts(papa.parse<string[]>(text).data);
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
