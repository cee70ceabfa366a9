import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  cancelExport,
  isFinishedTask,
  listExports,
  type BackgroundStatus,
  type ListExport,
  downloadExport,
} from '@quillcare/contracts';
import { DownloadIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { defineList } from '../../shared/list/define-list';
import { downloadFile } from '../../shared/list/download-file';
import { ListPage } from '../../shared/list/list-page.view';
import type { StatusDisplay } from '../../shared/status/status';
import { showProblem } from '../../shared/toasts/problem.toast';
import { showToast } from '../../shared/toasts/toast.store';
import { word, useWords } from '../../shared/words/words';
import { exportWords } from './export.en';

const TONES: Record<BackgroundStatus, StatusDisplay['tone']> = {
  QUEUED: 'muted',
  RUNNING: 'info',
  COMPLETED: 'success',
  FAILED: 'error',
  CANCELLED: 'muted',
};

const nameOf = ({ fileName }: ListExport) => fileName;

const stopExportAct = actsOn<ListExport>(exportWords, nameOf).act({
  name: 'stop',
  operation: cancelExport,
  when: (row) => !isFinishedTask(row) && row.cancelRequestedAt === null,
  request: ({ id }) => ({ params: { id } }),
  about: nameOf,
});

const exportList = defineList({
  name: 'exports',
  operation: listExports,
  words: exportWords,
  title: 'title',
  subtitle: 'subtitle',
  defaultSort: '-createdAt',
  nameOf: ({ fileName }) => fileName,
  isReadAtEachVisit: true,
  columns: [
    {
      kind: 'text',
      name: 'file',
      label: 'file',
      isFixed: true,
      card: 'title',
      value: ({ fileName }) => fileName,
    },
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      width: 140,
      value: ({ status }) => ({ label: word(exportWords, `states.${status}`), tone: TONES[status] }),
      hint: ({ problem }) => problem ?? '',
    },
    { kind: 'count', name: 'rows', label: 'rows', width: 110, value: ({ rowsDone }) => rowsDone },
    {
      kind: 'date',
      name: 'started',
      label: 'started',
      sort: 'createdAt',
      as: 'ago',
      value: ({ createdAt }) => createdAt,
    },
    {
      kind: 'date',
      name: 'expires',
      label: 'expires',
      as: 'time',
      width: 170,
      from: 'lg',
      value: ({ status, expiresAt }) => (status === 'COMPLETED' ? expiresAt : null),
    },
    {
      kind: 'custom',
      name: 'open',
      label: 'open',
      width: 220,
      isFixed: true,
      align: 'right',
      render: (row) => row.status === 'COMPLETED' && <DownloadButton file={row} />,
    },
  ],
  actions: [{ ...stopExportAct, isInline: true }],
  empty: { icon: <DownloadIcon />, title: 'empty', hint: 'emptyHint' },
});

/** The user's background exports. */
export function ExportListPage() {
  return <ListPage list={exportList} />;
}

function DownloadButton({ file: { id, fileName: name } }: { file: ListExport }) {
  const t = useWords(exportWords);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { signal } = new AbortController();
      await downloadFile(downloadExport, { params: { id } }, { onRows: () => undefined, signal });
      showToast({ title: t('downloaded', { name }) });
    } catch (error) {
      showProblem(error, t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={isBusy}
      aria-label={t('downloadOf', { name })}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}
