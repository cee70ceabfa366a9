import Box from '@mui/material/Box';

/** A text of the help; what stands between two asterisks is what a button or a page is called. */
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
