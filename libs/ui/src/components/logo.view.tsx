import Box from '@mui/material/Box';

export type LogoSize = 'small' | 'medium' | 'large';

const LOGO_SIZES: Record<LogoSize, number> = { small: 28, medium: 44, large: 72 };

/** The square logo with the letter Q. */
export function Logo({ size = 'small' }: { size?: LogoSize }) {
  const side = LOGO_SIZES[size];
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: side,
        height: side,
        borderRadius: `${side / 4}px`,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 700,
        fontSize: side * 0.56,
        lineHeight: 1,
        // Not text, because screen readers would read it as part of the enclosing link or button.
        '&::before': { content: '"Q"' },
      }}
    />
  );
}
