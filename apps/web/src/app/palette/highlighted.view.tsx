import { Fragment } from 'react';
import Box from '@mui/material/Box';
import { searchMatches } from '@quillcare/rules';

export function Highlighted({ text, found }: { text: string; found: string }) {
  const ranges = searchMatches(text, found);
  return (
    <>
      {ranges.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, from)}
          <Box component="mark" sx={MARK}>
            {text.slice(from, to)}
          </Box>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

const MARK = { bgcolor: 'transparent', color: 'primary.main', fontWeight: 600 } as const;
