import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { formatDependantCount, dependants, type Dependants, type Operation } from '@quillcare/contracts';
import { DeleteIcon } from '@quillcare/ui';
import type { Act } from '../acts/act.types';
import { actsOn } from '../acts/define-act';
import type { ApiProblem } from '../api/problem';
import { word } from '../words/words';
import { removalWords } from './removal.en';
import { PageLink } from '../navigation/page-link.view';

interface Removable {
  id: string;
  version: number;
  deletedAt?: string | null;
}

export interface DeleteActSpec<R> {
  remove: Operation;
  restore: Operation;
  nameOf: (record: R) => string;
  /** Path to open afterwards. Omit it if the page handles that itself. */
  list?: string;
  /** Returns the path to open after undoing. */
  page?: (record: R) => string;
}

/**
 * Declares the act that deletes a record and offers to undo it. If other records depend on it, a dialog lists them and asks for
 * confirmation.
 */
export function buildDeleteAct<R extends Removable>(kind: DeleteActSpec<R>): Act<R> {
  const { remove, restore, nameOf, list, page } = kind;
  const { act } = actsOn<R>(removalWords, nameOf);
  return act({
    name: 'delete',
    icon: <DeleteIcon />,
    isQuiet: true,
    operation: remove,
    when: ({ deletedAt }) => !deletedAt,
    request: ({ id, version }, values) => ({ params: { id }, query: { version, ...values } }),
    undo: {
      operation: restore,
      request: (result, { id }) => ({ params: { id }, body: versionOf(result) }),
      ...(page && { opens: page }),
    },
    about: nameOf,
    isGone: true,
    ...(list && { opens: () => list }),
    asksAgain: (problem, record) => {
      const depending = parseDependants(problem);
      return depending && { hint: hintOf(depending, nameOf(record)), values: { confirm: 'true' } };
    },
  });
}

export function buildRestoreAct<R extends Removable>(
  operation: Operation,
  nameOf: (record: R) => string,
): Act<R> {
  return actsOn<R>(removalWords, nameOf).act({
    name: 'restore',
    operation,
    when: ({ deletedAt }) => Boolean(deletedAt),
    request: ({ id, version }) => ({ params: { id }, body: { version } }),
  });
}

function hintOf({ items, isUsed, hasRules }: FoundDependants, name: string): ReactNode {
  return (
    <>
      <Typography color="textPrimary">
        {word(removalWords, isUsed ? 'usedBy' : 'depending', { name })}
      </Typography>
      <DependantList items={items} />
      {hasRules && `${word(removalWords, 'rulesStop')} `}
      {word(removalWords, isUsed ? 'usedKept' : 'kept')}
    </>
  );
}

/** Returns the version needed to restore the record, if the deletion returned the record. */
function versionOf(result: unknown): { version?: number } {
  const { version } = result as { version?: number };
  return version === undefined ? {} : { version };
}

interface FoundDependants {
  items: Dependants['items'];
  /** Whether the record is part of others, as an option list is of surgeries. Otherwise they refer to it. */
  isUsed: boolean;
  /** Whether there are pricing rules for this record only. */
  hasRules: boolean;
}

function parseDependants({ code, facts }: ApiProblem): FoundDependants | null {
  if (code !== 'HAS_DEPENDANTS') return null;
  const found = dependants.safeParse({ items: facts?.dependants });
  if (!found.success) return null;
  const kinds = new Set(found.data.items.map(({ kind }) => kind));
  const hasRules = kinds.has('PRICING_RULE');
  const isUsed = hasRules || kinds.has('SURGERY') || kinds.has('SITE');
  return { items: found.data.items, isUsed, hasRules };
}

type Item = Dependants['items'][number];

/** Path where a dependent record is shown or edited. Kinds that are only counted have none. */
const PATHS_BY_KIND: Partial<Record<Item['kind'], (id: string) => string>> = {
  DRAFT_QUOTE: (id) => `/quotes/view/${id}`,
  OPEN_QUOTE: (id) => `/quotes/view/${id}`,
  SIGNED_QUOTE: (id) => `/quotes/view/${id}`,
  CLOSED_QUOTE: (id) => `/quotes/view/${id}`,
  SURGERY_CASE: (id) => `/surgery-cases/${id}`,
  SURGERY: (id) => `/admin/surgery-config/${id}`,
  PRICING_RULE: (id) => `/admin/pricing-rules/${id}`,
  QUOTE_TEMPLATE: (id) => `/quote-templates/${id}`,
  SITE: (id) => `/sites/${id}`,
};

/** Lists the dependent records: each kind with its count and the names of the first few. */
function DependantList({ items }: { items: readonly Item[] }) {
  return (
    <Box component="ul" sx={{ mt: 0.5, mb: 1, pl: 2.5, color: 'text.primary', overflowWrap: 'anywhere' }}>
      {items.map(({ kind, count, records = [] }) => (
        <li key={kind}>
          {formatDependantCount(kind, count)}
          {records.map((record, at) => (
            <Fragment key={record.id}>
              {at === 0 ? ': ' : ', '}
              <RecordLink kind={kind} record={record} />
            </Fragment>
          ))}
          {records.length > 0 && count > records.length && ', …'}
        </li>
      ))}
    </Box>
  );
}

function RecordLink({ kind, record }: { kind: Item['kind']; record: { id: string; name: string } }) {
  const place = PATHS_BY_KIND[kind];
  if (!place) return record.name;
  return <PageLink to={place(record.id)}>{record.name}</PageLink>;
}
