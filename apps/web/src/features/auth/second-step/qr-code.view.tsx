import Box from '@mui/material/Box';
import encodeQR from 'qr';

/** Width of the quiet zone in modules. Cameras cannot find the code without it. */
const QUIET_ZONE_MODULES = 4;

/** A QR code, always black on white with a quiet zone, even in dark mode. */
export function QrCode({ value, title }: { value: string; title: string }) {
  const rows = encodeQR(value, 'raw', { ecc: 'medium', border: QUIET_ZONE_MODULES });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      sx={{
        bgcolor: '#fff',
        borderRadius: 1,
        p: 0.5,
        width: 'fit-content',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <svg
        role="img"
        aria-label={title}
        width={208}
        height={208}
        viewBox={`0 0 ${rows.length} ${rows.length}`}
        shapeRendering="crispEdges"
        style={{ display: 'block' }}
      >
        <path fill="#000000" d={dark.join('')} />
      </svg>
    </Box>
  );
}
