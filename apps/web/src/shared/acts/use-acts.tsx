import { Fragment, useCallback, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRunOperation } from '../api/hooks';
import { toProblem, type ApiProblem } from '../api/problem';
import { commandWords } from '../commands/command.en';
import { discardUnsavedWork } from '../leaving/unsaved-work.store';
import { useRights, useSession } from '../session/session.context';
import { showProblem } from '../toasts/problem.toast';
import { showToast } from '../toasts/toast.store';
import { word } from '../words/words';
import type { Act, ActScope, Command, Values } from './act.types';
import { CommandDialog } from './command.dialog';

/** How long "Undo" is offered. Paused while the pointer or the focus is on the toast. */
const UNDO_MS = 10_000;

/** Callbacks for pages that have to react to an act's outcome. */
export interface ActCallbacks {
  /** Values the page collected itself, so that no dialog is shown. */
  values?: Values;
  onDone?: (result: unknown) => void;
  /** Called when an act without a dialog is refused. A toast shows the reason in any case. */
  onRefused?: (problem: ApiProblem) => void;
  /** Called when the act's dialog closes, whatever the outcome. */
  onClose?: (isDone: boolean) => void;
}

export interface Acts {
  /**
   * Runs the act or opens its dialog. The dialog keeps the record as it was when opened; the server rejects an outdated version.
   */
  start: <R>(act: Omit<Act<R>, 'label' | 'when'>, record: R, callbacks?: ActCallbacks) => void;
  isRunning: boolean;
  running: string | null;
  /** The open dialog, to be rendered anywhere in the component. */
  dialog: ReactNode;
}

export function useActs(): Acts {
  const navigate = useNavigate();
  const perform = usePerformCommand();
  const { runNow, running } = useRunImmediately(perform);
  const [dialog, setDialog] = useState<ReactNode>(null);
  const [outcome, setOutcome] = useState<ReactNode>(null);

  const start = useCallback(
    <R,>(
      { name, command, to, dialog: custom, run }: Omit<Act<R>, 'label' | 'when'>,
      record: R,
      callbacks: ActCallbacks = {},
    ) => {
      let own: ReactNode = null;
      const open = (shown: ReactNode) => {
        own = shown;
        setDialog(shown);
      };
      // One that was cancelled while it ran does not close the dialog that was opened since.
      const hide = () => setDialog((shown) => (shown === own ? null : shown));
      const close = (isDone = false) => {
        hide();
        callbacks.onClose?.(isDone);
      };
      const submit = async (values: Values, facts: unknown) => {
        const result = await perform(command!, record, values, facts);
        const closeOutcome = () => {
          setOutcome(null);
          callbacks.onClose?.(true);
        };
        const shown = command!.renderResult?.(result as never, record, closeOutcome, facts);
        if (shown) setOutcome(shown);
        // A page that is being left gets no callback.
        if (shown || command!.opens) hide();
        else close(true);
        callbacks.onDone?.(result);
      };
      if (run) run(record);
      else if (to) void navigate(to(record));
      else if (custom) open(custom(record, close));
      else if (command && needsInput(command) && !callbacks.values)
        open(
          // A new key resets the dialog's state.
          <CommandDialog
            key={`${name} ${Date.now()}`}
            command={command as Command<unknown>}
            {...{ record, submit, onClose: () => close() }}
          />,
        );
      else if (command)
        void runNow(name, command, record, callbacks, ({ hint, values }) =>
          open(
            <CommandDialog
              command={{ ...(command as Command<unknown>), confirms: () => ({ hint }) }}
              record={record}
              submit={(_reason, facts) => submit(values, facts)}
              onClose={() => close()}
            />,
          ),
        );
    },
    [navigate, perform, runNow],
  );
  // The outcome of an act that was cancelled while it ran is above a dialog opened since, where something may have been typed.
  const shown = (dialog || outcome) && [
    <Fragment key="dialog">{dialog}</Fragment>,
    <Fragment key="outcome">{outcome}</Fragment>,
  ];
  return { start, isRunning: running !== null, running, dialog: shown };
}

/** Runs acts without a dialog, one at a time. A toast explains a refusal. */
function useRunImmediately(perform: Perform) {
  const [running, setRunning] = useState<string | null>(null);
  const isBusy = useRef(false);
  const runNow = useCallback(
    async <R,>(
      name: string,
      command: Command<R>,
      record: R,
      { values = {}, onDone, onRefused }: ActCallbacks,
      ask: (question: NonNullable<ReturnType<NonNullable<Command<R>['asksAgain']>>>) => void,
    ) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setRunning(name);
      try {
        const result = await perform(command, record, values, undefined);
        onDone?.(result);
      } catch (error) {
        const problem = toProblem(error);
        const question = command.asksAgain?.(problem, record);
        if (question) return ask(question);
        onRefused?.(problem);
        showProblem(problem, command.text('failed', record));
      } finally {
        isBusy.current = false;
        setRunning(null);
      }
    },
    [perform],
  );
  return { runNow, running };
}

/** Whether the act opens a dialog before anything happens. */
export const needsDialog = ({ command, dialog }: Pick<Act<never>, 'command' | 'dialog'>): boolean =>
  dialog !== undefined || (command !== undefined && needsInput(command));

const needsInput = ({ confirms, asks, inputs }: Pick<Command<never>, 'confirms' | 'asks' | 'inputs'>) =>
  Boolean(confirms ?? asks ?? inputs);

type Perform = ReturnType<typeof usePerformCommand>;

/** Returns a function that runs a command and confirms it with a toast. Rejects with the reason on failure. */
export function usePerformCommand() {
  const run = useRunOperation();
  const navigate = useNavigate();
  return useCallback(
    async <R,>(command: Command<R>, record: R, values: Values, facts: unknown): Promise<unknown> => {
      const {
        operation,
        request,
        text,
        about,
        undo,
        opens,
        isGone,
        replaces,
        doneAs,
        doneWith,
        doneLink,
        after,
      } = command;
      const result: never = (await run(operation, request(record, values, facts))) as never;
      const message = about?.(record, result, values);
      const key = doneAs ? `done.${doneAs(values, result)}` : 'done';
      const title = text(key, record, facts, doneWith?.(result, values, record, facts));
      const undoCommand = async () => {
        try {
          await run(undo!.operation, undo!.request(result, record));
          showToast({ title: text('undone', record) ?? '', message });
          if (undo!.opens) await navigate(undo!.opens(record));
        } catch (error) {
          const failed = text('undoFailed', record) ?? word(commandWords, 'undoFailed');
          showProblem(error, failed);
        }
      };
      const link = doneLink && { label: text('doneLink', record) ?? '', to: doneLink };
      const back = undo && { label: word(commandWords, 'undo'), onClick: () => void undoCommand() };
      after?.(result, record);
      if (title)
        showToast({
          title,
          message,
          action: back ?? (link || undefined),
          ...(undo && { durationMs: UNDO_MS }),
        });
      if (isGone) discardUnsavedWork();
      if (opens) await navigate(opens(result, record), { replace: replaces });
      return result;
    },
    [run, navigate],
  );
}

/** Returns the user and their rights, for the conditions of acts. */
export function useActScope(): ActScope {
  const rights = useRights();
  const { user, organisation } = useSession();
  return { ...rights, user, organisation };
}

export function isAvailable<R>(
  { needs, when }: Pick<Act<R>, 'needs' | 'when'>,
  record: R,
  scope: ActScope,
): boolean {
  return (!needs || scope.allows(needs)) && (!when || when(record, scope));
}
