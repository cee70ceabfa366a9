import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { toProblem } from '../api/problem';
import { QuestionDialog } from '../commands/question.dialog';
import type { ReasonInput, Command, Values } from './act.types';

export interface CommandDialogProps {
  command: Command<unknown>;
  /** Null if it concerns all selected rows. */
  record: unknown;
  /** Runs the command. Rejects with the reason, which the dialog then shows. */
  submit: (values: Values, facts: unknown) => Promise<void>;
  onClose: () => void;
}

/** Asks what a command needs: confirmation, a reason or some fields. Stays open and shows the reason if the command is refused. */
export function CommandDialog(props: CommandDialogProps) {
  const { command, record } = props;
  const { useFacts = loadNothing } = command;
  const facts = useFacts(record);
  if (facts === null) return null;
  if (command.confirms) return <Question {...props} facts={facts} />;
  return <Form {...props} facts={facts} />;
}

export interface CommandFormProps extends CommandDialogProps {
  facts: unknown;
}

// Loaded lazily, because fields, pickers and validation are many times larger than a question, and the first page rarely needs
// them.
const load = async () => (await import('./command-form.dialog')).CommandForm;
const LazyForm = lazy(async () => ({ default: await load() }));
let loaded: ComponentType<CommandFormProps> | null = null;

/** Preloads the dialog of commands that ask for fields, so that it opens without delay. */
export async function preloadForms(): Promise<void> {
  loaded ??= await load();
}

function Form(props: CommandFormProps) {
  const [Chosen] = useState(() => loaded ?? LazyForm);
  return (
    <Suspense>
      <Chosen {...props} />
    </Suspense>
  );
}

const loadNothing = () => undefined;

function Question({ command, record, facts: loaded, submit, onClose }: CommandFormProps) {
  // The user confirms what the question says, so what has changed since must be asked about again.
  const [facts] = useState(loaded);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { confirms, isDanger, text } = command;
  const textFor = (key: string) => text(key, record, facts);
  const [{ hint, reason, isDanger: isGrave }] = useState(() =>
    typeof confirms === 'function' ? confirms(record, facts) : NO_CONTENT,
  );
  const runCommand = async (answer: string) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await submit(reason ? { reason: answer } : {}, facts);
    } catch (error) {
      setRefusal(toProblem(error).detail);
      setBusy(false);
    }
  };
  return (
    <QuestionDialog
      texts={{
        title: textFor('title') ?? '',
        hint: hint ?? textFor('hint'),
        confirmLabel: textFor('confirm') ?? textFor('label') ?? '',
        cancelLabel: textFor('dismiss'),
        busyLabel: textFor('busy'),
        danger: isDanger ?? isGrave,
        failed: textFor('failed'),
        reason: reason && { ...reason, label: textFor('reason') ?? '', help: textFor('reasonHelp') },
      }}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={(answer) => void runCommand(answer)}
      onClose={onClose}
    />
  );
}

const NO_CONTENT: { hint?: ReactNode; reason?: ReasonInput; isDanger?: boolean } = {};
