import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { logoWords } from './logo.en';
import { useWords } from '../../shared/words/words';

interface LogoDropProps {
  /** True if there is no logo yet, which the area's border shows. */
  isEmpty: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Drop area for a picture. The button next to it does the same by keyboard. */
export function LogoDrop({ isEmpty, onFile, children }: LogoDropProps) {
  const t = useWords(logoWords);
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      sx={{
        borderRadius: 1,
        textAlign: isEmpty ? 'center' : 'start',
        p: isEmpty ? 3 : 0,
        border: isEmpty ? '1px dashed' : 0,
        borderColor: isOver ? 'primary.main' : 'surface.control',
        bgcolor: isOver && isEmpty ? 'surface.tint' : 'transparent',
        // With a logo in it the area has no border to recolour, so highlight it with an outline.
        outline: isOver && !isEmpty ? 2 : 0,
        outlineStyle: 'solid',
        outlineColor: 'primary.main',
        outlineOffset: 4,
      }}
    >
      {children}
      {isEmpty && (
        <Typography variant="body2" color="textSecondary">
          {t('drop')}
        </Typography>
      )}
    </Box>
  );
}
