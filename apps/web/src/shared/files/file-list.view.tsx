import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { CheckIcon, WarningIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import { sizeWords } from './file-check';
import { fileWords } from './file.en';

export interface FileItem {
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  /** Upload progress from 0 to 1. Undefined unless uploading. */
  progress?: number;
  error?: string;
}

export interface FileListProps {
  files: readonly FileItem[];
  /** Cancels the upload of a file. If omitted, it cannot be cancelled. */
  onCancel?: (id: string) => void;
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
}

export function FileList({ files, ...acts }: FileListProps) {
  const t = useWords(fileWords);
  if (files.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('files')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {files.map((file) => (
        <FileLine key={file.id} file={file} {...acts} />
      ))}
    </Box>
  );
}

function FileLine({ file, onCancel, onRemove, onRetry }: { file: FileItem } & Omit<FileListProps, 'files'>) {
  const t = useWords(fileWords);
  const { id, name, size, progress, error } = file;
  const isUnderWay = progress !== undefined && error === undefined;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {name} <State isUnderWay={isUnderWay} error={error} />
        </Typography>
        <Typography
          variant="body2"
          className="tabular"
          color={error ? 'error' : 'textSecondary'}
          role={error ? 'alert' : undefined}
        >
          {error ?? sizeWords(size)}
        </Typography>
        {isUnderWay && (
          <LinearProgress
            variant="determinate"
            value={progress * 100}
            aria-label={t('uploading', { name, percent: Math.round(progress * 100) })}
            sx={{ mt: 0.5, height: 4, borderRadius: 1 }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {error && onRetry && (
          <Button size="small" aria-label={t('retryOf', { name })} onClick={() => onRetry(id)}>
            {t('retry')}
          </Button>
        )}
        {isUnderWay && onCancel && (
          <Button size="small" aria-label={t('cancelOf', { name })} onClick={() => onCancel(id)}>
            {t('cancel')}
          </Button>
        )}
        {!isUnderWay && onRemove && (
          <Button size="small" aria-label={t('removeOf', { name })} onClick={() => onRemove(id)}>
            {t('remove')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function State({ isUnderWay, error }: { isUnderWay: boolean; error: string | undefined }) {
  const t = useWords(fileWords);
  if (isUnderWay) return null;
  if (error) return <WarningIcon color="error" sx={{ fontSize: 16, verticalAlign: 'text-bottom' }} />;
  return (
    <CheckIcon color="success" titleAccess={t('done')} sx={{ fontSize: 16, verticalAlign: 'text-bottom' }} />
  );
}
