import Box from '@mui/material/Box';

/** Renders help text. Names of buttons and pages are marked with asterisks. */
export function HelpText({ text }: { text: string }) {
  return text.split('**').map((part, at) => (at % 2 === 1 ? <Name key={at}>{part}</Name> : part));
}

function Name({ children }: { children: string }) {
  return (
    <Box component="strong" sx={{ fontWeight: 600 }}>
      {children}
    </Box>
  );
}
