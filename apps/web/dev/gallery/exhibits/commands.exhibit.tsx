import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { QuestionDialog, type QuestionTexts } from '../../../src/shared/commands/question.dialog';
import { showToast, type ToastTone } from '../../../src/shared/toasts/toast.store';
import { later, LONG_NAME } from '../gallery.samples';
import { ExhibitSection } from '../shelf.view';

const DEACTIVATE: QuestionTexts = {
  title: 'Deactivate Mia Thompson?',
  hint: 'Mia is signed out everywhere and cannot sign in. What she wrote is kept, and you can activate her again.',
  confirmLabel: 'Deactivate',
  danger: true,
};
const WITHDRAW: QuestionTexts = {
  title: 'Withdraw quote Q-2026-0418?',
  hint: 'The patient’s link stops working at once.',
  confirmLabel: 'Withdraw',
  danger: true,
  reason: { label: 'Reason', help: 'The patient does not see it.', isRequired: true, maxLength: 500 },
};
const TONES: readonly ToastTone[] = ['success', 'info', 'warning', 'error'];

export function Exhibit() {
  return (
    <>
      <ExhibitSection title="A question before a command" hint="an act with `confirms`">
        <Buttons>
          <QuestionExample label="Deactivate" texts={DEACTIVATE} />
          <QuestionExample label="Withdraw, with a reason" texts={WITHDRAW} />
          <QuestionExample
            label="Refused"
            texts={DEACTIVATE}
            refusal="A colleague changed this person meanwhile."
          />
        </Buttons>
      </ExhibitSection>
      <ExhibitSection title="Undo instead of a question" hint="an act with `undo`">
        <Buttons>
          <Button variant="outlined" onClick={() => offerUndo('Dr Amelia Nguyen')}>
            Delete
          </Button>
          <Button variant="outlined" onClick={() => offerUndo(LONG_NAME)}>
            Delete a long name
          </Button>
        </Buttons>
      </ExhibitSection>
      <ExhibitSection
        title="Toasts"
        hint="three at once, the others wait; Alt+T moves the focus there, Escape dismisses the newest"
      >
        <Buttons>
          {TONES.map((tone) => (
            <Button
              key={tone}
              variant="outlined"
              onClick={() => showToast({ title: `A toast: ${tone}`, tone })}
            >
              {tone}
            </Button>
          ))}
        </Buttons>
      </ExhibitSection>
    </>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{children}</Box>;
}

function QuestionExample({
  label,
  texts,
  refusal = null,
}: {
  label: string;
  texts: QuestionTexts;
  refusal?: string | null;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await later(null);
    setBusy(false);
    if (!refusal) setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <QuestionDialog
          texts={texts}
          isBusy={isBusy}
          refusal={isBusy ? null : refusal}
          onConfirm={() => void confirm()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function offerUndo(name: string): void {
  showToast({
    title: 'Deleted',
    message: name,
    durationMs: 10_000,
    action: { label: 'Undo', onClick: () => showToast({ title: 'Restored', message: name }) },
  });
}
