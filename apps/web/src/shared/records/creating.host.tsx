import Box from '@mui/material/Box';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Operation } from '@quillcare/contracts';
import { useRights } from '../session/session.context';
import type { Choice } from './record-source';
import type { NewRecordForm } from './new-record.dialog';

// The form is for those who add something.
const NewRecordDialog = lazy(async () => ({
  default: (await import('./new-record.dialog')).NewRecordDialog,
}));

/** How a record is added where it is needed. */
export interface NewRecord<R extends { id: string }> {
  /** Offered to those who may call it. */
  needs: Operation;
  /** The entry of the list; what was typed may be empty. */
  label: (typed: string) => string;
  load: () => Promise<NewRecordForm<R>>;
}

/** Never the id of a record. */
const CREATE = 'create';

interface Creating<R> {
  /** The entry of the list that adds one; undefined for those who may not. */
  option?: (typed: string) => Choice<R>;
  isChosen: (choice: Choice) => boolean;
  begin: (typed: string) => void;
  dialog: ReactNode;
}

/** Adds a record in a dialog, and chooses it. */
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
      // In React's tree it is within the form that needs the record, which must not be submitted with it.
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
