import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';

/** A picture to scan: black on white with a quiet zone, also in dark colours, or cameras do not find it. */
export function QrCode({ value, title }: { value: string; title: string }) {
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
      <QRCodeSVG
        value={value}
        title={title}
        size={208}
        marginSize={4}
        level="M"
        bgColor="#ffffff"
        fgColor="#000000"
        style={{ display: 'block' }}
      />
    </Box>
  );
}
