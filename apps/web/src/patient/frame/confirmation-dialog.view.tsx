import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.view';

interface ConfirmationDialogProps {
  /** Prefix of the element ids inside. */
  id: string;
  title: string;
  /** What confirming means. */
  warning: string;
  /** Shown between the title and the warning. */
  lead?: ReactNode;
  children?: ReactNode;
  isOpen: boolean;
  /** While sending, the dialog can neither be confirmed again nor closed. */
  busy: boolean;
  words: { cancel: string; confirm: string; busy: string };
  onClose: () => void;
  onConfirm: () => void;
}

/** Modal dialog that asks for confirmation before something binding is sent. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { id, title, warning, lead, children, isOpen, busy, words, onClose, onConfirm } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="p-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-warning`}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={() => isOpen && onClose()}
    >
      {isOpen && (
        <>
          <h2 id={`${id}-title`} className="p-subtitle">
            {title}
          </h2>
          {lead}
          <p id={`${id}-warning`} className="p-warning">
            {warning}
          </p>
          {children}
          <div className="p-actions p-actions-end">
            <Button disabled={busy} onClick={onClose}>
              {words.cancel}
            </Button>
            <Button look="primary" disabled={busy} onClick={onConfirm}>
              {busy ? words.busy : words.confirm}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

/** Shows what went wrong, and takes the focus. */
export function DialogFailure({ title, children }: { title: string; children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), [children]);
  return (
    <div ref={box} className="p-summary" role="alert" tabIndex={-1}>
      <p className="p-summary-title">{title}</p>
      <p>{children}</p>
    </div>
  );
}
