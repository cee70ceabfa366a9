import Box from '@mui/material/Box';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Operation } from '@quillcare/contracts';
import { useRights } from '../session/session.context';
import type { Choice } from './record-source';
import type { NewRecordForm } from './new-record.dialog';

// Loaded only when a record is added.
const NewRecordDialog = lazy(async () => ({
  default: (await import('./new-record.dialog')).NewRecordDialog,
}));

/** How to add a record from the picker that needs it. */
export interface NewRecord<R extends { id: string }> {
  /** Offered to users who may call this operation. */
  needs: Operation;
  /** Label of the list's entry. `typed` may be empty. */
  label: (typed: string) => string;
  load: () => Promise<NewRecordForm<R>>;
}

/** Cannot be a record's id. */
const CREATE = 'create';

interface Creating<R> {
  /** Returns the list's entry that adds a record. Undefined for users who may not. */
  option?: (typed: string) => Choice<R>;
  isChosen: (choice: Choice) => boolean;
  begin: (typed: string) => void;
  dialog: ReactNode;
}

/** Adds a record in a dialog, and selects it. */
export function useCreating<R extends { id: string }>(
  create: NewRecord<R> | undefined,
  onCreated: (record: R) => void,
): Creating<R> {
  const { allows } = useRights();
  const [open, setOpen] = useState<{ typed: string; form: NewRecordForm<R> } | null>(null);
  const mayCreate = create !== undefined && allows(create.needs);
  return {
    option: mayCreate ? (typed) => ({ id: CREATE, label: create.label(typed.trim()) }) : undefined,
    isChosen: ({ id }) => id === CREATE,
    begin: (typed) => void create?.load().then((form) => setOpen({ typed: typed.trim(), form })),
    dialog: open && (
      // In React's tree the dialog is inside the form that needs the record. Its submit event must not submit that form as well.
      <Box sx={{ display: 'contents' }} onSubmit={(event) => event.stopPropagation()}>
        <Suspense fallback={null}>
          <NewRecordDialog
            form={open.form}
            typed={open.typed}
            onClose={() => setOpen(null)}
            onCreated={(record) => {
              setOpen(null);
              onCreated(record as R & typeof record);
            }}
          />
        </Suspense>
      </Box>
    ),
  };
}
