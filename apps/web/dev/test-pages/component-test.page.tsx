import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import {
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Facts,
  FieldFrame,
  FormErrorSummary,
  LoadingScreen,
  Logo,
  PlusIcon,
  StatusChip,
  TONE_NAMES,
} from '@quillcare/ui';
import { Money } from '../../src/shared/formats/money.view';
import { PlainPage } from '../../src/shared/pages/plain-page.view';
import { showToast, type ToastTone } from '../../src/shared/toasts/toast.store';
import { testWords } from './test-pages.en';
import { useWords } from '../../src/shared/words/words';

const TOASTS: readonly ToastTone[] = ['success', 'info', 'warning', 'error'];
const SIZES = ['small', 'medium', 'large'] as const;

export function ComponentTestPage() {
  const t = useWords(testWords);
  return (
    <PlainPage title={t('components')} subtitle={t('componentsSubtitle')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Shelf title="Logo">
          {SIZES.map((size) => (
            <Logo key={size} size={size} />
          ))}
        </Shelf>
        <Shelf title="Buttons">
          <Button variant="contained" startIcon={<PlusIcon />}>
            Primary
          </Button>
          <Button variant="outlined">Outlined</Button>
          <Button>Text</Button>
          <Button variant="contained" color="error">
            Danger
          </Button>
          <Button variant="contained" disabled>
            Disabled
          </Button>
        </Shelf>
        <Shelf title="Status chips">
          {TONE_NAMES.map((tone) => (
            <StatusChip key={tone} tone={tone} label={tone} />
          ))}
        </Shelf>
        <Fields />
        <Shelf title="Facts and money" isStacked>
          <Facts
            items={[
              { label: 'Total', value: <Money minor={845_000} currency="AUD" strong /> },
              { label: 'Phone', value: null },
            ]}
          />
        </Shelf>
        <Notices />
        <Interactive />
        <Waiting />
      </Box>
    </PlainPage>
  );
}

interface ShelfProps {
  title: string;
  isStacked?: boolean;
  children: ReactNode;
}

function Shelf({ title, isStacked = false, children }: ShelfProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box
        sx={
          isStacked
            ? { display: 'grid', gap: 1.5 }
            : { display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }
        }
      >
        {children}
      </Box>
    </Box>
  );
}

function Fields() {
  return (
    <Shelf title="Fields" isStacked>
      <FormErrorSummary
        title="Please check your input"
        lines={[{ fieldId: 'gallery-wrong', label: 'Email', message: 'Please enter a valid email address' }]}
        focusKey={0}
      />
      <FieldFrame id="gallery-plain" label="Name" help="As it is on the Medicare card." optional>
        <TextField id="gallery-plain" defaultValue="Te Ariki Ngāpō" />
      </FieldFrame>
      <FieldFrame id="gallery-wrong" label="Email" error="Please enter a valid email address">
        <TextField
          id="gallery-wrong"
          defaultValue="te.ariki"
          error
          slotProps={{ htmlInput: { 'aria-describedby': 'gallery-wrong-error', 'aria-invalid': true } }}
        />
      </FieldFrame>
    </Shelf>
  );
}

function Notices() {
  return (
    <Shelf title="Notices and states" isStacked>
      {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
        <Alert key={severity} severity={severity} role="note">
          A notice: {severity}
        </Alert>
      ))}
      <EmptyState
        title="Nothing here yet."
        hint="One sentence, one action."
        action={<Button variant="outlined">Add</Button>}
      />
      <ErrorState
        title="This could not be loaded"
        message="Network unavailable"
        reference="c-1"
        onRetry={() => undefined}
      />
    </Shelf>
  );
}

function Interactive() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Shelf title="Dialog and toasts">
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Open the dialog
      </Button>
      {TOASTS.map((tone) => (
        <Button key={tone} onClick={() => showToast({ title: `A toast: ${tone}`, tone })}>
          Toast: {tone}
        </Button>
      ))}
      <ConfirmDialog
        open={isAsking}
        danger
        title="Delete this draft?"
        confirmLabel="Delete"
        onConfirm={() => setAsking(false)}
        onClose={() => setAsking(false)}
      >
        Are you sure you want to delete this item?
      </ConfirmDialog>
    </Shelf>
  );
}

function Waiting() {
  return (
    <Shelf title="Waiting" isStacked>
      {SIZES.map((size) => (
        <LoadingScreen key={size} size={size} fullPage={false} />
      ))}
      <Skeleton variant="rounded" height={44} />
    </Shelf>
  );
}
