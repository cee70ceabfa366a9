import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { toProblem } from '../api/problem';
import { QuestionDialog } from '../commands/question.dialog';
import type { AskedReason, Command, Values } from './act.types';

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
  const { useFacts = noFacts } = command;
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
const Awaited = lazy(async () => ({ default: await load() }));
let loaded: ComponentType<CommandFormProps> | null = null;

/** Preloads the dialog of commands that ask for fields, so that it opens without delay. */
export async function prepareForms(): Promise<void> {
  loaded ??= await load();
}

function Form(props: CommandFormProps) {
  const [Chosen] = useState(() => loaded ?? Awaited);
  return (
    <Suspense>
      <Chosen {...props} />
    </Suspense>
  );
}

const noFacts = () => undefined;

function Question({ command, record, facts, submit, onClose }: CommandFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { confirms, isDanger, text } = command;
  const said = (key: string) => text(key, record, facts);
  const [{ hint, reason, isDanger: isGrave }] = useState(() =>
    typeof confirms === 'function' ? confirms(record, facts) : NOTHING,
  );
  const carryOut = async (given: string) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await submit(reason ? { reason: given } : {}, facts);
    } catch (error) {
      setRefusal(toProblem(error).detail);
      setBusy(false);
    }
  };
  return (
    <QuestionDialog
      texts={{
        title: said('title') ?? '',
        hint: hint ?? said('hint'),
        confirmLabel: said('confirm') ?? said('label') ?? '',
        cancelLabel: said('dismiss'),
        busyLabel: said('busy'),
        danger: isDanger ?? isGrave,
        failed: said('failed'),
        reason: reason && { ...reason, label: said('reason') ?? '', help: said('reasonHelp') },
      }}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={(given) => void carryOut(given)}
      onClose={onClose}
    />
  );
}

const NOTHING: { hint?: ReactNode; reason?: AskedReason; isDanger?: boolean } = {};
