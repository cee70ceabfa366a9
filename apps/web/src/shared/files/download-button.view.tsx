import Button, { type ButtonProps } from '@mui/material/Button';
import type { Operation } from '@quillcare/contracts';
import { useState } from 'react';
import { toProblem } from '../api/problem';
import { showToast } from '../toasts/toast.store';
import { downloadFile } from './download-file';

export interface Downloaded {
  operation: Operation;
  parts: Parameters<typeof downloadFile>[1];
}

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx' | 'startIcon'> {
  file: Downloaded;
  label: string;
  /** Title of the error message. */
  failed: string;
}

/** Saves a file, or shows an error message if that fails. */
export function DownloadButton({ file, label, failed, ...look }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(file.operation, file.parts);
    } catch (error) {
      showToast({ title: failed, message: toProblem(error).detail, tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button {...look} disabled={isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}
