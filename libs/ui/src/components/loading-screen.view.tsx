import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Logo, type LogoSize } from './logo.view';

export interface LoadingScreenProps {
  size?: LogoSize;
  text?: string;
  note?: string;
  /** Fills the window if true, otherwise its container. */
  fullPage?: boolean;
}

/** The logo and a text about what is being loaded. */
export function LoadingScreen({
  size = 'large',
  text = 'Loading Quillcare...',
  note,
  fullPage = true,
}: LoadingScreenProps) {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
        minHeight: fullPage ? '100dvh' : 240,
      }}
    >
      <Logo size={size} />
      <Typography color="textSecondary">{text}</Typography>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}
