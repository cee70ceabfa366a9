import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dependants, describeDependants, type Operation } from '@quillcare/contracts';
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
  const askFirst = ({ text, isUsed, hasRules }: Depending) =>
    ask({
      run: async () => void (await run(removal({ confirm: 'true' }))),
      title: word(removalWords, 'title', { name }),
      hint: (
        <>
          <Typography color="textPrimary" sx={{ mb: 1 }}>
            {word(removalWords, isUsed ? 'usedBy' : 'depending', { name, dependants: text })}
          </Typography>
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
  text: string;
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
  return { text: describeDependants(found.data), isUsed, hasRules };
}
