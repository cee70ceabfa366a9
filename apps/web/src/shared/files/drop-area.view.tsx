import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';

export interface DropAreaProps {
  isDisabled?: boolean;
  onFiles: (files: FileList) => void;
  children: ReactNode;
}

/** Area that accepts dropped files. Include a button that does the same for keyboard users. */
export function DropArea({ isDisabled = false, onFiles, children }: DropAreaProps) {
  // Entering a child element fires `dragleave` on its parent, so only the outermost leave counts.
  const [depth, setDepth] = useState(0);
  const isOver = depth > 0 && !isDisabled;
  return (
    <Box
      onDragEnter={() => setDepth((before) => before + 1)}
      onDragLeave={() => setDepth((before) => Math.max(0, before - 1))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        setDepth(0);
        if (!isDisabled) onFiles(event.dataTransfer.files);
      }}
      sx={{
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        p: { xs: 2.5, sm: 4 },
        textAlign: 'center',
        border: '1px dashed',
        borderRadius: 1,
        transition: 'background-color 120ms',
        borderColor: isOver ? 'primary.main' : 'surface.control',
        bgcolor: isOver ? 'surface.tint' : 'transparent',
      }}
    >
      {children}
    </Box>
  );
}
