import { useEffect, useState } from 'react';
import { listClients, listQuotes, type ClientSummary, type QuoteSummary } from '@quillcare/contracts';
import { formatPhone, type Country } from '@quillcare/rules';
import { QUOTE_STATUS } from '../../shared/status/status';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { useRights, useSession } from '../../shared/session/session.context';
import type { PaletteItem } from './palette.items';

const TYPING_PAUSE_MS = 200;
const SHORTEST = 2;
const MOST = 5;

export interface PaletteRecords {
  items: PaletteItem[];
  isSearching: boolean;
  hasFailed: boolean;
}

/** Clients and quotes found by the server, after a pause in typing. */
export function usePaletteRecords(text: string): PaletteRecords {
  const { allows } = useRights();
  const { country } = useSession().organisation;
  const wanted = text.trim();
  const settled = useSettled(wanted);
  const isWorth = wanted.length >= SHORTEST;
  const request = isWorth && settled === wanted ? { query: { search: wanted, limit: MOST } } : skipToken;
  const clients = useOperationQuery(listClients, allows(listClients) ? request : skipToken);
  const quotes = useOperationQuery(listQuotes, allows(listQuotes) ? request : skipToken);
  return {
    items: isWorth
      ? [
          ...(clients.currentData?.items ?? []).map((client) => clientItem(client, country)),
          ...(quotes.currentData?.items ?? []).map(quoteItem),
        ]
      : [],
    isSearching: isWorth && (settled !== wanted || clients.isFetching || quotes.isFetching),
    hasFailed: isWorth && (clients.isError || quotes.isError),
  };
}

function clientItem({ id, firstName, lastName, email, phone }: ClientSummary, country: Country): PaletteItem {
  const detail = phone ? formatPhone(phone, country) : email;
  return {
    id,
    group: 'clients',
    label: `${firstName} ${lastName}`,
    detail: detail ?? undefined,
    act: { to: `/clients/${id}` },
  };
}

function quoteItem({ id, quoteNumber, clientName, status }: QuoteSummary): PaletteItem {
  const detail = `${clientName}, ${QUOTE_STATUS[status].label}`;
  return { id, group: 'quotes', label: quoteNumber, detail, act: { to: `/quotes/view/${id}` } };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
