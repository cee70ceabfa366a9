import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { countOfKind, dependants, type Dependants, type Operation } from '@quillcare/contracts';
import type { ApiProblem } from '../api/problem';
import { useConfirmation } from '../commands/use-confirmation';
import { useUndoableCommand } from '../commands/use-undoable-command';
import { messagesWords } from '../messages/messages.en';
import { word } from '../words/words';
import { removalWords } from './removal.en';

export interface DeleteOptions {
  remove: Operation;
  restore: Operation;
  record: { id: string; version: number };
  name: string;
  onDeleted: () => void;
  onRestored?: () => void;
}

/** Deletes a record and offers to undo it; where other records depend on it, a dialog names them and asks first. */
export function useDelete({ remove, restore, record, name, onDeleted, onRestored }: DeleteOptions): {
  start: () => void;
  dialog: ReactNode;
} {
  const { id, version } = record;
  const [run] = useUndoableCommand<Operation, Operation>(remove, restore);
  const { ask, dialog } = useConfirmation<void>();

  const removal = (query: object) => ({
    request: { params: { id }, query: { version, ...query } },
    undoRequest: (result: unknown) => ({ params: { id }, body: versionOf(result) }),
    done: word(messagesWords, 'deleted'),
    undone: word(removalWords, 'restored', { name }),
    failed: word(messagesWords, 'deleteFailed'),
    undoFailed: word(removalWords, 'restoreFailed'),
    about: name,
    onDone: onDeleted,
    onUndone: onRestored,
  });
  const askFirst = ({ items, isUsed, hasRules }: Depending) =>
    ask({
      run: async () => void (await run(removal({ confirm: 'true' }))),
      title: word(removalWords, 'title', { name }),
      hint: (
        <>
          <Typography color="textPrimary">
            {word(removalWords, isUsed ? 'usedBy' : 'depending', { name })}
          </Typography>
          <DependantList items={items} />
          {hasRules && `${word(removalWords, 'rulesStop')} `}
          {word(removalWords, isUsed ? 'usedKept' : 'kept')}
        </>
      ),
      confirmLabel: word(removalWords, 'remove'),
      danger: true,
    });
  const onRefused = (problem: ApiProblem): boolean => {
    const depending = dependingOn(problem);
    if (depending !== null) askFirst(depending);
    return depending !== null;
  };
  return { start: () => void run({ ...removal({}), onRefused }), dialog };
}

/** What a deletion answers is the record, whose new version restores it. */
function versionOf(result: unknown): { version?: number } {
  const { version } = result as { version?: number };
  return version === undefined ? {} : { version };
}

interface Depending {
  items: Dependants['items'];
  /** The record is part of others, such as an option list of surgeries; otherwise they name it. */
  isUsed: boolean;
  /** Pricing rules are for it alone. */
  hasRules: boolean;
}

function dependingOn({ code, facts }: ApiProblem): Depending | null {
  if (code !== 'HAS_DEPENDANTS') return null;
  const found = dependants.safeParse({ items: facts?.dependants });
  if (!found.success) return null;
  const kinds = new Set(found.data.items.map(({ kind }) => kind));
  const hasRules = kinds.has('PRICING_RULE');
  const isUsed = hasRules || kinds.has('SURGERY') || kinds.has('SITE');
  return { items: found.data.items, isUsed, hasRules };
}

type Item = Dependants['items'][number];

/** Where a record of a kind is seen or changed. Kinds that are only counted have no place. */
const PLACES: Partial<Record<Item['kind'], (id: string) => string>> = {
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

/** What depends on the record: each kind with its count, and its first records by name. */
function DependantList({ items }: { items: readonly Item[] }) {
  return (
    <Box component="ul" sx={{ mt: 0.5, mb: 1, pl: 2.5, color: 'text.primary', overflowWrap: 'anywhere' }}>
      {items.map(({ kind, count, records = [] }) => (
        <li key={kind}>
          {countOfKind(kind, count)}
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
  const place = PLACES[kind];
  if (!place) return record.name;
  return (
    <Link component={RouterLink} to={place(record.id)}>
      {record.name}
    </Link>
  );
}
